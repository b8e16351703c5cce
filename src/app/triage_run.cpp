#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "app/findings_files.h"
#include "app/interrupt.h"
#include "app/mode_runs.h"
#include "app/places.h"
#include "app/results.h"
#include "app/test_choice.h"
#include "app/triage_output.h"
#include "app/triage_progress.h"
#include "oracle/make_test.h"
#include "process/leftovers.h"
#include "process/time_limit.h"
#include "process/work_directory.h"
#include "text/file.h"
#include "text/hash.h"
#include "text/stop_token.h"
#include "text/user_error.h"
#include "text/visible.h"

namespace hone {
namespace {

namespace fs = std::filesystem;

/// Does a word of the command, in whatever folder, have this file name?
bool namesFile(const std::string& command, const std::string& name) {
  for (size_t at = command.find(name); at != command.npos; at = command.find(name, at + 1)) {
    const size_t end = at + name.size();
    const bool begins = at == 0 || std::string_view(" /'").find(command[at - 1]) != std::string_view::npos;
    const bool ends = end == command.size() || std::string_view(" '").find(command[end]) != std::string_view::npos;
    if (begins && ends) return true;
  }
  return false;
}

/// The first of them.
std::string namesOf(const std::vector<fs::path>& files) {
  constexpr size_t most = 5;
  std::string names;
  for (size_t i = 0; i < std::min(most, files.size()); ++i) names += (i > 0 ? ", " : "") + shown(files[i]);
  return files.size() > most ? fmt::format("{} and {} more", names, files.size() - most) : names;
}

class TriageCall {
 public:
  TriageCall(const RunOptions& run, const TriageFiles& files, TriageOptions options)
      : run_(run),
        options_(std::move(options)),
        debugs_(files.debugs),
        baseline_(files.baseline.empty() ? run.output : files.baseline),
        found_(findingsFiles(files.findings, run.output, run.command.argv)),
        files_(found_.files),
        extension_(files_.empty() ? extensionOfKnown(files) : commonExtension(files_, run.language)),
        progress_(run.progress, run.quiet),
        languages_(run_.language, extension_, files_, [this](const std::string& note) { progress_.say(note); }) {
    for (const std::string& place : found_.unreadable) progress_.say("left out: " + place);
    if (files_.empty()) progress_.say("there is no finding, so only the known bugs are tested again");
    checkOutput();
    outputs_->locks.take(run.output, "-o", "-o");
    for (const fs::path& file : files_) outputs_->access.narrowTo(file);
    outputs_->access.narrowTo(baseline_ / "index.json");
    prepareTest();
    if (!found_.strangers.empty())
      progress_.say(
          fmt::format("left out, since it looks like a program or its source and not like a finding: {}; "
                      "a file that is named itself is taken",
                      namesOf(found_.strangers)));
    if (!found_.notes.empty())
      progress_.say(
          fmt::format("left out, since by its name it looks like a note and not like a finding: {}; "
                      "a file that is named itself is taken",
                      namesOf(found_.notes)));
    for (const fs::path& file : files_) {
      std::error_code gone;
      const uintmax_t bytes = fs::file_size(file, gone);
      findings_.all.push_back({file.string(), gone ? 0 : bytes});
    }
    findings_.read = [this](const FoundText& finding) {
      const auto known = knownTexts_.find(finding.name);
      return known == knownTexts_.end() ? readFile(finding.name) : known->second;
    };
    findings_.leftOut = [this](const std::string& why) { sayOnce("left out: " + why); };
    if (std::optional<TriageIndex> earlier = readIndex(baseline_)) {
      std::set<std::string> names;
      for (const FoundText& finding : findings_.all) names.insert(finding.name);
      earlier_.bugs = run_.memory.resume ? bugsToContinueFrom(*earlier, names) : std::move(earlier->bugs);
      earlier_.command = earlier->command;
      for (const std::string& name : std::set(earlier->removed.begin(), earlier->removed.end()))
        progress_.say(
            fmt::format("{} is gone, so hone forgets that bug; if it shows again, it is new", shown(baseline_ / name)));
      for (const std::string& text : earlier->textless)
        progress_.say(
            fmt::format("{} is missing, so that bug isn't tested: a finding with its signature shows it again; "
                        "to forget the bug, remove its folder",
                        shown(baseline_ / text)));
    } else if (!files.baseline.empty()) {
      checkFirstBaseline(files.baseline);
    }
    if (run_.memory.resume) soFar_ = bugsSoFar(run_.output);
    addKnown();
    options_.investigation.language = [this](const FoundText& finding) { return languages_.of(finding.name); };
  }

  TriageSummary run() {
    const Stopwatch watch;
    mustBeSameProgram();
    endLeftovers();
    sweepStale(placeForWork(0));
    for (;;) try {
        TriageSummary summary = attempt();
        summary.wallSeconds = watch.seconds();
        if (run_.farm) progress_.say(run_.farm->figures->summary());
        return summary;
      } catch (const VerdictsWithdrawn&) {
        // Any of the triage's runs may have stored verdicts of the worker that was wrong.
        run_.memory.fresh = true;
        run_.memory.resume = options_.survey.resume = false;
      }
  }

