#include "app/triage_output.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>
#include <utility>

#include "app/findings_files.h"
#include "app/reproduction.h"
#include "app/triage_page.h"
#include "app/triage_summary.h"
#include "pattern/pattern_file.h"
#include "process/work_directory.h"
#include "text/file.h"
#include "text/shell.h"
#include "text/user_error.h"
#include "text/visible.h"

namespace hone {
namespace {

namespace fs = std::filesystem;

constexpr double longestReproduction = 60;

const char* nameOf(Belongs belongs) {
  switch (belongs) {
    case Belongs::reduced: return "reduced";
    case Belongs::matches: return "matches";
    case Belongs::alike: return "alike";
    case Belongs::signature: return "signature";
  }
  return "";
}

std::string shownCommand(const CommandSpec& command) {
  std::string text;
  for (const std::string& word : command.argv) text += (text.empty() ? "" : " ") + shellQuoted(word);
  return command.kind == TestKind::script ? "--test " + text : text;
}

bool haveCommon(const std::vector<std::string>& a, const std::vector<std::string>& b) {
  return std::ranges::any_of(a, [&](const std::string& text) { return std::ranges::find(b, text) != b.end(); });
}

class Files {
 public:
  explicit Files(const Filing& filing) : filing_(filing), names_(filing.taken) {
    for (const FiledBug& bug : filing.earlier.bugs) names_.push_back(bug.name);
    for (size_t finding = 0; finding < filing.count; ++finding)
      if (const std::optional<size_t> first = sighting(finding).sameAs) copies_[*first].push_back(finding);
  }

  TriageIndex index() {
    TriageIndex index;
    index.command = shownCommand(filing_.command);
    index.tests = filing_.found.tests;
    for (const Bug& bug : filing_.found.bugs) index.bugs.push_back(filed(bug));
    std::ranges::stable_sort(index.bugs, std::greater(), [](const FiledBug& bug) { return bug.members.size(); });
    for (size_t number : filing_.found.fixed) {
      FiledBug bug = filing_.earlier.bugs[filing_.knownNumbers[number]];
      bug.state = BugState::fixed;
      keepEarlierMembers(bug, std::exchange(bug.members, {}));
      index.bugs.push_back(std::move(bug));
    }
    for (size_t finding = 0; finding < filing_.count; ++finding)
      if (!sighting(finding).failed())
        index.others.push_back(
            {name(finding), sighting(finding).refusal.empty() ? "passes" : sighting(finding).refusal});
    return index;
  }

 private:
  const Sighting& sighting(size_t finding) const { return filing_.found.survey.sightings[finding]; }
  const std::string& name(size_t finding) const { return filing_.findings.all[finding].name; }

  FiledBug filed(const Bug& bug) {
    FiledBug filed;
    const FiledBug* earlier = earlierOf(bug);
    if (earlier != nullptr) filed = *earlier;
    filed.state = earlier != nullptr && earlier->state != BugState::fixed ? BugState::known : BugState::fresh;
    filed.name = earlier != nullptr ? earlier->name : bugName(bug.signatures.front(), names_);
    if (earlier == nullptr) names_.push_back(filed.name);
    std::vector<FiledMember> before = std::exchange(filed.members, {});
    for (const Member& member : bug.members) addMember(filed, member);
    keepEarlierMembers(filed, std::move(before));
    filed.signatures = bug.signatures;
    for (const std::string& remark : bug.remarks)
      if (std::ranges::find(filed.remarks, remark) == filed.remarks.end()) filed.remarks.push_back(remark);
    filed.budgetSpent |= bug.budgetSpent;
    filed.tests = bug.tests;
    if (bug.representative) describeReduction(filed, bug);
    return filed;
  }

