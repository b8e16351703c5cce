#include "findings/debugging.h"

#include <algorithm>
#include <unordered_map>
#include <utility>

#include "search/limits.h"
#include "test/crash_signature.h"
#include "text/hash.h"

namespace hone {
namespace {

class CrashObserver : public RunObserver {
 public:
  void committed(const Commit& commit, const SearchStats&, bool) override {
    if (commit.verdict == Verdict::fail) crashes_.emplace(commit.hash, commit.crash);
  }
  /// Empty if the text doesn't crash.
  std::string of(std::string_view text) const {
    const auto found = crashes_.find(contentHash(text));
    return found == crashes_.end() ? "" : found->second;
  }

 private:
  std::unordered_map<Hash128, std::string> crashes_;
};

bool needsDebugger(const Sighting& sighting) {
  return sighting.isReliable() && !sighting.sameAs && sighting.signatures.front().starts_with("SIG") &&
         !namesPlace(sighting.signatures.front());
}

}  // namespace

void debug(Survey& survey, const Findings& findings, const Subject& subject, Runs& runs) {
  constexpr size_t atOnce = 64;
  std::vector<size_t> wanted;
  for (size_t finding = 0; finding < findings.all.size(); ++finding)
    if (needsDebugger(survey.sightings[finding])) wanted.push_back(finding);
  if (wanted.empty() || subject.debugged == nullptr) return;
  const ExpectedFailure expected = subject.expecting({}, /*isDebugged=*/true);
  CrashObserver observer;
  const RunPlan plan{.purpose = "survey below a debugger", .jobs = jobsFor(runs.resources().jobs)};
  runs.with(expected, plan, &observer, [&](Run& run) {
    for (size_t at = 0; at < wanted.size() && survey.stop == Stop::done; at += atOnce) {
      std::vector<Candidate> candidates;
      for (size_t i = at; i < std::min(at + atOnce, wanted.size()); ++i)
        candidates.push_back({findings.text(wanted[i]), "debug"});
      if (run.scheduler().all(candidates).size() < candidates.size()) survey.stop = run.cutOff();
      for (size_t i = 0; i < candidates.size(); ++i) {
        const std::string crash = observer.of(candidates[i].bytes);
        if (!namesPlace(crash) || !isCrash(crash)) continue;
        Sighting& sighting = survey.sightings[wanted[at + i]];
        sighting.plainSignature = std::exchange(sighting.signatures, {crash}).front();
      }
    }
    RunOutcome outcome;
    run.finish(survey.stop, outcome);
    survey.search += outcome.search;
  });
  // Copies of a finding fail as it does.
  for (Sighting& sighting : survey.sightings)
    if (sighting.sameAs) {
      sighting.signatures = survey.sightings[*sighting.sameAs].signatures;
      sighting.plainSignature = survey.sightings[*sighting.sameAs].plainSignature;
    }
}

}  // namespace hone
