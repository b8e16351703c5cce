#include "app/triage_summary.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "app/report_sections.h"
#include "oracle/closer_look.h"
#include "report/panel.h"
#include "report/report_page.h"
#include "text/characters.h"
#include "text/counted.h"
#include "text/file.h"
#include "text/hex_dump.h"
#include "text/shell.h"
#include "text/visible.h"

namespace hone {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

/// Longer texts are only named.
constexpr size_t shownText = 2000;

/// A block of code whose fence occurs nowhere in the text.
std::string codeBlock(std::string_view text) {
  std::string fence = "```";
  while (text.find(fence) != text.npos) fence += '`';
  return fmt::format("{}\n{}{}{}\n", fence, text, text.ends_with('\n') ? "" : "\n", fence);
}

/// Verbatim: between more backticks than the text has in a row, and with a blank at each end if one might merge with
/// them.
std::string code(const std::string& text) {
  const std::string shown = visible(text);
  std::string fence = "`";
  while (shown.find(fence) != shown.npos) fence += '`';
  const std::string_view gap = fence.size() > 1 ? " " : "";
  return fmt::format("{0}{1}{2}{1}{0}", fence, gap, shown);
}

/// In a cell of a table, '|' must be escaped even between backticks, and only it.
std::string cell(std::string_view text) {
  std::string escaped;
  for (char c : text) {
    if (c == '|') escaped += '\\';
    escaped += c;
  }
  return escaped;
}

/// The anchor that GitHub and GitLab derive from a heading.
std::string anchorOf(const std::string& heading) {
  std::string anchor = lowerCase(heading);
  std::erase(anchor, '.');
  return anchor;
}

std::string bugSection(const FiledBug& bug, const fs::path& folder) {
  std::string text = fmt::format("\n## {}\n\n", bug.name);
  text += fmt::format("- fails: {}\n", code(bug.signatures.front()));
  for (size_t i = 1; i < bug.signatures.size(); ++i) text += fmt::format("- also fails: {}\n", code(bug.signatures[i]));
  text += fmt::format("- findings: {}\n", bug.findings());
  const fs::path own = folder / bug.name;
  text += fmt::format("- reproduce: {}\n", code("sh " + shellQuoted((own / "reproduce.sh").string())));
  if (!bug.pattern.empty()) text += fmt::format("- pattern: {}\n", code(bug.pattern));
  for (const std::string& sentence : placesOf(bug)) text += fmt::format("- {}\n", sentence);
  for (const std::string& remark : bug.remarks) text += fmt::format("- {}\n", visible(remark));
  if (!bug.hasText) return text;
  text += fmt::format("\n{} ({}, from {}):\n\n", (own / bug.reducedFile).string(), counted(bug.reduced.size(), "byte"),
                      bug.representativeBytes);
  if (bug.reduced.size() <= shownText) text += codeBlock(isBinary(bug.reduced) ? hexDump(bug.reduced) : bug.reduced);
  return text;
}

std::string xml(std::string_view text) {
  std::string escaped;
  for (char c : text) switch (c) {
      case '&': escaped += "&amp;"; break;
      case '<': escaped += "&lt;"; break;
      case '>': escaped += "&gt;"; break;
      case '"': escaped += "&quot;"; break;
      default:
        // XML 1.0 has no other control characters, not even escaped.
        escaped += static_cast<unsigned char>(c) < 0x20 && c != '\n' && c != '\t' ? '?' : c;
    }
  return escaped;
}

/// Relative to the root of the repository, unless the path is absolute: then services need the scheme to see that.
std::string uriOf(const fs::path& file) {
  std::string uri = file.is_absolute() ? "file://" : "";
  for (char c : file.generic_string()) {
    const bool stays = std::isalnum(static_cast<unsigned char>(c)) || std::string_view("/-._~").find(c) != uri.npos;
    uri += stays ? std::string(1, c) : fmt::format("%{:02X}", static_cast<unsigned char>(c));
  }
  return uri;
}

std::string describe(const FiledBug& bug, const fs::path& folder) {
  return fmt::format("{}: {}; reproduce: sh {}", bug.signatures.front(), counted(bug.findings(), "finding"),
                     shellQuoted((folder / bug.name / "reproduce.sh").string()));
}

const char* baselineState(BugState state) {
  switch (state) {
    case BugState::fresh: return "new";
    case BugState::known: return "unchanged";
    case BugState::fixed: return "absent";
  }
  return "";
}

using Json = nlohmann::ordered_json;

constexpr size_t outputLines = 50;

std::vector<std::string> remarksOn(const FiledBug& bug) {
  std::vector<std::string> remarks = placesOf(bug);
  remarks.insert(remarks.end(), bug.remarks.begin(), bug.remarks.end());
  return remarks;
}

Json toJson(const FiledBug& bug, const std::string& folder, const std::shared_ptr<Language>& language) {
  const std::filesystem::path own = std::filesystem::path(folder) / bug.name;
  const std::filesystem::path output = own / "output.txt";
  // The layout of a text that isn't reduced may take long.
  const std::string reading = bug.finished ? readingOf(bug.reduced, language) : "";
  Json members = Json::array();
  for (const FiledMember& member : bug.members) members.push_back(member.file);
  return {{"name", bug.name},
          {"state", nameOf(bug.state)},
          {"signatures", bug.signatures},
          {"text", isBinary(bug.reduced) ? hexDump(bug.reduced)
                   : reading.empty()     ? bug.reduced
                                         : reading},
          {"file", bug.name + "/" + bug.reducedFile},
          {"bytes", bug.reduced.size()},
          {"original_bytes", bug.representativeBytes},
          {"pattern", bug.pattern},
          {"reproduce", "sh " + shellQuoted((own / "reproduce.sh").string())},
          {"output", std::filesystem::exists(output)
                         ? fmt::format("{}", fmt::join(excerptOf(readFile(output), outputLines), "\n"))
                         : ""},
          {"remarks", remarksOn(bug)},
          {"findings", bug.findings()},
          {"members", members}};
}

}  // namespace

