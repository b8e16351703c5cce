#include "explain/pattern_search.h"

#include <algorithm>

#include "explain/general_pattern.h"
#include "explain/knock_outs.h"

namespace hone {

PatternSearch::PatternSearch(FeatureReader& reader, const Pool& pool, GuidedProducer& producer, Random& random,
                             Try tryAll)
    : reader_(reader), pool_(pool), producer_(producer), random_(random), tryAll_(std::move(tryAll)) {}

bool PatternSearch::hasExamined(const TreePtr& input) const {
  return std::ranges::any_of(examined_, [&](const Examined& e) { return e.pattern.tree == input; });
}

bool PatternSearch::examine(const TreePtr& input, Verdict verdict, size_t mostTrials) {
  Examined& examined = examined_.emplace_back(Examined{InputPattern(input, reader_.parts()), verdict});
  KnockOuts knockOuts(examined.pattern, verdict, mostTrials);
  bool going = tryTrials([&] { return knockOuts.next(producer_, random_); },
                         [&](const KnockOuts::Trial& trial, Verdict v) { knockOuts.note(trial.node, v); });
  if (going) {
    Additions& additions = examined.additions.emplace(examined.pattern, producer_, verdict, mostTrials, random_);
    going = tryTrials([&] { return additions.next(); },
                      [&](const Additions::Trial& trial, Verdict v) { additions.note(trial.candidates, v); });
  }
  for (Feature& feature : examined.pattern.features()) reader_.addPattern(std::move(feature));
  return going;
}

/// Until `next` has none. False where a limit ended it.
template <typename Next, typename Note>
bool PatternSearch::tryTrials(Next next, Note note) {
  for (;;) {
    auto trials = next();
    if (trials.empty()) return true;
    std::vector<PoolInput> inputs;
    for (const auto& trial : trials) inputs.push_back(trial.input);
    const std::vector<Verdict> verdicts = tryAll_(std::move(inputs));
    for (size_t i = 0; i < verdicts.size(); ++i) note(trials[i], verdicts[i]);
    if (verdicts.size() < trials.size()) return false;
  }
}

void PatternSearch::generalize(std::span<const Known> known) {
  GeneralPatterns general(reader_.parts());
  for (const Known& k : known) general.add(pool_.inputs()[k.input].tree, k.fails);
  for (const Examined& examined : examined_)
    for (Feature& feature : general.of(examined.pattern, examined.verdict == Verdict::fail, random_))
      reader_.addPattern(std::move(feature));
}

std::optional<PoolInput> PatternSearch::member() {
  std::optional<Additions>& additions = random_.pick(examined_).additions;
  return additions ? additions->member(random_) : std::nullopt;
}

}  // namespace hone
