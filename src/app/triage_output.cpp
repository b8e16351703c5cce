#include "app/triage_output.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>
#include <tuple>
#include <utility>

#include "app/findings_files.h"
#include "app/places.h"
#include "app/reproduction.h"
#include "app/triage_summary.h"
#include "oracle/crash_signature.h"
#include "pattern/pattern_file.h"
#include "process/file_state.h"
#include "process/work_directory.h"
#include "report/report_page.h"
#include "text/file.h"
#include "text/hash.h"
#include "text/shell.h"
#include "text/tell.h"
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
  const std::string text = shellLine(command.argv);
  return command.kind == TestKind::script ? "--test " + text : text;
}

/// Its text is tested together with the findings.
bool isTested(const FiledBug& earlier) { return earlier.finished && earlier.reliable; }

/// An older hone didn't write the functions of assertions.
bool isOlderForm(const std::string& earlier, const std::string& now) {
  return earlier.find("assertion: ") != earlier.npos && now.starts_with(earlier + ", ");
}

bool haveCommon(const std::vector<std::string>& earlier, const std::vector<std::string>& now) {
  return std::ranges::any_of(earlier, [&](const std::string& text) {
    return std::ranges::any_of(now,
                               [&](const std::string& other) { return text == other || isOlderForm(text, other); });
  });
}

class Files {
 public:
  explicit Files(const Filing& filing) : filing_(filing), names_(filing.taken) {
    for (const FiledBug& bug : filing.earlier.bugs) names_.push_back(bug.name);
    for (size_t finding = 0; finding < filing.count; ++finding) {
      addToNow(finding);
      if (const std::optional<size_t> first = sighting(finding).sameAs) copies_[*first].push_back(finding);
    }
    // Findings of earlier calls are tested again if their bug may be fixed.
    for (const KnownBug& known : filing.known)
      for (size_t finding : known.earlier)
        if (sighting(finding).tested()) addToNow(finding);
  }

  TriageIndex index() {
    TriageIndex index;
    index.command = shownCommand(filing_.command);
    index.tests = filing_.found.tests;
    index.finished = filing_.found.stop == Stop::done;
    if (!index.finished) index.before = filing_.earlier.bugs;
    for (const Bug& bug : filing_.found.bugs) index.bugs.push_back(filed(bug));
    keepUntested(index);
    keepUnreached(index);
    std::ranges::stable_sort(index.bugs, std::greater(), &FiledBug::findings);
    std::ranges::stable_partition(index.bugs, [](const FiledBug& bug) { return bug.state != BugState::fixed; });
    for (size_t number : filing_.found.fixed) {
      const FiledBug& earlier = filing_.earlier.bugs[filing_.knownNumbers[number]];
      index.bugs.push_back(earlier.state == BugState::fixed ? earlier : fixed(earlier));
    }
    for (size_t finding = 0; finding < filing_.count; ++finding)
      if (sighting(finding).lost)
        continue;
      else if (!sighting(finding).tested())
        index.untested.push_back(name(finding));
      else if (!sighting(finding).failed())
        index.others.push_back({name(finding), outcomeOf(finding), nameOfSame(finding)});
    return index;
  }

 private:
  const Sighting& sighting(size_t finding) const { return filing_.found.survey.sightings[finding]; }
  const std::string& name(size_t finding) const { return filing_.findings.all[finding].name; }

  std::string hash(size_t finding) const { return sighting(finding).tested() ? toHex(sighting(finding).hash) : ""; }
  std::string outcomeOf(size_t finding) const {
    return sighting(finding).refusal.empty() ? "passes" : sighting(finding).refusal;
  }
  /// The name of the finding with the same bytes that counts; empty if that is this one.
  std::string nameOfSame(size_t finding) const {
    const std::optional<size_t> first = sighting(finding).sameAs;
    return first && *first < filing_.count ? name(*first) : "";
  }

  void addToNow(size_t finding) {
    if (sighting(finding).lost) return;
    now_.emplace(name(finding), finding);
    if (sighting(finding).tested()) nowByHash_.emplace(hash(finding), finding);
  }
  /// The finding of this call that is this one; nullopt: there is none.
  std::optional<size_t> amongNow(const FiledMember& member) const {
    if (const auto same = nowByHash_.find(member.hash); same != nowByHash_.end()) return same->second;
    // Another text may have the name now.
    const auto named = now_.find(member.file);
    if (named == now_.end() || (!member.hash.empty() && sighting(named->second).tested())) return std::nullopt;
    return named->second;
  }

