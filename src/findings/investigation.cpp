#include "findings/investigation.h"

#include <algorithm>
#include <set>
#include <utility>

#include "oracle/crash_signature.h"
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

}  // namespace

/// The work on one bucket.
class Investigator::OneBucket {
 public:
  OneBucket(const Investigator& common, const Bucket& bucket, int jobs, Stop& stop)
      : common_(common), bucket_(bucket), jobs_(jobs), stop_(stop), isVague_(!namesPlace(bucket.signature)) {}

  std::vector<Bug> bugs(std::vector<Bug> known) {
    bugs_ = std::move(known);
    hasSeveralPlaces_ = placesOfAll().size() > 1;
    std::vector<size_t> others = bucket_.reliable;
    if (bugs_.empty() && others.empty()) return flakyBug();
    // A finding that turns out to be flaky is no bug's representative if another one isn't.
    std::vector<Bug> flaky;
    while (bugs_.empty() && !others.empty()) {
      addBug(others.front());
      others.erase(others.begin());
      if (bugs_.empty()) continue;
      const bool tries = !bugs_.front().reliable && !others.empty() && flaky.size() < mostFlaky;
      if (tries) flaky.push_back(std::exchange(bugs_, {}).front());
    }
    // All others were left out.
    if (bugs_.empty() && !flaky.empty()) {
      bugs_.push_back(std::move(flaky.back()));
      flaky.pop_back();
    }
    if (bugs_.empty()) return flakyBug();
    for (size_t finding : others) place(finding);
    for (size_t finding : bucket_.flaky) join(bugs_.front(), finding, Belongs::signature);
    for (Bug& bug : flaky)
      if (bug.signatures.front() == bucket_.signature)
        bugs_.front().members.insert(bugs_.front().members.end(), bug.members.begin(), bug.members.end());
      else
        bugs_.push_back(std::move(bug));
    for (Bug& bug : bugs_) std::ranges::sort(bug.members, {}, &Member::finding);
    return std::move(bugs_);
  }

 private:
  /// So many findings that turn out to be flaky are tried before one of them represents the bug.
  static constexpr size_t mostFlaky = 20;

  const InvestigationOptions& options() const { return common_.options_; }
  const std::string& placeOf(size_t finding) const { return common_.sightings_[finding].place; }

  std::set<std::string> placesOfAll() const {
    std::set<std::string> places;
    for (const Bug& known : bugs_) places.insert(known.places.begin(), known.places.end());
    for (size_t finding : bucket_.reliable)
      if (!placeOf(finding).empty()) places.insert(placeOf(finding));
    return places;
  }

  static void join(Bug& bug, size_t finding, Belongs belongs) { bug.members.push_back({finding, belongs}); }
  static void addPlace(Bug& bug, const std::string& place) {
    if (!place.empty()) bug.places.insert(place);
  }

  /// True if no more tests may begin.
  bool isCutShort() {
    if (stop_ == Stop::done) stop_ = common_.runs_.stop();
    return stop_ != Stop::done;
  }

  static std::string failureOf(const std::string& signature, const std::string& place) {
    return place.empty() ? signature : signature + "\n" + place;
  }

  /// How a finding must fail while it is reduced. In a bucket of several places, a reduction could lead to a bug in
  /// another one.
  std::string failureOf(size_t finding) const {
    return failureOf(bucket_.expectation, hasSeveralPlaces_ ? placeOf(finding) : "");
  }

  uint64_t testsLeft() const { return options().budget - std::min(options().budget, checks_); }

  RunPlan plan(const std::string& failure, uint64_t maxTests) const {
    return {.purpose = "failure " + failure, .jobs = jobs_, .maxTests = maxTests};
  }

  /// Empty if none of its findings is there any more.
  std::vector<Bug> flakyBug() const {
    Bug bug;
    bug.signatures = {bucket_.signature};
    // Another triage may see another one of them first.
    for (size_t finding : bucket_.flaky)
      for (const std::string& signature : common_.sightings_[finding].signatures)
        if (!bug.failsAs(signature)) bug.signatures.push_back(signature);
    bug.reliable = false;
    for (size_t finding : bucket_.flaky) {
      if (!bug.representative) {
        const std::optional<std::string> text = common_.textOf(finding);
        if (!text) continue;
        bug.representative = finding;
        bug.reduced = *text;
      }
      join(bug, finding, Belongs::signature);
    }
    if (!bug.representative) return {};
    std::ranges::sort(bug.members, {}, &Member::finding);
    return {std::move(bug)};
  }