  /// The bug as it was; nullptr if it is new. A bug that wasn't finished is known by its signature.
  const FiledBug* earlierOf(const Bug& bug) const {
    const std::vector<FiledBug>& all = filing_.earlier.bugs;
    if (bug.known) return &all[filing_.knownNumbers[*bug.known]];
    const auto unfinished = std::ranges::find_if(all, [&](const FiledBug& earlier) {
      return (!earlier.finished || !earlier.reliable) && haveCommon(earlier.signatures, bug.signatures);
    });
    return unfinished == all.end() ? nullptr : &*unfinished;
  }

  void describeReduction(FiledBug& filed, const Bug& bug) const {
    filed.representative = name(*bug.representative);
    filed.representativeBytes = filing_.findings.all[*bug.representative].bytes;
    std::string extension = findingExtension(filed.representative);
    if (extension.empty()) extension = filing_.extension;
    filed.reducedFile = "reduced" + extension;
    filed.reduced = bug.reduced;
    filed.tokens = bug.tokens;
    filed.minimal = bug.minimal;
    filed.reliable = bug.reliable;
    filed.finished = bug.finished;
    filed.budgetSpent = bug.budgetSpent;
    filed.pattern = bug.pattern ? toLine(*bug.pattern) : "";
    filed.remarks = bug.remarks;
    if (const Sighting& seen = sighting(*bug.representative); !bug.reliable && !seen.isReliable())
      filed.remarks.push_back(seen.isFlaky()
                                  ? fmt::format("it is flaky, {} of {} runs of {} fail, so it was not reduced",
                                                seen.fails, seen.runs, filed.representative)
                                  : fmt::format("{} fails in {} ways, so it was not reduced", filed.representative,
                                                seen.signatures.size()));
    if (!bug.finished) filed.remarks.emplace_back("it isn't finished, since the triage was cut short");
    if (bug.budgetSpent) filed.remarks.emplace_back("the budget of tests was spent: a greater --budget may do more");
  }

  void addMember(FiledBug& bug, const Member& member) const {
    const auto add = [&](size_t finding, std::string sameAs) {
      const Sighting& seen = sighting(member.finding);
      bug.members.push_back({name(finding), filing_.findings.all[finding].bytes, nameOf(member.belongs), seen.fails,
                             seen.runs, std::move(sameAs), false});
    };
    add(member.finding, "");
    if (const auto copies = copies_.find(member.finding); copies != copies_.end())
      for (size_t copy : copies->second) add(copy, name(member.finding));
  }

  /// Adds those of `before` whose files aren't among the findings of this call.
  void keepEarlierMembers(FiledBug& bug, std::vector<FiledMember> before) {
    if (now_.empty())
      for (size_t finding = 0; finding < filing_.count; ++finding) now_.insert(name(finding));
    for (FiledMember& member : before) {
      if (now_.contains(member.file)) continue;
      member.earlier = true;
      bug.members.push_back(std::move(member));
    }
  }

  const Filing& filing_;
  std::vector<std::string> names_;
  std::map<size_t, std::vector<size_t>> copies_;  ///< by the first finding with the same bytes
  std::set<std::string> now_;                     ///< the findings of this call
};

/// Reproduces the bug's own failure.
CommandSpec commandFor(const FiledBug& bug, const RunOptions& run, double timeoutSeconds) {
  CommandSpec command = run.command;
  command.candidateName = bug.reducedFile;
  if (bug.signatures.front() == timeoutSignature) {
    command.rules = VerdictRules();
    command.rules.requireHang();
    command.timeoutSeconds = timeoutSeconds;
  }
  return command;
}

std::string membersFile(const FiledBug& bug) {
  std::string text;
  for (const FiledMember& member : bug.members)
    text +=
        fmt::format("{}\t{} bytes\t{}\t{} of {} runs fail{}{}\n", visible(member.file), member.bytes, member.belongs,
                    member.fails, member.runs, member.sameAs.empty() ? "" : "\tsame bytes as " + visible(member.sameAs),
                    member.earlier ? "\tnot among the last findings" : "");
  return text;
}

class FolderWriter {
 public:
  explicit FolderWriter(const TriageFolder& folder) : folder_(folder), place_(folder.run.output) {}

