// The form is that of ANTLR's ATNSerializer (version 3, with code points beyond 16 bits). Every number but the first is
// written two larger than it is. In this order, each list after its length: states (kind, rule, and for some kinds
// another state), those with a non-greedy decision, the starts of left-recursive rules, the rules' starts (with the
// token type in a lexer), the modes' starts, sets of 16-bit and of 32-bit ranges, transitions, decisions, lexer
// actions.
//
// A transition into a rule names the rule's start and where to go on behind it. What is not written are the transitions
// from a rule's end to all places behind its calls; they are derived here, as is which loops are those of
// left-recursive rules.
//
// The runtime has a reader too, but one that takes time quadratic in the ranges of a set and in the calls of a rule:
// 30 ms for a grammar with the letters of all scripts, which every start of hone would pay.

#include "grammar/serialized_atn.h"

#include <clocale>
#include <cwctype>
#include <map>
#include <set>
#include <tuple>

#include "text/user_error.h"

namespace hone {
namespace {

constexpr uint16_t version = 3;
constexpr uint16_t form[] = {0x6089, 0xA728, 0x8131, 0xB9EB, 0x417A, 0x3BE5, 0x7784, 0x5962};
constexpr uint16_t none = 0xFFFF;
constexpr Symbol largestCodePoint = 0x10FFFF;

/// The set with the other case of every letter in it. Whole scripts hold both already.
SymbolSet withBothCases(const SymbolSet& set) {
  constexpr Symbol largest = 1000;
  // In the plain C locale only ASCII has two cases.
  static const locale_t unicode = ::newlocale(LC_CTYPE_MASK, "C.UTF-8", nullptr);
  std::vector<SymbolRange> ranges(set.ranges().begin(), set.ranges().end());
  for (SymbolRange range : set.ranges())
    for (Symbol c = std::max(range.first, 0); c <= range.last && range.last - range.first < largest; ++c) {
      wint_t letter = static_cast<wint_t>(c);
      for (wint_t other : {unicode ? ::towlower_l(letter, unicode) : std::towlower(letter),
                           unicode ? ::towupper_l(letter, unicode) : std::towupper(letter)})
        ranges.push_back({static_cast<Symbol>(other), static_cast<Symbol>(other)});
    }
  return SymbolSet(std::move(ranges));
}

class AtnReader {
 public:
  AtnReader(std::span<const uint16_t> numbers, const std::vector<bool>& bothCases)
      : numbers_(numbers), bothCases_(bothCases) {}

  SerializedAtn read() {
    readHead();
    readStates();
    readRules();
    for (size_t modes = next(); modes > 0; --modes) result_.modeStart.push_back(state(next()));
    readSets(false);
    readSets(true);
    readTransitions();
    for (size_t decisions = next(); decisions > 0; --decisions) next();
    if (lexer_) readActions();
    addReturns();
    flatten();
    return std::move(result_);
  }

 private:
  enum class Written : uint16_t {
    epsilon = 1,
    range,
    rule,
    predicate,
    atom,
    action,
    set,
    notSet,
    wildcard,
    precedence
  };

  [[noreturn]] static void malformed() {
    throw UserError("the grammar's network can't be read: delete the cache folder and run hone again (ANTLR tool 4.7)");
  }

  uint16_t next() {
    if (at_ >= numbers_.size()) malformed();
    uint16_t number = numbers_[at_];
    return at_++ == 0 ? number : static_cast<uint16_t>(number - 2);
  }
  uint32_t next32() {
    uint32_t low = next();
    return low | static_cast<uint32_t>(next()) << 16;
  }
  StateId state(size_t number) const {
    if (number >= states().size()) malformed();
    return static_cast<StateId>(number);
  }
  std::vector<State>& states() { return result_.atn.states; }
  const std::vector<State>& states() const { return result_.atn.states; }

  void readHead() {
    if (next() != version) malformed();
    for (uint16_t word : form)
      if (next() != word) malformed();
    lexer_ = next() == 0;
    result_.largestTokenType = next();
  }

