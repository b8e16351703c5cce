#include "report/report_page.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "report/kept_parts.h"
#include "report/panel.h"

// The files of report/page and the chart library, embedded by src/CMakeLists.txt. Each ends with a zero byte.
extern "C" {
extern const char hone_page[], hone_page_style[], hone_page_script[], hone_page_charts[];
}

namespace hone {
namespace {

using Json = nlohmann::ordered_json;

/// With longer texts, the page would open slowly.
constexpr size_t wholeText = 1 << 20;
/// How much of a stretch is shown at each of its ends, in longer texts.
constexpr size_t shownAtEnds = 2000;

// The kinds of pieces that are not kept parts.
constexpr int onlyHere = -1;
constexpr int remark = -2;

/// One of both texts as pieces [text, kind].
class Pieces {
 public:
  explicit Pieces(std::string_view text) : text_(text) {}

  void add(size_t begin, size_t end, int what) {
    if (begin >= end) return;
    if (text_.size() <= wholeText || end - begin <= 2 * shownAtEnds) {
      push(begin, end, what);
      return;
    }
    const size_t head = border(begin + shownAtEnds), tail = border(end - shownAtEnds);
    push(begin, head, what);
    json_.push_back({fmt::format("… {} bytes …", grouped(tail - head)), remark});
    push(tail, end, what);
  }

  Json json() { return std::move(json_); }

 private:
  /// Doesn't cut a character.
  size_t border(size_t at) const {
    while (at < text_.size() && (text_[at] & 0xC0) == 0x80) ++at;
    return at;
  }
  void push(size_t begin, size_t end, int what) { json_.push_back({text_.substr(begin, end - begin), what}); }

  std::string_view text_;
  Json json_ = Json::array();
};

/// The result formatted for people. A kept part may be in several pieces there, each with the part's number.
Json readingOf(const Report& report) {
  Pieces pieces(report.reading);
  size_t end = 0;
  auto whole = report.kept.begin();
  for (const CommonPart& piece : composed(report.kept, commonParts(report.result, report.reading))) {
    while (whole->left + whole->length <= piece.left) ++whole;
    pieces.add(end, piece.right, onlyHere);
    end = piece.right + piece.length;
    pieces.add(piece.right, end, static_cast<int>(whole - report.kept.begin()));
  }
  pieces.add(end, report.reading.size(), onlyHere);
  return pieces.json();
}

Json failureOf(const Report& report) {
  if (!report.failure) return nullptr;
  const ReportFailure& failure = *report.failure;
  return {{"title", failure.title},
          {"ending", failure.ending},
          {"signature", failure.signature},
          {"out", failure.out},
          {"err", failure.err}};
}

Json comparison(const Report& report) {
  Pieces original(report.original), result(report.result);
  size_t left = 0, right = 0;
  int number = 0;
  for (const CommonPart& part : report.kept) {
    original.add(left, part.left, onlyHere);
    result.add(right, part.right, onlyHere);
    left = part.left + part.length;
    right = part.right + part.length;
    original.add(part.left, left, number);
    result.add(part.right, right, number);
    ++number;
  }
  original.add(left, report.original.size(), onlyHere);
  result.add(right, report.result.size(), onlyHere);
  return {{"original", original.json()}, {"result", result.json()}, {"reading", readingOf(report)}};
}

Json toJson(const Report& report) {
  Json facts = Json::array();
  for (const ReportFact& fact : report.facts) facts.push_back({fact.label, fact.value, fact.note});
  std::vector<std::string_view> passes;
  Json history = Json::array();
  for (const ReportPoint& point : report.history) {
    auto at = std::find(passes.begin(), passes.end(), point.pass);
    history.push_back({point.tests, std::round(1000 * point.seconds) / 1000, point.bytes, at - passes.begin()});
    if (at == passes.end()) passes.push_back(point.pass);
  }
  return {
      {"hone", HONE_VERSION},
      {"stats", report.stats},
      {"words", {{"fail", report.words.fail}, {"pass", report.words.pass}, {"unresolved", report.words.unresolved}}},
      {"facts", facts},
      {"headline", report.headline},
      {"ending", report.ending},
      {"command", report.command},
      {"directory", report.directory},
      {"input_name", report.inputName},
      {"output_name", report.outputName},
      {"failure", failureOf(report)},
      {"result", report.result.substr(0, wholeText)},
      {"result_bytes", report.result.size()},
      {"result_title", report.resultTitle},
      {"comparison", comparison(report)},
      {"history", history},
      {"history_passes", passes},
      {"sections", report.sections}};
}

/// JSON for the inside of a <script> element: it has no "<" that could end or open an element.
std::string forScript(const Json& json) {
  const std::string text = json.dump(-1, ' ', false, Json::error_handler_t::replace);
  std::string escaped;
  escaped.reserve(text.size());
  for (char c : text) {
    if (c == '<')
      escaped += "\\u003c";
    else
      escaped += c;
  }
  return escaped;
}

}  // namespace

bool hasReportPages() { return true; }

std::string reportPage(const Report& report) {
  const std::pair<std::string_view, std::string> contents[] = {
      {"{{style}}", hone_page_style},
      {"{{data}}", forScript(toJson(report))},
      {"{{charts}}", hone_page_charts},
      {"{{script}}", hone_page_script},
  };
  std::string_view rest = hone_page;
  std::string page;
  for (const auto& [place, content] : contents) {
    const size_t at = rest.find(place);
    page += rest.substr(0, at);
    page += content;
    rest.remove_prefix(at + place.size());
  }
  page += rest;
  return page;
}

}  // namespace hone