  /// The bug keeps its findings, with what their last runs showed, but those that show another bug now.
  FiledBug fixed(FiledBug bug) const {
    bug.state = BugState::fixed;
    size_t untested = 0;
    std::vector<FiledMember> kept;
    for (FiledMember& member : bug.members) {
      const std::optional<size_t> now = amongNow(member);
      if (now && sighting(*now).failed()) continue;
      if (now) std::tie(member.fails, member.runs) = std::pair(0, sighting(*now).runs);
      member.earlier = !now || *now >= filing_.count;
      untested += !now && member.sameAs.empty();
      kept.push_back(std::move(member));
    }
    bug.members = std::move(kept);
    bug.remarks.push_back(untested == 0 ? "neither its text nor any of its findings fails in this way any more"
                                        : fmt::format("its text no longer fails, but {} couldn't be tested again, "
                                                      "since the files aren't there any more",
                                                      untested == 1 ? "one of its findings"
                                                                    : fmt::format("{} of its findings", untested)));
    return bug;
  }

  FiledBug filed(const Bug& bug) {
    FiledBug filed;
    const FiledBug* earlier = earlierOf(bug);
    if (earlier != nullptr) filed = *earlier;
    filed.state = earlier != nullptr && earlier->state == BugState::known ? BugState::known : BugState::fresh;
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
    filed.callers = linesOf(bug, callingLine);
    filed.lines = linesOf(bug, failingLine);
    // A triage that was cut short continues from the texts of its baseline, so these stay.
    const bool textStays = filing_.found.stop != Stop::done && earlier != nullptr && isTested(*earlier);
    if (bug.representative && !textStays) describeReduction(filed, bug);
    if (!bug.finished && !textStays)
      if (const FiledBug* further = furtherBefore(filed)) keepText(filed, *further);
    return filed;
  }

  /// The bug in the output folder of the triage that this one continues, if that had got further with it.
  const FiledBug* furtherBefore(const FiledBug& bug) const {
    const auto before = std::ranges::find(filing_.soFar, bug.name, &FiledBug::name);
    const bool isFurther = before != filing_.soFar.end() && haveCommon(before->signatures, bug.signatures) &&
                           (before->finished || (before->hasText && before->reduced.size() < bug.reduced.size()));
    return isFurther ? &*before : nullptr;
  }

  static void keepText(FiledBug& bug, const FiledBug& from) {
    bug.representative = from.representative;
    bug.representativeBytes = from.representativeBytes;
    bug.reducedFile = from.reducedFile;
    bug.reduced = from.reduced;
    bug.hasText = from.hasText;
    bug.tokens = from.tokens;
    bug.minimal = from.minimal;
    bug.reliable = from.reliable;
    bug.pattern = from.pattern;
    bug.finished = from.finished;
    bug.remarks = from.remarks;
    bug.budgetSpent = from.budgetSpent;
    bug.ofThisCall = false;
    bug.isInOutput = true;
  }

  /// The bug as it was; nullptr if it is new. A bug whose text isn't tested is known by its signature.
  const FiledBug* earlierOf(const Bug& bug) {
    const std::vector<FiledBug>& all = filing_.earlier.bugs;
    if (bug.known) return &all[filing_.knownNumbers[*bug.known]];
    const auto untested = std::ranges::find_if(all, [&](const FiledBug& earlier) {
      return !isTested(earlier) && !seenAgain_.contains(&earlier) && haveCommon(earlier.signatures, bug.signatures);
    });
    if (untested == all.end()) return nullptr;
    seenAgain_.insert(&*untested);
    return &*untested;
  }

  /// Bugs whose texts weren't tested, and that no finding shows: nothing new is known of them.
  void keepUntested(TriageIndex& index) {
    for (const FiledBug& earlier : filing_.earlier.bugs) {
      if (isTested(earlier) || seenAgain_.contains(&earlier)) continue;
      FiledBug bug = earlier;
      keepEarlierMembers(bug, std::exchange(bug.members, {}));
      index.bugs.push_back(std::move(bug));
    }
  }