std::vector<std::string> placesOf(const FiledBug& bug) {
  std::vector<std::string> sentences;
  const auto add = [&](const std::vector<std::string>& lines, std::string_view sentence) {
    if (lines.size() < 2) return;
    constexpr size_t shown = 5;
    const std::vector<std::string> first(lines.begin(), lines.begin() + std::ptrdiff_t(std::min(shown, lines.size())));
    const size_t others = lines.size() - first.size();
    sentences.push_back(visible(
        fmt::format(fmt::runtime(sentence), lines.size()) +
        fmt::format(": {}{}", fmt::join(first, ", "), others > 0 ? fmt::format(" and {} others", others) : "")));
  };
  // Two bugs of one function may have texts of one form.
  add(bug.lines, "its findings fail in {} lines, so it may be several bugs");
  add(bug.callers, "its findings come by {} callers of the function that fails");
  return sentences;
}

std::string summaryPage(const TriageIndex& index, const fs::path& folder) {
  std::string text = fmt::format("# {}: {} new, {} known, {} fixed\n\nTest: {}\n\n", counted(index.bugs.size(), "bug"),
                                 index.count(BugState::fresh), index.count(BugState::known),
                                 index.count(BugState::fixed), code(index.command));
  if (!index.finished)
    text += fmt::format(
        "**The triage was cut short, so this is not all: {}.** The same command with `--resume` "
        "continues it.\n\n",
        index.untested.empty() ? "not all bugs are finished"
                               : counted(index.untested.size(), "finding") + " not tested yet");
  text += "| bug | state | findings | bytes | fails |\n|---|---|---:|---:|---|\n";
  for (const FiledBug& bug : index.bugs)
    text += fmt::format("| [{}](#{}) | {} | {} | {} | {} |\n", bug.name, anchorOf(bug.name), nameOf(bug.state),
                        bug.findings(), bug.reduced.size(), cell(code(bug.signatures.front())));
  for (const FiledBug& bug : index.bugs) text += bugSection(bug, folder);
  if (index.others.empty()) return text;
  text += fmt::format("\n## Findings that don't fail ({})\n\n", index.otherFindings());
  for (const OtherFinding& other : index.others)
    text += fmt::format("- {}: {}{}\n", code(other.file), code(other.outcome),
                        other.sameAs.empty() ? "" : ", same bytes as " + code(other.sameAs));
  return text;
}

