// The lexer's DFA. A state is an ordered list of configurations (network state, rule, return stack). Earlier
// configurations have priority, so the first of two rules with equally long matches wins, and non-greedy loops stop.
// States and edges are made on demand and cached. The bounds of the grammar's sets divide the code points into at most
// a few hundred classes of characters that no set distinguishes. Edges are indexed by class: a step is a table look-up.
//
// As in ANTLR's LexerATNSimulator, predicates count as true and embedded actions do nothing.

#include "parse/lexer.h"

#include <algorithm>
#include <array>
#include <map>
#include <unordered_map>
#include <unordered_set>

namespace hone {
namespace {

constexpr int32_t unknownEdge = -2;
constexpr int32_t noEdge = -1;
constexpr uint32_t noStack = 0;

/// Classes of code points that are in the same sets of the grammar.
class CharacterClasses {
 public:
  explicit CharacterClasses(const Atn& atn) {
    bounds_ = {0, endOfCodePoints};
    for (const SymbolSet& set : atn.sets)
      for (SymbolRange range : set.ranges()) {
        if (range.last < 0) continue;
        bounds_.push_back(std::max(range.first, 0));
        bounds_.push_back(range.last + 1);
      }
    std::sort(bounds_.begin(), bounds_.end());
    bounds_.erase(std::unique(bounds_.begin(), bounds_.end()), bounds_.end());

    // Identifies the sets that contain an interval between two bounds, by a sum of one random number per set.
    std::vector<uint64_t> signatures(bounds_.size() - 1);
    uint64_t number = 0;
    for (const SymbolSet& set : atn.sets) {
      number = mix(number);
      for (SymbolRange range : set.ranges())
        if (range.last >= 0)
          for (size_t i = interval(std::max(range.first, 0)); i < signatures.size() && bounds_[i] <= range.last; ++i)
            signatures[i] += number;
    }
    std::unordered_map<uint64_t, uint32_t> known;
    for (size_t i = 0; i < signatures.size(); ++i) {
      auto [at, isNew] = known.try_emplace(signatures[i], static_cast<uint32_t>(samples_.size()));
      if (isNew) samples_.push_back(bounds_[i]);
      classes_.push_back(at->second);
    }
    for (size_t c = 0; c < low_.size(); ++c) low_[c] = classes_[interval(static_cast<int32_t>(c))];
  }

  uint32_t of(int32_t codePoint) const {
    return static_cast<size_t>(codePoint) < low_.size() ? low_[static_cast<size_t>(codePoint)]
                                                        : classes_[interval(codePoint)];
  }
  /// The class after those of the code points: the end of the text.
  uint32_t count() const { return endOfText() + 1; }
  uint32_t endOfText() const { return static_cast<uint32_t>(samples_.size()); }
  /// The smallest code point of the class; classes are numbered in their order.
  Symbol sample(uint32_t index) const { return index == endOfText() ? lexerEndOfFile : samples_[index]; }

 private:
  static constexpr int32_t endOfCodePoints = 0x110000;

  /// SplitMix64 (Steele, Lea, Flood, OOPSLA 2014).
  static uint64_t mix(uint64_t state) {
    state += 0x9E3779B97F4A7C15ULL;
    state = (state ^ (state >> 30)) * 0xBF58476D1CE4E5B9ULL;
    state = (state ^ (state >> 27)) * 0x94D049BB133111EBULL;
    return state ^ (state >> 31);
  }

  size_t interval(int32_t codePoint) const {
    return static_cast<size_t>(std::upper_bound(bounds_.begin(), bounds_.end(), codePoint) - bounds_.begin() - 1);
  }

  std::vector<int32_t> bounds_;    ///< of the intervals that no set cuts
  std::vector<uint32_t> classes_;  ///< by interval
  std::vector<int32_t> samples_;   ///< by class
  std::array<uint32_t, 256> low_{};
};

struct Config {
  StateId state;
  uint32_t alternative;
  uint32_t stack;    ///< return stack, interned
  uint32_t actions;  ///< list of actions met, interned
  bool pastNonGreedy;
  friend auto operator<=>(const Config&, const Config&) = default;
};

/// Linked lists with equal ids for equal lists; 0 is the empty one.
class ConsPool {
 public:
  uint32_t push(uint32_t below, uint32_t value) {
    uint64_t key = (static_cast<uint64_t>(below) << 32) | value;
    auto [at, isNew] = ids_.try_emplace(key, static_cast<uint32_t>(cells_.size()));
    if (isNew) cells_.push_back(key);
    return at->second;
  }
  uint32_t top(uint32_t list) const { return static_cast<uint32_t>(cells_[list]); }
  uint32_t below(uint32_t list) const { return static_cast<uint32_t>(cells_[list] >> 32); }

