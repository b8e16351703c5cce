#include "findings/investigation.h"

#include <fmt/format.h>

#include <algorithm>

#include "findings/likeness.h"
#include "test/crash_signature.h"
#include "text/user_error.h"

namespace hone {
namespace {

/// Ends a reduction as soon as its text shows a bug that is known already.
class UntilKnown : public RunObserver {
 public:
  explicit UntilKnown(const std::vector<Bug>& bugs) : bugs_(bugs) {}

  void watch(Run& run) { run_ = &run; }
  void committed(const Commit& commit, const SearchStats&, bool best) override {
    if (!best || found_) return;
    for (size_t bug = 0; bug < bugs_.size() && !found_; ++bug)
      if (shows(bugs_[bug], commit.candidate.bytes)) found_ = bug;
    if (found_) run_->cancel();
  }

  /// The bug; nullopt if the reduction came to its end.
  std::optional<size_t> found() const { return found_; }

 private:
  const std::vector<Bug>& bugs_;
  Run* run_ = nullptr;
  std::optional<size_t> found_;
};

/// A test of one text.
Verdict verdictOn(const std::string& text, std::string_view pass, Runs& runs, const ExpectedFailure& expected,
                  const RunPlan& plan, RunObserver* observer) {
  Verdict verdict = Verdict::unresolved;
  const Candidate candidate{text, pass};
  runs.with(expected, plan, observer, [&](Run& run) {
    const std::vector<Verdict> verdicts = run.scheduler().all({&candidate, 1});
    if (!verdicts.empty()) verdict = verdicts.front();
    RunOutcome outcome;
    run.finish(Stop::done, outcome);
  });
  return verdict;
}

/// The signature of the last text that failed.
class LastFailure : public RunObserver {
 public:
  void committed(const Commit& commit, const SearchStats&, bool) override {
    if (commit.verdict == Verdict::fail) signature_ = commit.crash;
  }
  const std::string& signature() const { return signature_; }

 private:
  std::string signature_;
};

/// The signature of the smallest text so far.
class LastSignature : public RunObserver {
 public:
  void committed(const Commit& commit, const SearchStats&, bool best) override {
    if (best) signature_ = commit.crash;
  }
  const std::string& signature() const { return signature_; }

 private:
  std::string signature_;
};

}  // namespace

/// The work on one bucket.
class Investigator::OneBucket {
 public:
  OneBucket(const Investigator& common, const Bucket& bucket, int jobs, Stop& stop)
      : common_(common),
        bucket_(bucket),
        jobs_(jobs),
        stop_(stop),
        expected_(common.subject_.expecting({bucket.signature}, isDebugged())),
        plain_(common.subject_.expecting({isDebugged() ? bucket.plainSignature : bucket.signature}, false)) {}

  std::vector<Bug> bugs(std::vector<Bug> known) {
    bugs_ = std::move(known);
    std::vector<size_t> others = bucket_.reliable;
    if (bugs_.empty() && others.empty()) return {flakyBug()};
    if (bugs_.empty()) {
      addBug(others.front());
      others.erase(others.begin());
    }
    for (size_t finding : others) place(finding);
    for (size_t finding : bucket_.flaky) join(bugs_.front(), finding, Belongs::signature);
    for (Bug& bug : bugs_) std::ranges::sort(bug.members, {}, &Member::finding);
    return std::move(bugs_);
  }

 private:
  const InvestigationOptions& options() const { return common_.options_; }
  bool isDebugged() const { return !bucket_.plainSignature.empty(); }
  bool mayBeSplit() const {
    if (options().split == Split::vague) return !namesPlace(bucket_.signature) && bugs_.front().pattern;
    return options().split == Split::always && bugs_.front().pattern;
  }

  static void join(Bug& bug, size_t finding, Belongs belongs) { bug.members.push_back({finding, belongs}); }

  RunPlan plan(std::string purpose, uint64_t maxTests) const {
    return {.purpose = std::move(purpose), .jobs = jobs_, .maxTests = maxTests};
  }
  /// For runs of `plain_`.
  RunPlan plainPlan(uint64_t maxTests) const {
    return plan("failure " + (isDebugged() ? bucket_.plainSignature : bucket_.signature), maxTests);
  }