std::string sarif(const TriageIndex& index, const fs::path& folder) {
  Json rules = Json::array(), results = Json::array();
  for (const FiledBug& bug : index.bugs) {
    rules.push_back({{"id", bug.name}, {"shortDescription", {{"text", bug.signatures.front()}}}});
    Json location;
    location["physicalLocation"] = {{"artifactLocation", {{"uri", uriOf(folder / bug.name / bug.reducedFile)}}},
                                    {"region", {{"startLine", 1}}}};
    results.push_back({{"ruleId", bug.name},
                       {"level", bug.state == BugState::fixed ? "note" : "error"},
                       {"message", {{"text", describe(bug, folder)}}},
                       {"locations", Json::array({location})},
                       {"partialFingerprints", {{"signature/v1", bug.signatures.front()}}},
                       {"baselineState", baselineState(bug.state)}});
  }
  const Json driver = {{"name", "hone triage"}, {"version", HONE_VERSION}, {"rules", rules}};
  Json run;
  run["tool"]["driver"] = driver;
  run["results"] = results;
  const Json log = {
      {"$schema", "https://json.schemastore.org/sarif-2.1.0.json"}, {"version", "2.1.0"}, {"runs", Json::array({run})}};
  return log.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

std::string junit(const TriageIndex& index, const fs::path& folder) {
  const size_t failures = index.bugs.size() - index.count(BugState::fixed);
  std::string text = fmt::format(
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n"
      "<testsuite name=\"hone triage\" tests=\"{}\" failures=\"{}\">\n",
      index.bugs.size(), failures);
  for (const FiledBug& bug : index.bugs) {
    text += fmt::format("<testcase classname=\"triage\" name=\"{}\">", xml(bug.name));
    if (bug.state != BugState::fixed)
      text += fmt::format("\n<failure type=\"{}\" message=\"{}\">{}</failure>\n", nameOf(bug.state),
                          xml(visible(bug.signatures.front())), xml(visible(describe(bug, folder))));
    text += "</testcase>\n";
  }
  return text + "</testsuite>\n</testsuites>\n";
}

std::string triagePage(const TriageIndex& index, const std::string& folder,
                       const std::function<std::shared_ptr<Language>(const FiledBug&)>& languageOf) {
  const auto count = [&](BugState state) { return grouped(index.count(state)); };
  size_t findings = index.otherFindings();
  Json bugs = Json::array();
  for (const FiledBug& bug : index.bugs) {
    findings += bug.findings();
    bugs.push_back(toJson(bug, folder, languageOf(bug)));
  }
  findings += index.untested.size();
  Json others = Json::array();
  for (const OtherFinding& other : index.others) others.push_back({other.file, other.outcome});
  Report report;
  report.stats = {{"mode", "triage"}, {"language", index.language}, {"tests", index.tests}};
  report.headline = fmt::format("{} from {}", counted(index.bugs.size(), "bug"), counted(findings, "finding"));
  report.facts = {{"new", count(BugState::fresh), "bugs that no earlier triage knows"},
                  {"known", count(BugState::known), "bugs"},
                  {"fixed", count(BugState::fixed), "bugs that nothing shows any more"},
                  {"tests", grouped(index.tests), "of findings, reductions and patterns"}};
  if (!index.finished) {
    report.headline += ", cut short";
    report.facts.insert(report.facts.begin(), {"not tested", grouped(index.untested.size()),
                                               "findings; the same command with --resume continues"});
  }
  report.command = index.command;
  report.directory = std::filesystem::current_path().string();
  report.inputName = folder;
  report.sections = {{{"kind", "bugs"}, {"title", "Bugs"}, {"bugs", bugs}, {"others", others}}};
  return reportPage(report);
}

}  // namespace hone
