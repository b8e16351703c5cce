#include "findings/triage.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <numeric>
#include <optional>
#include <set>
#include <string>

#include "findings/merging.h"
#include "oracle/crash_signature.h"
#include "oracle/missing_file.h"
#include "search/limits.h"
#include "text/stop_token.h"
#include "text/user_error.h"
#include "text/visible.h"

namespace hone {
namespace {

// Control texts of a triage: does the program fail for texts that can't show a bug?
//
// A program that doesn't read its candidate fails the same for every text, and so does one that can't be started: a
// whole folder of findings would become one bug. A parser may really crash on an empty file, though. So only a program
// that fails for all control texts is suspected.

struct ControlTexts {
  Stop stop = Stop::done;
  bool allFail = false;               ///< each that was tested, and there was one
  std::string signature;              ///< of the first one that fails
  std::set<std::string> ofEmptyText;  ///< the signature of the empty text, if that fails and is no finding
  std::set<std::string> refusals;     ///< of those that don't fail, as Sighting::refusal
  SearchStats search;
};

constexpr std::array<std::string_view, 3> controlTexts = {"", "\n", "hone\n"};

bool isFinding(const Findings& findings, std::string_view text) {
  return std::ranges::any_of(findings.all, [&](const FoundText& finding) {
    try {
      return finding.bytes == text.size() && findings.read(finding) == text;
    } catch (const UserError&) {
      return false;  // the survey says so
    }
  });
}

class ControlObserver : public RunObserver {
 public:
  explicit ControlObserver(ControlTexts& controls) : controls_(controls) {}

  void committed(const Commit& commit, const SearchStats&, bool) override {
    controls_.allFail = controls_.allFail && commit.verdict == Verdict::fail;
    const std::string signature(withoutPlace(commit.crash));
    if (commit.verdict != Verdict::fail) controls_.refusals.insert(signature);
    if (commit.verdict != Verdict::fail) return;
    if (controls_.signature.empty()) controls_.signature = signature;
    if (commit.candidate.bytes.empty()) controls_.ofEmptyText.insert(signature);
  }

 private:
  ControlTexts& controls_;
};

/// Tests the control texts that are no findings: the empty text, an empty line and a word. Throws what tests throw.
ControlTexts testControlTexts(const Findings& findings, Test& test, const SurveyOptions& options, Runs& runs) {
  ControlTexts controls;
  std::vector<Candidate> candidates;
  for (std::string_view text : controlTexts)
    if (!isFinding(findings, text)) candidates.push_back({std::string(text), controlPass});
  if (candidates.empty()) return controls;
  controls.allFail = true;
  ControlObserver observer(controls);
  const ExpectedFailure expected{test, options.kinds, options.timeout.value_or(longestSurveyRun)};
  const RunPlan plan{.purpose = "control texts", .jobs = jobsFor(runs.resources().jobs), .fresh = !options.resume};
  runs.with(expected, plan, &observer, [&](Run& run) {
    const size_t ended = run.scheduler().all(candidates).size();
    if (ended < candidates.size()) controls.stop = run.cutOff();
    RunOutcome outcome;
    run.finish(controls.stop, outcome);
    controls.search = outcome.search;
  });
  return controls;
}

/// A sentence if the failures may be the test's own, because all control texts fail; else empty.
std::string doubtAbout(const ControlTexts& controls) {
  if (!controls.allFail || controls.stop != Stop::done) return "";
  return fmt::format(
      "the program also fails for the empty file, an empty line and a word ({}), so it may fail for anything",
      visible(controls.signature));
}

/// The same, because all findings that fail say that a file is missing.
std::string doubtAbout(const std::vector<Sighting>& sightings) {
  const Sighting* first = nullptr;
  for (const Sighting& sighting : sightings) {
    if (!sighting.failed()) continue;
    if (!saysFileIsMissing(sighting.signatures.front())) return "";
    if (first == nullptr) first = &sighting;
  }
  if (first == nullptr) return "";
  return fmt::format("the findings fail, but the message says that a file is missing ({})",
                     visible(first->signatures.front()));
}

// A program that can't be started, or that does the same with every text, shows no bug. Neither does one in which the
// bugs are fixed. So before a triage believes that bugs are fixed, it asks whether the program worked at all.

/// The refusals of all texts that were tested; nullopt if one fails. The empty refusal is that of a text that passes.
std::optional<std::set<std::string>> refusalsOfAll(const ControlTexts& controls,
                                                   const std::vector<Sighting>& sightings) {
  if (!controls.signature.empty()) return std::nullopt;
  std::set<std::string> refusals = controls.refusals;
  for (const Sighting& sighting : sightings) {
    if (sighting.failed()) return std::nullopt;
    if (sighting.tested()) refusals.insert(sighting.refusal);
  }
  return refusals;
}

/// A sentence if every text, control texts too, ends with a status by which a shell or a loader says that it couldn't
/// start the program; else empty.
std::string doubtAboutStart(const ControlTexts& controls, const std::vector<Sighting>& sightings) {
  const auto refusals = refusalsOfAll(controls, sightings);
  if (!refusals || refusals->empty() || !std::ranges::all_of(*refusals, saysItDidNotStart)) return "";
  return fmt::format("the program can't be started: every text ends with {}", visible(*refusals->begin()));
}

/// A sentence if this many bugs seem to be fixed, but nothing that was tested tells a program with these fixes from
/// another program; else empty.
std::string doubtAboutFixes(size_t fixed, const ControlTexts& controls, const std::vector<Sighting>& sightings) {
  if (fixed == 0) return "";
  const auto refusals = refusalsOfAll(controls, sightings);
  if (!refusals) return "";
  const std::string none = fixed == 1 ? "the known bug doesn't show any more"
                                      : fmt::format("none of the {} known bugs shows any more", fixed);
  if (refusals->size() == 1)
    return fmt::format("{}, but the program does the same with every text ({})", none,
                       refusals->begin()->empty() ? "it reports no failure" : visible(*refusals->begin()));
  return fixed > 1 ? none + ", and nothing else fails" : "";
}

class TriageRun {
 public:
  TriageRun(const Findings& findings, Test& test, const TriageOptions& options, Runs& runs, TriageObserver* observer)
      : findings_(findings),
        test_(test),
        options_(options),
        runs_(runs),
        observer_(observer),
        jobs_(static_cast<size_t>(jobsFor(runs.resources().jobs))) {}