  void readStates() {
    states().resize(next());
    for (State& read : states()) {
      uint16_t kind = next();
      if (kind > static_cast<uint16_t>(StateKind::loopEnd)) malformed();
      read.kind = static_cast<StateKind>(kind);
      if (read.kind == StateKind::invalid) continue;
      uint16_t rule = next();
      read.rule = rule == none ? UINT32_MAX : rule;
      switch (read.kind) {
        case StateKind::loopEnd: next(); break;
        case StateKind::blockStart:
        case StateKind::plusBlockStart:
        case StateKind::starBlockStart: read.end = state(next()); break;
        default: break;
      }
    }
    for (size_t count = next(); count > 0; --count) states()[state(next())].nonGreedy = true;
    for (size_t count = next(); count > 0; --count) recursiveStarts_.insert(state(next()));
  }

  void readRules() {
    Atn& atn = result_.atn;
    for (size_t rules = next(); rules > 0; --rules) {
      atn.ruleStart.push_back(state(next()));
      atn.leftRecursive.push_back(recursiveStarts_.contains(atn.ruleStart.back()));
      if (!lexer_) continue;
      // 0xFFFF is the end of file, which a rule can't have as its type.
      uint16_t type = next();
      result_.tokenType.push_back(type == none ? 0 : type);
    }
    atn.ruleStop.assign(atn.ruleStart.size(), noState);
    for (StateId id = 0; id < states().size(); ++id)
      if (states()[id].kind == StateKind::ruleStop) atn.ruleStop[rule(states()[id].rule)] = id;
    outgoing_.resize(states().size());
  }

  RuleId rule(size_t number) const {
    if (number >= result_.atn.ruleStart.size()) malformed();
    return static_cast<RuleId>(number);
  }

  void readSets(bool wide) {
    for (size_t sets = next(); sets > 0; --sets) {
      std::vector<SymbolRange> ranges;
      size_t count = next();
      if (next() != 0) ranges.push_back(endOfText());
      for (; count > 0; --count) {
        Symbol first = static_cast<Symbol>(wide ? next32() : next());
        Symbol last = static_cast<Symbol>(wide ? next32() : next());
        ranges.push_back({first, last});
      }
      sets_.emplace_back(std::move(ranges));
    }
  }

  SymbolRange endOfText() const {
    Symbol end = lexer_ ? lexerEndOfFile : endOfFile;
    return {end, end};
  }

  void readTransitions() {
    for (size_t count = next(); count > 0; --count) {
      StateId from = state(next()), to = state(next());
      auto kind = static_cast<Written>(next());
      uint16_t first = next(), second = next(), third = next();
      auto label = [&](const SymbolSet& set) { add(from, to, labelled(kind, first, second, third, from, set)); };
      SymbolRange range = third != 0 ? endOfText() : SymbolRange{first, first};
      switch (kind) {
        case Written::epsilon: add(from, to, {TransitionKind::epsilon, to}); break;
        case Written::range: label(SymbolSet({{range.first, second}})); break;
        case Written::rule: {
          StateId start = state(first);
          rule(states()[start].rule);
          add(from, start, {TransitionKind::rule, start, third, to});
          break;
        }
        case Written::predicate: add(from, to, {TransitionKind::predicate, to}); break;
        case Written::atom: label(SymbolSet({range})); break;
        case Written::action: add(from, to, {TransitionKind::action, to, second}); break;
        case Written::set:
        case Written::notSet:
          if (first >= sets_.size()) malformed();
          label(sets_[first]);
          break;
        case Written::wildcard: label({}); break;
        case Written::precedence: add(from, to, {TransitionKind::precedence, to, first}); break;
        default: malformed();
      }
    }
  }

  /// With a set that transitions of the same label share.
  Transition labelled(Written kind, uint16_t first, uint16_t second, uint16_t third, StateId from,
                      const SymbolSet& written) {
    RuleId rule = states()[from].rule;
    bool both = rule < bothCases_.size() && bothCases_[rule];
    auto [known, isNew] = setIds_.try_emplace(std::tuple(kind, first, second, third, both),
                                              static_cast<uint32_t>(result_.atn.sets.size()));
    if (isNew) {
      SymbolSet set = both ? withBothCases(written) : written;
      if (kind == Written::wildcard || kind == Written::notSet)
        set = set.complement(lexer_ ? 0 : 1, lexer_ ? largestCodePoint : result_.largestTokenType);
      result_.atn.sets.push_back(std::move(set));
    }
    return {TransitionKind::set, noState, known->second};
  }

