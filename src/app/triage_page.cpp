#include "app/triage_page.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <filesystem>

#include "app/report_sections.h"
#include "app/triage_summary.h"
#include "report/panel.h"
#include "report/report_page.h"
#include "test/excerpt.h"
#include "text/counted.h"
#include "text/file.h"
#include "text/hex_dump.h"
#include "text/shell.h"

namespace hone {
namespace {

using Json = nlohmann::ordered_json;

constexpr size_t outputLines = 50;

std::vector<std::string> remarksOn(const FiledBug& bug) {
  std::vector<std::string> remarks = bug.remarks;
  if (bug.callers.size() > 1) remarks.insert(remarks.begin(), callersOf(bug));
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
          {"members", members}};
}

}  // namespace

std::string triagePage(const TriageIndex& index, const std::string& folder,
                       const std::function<std::shared_ptr<Language>(const FiledBug&)>& languageOf) {
  const auto count = [&](BugState state) { return grouped(index.count(state)); };
  size_t findings = index.others.size();
  Json bugs = Json::array();
  for (const FiledBug& bug : index.bugs) {
    findings += bug.members.size();
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