  Triage run() {
    const ControlTexts controls = testControlTexts(findings_, test_, options_.survey, runs_);
    result_.tests += controls.search.tests;
    result_.survey.stop = controls.stop;
    result_.survey.sightings.resize(findings_.all.size());
    if (controls.stop == Stop::done) {
      mustBeMeant(doubtAbout(controls), "check that the command reads the finding, whose path @@ stands for",
                  meantFailures);
      surveyAll();
    }
    const Subject subject{test_, options_.survey.kinds, result_.survey.timeoutSeconds};
    result_.stop = result_.survey.stop;
    result_.tests += result_.survey.search.tests;
    if (result_.stop == Stop::done) {
      mustBeMeant(doubtAbout(sightings()), "give it with --with FILE, or write its absolute path", meantFailures);
      mustBeMeant(doubtAboutStart(controls, sightings()), "run the program by hand to see why", meantProgram);
      mustBeMeant(doubtAboutFixes(newlyFixed(), controls, sightings()),
                  "run the program by hand to see whether it works", meantFixes);
    }
    const std::vector<Bucket> buckets = bucketsOf(findings_, sightings(), thoseOfBugs(), options_.survey.kinds);
    if (observer_ != nullptr && result_.stop == Stop::done) observer_->bucketsFound(result_.survey, buckets.size());
    const Investigator investigator(findings_, sightings(), subject, runs_, options_.investigation);
    result_.bugs = merged(investigated(buckets, investigator), findings_, sightings(), investigator,
                          options_.investigation, static_cast<int>(jobs_));
    for (Bug& bug : result_.bugs) {
      result_.tests += bug.tests;
      if (std::ranges::any_of(bug.signatures, [&](const auto& own) { return controls.ofEmptyText.contains(own); }))
        bug.remarks.emplace_back("the empty file fails in the same way");
    }
    if (runs_.cancelled() && result_.stop == Stop::done) result_.stop = Stop::interrupted;
    return std::move(result_);
  }

 private:
  /// What the user says by --trust-test, or by 'yes'.
  static constexpr std::string_view meantFailures = "these are the failures that you mean",
                                    meantProgram = "this is the program that you mean", meantFixes = "they are fixed";

  const std::vector<Sighting>& sightings() const { return result_.survey.sightings; }
  size_t findingsNow() const { return options_.known.empty() ? findings_.all.size() : options_.known.front().finding; }

  /// The findings and the texts of known bugs, and then what else may still show a bug whose text no longer fails.
  void surveyAll() {
    const SurveyProgress progress = [&](uint64_t done, uint64_t needed) {
      if (observer_ != nullptr) observer_->surveyed(done, needed);
    };
    std::vector<size_t> first(findingsNow() + options_.known.size());
    std::iota(first.begin(), first.end(), size_t(0));
    result_.survey = survey(findings_, first, test_, options_.survey, runs_, progress);
    std::vector<size_t> more;
    for (const KnownBug& known : options_.known)
      if (!known.isFixed && !stillFails(known)) more.insert(more.end(), known.earlier.begin(), known.earlier.end());
    if (!more.empty()) extend(result_.survey, findings_, more, test_, options_.survey, runs_, progress);
  }

  /// The findings, and those of earlier triages that were tested again.
  std::vector<size_t> thoseOfBugs() const {
    std::vector<size_t> which(findingsNow());
    std::iota(which.begin(), which.end(), size_t(0));
    for (const KnownBug& known : options_.known) which.insert(which.end(), known.earlier.begin(), known.earlier.end());
    return which;
  }