 private:
  /// Of a night without findings only the known bugs are tested again.
  std::string extensionOfKnown(const TriageFiles& files) const {
    const std::optional<TriageIndex> earlier = readIndex(baseline_);
    if (!earlier || earlier->bugs.empty())
      throw UserError(
          fmt::format("there is no finding in {}; give the folder of the files that fail", files.findings.front()));
    return findingExtension(earlier->bugs.front().reducedFile);
  }

  TriageSummary attempt() {
    TriageSummary summary;
    summary.output = run_.output;
    summary.outputs = outputs_;
    CommandSpec spec = specOf(run_, largest());
    spec.rules.requireCrashPlace();
    const std::unique_ptr<Test> test = makeTest(spec);
    const std::unique_ptr<Farm> farm = farmFor(spec);
    Interrupt interrupt;
    Runs runs({.jobs = run_.settings.jobs,
               .maxSeconds = run_.settings.maxSeconds,
               .memory = memory(),
               .places = {{test.get(), farm.get()}}});
    Cancellation writing;
    std::atomic<bool> loading = true;
    interrupt.watch({.end = [&] {
      // A compiler may take long, and nothing is known yet.
      if (loading) endWithoutResult(interrupt.signal());
      runs.cancel();
      writing.cancel();
    }});
    progress_.stopQuestionsBy([&] { return runs.cancelled(); });
    // A wrong grammar is better known before the tests than behind them.
    languages_.of("");
    loading = false;
    Triage found = triage(findings_, *test, options_, runs, &progress_);
    try {
      write(found, writing, summary);
    } catch (const Cancelled&) {
      found.stop = Stop::interrupted;
      write(found, writing, summary);
    }
    summary.stop = found.stop;
    summary.signal = interrupt.signal();
    return summary;
  }

  void write(const Triage& found, const Cancellation& cancellation, TriageSummary& summary) {
    const Filing filing{
        findings_,     files_.size(), options_.known, found,      earlier_,
        knownNumbers_, soFar_,        run_.command,   extension_, foreignNames(run_.output, run_.command)};
    summary.index = filed(filing);
    summary.index.language = languages_.of("")->name();
    writeTriage({summary.index, earlier_, run_, found, baseline_,
                 [&](const FiledBug& bug) { return languages_.of(bug.reducedFile); }, *outputs_},
                cancellation);
  }

  /// null: the tests run on this machine.
  std::unique_ptr<Farm> farmFor(const CommandSpec& spec) {
    if (!run_.farm) return nullptr;
    return std::make_unique<Farm>(*run_.farm, spec, [this](std::string_view message) { sayOnce(message); });
  }

  /// Each run of the triage meets the workers of the farm.
  void sayOnce(std::string_view message) {
    if (said_.insert(std::string(message))) progress_.say(message);
  }

  void checkOutput() const {
    if (run_.output.empty()) throw UserError("no output: give a folder for the bugs with -o DIR");
    if (!fs::exists(run_.output)) return;
    if (!fs::is_directory(run_.output))
      throw UserError(fmt::format("-o {}: this is no folder; choose another place", run_.output.string()));
    if (!fs::is_empty(run_.output) && !fs::exists(run_.output / "index.json"))
      throw UserError(
          fmt::format("-o {}: the folder holds other files; choose an empty or new one", run_.output.string()));
    withRemedy("-o DIR", [&] {
      for (const fs::path& file : placesOfTriage(run_.output)) refuseProtected(file);
    });
  }

  /// The first call of many has no earlier folder yet.
  void checkFirstBaseline(const fs::path& given) {
    std::error_code none;
    if (fs::weakly_canonical(given) != fs::weakly_canonical(run_.output) ||
        (fs::exists(given) && !fs::is_empty(given, none)))
      throw UserError(fmt::format("--baseline {}: no index.json of an earlier triage is there; give the folder of one",
                                  given.string()));
    progress_.say(fmt::format("{} holds no earlier triage, so all bugs are new", shown(given)));
  }

  /// Another program doesn't show the bugs either, which fixes none of them.
  void mustBeSameProgram() {
    if (options_.trustTest || earlier_.bugs.empty()) return;
    std::error_code none;
    for (const std::string& word : run_.command.argv) {
      const bool isFile = &word == &run_.command.argv.front() || fs::is_regular_file(word, none);
      const std::string name = fs::path(word).filename();
      if (!isFile || namesFile(earlier_.command, name)) continue;
      const std::string doubt = fmt::format("the bugs of {} were found with another program: {}", shown(baseline_),
                                            visible(earlier_.command));
      if (progress_.isMeant(fmt::format("{}; is {} its next version?", doubt, visible(name)))) return;
      throw UserError(
          fmt::format("{}: give another folder, or --trust-test if {} is its next version", doubt, visible(name)));
    }
  }

