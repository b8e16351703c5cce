// Doubtful values as lines of text and as JSON.

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "repair/diagnosis.h"
#include "repair/doubtful_value.h"
#include "text/visible.h"

namespace hone {
namespace {

std::string shownPart(std::string_view text) {
  constexpr size_t most = 60;
  // As in C: a line end and its escape must not look alike.
  std::string escaped;
  for (char c : text.substr(0, most)) escaped.append(c == '\\' ? 2 : 1, c);
  return "'" + visible(escaped) + (text.size() > most ? "...'" : "'");
}

}  // namespace

std::string toText(const std::vector<DoubtfulValue>& doubts) {
  constexpr size_t most = 20;
  std::string out;
  for (size_t i = 0; i < doubts.size() && i < most; ++i) {
    const DoubtfulValue& doubt = doubts[i];
    out += fmt::format("doubtful: {}:{}: {} {}: it became {}", doubt.line, doubt.column, shownPart(doubt.was),
                       doubt.why, shownPart(doubt.became));
    for (const std::string& reading : doubt.readings) out += ", or " + shownPart(reading);
    out += '\n';
  }
  if (doubts.size() > most) out += fmt::format("doubtful: {} more places\n", doubts.size() - most);
  return out;
}

nlohmann::ordered_json toJson(const std::vector<DoubtfulValue>& doubts) {
  nlohmann::ordered_json json = nlohmann::ordered_json::array();
  for (const DoubtfulValue& doubt : doubts) {
    nlohmann::ordered_json& entry = json.emplace_back();
    entry = {{"line", doubt.line}, {"column", doubt.column}, {"offset", doubt.offset}, {"why", doubt.why}};
    addText(entry, "was", doubt.was);
    addText(entry, "became", doubt.became);
    entry["readings"] = doubt.readings;
  }
  return json;
}

}  // namespace hone