  /// The bug to which the finding belongs by its signature and the place of its failure alone; nullptr: that's in
  /// doubt.
  Bug* bugAt(size_t finding) {
    if (options().split == Split::never) return &bugs_.front();
    if (options().split == Split::always || isVague_) return nullptr;
    const std::string& place = placeOf(finding);
    if (place.empty()) return &bugs_.front();
    const auto at = std::ranges::find_if(bugs_, [&](const Bug& bug) { return bug.places.contains(place); });
    return at == bugs_.end() ? nullptr : &*at;
  }

  /// Finds out to which bug the finding belongs; it may be a new one.
  void place(size_t finding) {
    if (Bug* bug = bugAt(finding)) return join(*bug, finding, Belongs::signature);
    if (!bugs_.front().pattern) return join(bugs_.front(), finding, Belongs::signature);
    if (isCutShort()) return joinUnchecked(finding);
    const std::optional<std::string> found = common_.textOf(finding);
    if (!found) return;
    const std::string& text = *found;
    for (Bug& bug : bugs_)
      if (shows(bug, text)) return joinShown(bug, finding, Belongs::matches);
    if (testsLeft() == 0) {
      bugs_.front().budgetSpent = true;
      return join(bugs_.front(), finding, Belongs::signature);
    }
    UntilKnown observer(bugs_);
    std::optional<Reduction> reduction = reduced(text, finding, testsLeft(), observer);
    if (!reduction) return joinUnchecked(finding);
    uint64_t tests = reduction->search.tests;
    checks_ += tests;
    if (observer.found()) return joinShown(bugs_[*observer.found()], finding, Belongs::matches, tests);
    // Without an end of the reduction, nothing is known but the signature.
    if (!reduction->interesting || reduction->stop != Stop::done) {
      bugs_.front().tests += tests;
      return joinUnchecked(finding);
    }
    for (Bug& bug : bugs_)
      if (hasFormOf(bug, reduction->text)) return joinShown(bug, finding, Belongs::alike, tests);
    for (Bug& bug : bugs_)
      if (hasSameCause(bug, finding, reduction->text, tests)) return joinShown(bug, finding, Belongs::matches, tests);
    if (stop_ != Stop::done) return joinUnchecked(finding);
    const uint64_t onOthers = tests - reduction->search.tests;
    Bug bug = generalized(finding, text, std::move(*reduction));
    bug.tests += onOthers;
    bug.remarks.emplace_back("its signature is that of another bug, whose pattern it does not match");
    bugs_.push_back(std::move(bug));
  }

  /// A finding fails in the line of the bug, but by another caller: does its reduced text lead to a text that fails by
  /// the bug's caller?
  bool hasSameCause(const Bug& bug, size_t finding, const std::string& reducedText, uint64_t& tests) {
    const std::string& own = placeOf(finding);
    std::vector<std::string> others;
    for (const std::string& place : bug.places)
      if (failingLine(place) == failingLine(own))
        for (const std::string& signature : bug.signatures) others.push_back(failureOf(signature, place));
    if (own.empty() || others.empty()) return false;
    const ReducedText reduced{reducedText, failureOf(bucket_.expectation, own),
                              options().language(common_.findings_.all[finding])};
    uint64_t needed = 0;
    const bool leads = common_.hasPartThatFails(reduced, others, jobs_, testsLeft(), needed) ||
                       common_.turnsInto(reduced, others, jobs_, testsLeft() - std::min(testsLeft(), needed), needed);
    checks_ += needed;
    tests += needed;
    isCutShort();
    return leads;
  }

  /// The finding belongs to the bug as far as its signature tells. If that is for lack of time, the bug isn't finished.
  void joinUnchecked(size_t finding) {
    if (stop_ != Stop::done && !bugs_.front().known) bugs_.front().finished = false;
    join(bugs_.front(), finding, Belongs::signature);
  }

  /// The finding has shown the bug.
  void joinShown(Bug& bug, size_t finding, Belongs belongs, uint64_t tests = 0) const {
    join(bug, finding, belongs);
    addPlace(bug, placeOf(finding));
    bug.tests += tests;
  }

  void addBug(size_t finding) {
    const std::optional<std::string> found = common_.textOf(finding);
    if (!found) return;
    const std::string& text = *found;
    UntilKnown observer(bugs_);
    uint64_t tests = 0;
    const std::optional<Sighting> measured = isCutShort() ? std::nullopt : measuredSighting(finding, text, tests);
    std::optional<Reduction> reduction;
    if (!measured || measured->isReliable()) reduction = reduced(text, finding, options().budget, observer);
    Bug bug;
    if (reduction && reduction->interesting) {
      bug = generalized(finding, text, std::move(*reduction));
    } else {
      bug.signatures = {bucket_.signature};
      if (measured && measured->failed()) bug.signatures = measured->signatures;
      addPlace(bug, placeOf(finding));
      bug.representative = finding;
      bug.reduced = text;
      bug.finished = !isCutShort();
      bug.reliable = !bug.finished;
      if (!bug.reliable)
        bug.remarks.emplace_back("it wasn't reduced, since it didn't fail in the same way in all runs");
      join(bug, finding, Belongs::reduced);
    }
    bug.tests += tests;
    bugs_.push_back(std::move(bug));
  }