  void prepareTest() {
    VerdictRules& rules = run_.command.rules;
    if (run_.command.kind != TestKind::command && run_.command.kind != TestKind::script)
      throw UserError("triage needs a test that is a process: --test SCRIPT, or -- COMMAND ARGS");
    if (rules.hangs())
      throw UserError("triage finds hangs without --hang: leave it out, and set the limit with --timeout");
    rules.requireSameCrash();
    options_.survey.kinds.exits = !rules.onlySameCrash();
    options_.survey.kinds.quote = run_.command.kind == TestKind::command && !rules.choosesSignature();
    // A rule about the end of the program or about what it prints doesn't hold for one that was cut off.
    options_.survey.kinds.timeouts = !rules.exitCode() && !rules.signal() && rules.outputRules().empty();
    // What a program prints or measures says more about a failure than a stack does; an exit status says less.
    run_.command.debugged = debugs_ && rules.onlyEnds() && canBeDebugged(run_.command);
    options_.survey.timeout = run_.command.timeoutSeconds;
    options_.survey.resume = run_.memory.resume;
    options_.trustTest = run_.settings.trustTest;
    // The candidates of all tests have one name.
    run_.input = "finding" + extension_;
  }

  uint64_t largest() const {
    uint64_t bytes = 0;
    for (const FoundText& finding : findings_.all) bytes = std::max(bytes, finding.bytes);
    return bytes;
  }

  std::optional<Memory> memory() {
    if (const std::string note = noteOnMemory(run_); !note.empty()) progress_.say(note);
    try {
      return verdictMemory(run_, testIdentity(run_));
    } catch (const UserError& error) {
      if (mustStoreVerdicts(run_)) throw;
      progress_.say(fmt::format("verdicts aren't stored: {}", error.what()));
      return std::nullopt;
    }
  }

  /// The texts of known bugs are tested with the findings, and perhaps their findings that aren't among those of this
  /// call.
  void addKnown() {
    std::set<std::string> now;
    for (const FoundText& finding : findings_.all) now.insert(finding.name);
    for (size_t number = 0; number < earlier_.bugs.size(); ++number) {
      const FiledBug& bug = earlier_.bugs[number];
      if (!bug.finished || !bug.reliable) continue;
      const fs::path folder = baseline_ / bug.name;
      options_.known.push_back(
          {findings_.all.size(), bug.signatures, bug.reduced, patternIn(folder), bug.state == BugState::fixed});
      findings_.all.push_back({(folder / bug.reducedFile).string(), bug.reduced.size()});
      knownTexts_.emplace(findings_.all.back().name, bug.reduced);
      knownNumbers_.push_back(number);
    }
    for (size_t known = 0; known < knownNumbers_.size(); ++known) {
      if (options_.known[known].isFixed) continue;
      for (const FiledMember& member : earlier_.bugs[knownNumbers_[known]].members) {
        if (!member.sameAs.empty() || now.contains(member.file) || !isStillThere(member)) continue;
        options_.known[known].earlier.push_back(findings_.all.size());
        findings_.all.push_back({member.file, member.bytes});
      }
    }
  }

  static bool isStillThere(const FiledMember& member) {
    std::error_code none;
    if (!fs::is_regular_file(member.file, none) || fs::file_size(member.file, none) != member.bytes) return false;
    try {
      return member.hash.empty() || toHex(contentHash(readFile(member.file))) == member.hash;
    } catch (const UserError&) {
      return false;
    }
  }

  std::optional<Pattern> patternIn(const fs::path& folder) {
    const fs::path file = folder / "pattern.json";
    if (!fs::exists(file)) return std::nullopt;
    try {
      return loadPattern(file, run_.language);
    } catch (const UserError& error) {
      progress_.say(fmt::format("{}; its bug is recognized by the signature alone", error.what()));
      return std::nullopt;
    }
  }

  RunOptions run_;
  TriageOptions options_;
  const std::shared_ptr<Outputs> outputs_ = std::make_shared<Outputs>();
  const bool debugs_;
  const fs::path baseline_;
  const FindingsFiles found_;
  const std::vector<fs::path>& files_;
  const std::string extension_;
  TriageProgress progress_;
  NameSet said_;
  FindingsLanguages languages_;
  Findings findings_;
  TriageIndex earlier_;                            ///< its bugs alone
  std::map<std::string, std::string> knownTexts_;  ///< by file: of known bugs, whatever becomes of their files
  std::vector<size_t> knownNumbers_;               ///< by known bug: its number in the earlier index
  std::vector<FiledBug> soFar_;                    ///< of the triage that this one continues
};

}  // namespace

TriageSummary runTriage(const RunOptions& run, const TriageFiles& files, TriageOptions options) {
  return TriageCall(run, files, std::move(options)).run();
}

}  // namespace hone