  /// Of two transitions to the same state the runtime keeps the first.
  void add(StateId from, StateId to, Transition transition) {
    if (!known_.emplace(from, to).second) return;
    transition.target = to;
    outgoing_[from].push_back(transition);
  }

  void readActions() {
    for (size_t count = next(); count > 0; --count) {
      uint16_t kind = next(), argument = next();
      next();
      if (kind > static_cast<uint16_t>(LexerAction::Kind::type)) malformed();
      result_.actions.push_back({static_cast<LexerAction::Kind>(kind), argument == none ? -1 : argument});
      if (result_.actions.back().kind == LexerAction::Kind::custom) result_.actions.back().argument = 0;
    }
  }

  /// From the end of each rule to where its callers go on.
  void addReturns() {
    const Atn& atn = result_.atn;
    for (StateId from = 0; from < states().size(); ++from)
      for (size_t i = 0; i < outgoing_[from].size(); ++i) {
        Transition call = outgoing_[from][i];
        if (call.kind != TransitionKind::rule) continue;
        RuleId called = states()[call.target].rule;
        bool leavesRecursion = atn.leftRecursive[called] && call.argument == 0;
        if (atn.ruleStop[called] == noState) malformed();
        add(atn.ruleStop[called], call.follow,
            {TransitionKind::epsilon, call.follow, leavesRecursion ? called + 1 : 0});
      }
  }

  void flatten() {
    Atn& atn = result_.atn;
    for (StateId id = 0; id < states().size(); ++id) {
      State& from = states()[id];
      from.firstTransition = static_cast<uint32_t>(atn.transitions.size());
      from.transitionCount = static_cast<uint32_t>(outgoing_[id].size());
      from.epsilonOnly = !outgoing_[id].empty();
      for (const Transition& transition : outgoing_[id]) {
        from.epsilonOnly &= transition.kind != TransitionKind::set;
        atn.transitions.push_back(transition);
      }
    }
    for (State& from : states()) {
      bool decides = from.kind == StateKind::blockStart || from.kind == StateKind::plusBlockStart ||
                     from.kind == StateKind::starBlockStart || from.kind == StateKind::tokenStart ||
                     from.kind == StateKind::starLoopEntry || from.kind == StateKind::plusLoopBack;
      from.decision = decides && from.transitionCount > 1;
      if (from.kind != StateKind::starLoopEntry && from.kind != StateKind::plusLoopBack) continue;
      for (uint32_t i = 0; i < from.transitionCount; ++i) {
        StateId target = atn.transitions[from.firstTransition + i].target;
        if (states()[target].kind == StateKind::loopEnd) from.end = target;
      }
      from.precedenceDecision = from.kind == StateKind::starLoopEntry && from.rule < atn.leftRecursive.size() &&
                                atn.leftRecursive[from.rule] && endsRule(from);
    }
  }

  /// Does the loop's way out lead to the end of its rule?
  bool endsRule(const State& loop) const {
    const Atn& atn = result_.atn;
    if (loop.transitionCount == 0) return false;
    const State& out = states()[atn.transitions[loop.firstTransition + loop.transitionCount - 1].target];
    return out.kind == StateKind::loopEnd && out.epsilonOnly &&
           states()[atn.transitions[out.firstTransition].target].kind == StateKind::ruleStop;
  }

  std::span<const uint16_t> numbers_;
  const std::vector<bool>& bothCases_;
  size_t at_ = 0;
  bool lexer_ = false;
  SerializedAtn result_;
  std::set<StateId> recursiveStarts_;
  std::vector<SymbolSet> sets_;
  std::map<std::tuple<Written, uint16_t, uint16_t, uint16_t, bool>, uint32_t> setIds_;
  std::set<std::pair<StateId, StateId>> known_;
  std::vector<std::vector<Transition>> outgoing_;
};

}  // namespace

SerializedAtn readSerializedAtn(std::span<const uint16_t> numbers, const std::vector<bool>& bothCases) {
  return AtnReader(numbers, bothCases).read();
}

}  // namespace hone
