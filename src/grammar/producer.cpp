// The producer walks the network as the parser does, and chooses alternatives at random. It may choose an alternative
// only if the cheapest path from there to the end of all open rules fits the size. So the walk never fails, and when
// the size is used up, only the cheapest paths remain.
//
// Precedence predicates are evaluated for the precedence of the present call, as in the parser. The loop of a
// left-recursive rule is never on a cheapest path, so the cheapest paths need not evaluate them.

#include "grammar/producer.h"

#include <algorithm>
#include <memory>
#include <utility>

#include "grammar/only_texts.h"
#include "grammar/reachability.h"

namespace hone {
namespace {

constexpr Cost perSymbol = 1 << 10;  // a symbol outweighs the trifles of calls
constexpr uint32_t none = UINT32_MAX;

SymbolSet intersection(const SymbolSet& a, const SymbolSet& b) {
  std::vector<SymbolRange> common;
  for (SymbolRange x : a.ranges())
    for (SymbolRange y : b.ranges())
      if (std::max(x.first, y.first) <= std::min(x.last, y.last))
        common.push_back({std::max(x.first, y.first), std::min(x.last, y.last)});
  return SymbolSet(std::move(common));
}

Symbol drawFrom(const SymbolSet& set, Random& random) {
  uint64_t count = 0;
  for (SymbolRange range : set.ranges()) count += static_cast<uint64_t>(range.last - range.first) + 1;
  uint64_t index = random.below(count);
  for (SymbolRange range : set.ranges()) {
    uint64_t length = static_cast<uint64_t>(range.last - range.first) + 1;
    if (index < length) return range.first + static_cast<Symbol>(index);
    index -= length;
  }
  return set.ranges().back().last;
}

std::vector<Cost> setCosts(const std::vector<SymbolChoice>& choices) {
  std::vector<Cost> costs;
  for (const SymbolChoice& choice : choices) costs.push_back(choice.all.empty() ? noWay : perSymbol);
  return costs;
}

}  // namespace

std::vector<SymbolChoice> tokenChoices(const Grammar& grammar, const std::vector<bool>& producible, TokenTaste taste) {
  std::vector<SymbolRange> types, preferred;
  const std::vector<std::optional<std::string>> words = onlyWords(grammar);
  for (Symbol type = 0; type < grammar.tokenTypeCount(); ++type) {
    if (type != endOfFile && !producible[static_cast<size_t>(type)]) continue;
    types.push_back({type, type});
    if (taste == TokenTaste::any || !words[static_cast<size_t>(type)]) preferred.push_back({type, type});
  }
  SymbolSet makeable(std::move(types)), usual(std::move(preferred));
  std::vector<SymbolChoice> choices;
  for (const SymbolSet& set : grammar.parser.sets) {
    SymbolSet all = intersection(set, makeable);
    choices.push_back({intersection(all, usual), all});
  }
  return choices;
}

std::vector<SymbolChoice> characterChoices(const LexerRules& rules) {
  const SymbolSet plain({{'0', '9'}, {'A', 'Z'}, {'a', 'z'}});
  const SymbolSet printable({{' ', '~'}});
  const SymbolSet encodable({{0, 0xD7FF}, {0xE000, 0x10FFFF}});
  std::vector<SymbolChoice> choices;
  for (const SymbolSet& set : rules.atn.sets) {
    SymbolSet all = intersection(set, printable);
    if (all.empty()) all = intersection(set, encodable);
    choices.push_back({intersection(all, plain), all});
  }
  return choices;
}

Chooser uniformly(Random& random) {
  return [&random](StateId, std::span<const uint32_t> alternatives) { return random.pick(alternatives); };
}

Chooser rareFirst(Random& random) {
  using Counts = std::unordered_map<uint64_t, uint64_t>;
  return [&random, counts = std::make_shared<Counts>()](StateId decision, std::span<const uint32_t> alternatives) {
    constexpr uint64_t scale = 1 << 20;
    auto count = [&](uint32_t alternative) -> uint64_t& {
      return (*counts)[(static_cast<uint64_t>(decision) << 32) | alternative];
    };
    uint64_t total = 0;
    for (uint32_t alternative : alternatives) total += scale / (1 + count(alternative)) + 1;
    uint64_t drawn = random.below(total);
    for (uint32_t alternative : alternatives) {
      uint64_t weight = scale / (1 + count(alternative)) + 1;
      if (drawn < weight) {
        ++count(alternative);
        return alternative;
      }
      drawn -= weight;
    }
    return alternatives.back();
  };
}

Producer::Producer(const Atn& atn, std::vector<SymbolChoice> choices, const std::vector<RuleId>& without)
    : atn_(atn), choices_(std::move(choices)), ways_(atn, setCosts(choices_), without) {
  findGrowing();
}

bool Producer::growing(const Transition& transition) const {
  return growing_[transition.target] || (transition.kind == TransitionKind::rule && growing_[transition.follow]);
}

void Producer::findGrowing() {
  growing_.resize(atn_.states.size());
  // Backwards from places that can repeat: the entries of loops, and calls that may lead back to their caller.
  std::vector<std::vector<StateId>> before(atn_.states.size());
  std::vector<std::vector<StateId>> callers(atn_.ruleStart.size());
  std::vector<StateId> open;
  std::vector<std::vector<bool>> reaches;
  for (RuleId rule = 0; rule < atn_.ruleStart.size(); ++rule) reaches.push_back(reachableRules(atn_, rule));
  for (StateId state = 0; state < atn_.states.size(); ++state) {
    StateKind kind = atn_.states[state].kind;
    // The start of a lexer's mode belongs to no rule.
    if (kind == StateKind::ruleStop || kind == StateKind::tokenStart) continue;
    if (kind == StateKind::starLoopEntry || kind == StateKind::plusBlockStart) open.push_back(state);
    for (const Transition& transition : atn_.from(state)) {
      bool call = transition.kind == TransitionKind::rule;
      before[call ? transition.follow : transition.target].push_back(state);
      if (!call) continue;
      RuleId called = atn_.states[transition.target].rule;
      callers[called].push_back(state);
      if (reaches[called][atn_.states[state].rule]) open.push_back(state);
    }
  }
  while (!open.empty()) {
    StateId state = open.back();
    open.pop_back();
    if (growing_[state]) continue;
    growing_[state] = true;
    open.insert(open.end(), before[state].begin(), before[state].end());
    RuleId rule = atn_.states[state].rule;
    if (state == atn_.ruleStart[rule]) open.insert(open.end(), callers[rule].begin(), callers[rule].end());
  }
}

Producer::Walk::Walk(const Producer& producer, RuleId rule, ProducedSize size, Random& random, Chooser chooser)
    : producer_(producer),
      random_(random),
      chooser_(std::move(chooser)),
      budget_(size.most * perSymbol),
      wanted_(size.wanted * perSymbol) {
  now_.frame = now_.group = none;
  call(rule, noState, 0, 0);
}

void Producer::Walk::call(RuleId rule, StateId follow, uint32_t precedence, Cost rest) {
  uint32_t node = open(ProducedNode::Kind::rule, rule);
  frames_.push_back({now_.frame, follow, precedence, node, now_.group, rest});
  now_.frame = static_cast<uint32_t>(frames_.size() - 1);
  now_.state = producer_.atn_.ruleStart[rule];
}

uint32_t Producer::Walk::open(ProducedNode::Kind kind, uint32_t symbol) {
  nodes_.push_back({kind, 0, symbol, 0});
  return static_cast<uint32_t>(nodes_.size() - 1);
}

void Producer::Walk::closeGroup() {
  close(groups_[now_.group].node);
  now_.group = groups_[now_.group].below;
}

std::optional<Symbol> Producer::Walk::next() {
  const Atn& atn = producer_.atn_;
  while (now_.state != noState) {
    const State& state = atn.states[now_.state];
    const Frame& frame = frames_[now_.frame];
    if (state.kind == StateKind::ruleStop) {
      while (now_.group != frame.group) closeGroup();
      close(frame.node);
      now_.state = frame.follow;
      now_.frame = frame.below;
      continue;
    }
    while (now_.group != frame.group && groups_[now_.group].end == now_.state) closeGroup();
    uint32_t alternative = choose(state);
    const Transition& transition = atn.from(now_.state)[alternative];
    enter(groupEntered(atn, now_.state, transition), alternative);
    if (transition.kind == TransitionKind::rule) {
      now_.spent += 1;
      call(atn.states[transition.target].rule, transition.follow, transition.argument,
           frame.rest + producer_.ways_.toEnd(transition.follow));
      continue;
    }
    now_.state = transition.target;
    if (transition.kind != TransitionKind::set) continue;
    Symbol symbol = draw(transition.argument);
    now_.spent += perSymbol;
    now_.symbols += symbol != endOfFile;
    close(open(ProducedNode::Kind::token, static_cast<uint32_t>(symbol)));
    return symbol;
  }
  return std::nullopt;
}

uint32_t Producer::Walk::choose(const State& state) {
  if (state.transitionCount < 2) return 0;
  const CheapestWays& ways = producer_.ways_;
  const Frame& frame = frames_[now_.frame];
  std::span<const Transition> transitions = producer_.atn_.from(now_.state);
  auto cost = [&](const Transition& transition) {
    bool refused = transition.kind == TransitionKind::precedence && transition.argument < frame.precedence;
    return refused ? noWay : ways.by(transition);
  };
  Cost cheapest = noWay;
  for (const Transition& transition : transitions) cheapest = std::min(cheapest, cost(transition));
  Cost used = now_.spent + frame.rest;
  Cost most = std::max(cheapest, budget_ > used ? budget_ - used : 0);
  alternatives_.clear();
  for (uint32_t i = 0; i < transitions.size(); ++i)
    if (Cost c = cost(transitions[i]); c != noWay && c <= most) alternatives_.push_back(i);
  if (used < wanted_ && alternatives_.size() > 1 && random_.chance(3, 4)) {
    auto grows = [&](uint32_t i) { return producer_.growing(transitions[i]); };
    if (std::ranges::any_of(alternatives_, grows)) std::erase_if(alternatives_, std::not_fn(grows));
  }
  return alternatives_.size() == 1 ? alternatives_[0] : chooser_(now_.state, alternatives_);
}

void Producer::Walk::enter(const Group& group, uint32_t alternative) {
  using Kind = ProducedNode::Kind;
  uint32_t node = none;
  switch (group.kind) {
    case GroupKind::none: return;
    case GroupKind::rule: node = frames_[now_.frame].node; break;
    case GroupKind::inside: node = groups_[now_.group].node; break;
    case GroupKind::choice: node = open(Kind::choice, now_.state); break;
    case GroupKind::optional: node = open(Kind::optional, now_.state); break;
    case GroupKind::star: node = open(Kind::star, now_.state); break;
    case GroupKind::plus: node = open(Kind::plus, now_.state); break;
  }
  if (group.kind != GroupKind::star) nodes_[node].alternative = static_cast<uint16_t>(alternative);
  if (group.kind == GroupKind::rule || group.kind == GroupKind::inside) return;
  groups_.push_back({now_.group, node, group.end});
  now_.group = static_cast<uint32_t>(groups_.size() - 1);
}

Symbol Producer::Walk::draw(uint32_t set) {
  const SymbolChoice& choice = producer_.choices_[set];
  return drawFrom(!choice.usual.empty() && random_.chance(7, 8) ? choice.usual : choice.all, random_);
}

Producer::Walk::Mark Producer::Walk::mark() const {
  Mark mark = now_;
  mark.frames = static_cast<uint32_t>(frames_.size());
  mark.groups = static_cast<uint32_t>(groups_.size());
  mark.nodes = static_cast<uint32_t>(nodes_.size());
  return mark;
}

void Producer::Walk::back(const Mark& mark) {
  now_ = mark;
  frames_.resize(mark.frames);
  groups_.resize(mark.groups);
  nodes_.resize(mark.nodes);
}

}  // namespace hone