  /// Bugs of the triage that this one continues, whose findings it hasn't reached.
  void keepUnreached(TriageIndex& index) const {
    for (const FiledBug& before : filing_.soFar) {
      const auto isUnreached = [&](const FiledMember& member) {
        const auto now = now_.find(member.file);
        return now != now_.end() && !sighting(now->second).tested();
      };
      if (std::ranges::find(index.bugs, before.name, &FiledBug::name) != index.bugs.end() ||
          !std::ranges::all_of(before.members, isUnreached))
        continue;
      index.bugs.push_back(before);
      index.bugs.back().isInOutput = true;
    }
  }

  std::vector<std::string> linesOf(const Bug& bug, std::string_view (*part)(std::string_view place)) const {
    std::set<std::string> lines;
    for (const Member& member : bug.members)
      if (const std::string_view line = part(sighting(member.finding).place); !line.empty()) lines.emplace(line);
    return {lines.begin(), lines.end()};
  }

  bool isBesideCandidates(const std::string& name) const {
    return std::ranges::any_of(filing_.command.with.paths(),
                               [&](const fs::path& file) { return file.filename() == name; });
  }

  void describeReduction(FiledBug& filed, const Bug& bug) const {
    filed.representative = name(*bug.representative);
    filed.representativeBytes = filing_.findings.all[*bug.representative].bytes;
    std::string extension = findingExtension(filed.representative);
    if (extension.empty()) extension = filing_.extension;
    filed.reducedFile = "reduced" + extension;
    for (int number = 2; isBesideCandidates(filed.reducedFile); ++number)
      filed.reducedFile = fmt::format("reduced-{}{}", number, extension);
    filed.reduced = bug.reduced;
    filed.hasText = true;
    filed.tokens = bug.tokens;
    filed.minimal = bug.minimal;
    filed.reliable = bug.reliable;
    filed.finished = bug.finished;
    filed.ofThisCall = true;
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
                             seen.runs, std::move(sameAs), false, hash(member.finding)});
    };
    add(member.finding, "");
    if (const auto copies = copies_.find(member.finding); copies != copies_.end())
      for (size_t copy : copies->second) add(copy, name(member.finding));
  }

  /// Adds those of `before` that aren't among the findings of this call.
  void keepEarlierMembers(FiledBug& bug, std::vector<FiledMember> before) const {
    for (FiledMember& member : before) {
      if (amongNow(member)) continue;
      member.earlier = true;
      bug.members.push_back(std::move(member));
    }
  }

  const Filing& filing_;
  std::vector<std::string> names_;
  std::map<size_t, std::vector<size_t>> copies_;   ///< by the first finding with the same bytes
  std::map<std::string, size_t> now_, nowByHash_;  ///< the findings of this call
  std::set<const FiledBug*> seenAgain_;            ///< earlier bugs whose text isn't tested
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
  FolderWriter(const TriageFolder& folder, const Cancellation& cancellation)
      : folder_(folder),
        cancellation_(cancellation),
        place_(folder.run.output),
        isCutShort_(!folder.index.finished),
        written_(writtenFiles(place_)) {}

  void write() {
    folder_.outputs.makeFolder(place_);
    const std::set<std::string> made = filesToRevise();
    folder_.index.reducedFiles = filesOf(folder_.index.bugs);
    folder_.index.reducedFiles.merge(filesOf(folder_.index.before));
    keepWhatUserChanged(made);
    writeIndex(indexBefore(made));
    for (FiledBug& bug : folder_.index.bugs) writeBug(bug);
    for (const std::string& file : made) removeStale(file);
    // The pages may find the disk full: what was found is known by then, but the user hasn't been told of it.
    TriageIndex untold = folder_.index;
    if (untold.finished) untold.before = folder_.earlier.bugs;
    untold.finished = false;
    untold.files = written_;
    for (const std::string_view page : pageFiles) untold.files.erase(std::string(page));
    writeIndex(untold);
    const std::string where = place_.lexically_normal().string();
    put(place_ / "SUMMARY.md", summaryPage(folder_.index, where));
    put(place_ / "triage.sarif", sarif(folder_.index, where));
    put(place_ / "junit.xml", junit(folder_.index, where));
    if (hasReportPages()) put(place_ / "index.html", triagePage(folder_.index, where, folder_.languageOf));
    std::erase_if(written_, [&](const auto& file) { return !fs::exists(place_ / file.first); });
    folder_.index.files = written_;
    writeIndex(folder_.index);
  }

 private:
  void put(const fs::path& file, std::string_view bytes) { put(file, bytes, folder_.outputs.access.asData()); }
  void put(const fs::path& file, std::string_view bytes, const Access& access) {
    folder_.outputs.write(file, bytes, access);
    written_[pathOf(file)] = toHex(contentHash(bytes));
  }

  void remove(const fs::path& file) {
    folder_.outputs.remove(file);
    written_.erase(pathOf(file));
  }

  std::string pathOf(const fs::path& file) const { return file.lexically_relative(place_).string(); }

  /// What the user has made of files that this triage writes anew. From here on, these count as written by nobody, so
  /// that a triage that is killed between two of them takes none for changed.
  void keepWhatUserChanged(const std::set<std::string>& made) {
    std::erase_if(written_, [&](const auto& known) {
      const auto& [path, hash] = known;
      if (!isRevised(path, made)) return false;
      const fs::path file = place_ / path;
      const std::optional<Hash128> now = fs::is_regular_file(file) ? hashOfFile(file) : std::nullopt;
      if (now && toHex(*now) != hash)
        tell(stderr, "hone: {} was changed since hone wrote it; {} is the file with these changes\n", file,
             keepChanged(file, file));
      return true;
    });
  }

  bool isRevised(const fs::path& path, const std::set<std::string>& made) const {
    if (path.parent_path().empty()) return true;  // a page
    const std::string name = path.begin()->string();
    const auto isOfIt = [&](const std::string& file) { return file.starts_with(name + "/"); };
    const auto bug = std::ranges::find(folder_.index.bugs, name, &FiledBug::name);
    if (bug == folder_.index.bugs.end()) return std::ranges::any_of(made, isOfIt);
    return path.filename() == "members.txt" || reducedNow(*bug) != nullptr || !isInPlace(*bug) ||
           (made.contains(path) && !folder_.index.reducedFiles.contains(path));
  }

  /// Whether the bug's folder in the baseline is the one that is written to.
  bool isInPlace(const FiledBug& bug) const {
    const fs::path own = place_ / bug.name;
    return bug.isInOutput || (fs::exists(own) && fs::equivalent(folder_.baseline / bug.name, own));
  }

  void writeIndex(TriageIndex index) const {
    std::error_code none;
    index.calledIn = fs::relative(".", place_, none);
    folder_.outputs.write(place_ / "index.json",
                          toJson(index).dump(1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n");
  }

  static std::set<std::string> filesOf(const std::vector<FiledBug>& bugs) {
    std::set<std::string> files;
    for (const FiledBug& bug : bugs) files.insert(bug.name + "/" + bug.reducedFile);
    return files;
  }

  /// While the folder is being written, it says what was known before: nothing of this call's findings.
  TriageIndex indexBefore(std::set<std::string> reducedFiles) const {
    TriageIndex index;
    index.command = folder_.index.command;
    index.language = folder_.index.language;
    index.bugs = index.before = folder_.earlier.bugs;
    index.finished = false;
    index.files = written_;
    index.untested = folder_.index.untested;
    for (const OtherFinding& other : folder_.index.others) index.untested.push_back(other.file);
    for (const FiledBug& bug : folder_.index.bugs)
      for (const FiledMember& member : bug.members)
        if (!member.earlier) index.untested.push_back(member.file);
    index.reducedFiles = std::move(reducedFiles);
    index.reducedFiles.insert(folder_.index.reducedFiles.begin(), folder_.index.reducedFiles.end());
    return index;
  }

  /// The bugs' files in the folder, but those of bugs of which neither this triage nor its baseline knows, which may be
  /// in another folder.
  std::set<std::string> filesToRevise() const {
    std::set<std::string> files = reducedFiles(place_);
    const std::set<std::string> told = bugsToldOf(place_);
    std::erase_if(files, [&](const std::string& file) {
      const std::string bug = fs::path(file).parent_path();
      const bool known = std::ranges::find(folder_.index.bugs, bug, &FiledBug::name) != folder_.index.bugs.end();
      if (known || !told.contains(bug) || !fs::exists(place_ / file)) return false;
      tell(stderr, "hone: {} stays, a bug of an earlier triage that --baseline {} doesn't know\n", place_ / bug,
           folder_.baseline);
      return true;
    });
    return files;
  }

  /// Removes a file that a call which was cut short has left of a bug. If that is no bug any more, its other files go
  /// too. What hone hasn't written stays.
  void removeStale(const std::string& reducedFile) {
    const std::set<std::string>& now = folder_.index.reducedFiles;
    if (now.contains(reducedFile)) return;
    const fs::path own = place_ / fs::path(reducedFile).parent_path();
    if (!fs::is_directory(fs::symlink_status(own))) return;
    remove(place_ / reducedFile);
    const std::string prefix = own.filename().string() + "/";
    const auto next = now.lower_bound(prefix);
    if (next != now.end() && next->starts_with(prefix)) return;
    for (const char* name : {"members.txt", "output.txt", "pattern.json", "reproduce.sh"}) remove(own / name);
    std::error_code holdsOther;
    fs::remove(own, holdsOther);
  }

  void copyFiles(const fs::path& from, const fs::path& to) {
    folder_.outputs.makeFolder(to);
    for (const fs::directory_entry& file : fs::recursive_directory_iterator(from)) {
      const fs::path copy = to / file.path().lexically_relative(from);
      if (file.symlink_status().type() == fs::file_type::directory) folder_.outputs.makeFolder(copy);
      if (!file.is_regular_file()) continue;
      const bool isProgram = (file.status().permissions() & fs::perms::owner_exec) != fs::perms::none;
      const Access& access = folder_.outputs.access;
      put(copy, readFile(file.path()), isProgram ? access.asExecutable() : access.asData());
    }
  }

  /// The bug of this triage; nullptr if it was known before and its text stays.
  const Bug* reducedNow(const FiledBug& filed) const {
    if (!filed.ofThisCall) return nullptr;
    for (const Bug& bug : folder_.found.bugs)
      if (bug.representative && bug.signatures == filed.signatures && bug.reduced == filed.reduced) return &bug;
    return nullptr;
  }

  void writeBug(FiledBug& bug) {
    const fs::path own = place_ / bug.name;
    if (const Bug* now = reducedNow(bug)) {
      // Made elsewhere, so that what the program does there meanwhile changes nothing of the user's.
      const fs::path made = fs::path(directory_.work()) / bug.name;
      fs::create_directory(made);
      if (now->pattern) writeFile(made / "pattern.json", toJson(*now->pattern) + "\n");
      writeReproductionOf(bug, made);
      for (const char* name : {"pattern.json", "output.txt"}) remove(own / name);
      copyFiles(made, own);
    } else if (!isInPlace(bug)) {
      copyFiles(folder_.baseline / bug.name, own);
    } else if (bug.hasText && !fs::exists(own / bug.reducedFile)) {
      put(own / bug.reducedFile, bug.reduced);
    }
    put(own / "members.txt", membersFile(bug));
  }

  void writeReproductionOf(FiledBug& bug, const fs::path& made) const {
    const CommandSpec command = commandFor(bug, folder_.run, folder_.found.survey.timeoutSeconds);
    const BundlePlaces places = bundlePlaces(command, {"members.txt", "output.txt", "pattern.json", "reproduce.sh"});
    if (isCutShort_) return writeReproductionUntried(command, places, bug.reduced, made);
    const std::string why =
        writeReproduction(command, places, bug.reduced, made, directory_, {longestReproduction, &cancellation_},
                          bug.signatures.size() > 1 && !bug.reliable ? bug.signatures.front() : "");
    if (!why.empty()) bug.remarks.push_back(fmt::format("reproduce.sh doesn't show the failure: {}", why));
  }

  const TriageFolder& folder_;
  const Cancellation& cancellation_;
  const fs::path place_;
  const bool isCutShort_;
  std::map<std::string, std::string> written_;  ///< TriageIndex::files
  const WorkDirectory directory_;
};

}  // namespace

std::vector<std::string> foreignNames(const fs::path& folder, const CommandSpec& command) {
  std::set<std::string> own = {"pattern.json", "reproduce.sh", "output.txt", "members.txt"};
  for (const fs::path& file : command.with.paths()) own.insert(file.filename());
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

void writeTriage(const TriageFolder& folder, const Cancellation& cancellation) {
  FolderWriter(folder, cancellation).write();
}

}  // namespace hone
