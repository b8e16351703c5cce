#include "app/corpus_run.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <mutex>
#include <set>

#include "app/findings_files.h"
#include "app/findings_languages.h"
#include "app/interrupt.h"
#include "app/stored_coverage.h"
#include "app/stored_verdicts.h"
#include "app/test_choice.h"
#include "app/triage_progress.h"
#include "findings/covering.h"
#include "findings/in_parallel.h"
#include "findings/runs.h"
#include "hone/hone.h"
#include "process/leftovers.h"
#include "process/run_program.h"
#include "search/limits.h"
#include "test/coverage.h"
#include "text/file.h"
#include "text/user_error.h"

namespace hone {
namespace {

namespace fs = std::filesystem;

/// The limit of a run that only measures, in seconds, if the user gives none.
constexpr double longestRun = 10;

class CorpusCall {
 public:
  CorpusCall(const RunOptions& run, const CorpusOptions& options)
      : run_(run),
        options_(options),
        files_(findingsFiles(options.files, run.output)),
        extension_(commonExtension(files_, run.language)),
        progress_(run.progress, run.quiet),
        languages_(run_.language, extension_, [this](const std::string& note) { progress_.say(note); }),
        jobs_(static_cast<size_t>(jobsFor(run.jobs))) {
    if (run_.command.kind != TestKind::command && run_.command.kind != TestKind::script)
      throw UserError("--coverage needs a program that is instrumented: give it behind --, as in -- ./parser @@");
    if (!run_.resume && fs::exists(run_.output) && !fs::is_empty(run_.output))
      throw UserError(
          fmt::format("-o {}: the folder isn't empty; choose an empty or new one, or continue with --resume",
                      run_.output.string()));
    run_.input = "finding" + extension_;
    for (const fs::path& file : files_) {
      reach_.push_back({fs::file_size(file), {}});
      largest_ = std::max(largest_, reach_.back().bytes);
    }
  }

  CorpusSummary run() {
    endLeftovers();
    Interrupt interrupt;
    const std::optional<Memory> memory = this->memory();
    StoredCoverage stored(memory);
    Runs runs({.jobs = run_.jobs, .maxSeconds = run_.maxSeconds, .memory = memory});
    Cancellation cancellation;
    interrupt.watch({.end = [&] {
      cancellation.cancel();
      runs.cancel();
    }});
    languages_.of("");
    CorpusSummary summary;
    summary.filesBefore = files_.size();
    for (const Reach& reach : reach_) summary.bytesBefore += reach.bytes;
    try {
      measure(stored, cancellation, summary);
      const std::vector<size_t> chosen = coveringFiles(reach_, places_.size());
      reduceAll(chosen, runs, summary);
    } catch (const Cancelled&) {
      summary.stop = runs.cancelled() ? Stop::interrupted : Stop::maxTime;
    }
    summary.places = places_.size();
    summary.signal = interrupt.signal();
    summary.wallSeconds = watch_.seconds();
    return summary;
  }

 private:
  /// What each file reaches. A file that the program can't be measured with reaches nothing.
  void measure(StoredCoverage& stored, const Cancellation& cancellation, CorpusSummary& summary) {
    std::vector<Coverage> coverage(files_.size());
    std::mutex mutex;
    size_t done = 0;
    std::string refusal;
    inParallel(files_.size(), jobs_, [&](size_t i) {
      const std::string text = readFile(files_[i]);
      const Hash128 hash = contentHash(text);
      std::optional<Measured> known = stored.find(hash);
      Measured found = known ? std::move(*known) : measured(text, cancellation);
      if (!known) stored.put(hash, found);
      std::lock_guard lock(mutex);
      summary.unmeasured += found.coverage.empty();
      if (found.timedOut) found.refusal = "no run of the program ends within its time limit: give more with --timeout";
      if (found.coverage.empty()) refusal = std::move(found.refusal);
      coverage[i] = std::move(found.coverage);
      progress_.surveyed(++done, files_.size());
    });
    if (summary.unmeasured == files_.size()) throw UserError(refusal);
    // In the order of their names, so that the choice doesn't depend on which run ended first.
    std::map<std::string_view, uint32_t> numbers;
    for (const Coverage& reached : coverage)
      for (const std::string& place : reached) numbers.emplace(place, 0);
    for (auto& [place, number] : numbers) {
      number = static_cast<uint32_t>(places_.size());
      places_.emplace_back(place);
    }
    for (size_t i = 0; i < files_.size(); ++i)
      for (const std::string& place : coverage[i]) reach_[i].places.push_back(numbers.at(place));
    summary.tests += files_.size();
  }