  /// If nothing fails at all.
  size_t newlyFixed() const {
    return static_cast<size_t>(std::ranges::count(options_.known, false, &KnownBug::isFixed));
  }

  /// Counts every known bug as failing if the survey was cut short.
  bool stillFails(const KnownBug& known) const {
    return sightings()[known.finding].failed() || result_.survey.stop != Stop::done;
  }

  /// Such results aren't taken without a question.
  void mustBeMeant(const std::string& doubt, std::string_view remedy, std::string_view meant) const {
    if (doubt.empty() || options_.trustTest) return;
    if (observer_ != nullptr && observer_->isMeant(fmt::format("{}; is it true that {}?", doubt, meant))) return;
    throw UserError(fmt::format("{}: {}, or give --trust-test if {}", doubt, remedy, meant));
  }

  /// Known bugs first, each once, then the new ones of all buckets.
  std::vector<Bug> investigated(const std::vector<Bucket>& buckets, const Investigator& investigator) {
    std::vector<std::vector<Bug>> found(buckets.size());
    // After a survey that was cut short, nothing is tested any more.
    std::vector<Stop> stops(buckets.size(), result_.stop);
    // A bug with a job of its own wastes no speculation; the jobs that are left over speculate.
    const size_t atOnce = std::clamp<size_t>(buckets.size(), 1, jobs_);
    inParallel(buckets.size(), atOnce, [&](size_t i) {
      found[i] = investigator.bugsOf(buckets[i], knownIn(buckets[i]), static_cast<int>(jobs_ / atOnce), stops[i]);
      if (observer_ != nullptr && stops[i] == Stop::done) observer_->investigated(buckets[i], found[i]);
    });
    for (Stop stop : stops)
      if (stop != Stop::done) result_.stop = stop;
    std::vector<Bug> bugs = knownBugs();
    for (std::vector<Bug>& of : found)
      for (Bug& bug : of) add(std::move(bug), bugs);
    for (size_t number = options_.known.size(); number-- > 0;)
      if (bugs[number].members.empty() && !stillFails(options_.known[number])) {
        result_.fixed.insert(result_.fixed.begin(), number);
        bugs.erase(bugs.begin() + static_cast<std::ptrdiff_t>(number));
      }
    return bugs;
  }

  Bug knownBug(size_t number) const {
    const KnownBug& known = options_.known[number];
    Bug bug;
    bug.known = number;
    bug.signatures = known.signatures;
    bug.reduced = known.reduced;
    bug.pattern = known.pattern;
    // The program's functions may have got new names.
    const Sighting& sighting = sightings()[known.finding];
    if (!sighting.place.empty()) bug.places = {sighting.place};
    if (sighting.failed()) {
      std::erase(bug.signatures, sighting.signatures.front());
      bug.signatures.insert(bug.signatures.begin(), sighting.signatures.front());
    }
    return bug;
  }

  std::vector<Bug> knownBugs() const {
    std::vector<Bug> bugs;
    for (size_t number = 0; number < options_.known.size(); ++number) bugs.push_back(knownBug(number));
    return bugs;
  }

  /// Those with the bucket's signature that may still fail.
  std::vector<Bug> knownIn(const Bucket& bucket) const {
    std::vector<Bug> bugs;
    for (size_t number = 0; number < options_.known.size(); ++number)
      if (Bug bug = knownBug(number); stillFails(options_.known[number]) && isIn(bucket, bug))
        bugs.push_back(std::move(bug));
    return bugs;
  }

  static bool isIn(const Bucket& bucket, const Bug& known) {
    return std::ranges::any_of(known.signatures, [&](const std::string& signature) {
      return meets(bucket.expectation, signature, known.reduced);
    });
  }

  /// `bugs` begin with the known ones.
  void add(Bug bug, std::vector<Bug>& bugs) const {
    if (bug.known) {
      Bug& known = bugs[*bug.known];
      known.places.merge(bug.places);
      known.members.insert(known.members.end(), bug.members.begin(), bug.members.end());
      std::ranges::sort(known.members, {}, &Member::finding);
      known.tests += bug.tests;
      known.budgetSpent |= bug.budgetSpent;
      return;
    }
    for (size_t number = 0; number < options_.known.size(); ++number) {
      Bug& known = bugs[number];
      if (stillFails(options_.known[number]) || known.representative || !known.failsAs(bug.signatures.front()))
        continue;
      bug.known = number;
      bug.remarks.emplace_back("its earlier text no longer fails, but other findings still do");
      known = std::move(bug);
      return;
    }
    bugs.push_back(std::move(bug));
  }

  const Findings& findings_;
  Test& test_;
  const TriageOptions& options_;
  Runs& runs_;
  TriageObserver* const observer_;
  const size_t jobs_;
  Triage result_;
};

}  // namespace

Triage triage(const Findings& findings, Test& test, const TriageOptions& options, Runs& runs,
              TriageObserver* observer) {
  return TriageRun(findings, test, options, runs, observer).run();
}

}  // namespace hone