 private:
  std::vector<uint64_t> cells_ = {0};
  std::unordered_map<uint64_t, uint32_t> ids_;
};

}  // namespace

class Lexer::Dfa {
 public:
  struct Node {
    std::vector<Config> configs;
    std::vector<int32_t> edges;
    bool accept = false;
    RuleId rule = 0;
    std::vector<uint32_t> actions;
    std::optional<std::vector<Branch>> branches;
  };

  explicit Dfa(const LexerRules& rules) : rules_(rules), classes_(rules.atn), start_(rules.modeStart.size(), noEdge) {}

  uint32_t startOf(uint32_t mode) {
    if (start_[mode] == noEdge) {
      std::vector<Config> configs;
      std::span<const Transition> alternatives = rules_.atn.from(rules_.modeStart[mode]);
      for (uint32_t i = 0; i < alternatives.size(); ++i)
        close({alternatives[i].target, i, noStack, noStack, false}, configs, false, false);
      start_[mode] = static_cast<int32_t>(add(std::move(configs)));
    }
    return static_cast<uint32_t>(start_[mode]);
  }

  const Node& node(uint32_t index) const { return nodes_[index]; }
  /// The type of a token that ends in this accepting state.
  Symbol typeOf(const Node& node) const {
    Symbol type = rules_.tokenType[node.rule];
    for (uint32_t index : node.actions)
      if (rules_.actions[index].kind == LexerAction::Kind::type) type = rules_.actions[index].argument;
    return type;
  }
  const CharacterClasses& classes() const { return classes_; }

  int32_t edge(uint32_t from, uint32_t characterClass) {
    int32_t target = nodes_[from].edges[characterClass];
    if (target != unknownEdge) return target;
    std::vector<Config> reach = reachable(nodes_[from].configs, classes_.sample(characterClass));
    target = reach.empty() ? noEdge : static_cast<int32_t>(add(std::move(reach)));
    nodes_[from].edges[characterClass] = target;
    return target;
  }

  /// True if a token of the type may end after the node. For the rules of such tokens, see `rulesFor`.
  bool leadsTo(const std::vector<bool>& rules, uint32_t index) const {
    return std::ranges::any_of(nodes_[index].configs,
                               [&](const Config& config) { return rules[outermostRule(config)]; });
  }

  /// For each rule, whether its tokens may be of the type.
  std::vector<bool> rulesFor(Symbol type) const {
    std::vector<bool> rules(rules_.tokenType.size());
    const auto commands = rules_.commands();
    for (RuleId rule = 0; rule < rules.size(); ++rule)
      rules[rule] =
          rules_.tokenType[rule] == type || std::ranges::any_of(commands[rule], [&](const LexerAction& action) {
            return action.kind == LexerAction::Kind::type && action.argument == type;
          });
    return rules;
  }

  /// The rules of the mode's alternatives that the node's configurations belong to.
  std::vector<RuleId> openRules(uint32_t index) const {
    std::vector<RuleId> rules;
    for (const Config& config : nodes_[index].configs) rules.push_back(outermostRule(config));
    std::sort(rules.begin(), rules.end());
    rules.erase(std::unique(rules.begin(), rules.end()), rules.end());
    return rules;
  }

  std::span<const Branch> branches(uint32_t from) {
    if (nodes_[from].branches) return *nodes_[from].branches;
    std::vector<Branch> found;
    std::unordered_set<uint32_t> seen;
    auto consider = [&](int32_t codePoint) {
      int32_t target = edge(from, classes_.of(codePoint));
      if (target != noEdge && seen.insert(static_cast<uint32_t>(target)).second)
        found.push_back({static_cast<uint32_t>(target), codePoint});
    };
    // In a generated word, a letter or digit is more readable than a sign.
    for (int32_t c = 'a'; c <= 'z'; ++c) consider(c);
    for (int32_t c = '0'; c <= '9'; ++c) consider(c);
    for (int32_t c = 'A'; c <= 'Z'; ++c) consider(c);
    for (int32_t c = ' '; c < 0x7F; ++c) consider(c);
    consider('\n');
    for (uint32_t c = 0; c < classes_.endOfText(); ++c) consider(classes_.sample(c));
    nodes_[from].branches = std::move(found);
    return *nodes_[from].branches;
  }