  Measured measured(const std::string& text, const Cancellation& cancellation) const {
    if (run_.maxSeconds && watch_.seconds() >= *run_.maxSeconds) throw Cancelled();
    WorkDirectory directory("finding" + extension_, run_.command.with, text.size());
    directory.write(text);
    const std::string output = directory.temporary() + "/coverage";
    std::vector<std::string> words = measuring(specOf(run_, largest_), directory.candidate(), output);
    const std::string program = words.front();
    const ProgramRun run = runProgram(program, {words.begin() + 1, words.end()}, directory,
                                      {.seconds = run_.timeout.value_or(longestRun), .cancellation = &cancellation});
    if (run.status == 0 && fs::exists(output)) return {.coverage = coverageFrom(readFile(output))};
    if (run.timedOut) return {.coverage = {}, .timedOut = true};
    return {.coverage = {}, .refusal = reasonOf(run)};
  }

  void reduceAll(const std::vector<size_t>& chosen, Runs& runs, CorpusSummary& summary) {
    const std::vector<fs::path> targets = targetsOf(chosen);
    fs::create_directories(run_.output);
    checkResumed({targets.begin(), targets.end()});
    for (size_t i = 0; i < chosen.size(); ++i) {
      writeFile(targets[i], readFile(files_[chosen[i]]));
      summary.bytesAfter += reach_[chosen[i]].bytes;
    }
    summary.filesAfter = chosen.size();
    std::mutex mutex;
    size_t done = 0;
    inParallel(chosen.size(), jobs_, [&](size_t i) {
      if (runs.cancelled()) return;
      const Reduction reduction = reduced(chosen[i], runs);
      std::lock_guard lock(mutex);
      summary.tests += reduction.search.tests;
      if (reduction.stop == Stop::interrupted || reduction.stop == Stop::maxTime) summary.stop = reduction.stop;
      progress_.reduced(++done, chosen.size());
      if (!reduction.interesting) return;
      writeFile(targets[i], reduction.text);
      summary.bytesAfter -= reach_[chosen[i]].bytes - reduction.text.size();
    });
  }

  /// A call that was ended has written some of the files that this one writes.
  void checkResumed(const std::set<fs::path>& targets) const {
    for (const fs::directory_entry& entry : fs::directory_iterator(run_.output))
      if (!targets.contains(entry.path()))
        throw UserError(fmt::format("-o {}: {} isn't of this corpus; choose an empty or new folder",
                                    run_.output.string(), entry.path().filename().string()));
  }

  std::optional<Memory> memory() {
    try {
      return verdictMemory(run_, testIdentity(run_));
    } catch (const UserError& error) {
      if (mustStoreVerdicts(run_)) throw;
      progress_.say(fmt::format("verdicts aren't stored: {}", error.what()));
      return std::nullopt;
    }
  }

  /// The names of the files, those of equal ones with a number.
  std::vector<fs::path> targetsOf(const std::vector<size_t>& chosen) const {
    std::vector<fs::path> targets;
    std::set<fs::path> taken;
    for (size_t file : chosen) {
      fs::path target = run_.output / files_[file].filename();
      for (size_t number = 2; !taken.insert(target).second; ++number)
        target = run_.output /
                 fmt::format("{}-{}{}", files_[file].stem().string(), number, files_[file].extension().string());
      targets.push_back(target);
    }
    return targets;
  }

  /// One job a file: files are many, and so their results are the same for every number of jobs.
  Reduction reduced(size_t file, Runs& runs) {
    const WorkDirectory place;
    const std::string expected = place.work() + "/places";
    Coverage reached;
    for (uint32_t number : reach_[file].places) reached.insert(places_[number]);
    const std::string list = toText(reached);
    writeFile(expected, list);
    const std::unique_ptr<Test> test = makeTest(reaching(specOf(run_, reach_[file].bytes), expected));
    Reduction reduction;
    const std::shared_ptr<Language> language = languages_.of(files_[file]);
    const RunPlan plan{.purpose = "coverage of " + toHex(contentHash(list)), .jobs = 1, .maxTests = options_.budget};
    runs.with(*test, plan, nullptr,
              [&](Run& run) { reduction = reduce(run, readFile(files_[file]), language, options_.reduce); });
    return reduction;
  }

  const Stopwatch watch_;
  RunOptions run_;
  const CorpusOptions options_;
  const std::vector<fs::path> files_;
  const std::string extension_;
  TriageProgress progress_;
  FindingsLanguages languages_;
  const size_t jobs_;
  std::vector<Reach> reach_;         ///< by file
  uint64_t largest_ = 0;             ///< bytes of a file
  std::vector<std::string> places_;  ///< by number
};

}  // namespace

CorpusSummary reduceCorpus(const RunOptions& run, const CorpusOptions& options) {
  return CorpusCall(run, options).run();
}

}  // namespace hone
