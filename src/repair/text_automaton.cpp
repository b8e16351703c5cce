#include "repair/text_automaton.h"

#include <algorithm>

#include "grammar/minimal_strings.h"

namespace hone {
namespace {

bool hasBit(const std::vector<uint64_t>& bits, size_t index) { return (bits[index / 64] >> (index % 64) & 1) != 0; }
void setBit(std::vector<uint64_t>& bits, size_t index) { bits[index / 64] |= 1ull << (index % 64); }

bool disjoint(const std::vector<uint64_t>& a, const std::vector<uint64_t>& b) {
  for (size_t i = 0; i < a.size(); ++i)
    if ((a[i] & b[i]) != 0) return false;
  return true;
}

bool subset(const std::vector<uint64_t>& a, const std::vector<uint64_t>& b) {
  for (size_t i = 0; i < a.size(); ++i)
    if ((a[i] & ~b[i]) != 0) return false;
  return true;
}

/// A rule may match nothing only to change the mode, and not for ever.
constexpr int mostEmptyTokens = 8;

}  // namespace

TextAutomaton::TextAutomaton(std::shared_ptr<Language> language, const std::vector<std::string>& without)
    : language_(std::move(language)),
      rules_(language_->grammar().lexer),
      lexer_(language_->lexer()),
      meter_(language_->stop()),
      sets_(language_->grammar(), language_->start(), without) {
  const Grammar& grammar = language_->grammar();
  auto commands = rules_.commands();
  auto shortest = minimalLexerStrings(rules_);
  size_t count = rules_.tokenType.size();
  alwaysOpen_.assign(count / 64 + 1, 0);
  hidden_.assign(count / 64 + 1, 0);
  literal_.assign(count / 64 + 1, 0);
  ruleTypes_.resize(count);
  std::vector<Cost> costs(static_cast<size_t>(grammar.tokenTypeCount()), noWay);
  costs[endOfFile] = 0;
  for (RuleId rule = 0; rule < count; ++rule) {
    if (rules_.tokenType[rule] > 0) ruleTypes_[rule].push_back(rules_.tokenType[rule]);
    for (const LexerAction& command : commands[rule]) {
      bool hides = command.kind == LexerAction::Kind::skip ||
                   (command.kind == LexerAction::Kind::channel && command.argument != 0);
      if (hides) setBit(hidden_, rule);
      if (hides || command.kind == LexerAction::Kind::more) setBit(alwaysOpen_, rule);
      if (command.kind == LexerAction::Kind::type) ruleTypes_[rule].push_back(command.argument);
    }
    if (!shortest[rule]) continue;
    for (Symbol type : ruleTypes_[rule]) {
      // Line breaks and blanks that count are no values either.
      bool literal = !grammar.tokenLiterals[static_cast<size_t>(type)].empty() ||
                     std::ranges::all_of(*shortest[rule], [](char32_t c) { return isBlank(static_cast<int32_t>(c)); });
      if (literal) setBit(literal_, rule);
      Cost first = !literal ? (edit_cost::sign + edit_cost::invent) * completionUnit : 1;
      Cost more = !literal ? edit_cost::character * completionUnit : 1;
      Cost length = shortest[rule]->size();
      Cost& cost = costs[static_cast<size_t>(type)];
      cost = std::min(cost, length == 0 ? 0 : first + more * (length - 1));
    }
  }
  sets_.setTokenCosts(costs);
}

uint32_t TextAutomaton::point(ModeStack modes, ParserSet set, bool more) {
  uint64_t key = (static_cast<uint64_t>(modes * 2 + more) << 32) | set;
  auto [at, isNew] = pointIds_.try_emplace(key, static_cast<uint32_t>(points_.size()));
  if (isNew) points_.push_back({modes, set, more});
  return at->second;
}

const std::vector<uint64_t>& TextAutomaton::open(uint32_t point) {
  uint32_t expected = sets_.expected(points_[point].set);
  if (expected >= open_.size()) open_.resize(expected + 1);
  std::vector<uint64_t>& open = open_[expected];
  if (!open.empty()) return open;
  open = alwaysOpen_;
  const std::vector<uint64_t>& tokens = sets_.tokens(expected);
  for (RuleId rule = 0; rule < ruleTypes_.size(); ++rule)
    for (Symbol type : ruleTypes_[rule])
      if (hasBit(tokens, static_cast<size_t>(type))) setBit(open, rule);
  return open;
}

TextState TextAutomaton::atToken(ModeStack modes, ParserSet set) {
  if (set == ParserSets::none) return {};
  return {lexer_.tokenStart(modes), point(modes, set, false)};
}

const std::vector<uint64_t>& TextAutomaton::openRules(Lexer::DfaNode node) {
  if (node >= openRules_.size()) openRules_.resize(node + 1);
  if (openRules_[node].empty()) {
    openRules_[node].assign(alwaysOpen_.size(), 0);
    for (RuleId rule : lexer_.openRules(node)) setBit(openRules_[node], rule);
  }
  return openRules_[node];
}

bool TextAutomaton::viable(Lexer::DfaNode node, uint32_t point) { return !disjoint(openRules(node), open(point)); }

bool TextAutomaton::hidden(Lexer::DfaNode node) { return subset(openRules(node), hidden_); }

bool TextAutomaton::inTokenAt(TextState state, int32_t codePoint) {
  if (atTokenStart(state)) return false;
  Lexer::DfaNode next = lexer_.step(state.node, codePoint);
  return next != Lexer::noNode && !hidden(next);
}

uint32_t TextAutomaton::hiddenLength(TextState state, std::string_view rest, Encoding encoding) {
  rest = rest.substr(0, hiddenMost);
  Lexer::DfaNode node = state.node;
  size_t at = 0;
  while (at < rest.size()) {
    const CodePoint c = decode(rest, at, encoding);
    const Lexer::DfaNode next = lexer_.step(node, c.value);
    if (next == Lexer::noNode) break;
    node = next;
    at += c.length;
  }
  return hidden(node) ? static_cast<uint32_t>(std::min(at, rest.size())) : 0;
}

TextState TextAutomaton::extend(TextState state, int32_t codePoint, bool& dead) {
  Lexer::DfaNode next = lexer_.step(state.node, codePoint);
  if (next == Lexer::noNode) return {};
  if (next != state.node && !viable(next, state.point)) {
    dead = true;
    return {};
  }
  return {next, state.point};
}

TextState TextAutomaton::endToken(TextState state) {
  auto known = ended_.find(state.key());
  if (known != ended_.end()) return known->second;
  const Point now = points_[state.point];
  TextState result;
  Lexer::Ending ending = lexer_.ending(state.node, now.modes);
  if (ending.accepted) {
    if (ending.more)
      result = {lexer_.tokenStart(ending.after), point(ending.after, now.set, true)};
    else if (ending.hidden)
      result = atToken(ending.after, now.set);
    else
      result = atToken(ending.after, sets_.after(now.set, ending.type));
  }
  ended_.emplace(state.key(), result);
  return result;
}

TextState TextAutomaton::read(TextState state, int32_t codePoint) {
  for (int tokens = 0; tokens < mostEmptyTokens && state; ++tokens) {
    bool dead = false;
    TextState next = extend(state, codePoint, dead);
    if (next || dead) return next;
    state = endToken(state);
  }
  return {};
}

TextState TextAutomaton::readShort(TextState state, int32_t codePoint) {
  TextState ended = endToken(state);
  return ended && ended != state ? read(ended, codePoint) : TextState{};
}

bool TextAutomaton::endsShort(TextState state, std::string_view rest, Encoding encoding) {
  // What no token can be completed with shows soon, but for comments and the like that nothing closes.
  constexpr int farthest = 64;
  Lexer::DfaNode node = state.node;
  if (!lexer_.ending(node, 0).accepted) return false;
  size_t at = 0;
  for (int i = 0; i < farthest && at < rest.size(); ++i) {
    CodePoint c = decode(rest, at, encoding);
    node = lexer_.step(node, c.value);
    if (node == Lexer::noNode) return i > 0;
    if (lexer_.ending(node, 0).accepted) return false;
    at += c.length;
  }
  return true;
}

bool TextAutomaton::accepts(TextState state) {
  auto completeAt = [&](TextState at) { return at && atTokenStart(at) && sets_.complete(set(at)); };
  Lexer::DfaNode atEnd = lexer_.step(state.node, lexerEndOfFile);
  if (atEnd != Lexer::noNode && !(atTokenStart(state) && sets_.complete(set(state)))) {
    TextState ended = endToken({atEnd, state.point});
    if (ended) return completeAt(ended);
  }
  return completeAt(state) || completeAt(endToken(state));
}

uint32_t TextAutomaton::insertCost(TextState from, TextState target, int32_t codePoint, bool beginsToken) {
  const std::vector<uint64_t>& possible = openRules(target.node);
  std::vector<uint64_t> useful(possible.size());
  const std::vector<uint64_t>& open = this->open(target.point);
  for (size_t i = 0; i < useful.size(); ++i) useful[i] = possible[i] & open[i];
  if (beginsToken) {
    bool value = disjoint(useful, literal_) && disjoint(useful, alwaysOpen_);
    return edit_cost::sign + (value ? edit_cost::invent : 0);
  }
  bool letter = (codePoint >= 'a' && codePoint <= 'z') || (codePoint >= 'A' && codePoint <= 'Z');
  return letter && subset(useful, literal_) && from.node != target.node ? edit_cost::keyword : edit_cost::character;
}

std::span<const TextAutomaton::Insertion> TextAutomaton::insertions(TextState state) {
  auto known = insertions_.find(state.key());
  if (known != insertions_.end()) return known->second;
  std::vector<Insertion> found;
  bool starts = atTokenStart(state);
  auto add = [&](int32_t codePoint, TextState target, bool beginsToken) {
    if (!target) return;
    for (const Insertion& other : found)
      if (other.target == target) return;
    uint32_t cost = insertCost(state, target, codePoint, beginsToken);
    bool unseen = subset(openRules(target.node), alwaysOpen_);
    // As `setTokenCosts` has it: a sign inside a token with but one text is as fixed as a letter.
    bool inLiteral = !beginsToken && target.node != state.node && subset(openRules(target.node), literal_);
    bool fixed = unseen || inLiteral || cost == edit_cost::keyword || (beginsToken && cost == edit_cost::sign);
    uint32_t invented = cost > edit_cost::sign && beginsToken ? edit_cost::invent : 0;
    bool mayHide = !isBlank(codePoint) && !disjoint(openRules(target.node), hidden_);
    found.push_back({codePoint, cost, (isBlank(codePoint) ? edit_cost::replace - 2 : edit_cost::replace) + invented,
                     target, invented != 0, fixed, mayHide, target == state || (unseen && starts)});
  };
  for (Lexer::Branch branch : lexer_.branches(state.node))
    if (branch.target == state.node || viable(branch.target, state.point))
      add(branch.codePoint, {branch.target, state.point}, starts);
  TextState ended = state;
  for (int tokens = 0; tokens < mostEmptyTokens; ++tokens) {
    ended = endToken(ended);
    if (!ended || ended == state) break;
    for (Lexer::Branch branch : lexer_.branches(ended.node)) {
      if (!viable(branch.target, ended.point)) continue;
      // The branch is but one of the characters that lead there; another may be none that the token swallows.
      if (lexer_.step(state.node, branch.codePoint) != Lexer::noNode) continue;
      add(branch.codePoint, {branch.target, ended.point}, true);
    }
  }
  // Deep inside brackets nearly every state is new, and its insertions are of no use to any other.
  constexpr size_t mostKept = 2'000'000;
  if (insertionsKept_ > mostKept) {
    insertions_.clear();
    insertionsKept_ = 0;
  }
  insertionsKept_ += found.size();
  spend(found.size());
  return insertions_.emplace(state.key(), std::move(found)).first->second;
}

Cost TextAutomaton::costToEnd(TextState state) {
  ParserSet before = set(state);
  if (atTokenStart(state)) return sets_.costToEnd(before);
  Cost best = noWay;
  const std::vector<uint64_t> open = openRules(state.node);
  for (RuleId rule = 0; rule < ruleTypes_.size(); ++rule) {
    if (!hasBit(open, rule)) continue;
    if (hasBit(alwaysOpen_, rule)) best = std::min(best, sets_.costToEnd(before));
    for (Symbol type : ruleTypes_[rule]) {
      ParserSet after = sets_.after(before, type);
      if (after != ParserSets::none) best = std::min(best, sets_.costToEnd(after));
    }
  }
  return best;
}

}  // namespace hone