 private:
  /// The rule at the bottom of the return stack, or that of the state itself.
  RuleId outermostRule(const Config& config) const {
    StateId state = config.state;
    for (uint32_t list = config.stack; list != noStack; list = lists_.below(list)) state = lists_.top(list);
    return rules_.atn.states[state].rule;
  }

  uint32_t add(std::vector<Config> configs) {
    auto [at, isNew] = ids_.try_emplace(configs, static_cast<uint32_t>(nodes_.size()));
    if (!isNew) return at->second;
    Node node;
    node.edges.assign(classes_.count(), unknownEdge);
    for (const Config& config : configs) {
      if (rules_.atn.states[config.state].kind != StateKind::ruleStop) continue;
      node.accept = true;
      node.rule = rules_.atn.states[config.state].rule;
      for (uint32_t list = config.actions; list != noStack; list = lists_.below(list))
        node.actions.push_back(lists_.top(list));
      std::reverse(node.actions.begin(), node.actions.end());
      break;
    }
    node.configs = std::move(configs);
    nodes_.push_back(std::move(node));
    return at->second;
  }

  std::vector<Config> reachable(const std::vector<Config>& from, Symbol symbol) {
    std::vector<Config> reach;
    uint32_t finished = UINT32_MAX;  // the alternative that has ended: what it has left has less priority
    for (const Config& config : from) {
      bool reached = config.alternative == finished;
      if (reached && config.pastNonGreedy) continue;
      for (const Transition& transition : rules_.atn.from(config.state)) {
        if (transition.kind != TransitionKind::set || !rules_.atn.sets[transition.argument].contains(symbol)) continue;
        Config next = config;
        next.state = transition.target;
        next.pastNonGreedy |= rules_.atn.states[next.state].nonGreedy;
        if (close(next, reach, reached, symbol == lexerEndOfFile)) {
          finished = config.alternative;
          break;
        }
      }
    }
    return reach;
  }

  /// Adds all configurations that `config` reaches without a character, in order of priority; true once its rule can
  /// end. Recursive over the grammar's rules, not over the text.
  bool close(const Config& config, std::vector<Config>& configs, bool reached, bool atEnd) {
    const State& state = rules_.atn.states[config.state];
    if (state.kind == StateKind::ruleStop) {
      if (config.stack == noStack) {
        addOnce(config, configs);
        return true;
      }
      Config back = config;
      back.state = lists_.top(config.stack);
      back.stack = lists_.below(config.stack);
      back.pastNonGreedy |= rules_.atn.states[back.state].nonGreedy;
      return close(back, configs, reached, atEnd);
    }
    if (!state.epsilonOnly && !(reached && config.pastNonGreedy)) {
      if (!addOnce(config, configs)) return reached;
    }
    for (const Transition& transition : rules_.atn.from(config.state)) {
      Config next = config;
      next.state = transition.target;
      next.pastNonGreedy |= rules_.atn.states[next.state].nonGreedy;
      switch (transition.kind) {
        case TransitionKind::rule: next.stack = lists_.push(config.stack, transition.follow); break;
        case TransitionKind::action:
          // Only the actions of the token's own rule count, not those of rules it calls.
          if (config.stack == noStack) next.actions = lists_.push(config.actions, transition.argument);
          break;
        case TransitionKind::set:
          if (!atEnd || !rules_.atn.sets[transition.argument].contains(lexerEndOfFile)) continue;
          break;
        default: break;
      }
      reached = close(next, configs, reached, atEnd);
    }
    return reached;
  }

  static bool addOnce(const Config& config, std::vector<Config>& configs) {
    if (std::find(configs.begin(), configs.end(), config) != configs.end()) return false;
    configs.push_back(config);
    return true;
  }

