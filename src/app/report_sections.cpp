#include "app/report_sections.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <filesystem>
#include <functional>
#include <map>
#include <tuple>

#include "explain/show_model.h"
#include "oracle/closer_look.h"
#include "oracle/crash_signature.h"
#include "pattern/picture.h"
#include "reduce/pretty.h"
#include "text/archive.h"
#include "text/command_text.h"

namespace hone {
namespace {

using Json = nlohmann::ordered_json;

/// How much of a line is shown on each side of a finding.
constexpr size_t shownAround = 60;
constexpr size_t shownOfExample = 60;
/// The page shows so much of each stream of a program that failed.
constexpr size_t shownLines = 50;

std::string_view lineBefore(std::string_view text, size_t at) {
  size_t begin = at > 0 ? text.rfind('\n', at - 1) : text.npos;
  begin = begin == text.npos ? 0 : begin + 1;
  if (at - begin > shownAround) begin = at - shownAround;
  return text.substr(begin, at - begin);
}

std::string_view lineAfter(std::string_view text, size_t at) {
  return text.substr(at, std::min(std::min(text.find('\n', at), text.size()) - at, shownAround));
}

}  // namespace

Json filesSection(std::string_view original, std::string_view result) {
  std::map<std::string, size_t> left;
  const auto before = filesOf(original), after = filesOf(result);
  for (const ArchivedFile& file : *after) left[file.path] = file.contents().size();
  std::vector<std::tuple<size_t, std::string, std::optional<size_t>>> sizes;
  for (const ArchivedFile& file : *before) {
    if (file.path == commandPath) continue;
    const auto kept = left.find(file.path);
    sizes.emplace_back(file.contents().size(), file.path,
                       kept == left.end() ? std::nullopt : std::optional(kept->second));
  }
  // What is left comes first.
  std::ranges::stable_sort(sizes, std::greater<>(), [](const auto& size) {
    return std::pair(std::get<2>(size).has_value(), std::get<0>(size));
  });
  Json list = Json::array();
  for (const auto& [bytes, path, rest] : sizes) list.push_back({path, bytes, rest ? Json(*rest) : Json(nullptr)});
  return {{"title", "Files"}, {"kind", "files"}, {"files", std::move(list)}};
}

Json diagnosisSection(const std::vector<Finding>& findings, std::string_view original) {
  Json list = Json::array();
  for (const Finding& finding : findings) {
    const size_t end = std::min(finding.offset + finding.removed.size(), original.size());
    list.push_back({{"line", finding.line},
                    {"column", finding.column},
                    {"rule", finding.rule},
                    {"before", lineBefore(original, std::min<size_t>(finding.offset, original.size()))},
                    {"removed", finding.removed},
                    {"inserted", finding.inserted},
                    {"after", lineAfter(original, end)}});
  }
  return {{"kind", "diagnosis"}, {"title", "What was wrong"}, {"findings", list}};
}

Json decisionTreeSection(const Model& model, const Parts& parts, const std::string& sentences) {
  const ExampleTexts shown(model);
  Json nodes = Json::array();
  for (uint32_t id = 0; id < model.nodes.size(); ++id) {
    const ModelNode& node = model.nodes[id];
    Json json = {{"fails", node.fails}, {"passes", node.passes}, {"fail", node.predictsFail}};
    if (node.isLeaf()) {
      json["examples"] = Json::array();
      for (const std::string& example : node.examples) json["examples"].push_back(shown(example, shownOfExample));
    } else {
      const Question question = questionOf(model, id, parts);
      json["question"] = question.text;
      json["yes"] = question.yes;
      json["no"] = question.no;
    }
    nodes.push_back(json);
  }
  return {{"kind", "decision_tree"},
          {"title", "What decides"},
          {"sentences", sentences},
          {"behaviour", model.behaviour},
          {"nodes", nodes}};
}

std::optional<ReportFailure> failureOn(std::string title, const CommandSpec& spec, std::string_view text,
                                       const Cancellation& cancellation) {
  const std::optional<TestResult> seen = lookCloser(spec, text, cancellation);
  if (!seen || !seen->evidence) return std::nullopt;
  const auto& [out, err, files] = *seen->evidence;
  const std::string signature =
      spec.rules.sameCrash() ? seen->crash : signatureOf(findCrash(seen->exitCode, seen->signal, out, err));
  const std::string program =
      isProcess(spec) ? std::filesystem::path(spec.argv.front()).filename().string() : "the test";
  return ReportFailure{.title = std::move(title),
                       .ending = fmt::format("{} {}", program, happened(spec, *seen)),
                       .signature = spec.rules.sameCrash() || isCrash(signature) ? signature : "",
                       .out = isProcess(spec) ? fmt::format("{}", fmt::join(excerptOf(out, shownLines), "\n")) : "",
                       .err = fmt::format("{}", fmt::join(excerptOf(err, shownLines), "\n"))};
}

std::string readingOf(std::string_view result, const std::shared_ptr<Language>& language) {
  constexpr size_t longest = 1 << 16;
  if (result.size() > longest) return "";
  std::string text = language->plain(prettyText(*Tree::parse(language, std::string(result))), detectEncoding(result));
  return text == result ? "" : text;
}

Json patternSection(const Pattern& pattern) {
  Json nodes = Json::array();
  for (const PatternNode& node : shownNodes(pattern)) nodes.push_back({node.depth, node.text, nameOf(node.mark)});
  return {{"kind", "pattern"}, {"title", "The pattern"},     {"line", toLine(pattern)},
          {"nodes", nodes},    {"failing", pattern.failing}, {"passing", pattern.passing}};
}

}  // namespace hone