  void write() {
    Outputs& outputs = folder_.outputs;
    outputs.makeFolder(place_);
    for (FiledBug& bug : folder_.index.bugs) writeBug(bug);
    const std::string where = place_.lexically_normal().string();
    outputs.write(place_ / "SUMMARY.md", summaryPage(folder_.index, where));
    outputs.write(place_ / "triage.sarif", sarif(folder_.index, where));
    outputs.write(place_ / "junit.xml", junit(folder_.index, where));
    outputs.write(place_ / "index.html", triagePage(folder_.index, where, folder_.languageOf));
    outputs.write(place_ / "index.json",
                  toJson(folder_.index).dump(1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n");
  }

 private:
  void copyFiles(const fs::path& from, const fs::path& to) {
    folder_.outputs.makeFolder(to);
    for (const fs::directory_entry& file : fs::directory_iterator(from)) {
      if (!file.is_regular_file()) continue;
      const bool isProgram = (file.status().permissions() & fs::perms::owner_exec) != fs::perms::none;
      const Access& access = folder_.outputs.access;
      folder_.outputs.write(to / file.path().filename(), readFile(file.path()),
                            isProgram ? access.asExecutable() : access.asData());
    }
  }

  /// The bug of this triage; nullptr if it was known before and its text stays.
  const Bug* reducedNow(const FiledBug& filed) const {
    for (const Bug& bug : folder_.found.bugs)
      if (bug.representative && bug.signatures == filed.signatures && bug.reduced == filed.reduced) return &bug;
    return nullptr;
  }

  void writeBug(FiledBug& bug) {
    const fs::path own = place_ / bug.name;
    const bool sameFolder = fs::exists(own) && fs::equivalent(folder_.baseline / bug.name, own);
    if (const Bug* now = reducedNow(bug)) {
      // Made elsewhere, so that what the program does there meanwhile changes nothing of the user's.
      const fs::path made = fs::path(directory_.work()) / bug.name;
      fs::create_directory(made);
      if (now->pattern)
        writeFile(made / "pattern.json", toJson(*now->pattern) + "\n");
      else
        fs::remove(own / "pattern.json");
      const CommandSpec command = commandFor(bug, folder_.run, folder_.found.survey.timeoutSeconds);
      const std::string why = writeReproduction(command, bug.reduced, made, directory_, {longestReproduction, nullptr});
      if (!why.empty()) bug.remarks.push_back(fmt::format("reproduce.sh doesn't show the failure: {}", why));
      copyFiles(made, own);
    } else if (!sameFolder) {
      copyFiles(folder_.baseline / bug.name, own);
    }
    folder_.outputs.write(own / "members.txt", membersFile(bug));
  }

  const TriageFolder& folder_;
  const fs::path place_;
  const WorkDirectory directory_;
};

}  // namespace

std::vector<std::string> foreignNames(const fs::path& folder, const CommandSpec& command) {
  std::set<std::string> own = {"pattern.json", "reproduce.sh", "output.txt", "members.txt"};
  for (const fs::path& file : command.with) own.insert(file.filename());
  if (command.kind == TestKind::script) own.insert(fs::path(command.argv.front()).filename());
  const auto isOfABug = [&](const fs::directory_entry& file) {
    return own.contains(file.path().filename()) || file.path().filename().string().starts_with("reduced");
  };
  std::vector<std::string> foreign;
  std::error_code none;
  for (const fs::directory_entry& entry : fs::directory_iterator(folder, none))
    if (!entry.is_directory(none) || entry.is_symlink(none) ||
        !std::ranges::all_of(fs::directory_iterator(entry.path(), none), isOfABug))
      foreign.push_back(entry.path().filename());
  return foreign;
}

TriageIndex filed(const Filing& filing) { return Files(filing).index(); }

void writeTriage(const TriageFolder& folder) { FolderWriter(folder).write(); }

}  // namespace hone
