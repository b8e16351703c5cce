#include "findings/control_texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "oracle/crash_signature.h"
#include "oracle/missing_file.h"
#include "search/limits.h"
#include "text/user_error.h"
#include "text/visible.h"

namespace hone {
namespace {

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

}  // namespace

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

std::string doubtAbout(const ControlTexts& controls) {
  if (!controls.allFail || controls.stop != Stop::done) return "";
  return fmt::format(
      "the program also fails for the empty file, an empty line and a word ({}), so it may fail for anything",
      visible(controls.signature));
}

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

}  // namespace hone