  /// For runs of `expected_`, if that is below a debugger.
  RunPlan debuggedPlan(uint64_t maxTests) const {
    return plan("failure below a debugger " + bucket_.signature, maxTests);
  }

  Bug flakyBug() const {
    Bug bug;
    bug.signatures = {bucket_.signature};
    bug.debugged = isDebugged();
    bug.representative = bucket_.flaky.front();
    bug.reliable = false;
    bug.reduced = common_.findings_.text(*bug.representative);
    for (size_t finding : bucket_.flaky) join(bug, finding, Belongs::signature);
    std::ranges::sort(bug.members, {}, &Member::finding);
    return bug;
  }

  /// Finds out to which bug the finding belongs; it may be a new one.
  void place(size_t finding) {
    if (!mayBeSplit()) return join(bugs_.front(), finding, Belongs::signature);
    const std::string text = common_.findings_.text(finding);
    for (Bug& bug : bugs_)
      if (shows(bug, text)) return join(bug, finding, Belongs::matches);
    if (checks_ >= options().budget || stop_ != Stop::done) {
      bugs_.front().budgetSpent = true;
      return join(bugs_.front(), finding, Belongs::signature);
    }
    UntilKnown observer(bugs_);
    std::optional<Reduction> reduction = reduced(text, finding, options().budget - checks_, &observer);
    if (!reduction) return join(bugs_.front(), finding, Belongs::signature);
    checks_ += reduction->search.tests;
    if (observer.found()) return joinChecked(bugs_[*observer.found()], finding, Belongs::matches, *reduction);
    // Without an end of the reduction, nothing is known but the signature.
    if (!reduction->interesting || reduction->stop != Stop::done)
      return joinChecked(bugs_.front(), finding, Belongs::signature, *reduction);
    for (Bug& bug : bugs_)
      if (hasFormOf(bug, reduction->text)) return joinChecked(bug, finding, Belongs::alike, *reduction);
    Bug bug = generalized(finding, std::move(*reduction));
    bug.remarks.emplace_back("its signature is that of another bug, whose pattern it does not match");
    bugs_.push_back(std::move(bug));
  }

  static void joinChecked(Bug& bug, size_t finding, Belongs belongs, const Reduction& check) {
    join(bug, finding, belongs);
    bug.tests += check.search.tests;
  }

  void addBug(size_t finding) {
    const std::string text = common_.findings_.text(finding);
    std::optional<Reduction> reduction = reduced(text, finding, options().budget, nullptr);
    Bug bug;
    if (reduction && reduction->interesting) {
      bug = generalized(finding, std::move(*reduction));
    } else {
      bug.signatures = {bucket_.signature};
      bug.debugged = isDebugged();
      bug.representative = finding;
      bug.reduced = text;
      bug.reliable = stop_ != Stop::done;
      if (!bug.reliable)
        bug.remarks.emplace_back("it wasn't reduced, since it failed in the first runs but not in all later ones");
      bug.finished = stop_ == Stop::done;
      join(bug, finding, Belongs::reduced);
    }
    bugs_.push_back(std::move(bug));
  }

  /// nullopt if the finding turns out to be flaky. A debugger is slow, so it only has the last word on what was reduced
  /// without it; if that shows another bug, all is done again below the debugger.
  std::optional<Reduction> reduced(const std::string& text, size_t finding, uint64_t maxTests, UntilKnown* observer) {
    std::optional<Reduction> plain = reducedBy(plain_, plainPlan(maxTests), text, finding, observer);
    if (!isDebugged() || !plain || !plain->interesting || stop_ != Stop::done) return plain;
    if (failsBelowDebugger(plain->text)) return plain;
    std::optional<Reduction> result = reducedBy(expected_, debuggedPlan(maxTests), text, finding, observer);
    if (result) result->search.tests += plain->search.tests;
    return result;
  }

  std::optional<Reduction> reducedBy(const ExpectedFailure& expected, const RunPlan& how, const std::string& text,
                                     size_t finding, UntilKnown* observer) {
    Reduction result;
    try {
      const auto language = options().language(common_.findings_.all[finding]);
      common_.runs_.with(expected, how, observer, [&](Run& run) {
        if (observer != nullptr) observer->watch(run);
        result = reduce(run, text, language, options().reduce);
      });
    } catch (const UserError&) {
      return std::nullopt;
    }
    const bool foundKnown = observer != nullptr && observer->found();
    if (!foundKnown && (result.stop == Stop::interrupted || result.stop == Stop::maxTime)) stop_ = result.stop;
    return result;
  }