  const LexerRules& rules_;
  CharacterClasses classes_;
  ConsPool lists_;
  std::vector<int32_t> start_;
  std::vector<Node> nodes_;
  std::map<std::vector<Config>, uint32_t> ids_;
};

Lexer::Lexer(const LexerRules& rules, std::shared_ptr<ModeStacks> stacks)
    : rules_(rules), dfa_(std::make_unique<Dfa>(rules)), stacks_(std::move(stacks)) {}
Lexer::~Lexer() = default;

ModeStack Lexer::only(uint32_t mode) { return stacks_->intern(mode, ModeStacks::bottom); }

std::optional<std::string> Lexer::shortestText(Symbol type) {
  // Breadth first over the DFA, as long as a rule of the type can continue: the first state that accepts the type has
  // the shortest text.
  constexpr size_t mostNodes = 5000;
  struct Step {
    uint32_t node;
    size_t from;
    uint32_t characterClass;
  };
  const std::vector<bool> wanted = dfa_->rulesFor(type);
  for (uint32_t mode = 0; mode < rules_.modeStart.size(); ++mode) {
    if (!dfa_->leadsTo(wanted, dfa_->startOf(mode))) continue;
    std::vector<Step> steps = {{dfa_->startOf(mode), 0, 0}};
    std::unordered_set<uint32_t> seen = {steps[0].node};
    for (size_t i = 0; i < steps.size() && i < mostNodes; ++i) {
      const Dfa::Node& node = dfa_->node(steps[i].node);
      if (i > 0 && node.accept && dfa_->typeOf(node) == type) {
        std::string text;
        for (size_t step = i; step != 0; step = steps[step].from)
          text.insert(0, 1, static_cast<char>(dfa_->classes().sample(steps[step].characterClass)));
        return text;
      }
      for (uint32_t c = 0; c < dfa_->classes().endOfText() && dfa_->classes().sample(c) < 0x80; ++c) {
        int32_t target = dfa_->edge(steps[i].node, c);
        if (target == noEdge || !dfa_->leadsTo(wanted, static_cast<uint32_t>(target))) continue;
        if (seen.insert(static_cast<uint32_t>(target)).second) steps.push_back({static_cast<uint32_t>(target), i, c});
      }
    }
  }
  return std::nullopt;
}

std::optional<Lexer::Match> Lexer::match(std::string_view text, Encoding encoding, uint32_t begin, uint32_t mode,
                                         bool open, VainLooks* looks) {
  std::optional<Match> longest;
  uint32_t node = dfa_->startOf(mode);
  if (looks) looks->begin(begin);
  uint32_t at = begin;
  for (;;) {
    if (dfa_->node(node).accept) {
      longest = {node, at};
      if (looks) looks->begin(at);
    }
    CodePoint c{lexerEndOfFile, 0};
    uint32_t characterClass = dfa_->classes().endOfText();
    if (at < text.size()) {
      c = decode(text, at, encoding);
      characterClass = dfa_->classes().of(c.value);
    }
    if (looks && looks->isVain(node, at, looked_)) break;
    looked_ = at + std::max(c.length, 1u);
    if (open && c.length == 0) break;
    int32_t target = dfa_->edge(node, characterClass);
    if (target == noEdge) break;
    node = static_cast<uint32_t>(target);
    at += c.length;
    if (c.length > 0) continue;
    if (dfa_->node(node).accept) longest = {node, at};
    break;
  }
  bytesRead_ += at - begin;
  // If the token ends at the end of the text, no look-ahead failed after it.
  if (looks && !(longest && longest->end == at)) looks->end(looked_);
  return longest;
}

Token Lexer::errorToken(std::string_view text, Encoding encoding, uint32_t begin, uint32_t at, ModeStack modes) {
  uint32_t end = at < text.size() ? at + decode(text, at, encoding).length : at;
  return {lexicalError, true, begin, end, modes, modes, std::max(looked_, end)};
}

Token Lexer::next(std::string_view text, Encoding encoding, uint32_t begin, ModeStack modes, bool open) {
  return next(text, encoding, begin, modes, open, nullptr);
}

Token Lexer::next(std::string_view text, Encoding encoding, uint32_t begin, ModeStack modes, VainLooks& looks) {
  return next(text, encoding, begin, modes, false, &looks);
}

Token Lexer::next(std::string_view text, Encoding encoding, uint32_t begin, ModeStack modes, bool open,
                  VainLooks* looks) {
  looked_ = begin;
  if (begin == text.size()) return {endOfFile, false, begin, begin, modes, modes, begin};
  if (begin == 0 && text.starts_with(byteOrderMark)) {
    uint32_t end = static_cast<uint32_t>(byteOrderMark.size());
    return {byteOrderToken, true, 0, end, modes, modes, end};
  }
  Token token{endOfFile, false, begin, begin, modes, modes, begin};
  for (bool more = true; more;) {
    std::optional<Match> match = this->match(text, encoding, token.end, stacks_->at(token.after).mode, open, looks);
    if (!match || (match->end == token.end && token.end == text.size()))
      return errorToken(text, encoding, begin, token.end, modes);
    token.end = match->end;
    finish(match->node, token, more);
  }
  token.looked = looked_;
  return token;
}

void Lexer::finish(DfaNode reached, Token& token, bool& more) {
  const Dfa::Node& node = dfa_->node(reached);
  token.type = rules_.tokenType[node.rule];
  token.hidden = false;
  more = false;
  for (uint32_t index : node.actions) {
    const LexerAction& action = rules_.actions[index];
    uint32_t argument = static_cast<uint32_t>(action.argument);
    switch (action.kind) {
      case LexerAction::Kind::channel: token.hidden = argument != 0; break;
      case LexerAction::Kind::skip: token.hidden = true; break;
      case LexerAction::Kind::type: token.type = action.argument; break;
      case LexerAction::Kind::more: more = true; break;
      case LexerAction::Kind::mode: token.after = stacks_->intern(argument, stacks_->at(token.after).below); break;
      case LexerAction::Kind::pushMode: token.after = stacks_->intern(argument, token.after); break;
      case LexerAction::Kind::popMode:
        if (const ModeStack below = stacks_->at(token.after).below; below != ModeStacks::bottom) token.after = below;
        break;
      case LexerAction::Kind::custom: break;
    }
  }
}

Lexer::DfaNode Lexer::tokenStart(ModeStack modes) { return dfa_->startOf(stacks_->at(modes).mode); }

Lexer::DfaNode Lexer::step(DfaNode node, int32_t codePoint) {
  uint32_t characterClass = codePoint == lexerEndOfFile ? dfa_->classes().endOfText() : dfa_->classes().of(codePoint);
  int32_t target = dfa_->edge(node, characterClass);
  return target == noEdge ? noNode : static_cast<DfaNode>(target);
}

Lexer::Ending Lexer::ending(DfaNode node, ModeStack before) {
  Ending ending;
  ending.accepted = dfa_->node(node).accept;
  if (!ending.accepted) return ending;
  Token token;
  token.after = before;
  finish(node, token, ending.more);
  ending.hidden = token.hidden;
  ending.type = token.type;
  ending.after = token.after;
  return ending;
}

std::vector<RuleId> Lexer::openRules(DfaNode node) const { return dfa_->openRules(node); }

std::span<const Lexer::Branch> Lexer::branches(DfaNode node) { return dfa_->branches(node); }

std::vector<Token> Lexer::all(std::string_view text, Encoding encoding, const StopToken& stop,
                              std::optional<uint32_t>* shortenedFrom) {
  // A rule that matches nothing may serve to change the mode, but must not go on for ever.
  constexpr int mostEmptyInARow = 8;
  constexpr uint32_t bytesAUnit = 64;
  std::vector<Token> tokens;
  tokens.reserve(text.size() / 4);
  int emptyInARow = 0;
  WorkMeter meter(stop);
  VainLooks looks(text.size());
  for (ModeStack modes = 0;;) {
    uint32_t begin = tokens.empty() ? 0 : tokens.back().end;
    Token token = next(text, encoding, begin, modes, looks);
    meter.spend(1 + (token.looked - begin) / bytesAUnit);
    if (token.end == begin && token.type != endOfFile && ++emptyInARow > mostEmptyInARow)
      token = errorToken(text, encoding, begin, begin, modes);
    if (token.end > begin) emptyInARow = 0;
    tokens.push_back(token);
    if (token.type == endOfFile) break;
    modes = token.after;
  }
  if (shortenedFrom) *shortenedFrom = looks.shortenedFrom();
  return tokens;
}

}  // namespace hone