  /// Two runs alike may be chance. nullopt if more of them take too long, or the triage is cut short.
  std::optional<Sighting> measuredSighting(size_t finding, const std::string& text, uint64_t& tests) {
    if (bucket_.signature == timeoutSignature) return std::nullopt;
    const Subject& subject = common_.subject_;
    const SurveyOptions options{
        .kinds = subject.kinds, .timeout = subject.timeoutSeconds, .resume = true, .measured = true};
    const Findings alone{{common_.findings_.all[finding]}, [&](const FoundText&) { return text; }};
    Survey again = survey(alone, subject.test, options, common_.runs_, nullptr);
    tests += again.search.tests;
    if (again.stop == Stop::done) return std::move(again.sightings.front());
    stop_ = again.stop;
    return std::nullopt;
  }

  /// nullopt if the finding turns out to be flaky, or the triage is cut short.
  std::optional<Reduction> reduced(const std::string& text, size_t finding, uint64_t maxTests, UntilKnown& observer) {
    if (isCutShort()) return std::nullopt;
    const std::string failure = failureOf(finding);
    const ExpectedFailure expected = common_.subject_.expecting({failure});
    Reduction result;
    try {
      const auto language = options().language(common_.findings_.all[finding]);
      common_.runs_.with(expected, plan(failure, maxTests), &observer, [&](Run& run) {
        observer.watch(run);
        result = reduce(run, text, language, options().reduce);
      });
    } catch (const UserError&) {
      return std::nullopt;
    }
    if (!observer.found() && (result.stop == Stop::interrupted || result.stop == Stop::maxTime)) stop_ = result.stop;
    return result;
  }

  Bug generalized(size_t finding, const std::string& text, Reduction reduction) {
    Bug bug;
    bug.signatures = {bucket_.signature};
    // Its message may quote the reduced text.
    if (const std::string own(withoutPlace(reduction.bestCrash)); !own.empty() && !bug.failsAs(own))
      bug.signatures.insert(bug.signatures.begin(), own);
    addPlace(bug, std::string(placeIn(reduction.bestCrash)));
    addPlace(bug, placeOf(finding));
    bug.representative = finding;
    bug.reduced = std::move(reduction.text);
    bug.tokens = reduction.tokens;
    bug.minimal = reduction.minimal;
    bug.tests = reduction.search.tests;
    bug.budgetSpent = reduction.stop == Stop::maxTests;
    join(bug, finding, Belongs::reduced);
    if (reduction.refuted()) {
      // The finding itself failed in both runs of the survey.
      bug.reduced = text;
      bug.tokens = 0;
      bug.remarks.emplace_back("it is kept as it was found, since what it was reduced to fails only now and then");
      return bug;
    }
    if (bucket_.signature == timeoutSignature) {
      bug.remarks.emplace_back("it has no pattern, since each of the tests for it would last until the time limit");
      return bug;
    }
    if (!bug.budgetSpent && stop_ == Stop::done) findPattern(bug, options().language(common_.findings_.all[finding]));
    bug.finished = stop_ == Stop::done;
    return bug;
  }

  /// The pattern of the signature, wherever in its innermost function a text fails: one bug may fail in several lines.
  void findPattern(Bug& bug, const std::shared_ptr<Language>& language) {
    GeneralizeOptions generalization = options().generalize;
    generalization.reduceFirst = false;
    // Bounds would cost a fifth of the tests; nobody has seen a finding that only a bound sorts rightly.
    generalization.classes = false;
    const ExpectedFailure expected = common_.subject_.expecting({bucket_.expectation});
    Generalization result;
    try {
      common_.runs_.with(expected, plan(bucket_.signature, options().budget - std::min(options().budget, bug.tests)),
                         nullptr, [&](Run& run) { result = generalize(run, bug.reduced, language, generalization); });
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
  const bool isVague_;  ///< its signature doesn't tell where the program fails
  bool hasSeveralPlaces_ = false;
  std::vector<Bug> bugs_;
  uint64_t checks_ = 0;  ///< tests spent on findings other than representatives
};

std::vector<Bug> Investigator::bugsOf(const Bucket& bucket, std::vector<Bug> known, int jobs, Stop& stop) const {
  return OneBucket(*this, bucket, jobs, stop).bugs(std::move(known));
}

}  // namespace hone