  bool failsBelowDebugger(const std::string& text) {
    return verdictOn(text, "debug", common_.runs_, expected_, debuggedPlan(1), nullptr) == Verdict::fail;
  }

  Bug generalized(size_t finding, Reduction reduction) {
    Bug bug;
    bug.signatures = {bucket_.signature};
    bug.debugged = isDebugged();
    bug.representative = finding;
    bug.reduced = std::move(reduction.text);
    bug.tokens = reduction.tokens;
    bug.minimal = reduction.minimal;
    bug.tests = reduction.search.tests;
    bug.budgetSpent = reduction.stop == Stop::maxTests;
    join(bug, finding, Belongs::reduced);
    if (reduction.refuted()) {
      // The finding itself failed in both runs of the survey.
      bug.reduced = common_.findings_.text(finding);
      bug.tokens = 0;
      bug.remarks.emplace_back("it is kept as it was found, since what it was reduced to fails only now and then");
      return bug;
    }
    if (bucket_.signature == timeoutSignature) {
      bug.remarks.emplace_back("it has no pattern, since each of the tests for it would last until the time limit");
      return bug;
    }
    if (isDebugged())
      bug.remarks.push_back(
          fmt::format("its pattern is that of all texts that end in {}, as far as they fail without a "
                      "debugger",
                      bucket_.plainSignature));
    if (!bug.budgetSpent && stop_ == Stop::done) findPattern(bug, options().language(common_.findings_.all[finding]));
    bug.finished = stop_ == Stop::done;
    return bug;
  }

  void findPattern(Bug& bug, const std::shared_ptr<Language>& language) {
    GeneralizeOptions generalization = options().generalize;
    generalization.reduceFirst = false;
    Generalization result;
    try {
      common_.runs_.with(plain_, plainPlan(options().budget - std::min(options().budget, bug.tests)), nullptr,
                         [&](Run& run) { result = generalize(run, bug.reduced, language, generalization); });
    } catch (const UserError&) {
      return;  // flaky after all
    }
    bug.tests += result.search.tests;
    if (result.stop == Stop::maxTests)
      bug.budgetSpent = true;
    else if (result.stop != Stop::done)
      stop_ = result.stop;
    else
      bug.pattern = std::move(result.pattern);
  }

  const Investigator& common_;
  const Bucket& bucket_;
  const int jobs_;
  Stop& stop_;
  const ExpectedFailure expected_;
  const ExpectedFailure plain_;  ///< the same without a debugger: other bugs may fail it too
  std::vector<Bug> bugs_;
  uint64_t checks_ = 0;  ///< tests spent on findings other than representatives
};

std::vector<Bug> Investigator::bugsOf(const Bucket& bucket, std::vector<Bug> known, int jobs, Stop& stop) const {
  return OneBucket(*this, bucket, jobs, stop).bugs(std::move(known));
}

std::string Investigator::placeOf(const Bug& bug) const {
  if (subject_.placed == nullptr || bug.debugged) return "";
  const ExpectedFailure expected{*subject_.placed, subject_.kinds, subject_.timeoutSeconds};
  LastFailure last;
  verdictOn(bug.reduced, "place", runs_, expected, {.purpose = "the place of the failure"}, &last);
  return last.signature();
}

bool Investigator::turnsInto(const std::string& signature, const Bug& bug, const std::shared_ptr<Language>& language,
                             int jobs, uint64_t& tests) const {
  const std::string& own = bug.signatures.front();
  const ExpectedFailure expected = subject_.expecting({own, signature}, bug.debugged);
  const RunPlan plan{
      .purpose = fmt::format("failures {}\n{}", own, signature), .jobs = jobs, .maxTests = options_.budget};
  LastSignature last;
  Reduction result;
  try {
    runs_.with(expected, plan, &last, [&](Run& run) { result = reduce(run, bug.reduced, language, options_.reduce); });
  } catch (const UserError&) {
    return false;
  }
  tests += result.search.tests;
  return result.interesting && result.stop == Stop::done && last.signature() == signature;
}

}  // namespace hone
