// Two failures have one cause if the text of the one leads to the other. A reduction, in which either will do, deletes
// what is around a common core, as far as the grammar allows. A part of the text alone may fail too where the grammar
// knows no way to it: of `{"\u": 1}`, whose key can stand nowhere else, the key.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <set>

#include "findings/investigation.h"
#include "text/user_error.h"
#include "tree/tree.h"

namespace hone {
namespace {

/// The texts of all nodes, but not the whole one.
std::vector<Candidate> allPartsOf(const std::string& text, const std::shared_ptr<Language>& language) {
  const TreePtr tree = Tree::parse(language, text);
  std::set<std::string> seen = {"", text};
  std::vector<Candidate> parts;
  for (NodeId id = 0; id < tree->size(); ++id)
    if (std::string part = language->plain(std::string(tree->text(id)), tree->encoding()); seen.insert(part).second)
      parts.push_back({std::move(part), "part"});
  return parts;
}

}  // namespace

bool Investigator::turnsInto(const ReducedText& reduced, const std::vector<std::string>& others, int jobs,
                             uint64_t maxTests, uint64_t& tests) const {
  if (runs_.stop() != Stop::done || maxTests == 0) return false;
  std::vector<std::string> failures = {reduced.failure};
  failures.insert(failures.end(), others.begin(), others.end());
  const ExpectedFailure expected = subject_.expecting(failures);
  const RunPlan plan{
      .purpose = fmt::format("failures {}", fmt::join(failures, "\n")), .jobs = jobs, .maxTests = maxTests};
  Reduction result;
  try {
    runs_.with(expected, plan, nullptr,
               [&](Run& run) { result = reduce(run, reduced.text, reduced.language, options_.reduce); });
  } catch (const UserError&) {
    return false;
  }
  tests += result.search.tests;
  return result.interesting && result.stop == Stop::done &&
         subject_.expecting(others).allows(result.bestCrash, result.text);
}

bool Investigator::hasPartThatFails(const ReducedText& reduced, const std::vector<std::string>& failures, int jobs,
                                    uint64_t maxTests, uint64_t& tests) const {
  if (runs_.stop() != Stop::done || maxTests == 0) return false;
  const ExpectedFailure expected = subject_.expecting(failures);
  const RunPlan plan{
      .purpose = fmt::format("parts that fail as {}", fmt::join(failures, "\n")), .jobs = jobs, .maxTests = maxTests};
  bool found = false;
  runs_.with(expected, plan, nullptr, [&](Run& run) {
    const std::vector<Verdict> verdicts = run.scheduler().all(allPartsOf(reduced.text, reduced.language));
    found = std::ranges::find(verdicts, Verdict::fail) != verdicts.end();
    RunOutcome outcome;
    run.finish(run.cutOff(), outcome);
    tests += outcome.search.tests;
  });
  return found;
}

}  // namespace hone
