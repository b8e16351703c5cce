// The shortest derivation of a rule is a walk along the cheapest ways of its network, and of those that it calls. Where
// the walk passes a choice, each other way that comes to an end makes a text of its own: the walk up to there, the
// other way, and again the cheapest ways to the end. So the number of texts is that of the choices on one walk.

#include "derive/alternatives.h"

#include <algorithm>
#include <set>

#include "grammar/groups.h"

namespace hone {
namespace {

// A rule's own choices and those of a chain of rules, as of an expression's operators, which has up to twenty levels.
constexpr size_t mostTexts = 64;
constexpr size_t mostSteps = 10'000;  // of one walk: a rule whose shortest text is longer has no short ones

}  // namespace

std::vector<std::string> textsOf(const std::vector<MinimalToken>& tokens) {
  std::vector<std::string> texts;
  for (const MinimalToken& token : tokens) texts.push_back(token.text);
  return texts;
}

/// Follows the cheapest ways from a state to the end of the rule; below it the states to return to.
class Alternatives::Walk {
 public:
  Walk(Alternatives& of, std::vector<StateId> calls) : of_(of), calls_(std::move(calls)) {}

  /// The next choice, before it is taken; noState at the end.
  StateId toChoice() {
    const Atn& atn = of_.language_->grammar().parser;
    while (!calls_.empty() && ++steps_ < mostSteps) {
      const StateId at = calls_.back();
      if (atn.states[at].kind == StateKind::ruleStop) {
        calls_.pop_back();
        continue;
      }
      if (atn.states[at].transitionCount > 1 && !taken_) return at;
      taken_ = false;
      const Transition* step = of_.ways_->step(at);
      if (step == nullptr) return fail();
      take(*step);
    }
    return calls_.empty() ? noState : fail();
  }
  /// Goes on with the cheapest way.
  void pass() { taken_ = true; }
  void take(const Transition& step) {
    taken_ = false;
    if (step.kind == TransitionKind::rule) {
      calls_.back() = step.follow;
      calls_.push_back(step.target);
      return;
    }
    if (step.kind == TransitionKind::set) of_.append(tokens_, step.argument);
    calls_.back() = step.target;
  }
  std::optional<Tokens> toEnd() {
    while (toChoice() != noState) pass();
    return failed_ ? std::nullopt : std::optional(tokens_);
  }

 private:
  StateId fail() {
    failed_ = true;
    calls_.clear();
    return noState;
  }

  Alternatives& of_;
  std::vector<StateId> calls_;
  Tokens tokens_;
  size_t steps_ = 0;
  bool taken_ = false, failed_ = false;
};

Alternatives::Alternatives(std::shared_ptr<Language> language) : language_(std::move(language)) {
  const Grammar& grammar = language_->grammar();
  const auto types = static_cast<Symbol>(grammar.tokenTypeCount());
  const auto modes = static_cast<uint32_t>(grammar.lexer.modeStart.size());
  TextProducer producer(language_);
  Random random(0);
  for (Symbol type = 0; type < types; ++type) {
    std::optional<std::string>& text = texts_.emplace_back();
    if (type == endOfFile) {
      text = "";
      continue;
    }
    if (const std::string* minimal = language_->minimalToken(type)) text = *minimal;
    // Tokens of other modes have no minimal text; of some random ones the shortest is about as good.
    constexpr int draws = 8;
    for (uint32_t mode = 0; !text && mode < modes; ++mode)
      for (int i = 0; i < draws; ++i)
        if (std::optional<std::string> drawn = producer.drawToken(type, mode, random))
          if (!text || drawn->size() < text->size()) text = std::move(drawn);
  }
  std::vector<Cost> costs;
  for (const SymbolSet& set : grammar.parser.sets) {
    Cost least = noWay;
    Symbol best = endOfFile;
    for (const SymbolRange& range : set.ranges())
      for (Symbol type = std::max(range.first, endOfFile); type <= range.last && type < types; ++type)
        if (const auto& text = texts_[static_cast<size_t>(type)]; text && 1 + text->size() < least) {
          least = 1 + text->size();
          best = type;
        }
    costs.push_back(least);
    cheapest_.push_back(best);
  }
  ways_.emplace(grammar.parser, std::move(costs));
  ofRule_.resize(grammar.ruleNames.size());
}

void Alternatives::append(Tokens& tokens, uint32_t set) {
  if (const Symbol type = cheapest_[set]; type != endOfFile)
    tokens.push_back({type, *texts_[static_cast<size_t>(type)]});
}

const std::vector<Alternatives::Tokens>& Alternatives::ofRule(RuleId rule) {
  std::optional<std::vector<Tokens>>& known = ofRule_[rule];
  if (known) return *known;
  known.emplace();
  const Atn& atn = language_->grammar().parser;
  std::set<std::vector<std::string>> seen;
  auto add = [&](std::optional<Tokens> tokens) {
    if (tokens && seen.insert(textsOf(*tokens)).second) known->push_back(std::move(*tokens));
  };
  Walk cheapest(*this, {atn.ruleStart[rule]});
  add(Walk(cheapest).toEnd());
  for (StateId at = cheapest.toChoice(); at != noState && known->size() < mostTexts; at = cheapest.toChoice()) {
    for (const Transition& other : atn.from(at)) {
      if (&other == ways_->step(at) || ways_->by(other) == noWay) continue;
      Walk branch = cheapest;
      branch.take(other);
      add(branch.toEnd());
    }
    cheapest.pass();
  }
  return *known;
}

std::vector<Alternatives::Tokens> Alternatives::ofGroup(StateId decision) {
  const Atn& atn = language_->grammar().parser;
  std::vector<StateId> starts;
  const StateId block = atn.states[decision].kind == StateKind::starLoopEntry ? loopBlock(atn, decision) : decision;
  if (block == noState) return {};
  std::vector<Tokens> found;
  std::set<std::vector<std::string>> seen;
  const StateId end = atn.states[block].end;
  for (const Transition& way : atn.from(block)) {
    if (way.target == end || ways_->by(way) == noWay) continue;
    // What comes behind the group is no part of it: it is what the shortest text from its end on has.
    Walk with(*this, {block}), behind(*this, {end});
    with.take(way);
    std::optional<Tokens> whole = with.toEnd();
    const std::optional<Tokens> rest = behind.toEnd();
    if (!whole || !rest || rest->size() >= whole->size()) continue;
    whole->resize(whole->size() - rest->size());
    if (seen.insert(textsOf(*whole)).second) found.push_back(std::move(*whole));
  }
  return found;
}

}  // namespace hone
