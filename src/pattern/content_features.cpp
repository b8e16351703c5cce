// Whether a program accepts a text depends on more than its grammar says: `super` is an expression, but not everywhere;
// `x = 1` needs a name on the left; a number may have no `_` in this version of the language. To learn such things from
// few samples, a derivation is taken apart into features, small enough to be seen again soon and large enough to tell:
//
// - each choice that the grammar leaves: an alternative, an iteration of a loop (of `+`, a further one), one of several
//   tokens;
// - the kind of a token's text, and whether it is one of the input's own.
//
// So what is accepted is again a language of that grammar, with some of its alternatives left out: it can be printed
// (pattern/limits.h), produced and recognised. Two kinds of it are told apart: what stands at the top of a place is
// a matter of that place, what stands below is the same everywhere. The top is the place's rule with its blocks and
// loops, and where it has but one part, the top of that part as well: an `INTEGER` that is a `literal` that is a
// `form`.

#include "pattern/content_features.h"

#include <fmt/format.h>

#include <algorithm>

#include "grammar/groups.h"
#include "text/hash.h"

namespace hone {
namespace {

constexpr double alternativePrior = 0.7, plainPrior = 0.75, oddPrior = 0.4, knownPrior = 0.6;

bool isGroup(const Node& node) { return node.kind == NodeKind::choice || node.isQuantified(); }

class Reading {
 public:
  Reading(const Tree& tree, NodeId node, std::string_view context, const KnownTexts& known, FeatureTable& table)
      : tree_(tree),
        atn_(tree.language(node).grammar().parser),
        top_(node),
        context_(context),
        known_(known),
        table_(table),
        parts_(tree.node(node).end - node),
        isOneToken_(tree.tokenCount(node) == 1) {}

  ContentFeatures read() {
    for (NodeId id = top_; id < tree_.node(top_).end; ++id) {
      const Node& node = tree_.node(id);
      const bool isEnd = node.kind == NodeKind::token && static_cast<Symbol>(node.symbol) == endOfFile;
      if (node.kind == NodeKind::hidden || isEnd) continue;
      place(id);
      describe(id);
    }
    sortFeatures(result_.all);
    result_.root = table_.intern(kind_);
    return std::move(result_);
  }

 private:
  struct Part {
    NodeId rule = noNode;    ///< the rule it belongs to
    StateId loop = noState;  ///< of `+`, whose iteration was its last part
    bool isTop = false;
    bool leadsOn = false;  ///< what it consists of alone is at the top too
  };
  Part& at(NodeId id) { return parts_[id - top_]; }

  void place(NodeId id) {
    const Node& node = tree_.node(id);
    Part& part = at(id);
    const bool isRule = node.kind == NodeKind::rule;
    if (id == top_) {
      part.isTop = true;
    } else {
      const Part& above = at(node.parent);
      part.rule = above.rule;
      part.isTop = isGroup(node) ? above.isTop : above.leadsOn && hasOnePart(node.parent);
      if (isRule && part.isTop) part.isTop = std::ranges::find(topRules_, node.symbol) == topRules_.end();
    }
    if (isRule) part.rule = id;
    if (isRule && part.isTop) topRules_.push_back(node.symbol);
    part.leadsOn = isRule ? part.isTop : node.kind == NodeKind::choice && at(node.parent).leadsOn;
  }

  bool hasOnePart(NodeId id) const {
    const Node& node = tree_.node(id);
    const StateId decision = node.kind == NodeKind::rule ? ruleDecision(atn_, node.symbol) : node.symbol;
    if (decision == noState) return isOnePart(atn_, atn_.ruleStart[node.symbol], atn_.ruleStop[node.symbol]);
    return isOnePart(atn_, atn_.from(decision)[node.alternative].target, atn_.states[decision].end);
  }

  void describe(NodeId id) {
    const Node& node = tree_.node(id);
    if (id != top_) {
      const StateId before = std::exchange(at(node.parent).loop, node.kind == NodeKind::plus ? node.symbol : noState);
      if (before != noState && before == at(node.parent).loop) choice(id, furtherIteration(atn_, before), 0);
    }
    if (node.kind == NodeKind::token) {
      token(id);
    } else if (node.kind == NodeKind::rule) {
      StateId decision = ruleDecision(atn_, static_cast<RuleId>(node.symbol));
      if (decision != noState) choice(id, decision, node.alternative);
    } else if (isGroup(node)) {
      StateId decision = node.kind == NodeKind::star ? loopBlock(atn_, node.symbol) : node.symbol;
      // With one alternative the question is whether there are iterations.
      if (atn_.states[decision].transitionCount > 1)
        choice(id, decision, node.alternative);
      else if (node.kind == NodeKind::star)
        choice(id, node.symbol, 0);
    }
  }

  void choice(NodeId id, StateId decision, uint32_t alternative) {
    addChoice(at(id).isTop, alternativeFeature("", decision, alternative));
  }

  void token(NodeId id) {
    auto type = static_cast<Symbol>(tree_.node(id).symbol);
    const Part& part = at(id);
    std::string_view context = part.isTop ? context_ : belowTop;
    std::string name = tree_.symbolName(id);
    // Which of several tokens stands in a loop of the rule is a choice of the rule, too.
    if (part.rule != noNode && table_.isChoice(atn_, tree_.node(part.rule).symbol, type))
      addChoice(at(part.rule).isTop, tokenFeature("", tree_.symbolName(part.rule), name));
    Language& language = tree_.language(id);
    if (!language.hasManyTexts(type)) return;
    const TextKind kind = table_.textKind(language, type, tree_.text(id));
    const std::string ofKind = kindFeature("", name, kind), ofText = textFeature("", name, tree_.text(id));
    ContentFeature feature{.prior = alternativePrior, .atTop = part.isTop, .isExtra = part.isTop};
    if (kind == TextKind::sign) return add(feature, context, ofText);
    feature.prior = kind == TextKind::odd ? oddPrior : plainPrior;
    // Where one token is all, whatever rules are around it, other places say little about it.
    if (isOneToken_ && !part.isTop) add({.prior = feature.prior, .atTop = true}, context_, ofKind);
    feature.isExtra = part.isTop && kind != TextKind::plain;
    if (!known_.contains({type, std::string(tree_.text(id))})) return add(feature, context, ofKind);
    const ContentFeatureId likeKind = noted(feature, context, ofKind).id;
    add({.like = likeKind, .prior = knownPrior, .atTop = part.isTop, .isExtra = part.isTop}, context, ofText);
  }

  /// `general`: the feature's name without its context.
  ContentFeature noted(ContentFeature feature, std::string_view context, const std::string& general) {
    feature.id = table_.intern(std::string(context) + general);
    feature.general = table_.intern(general);
    if (!feature.atTop && feature.like == noFeature) feature.like = feature.general;
    table_.note(feature);
    return feature;
  }
  void add(const ContentFeature& feature, std::string_view context, const std::string& general) {
    result_.all.push_back(noted(feature, context, general));
  }
  void addChoice(bool isTop, const std::string& general) {
    if (isTop) kind_ += general;
    add({.prior = alternativePrior, .atTop = isTop, .isExtra = isTop}, isTop ? context_ : belowTop, general);
  }

  const Tree& tree_;
  const Atn& atn_;
  const NodeId top_;
  std::string_view context_;
  const KnownTexts& known_;
  FeatureTable& table_;
  std::vector<Part> parts_;
  const bool isOneToken_;
  std::vector<uint32_t> topRules_;
  std::string kind_;
  ContentFeatures result_;
};

/// Has no text of the token type a letter or digit? O(network of the lexer's rules for it).
bool isSign(const LexerRules& lexer, Symbol type) {
  std::vector<StateId> open;
  std::set<StateId> met;
  const std::vector<std::vector<LexerAction>> commands = lexer.commands();
  for (RuleId rule = 0; rule < lexer.tokenType.size(); ++rule) {
    Symbol made = lexer.tokenType[rule];
    for (const LexerAction& command : commands[rule])
      if (command.kind == LexerAction::Kind::type) made = command.argument;
    if (made == type) open.push_back(lexer.atn.ruleStart[rule]);
  }
  if (open.empty()) return false;
  while (!open.empty()) {
    StateId state = open.back();
    open.pop_back();
    if (!met.insert(state).second || lexer.atn.states[state].kind == StateKind::ruleStop) continue;
    for (const Transition& transition : lexer.atn.from(state)) {
      if (transition.kind == TransitionKind::set)
        for (SymbolRange range : lexer.atn.sets[transition.argument].ranges())
          for (auto [first, last] : {std::pair('0', '9'), std::pair('A', 'Z'), std::pair('a', 'z')})
            if (range.first <= last && range.last >= first) return false;
      open.push_back(transition.target);
      if (transition.kind == TransitionKind::rule) open.push_back(transition.follow);
    }
  }
  return true;
}

}  // namespace

KnownTexts knownTexts(const Tree& tree) {
  KnownTexts known;
  for (NodeId id = 0; id < tree.size(); ++id) {
    const Node& node = tree.node(id);
    Symbol type = static_cast<Symbol>(node.symbol);
    if (node.kind == NodeKind::token && type > endOfFile && tree.language().hasManyTexts(type))
      known.emplace(type, tree.text(id));
  }
  return known;
}

std::string alternativeFeature(std::string_view context, StateId decision, uint32_t alternative) {
  return fmt::format("{} {}:{}", context, decision, alternative);
}
std::string tokenFeature(std::string_view context, std::string_view rule, std::string_view token) {
  return fmt::format("{} {} {}", context, rule, token);
}
std::string kindFeature(std::string_view context, std::string_view token, TextKind kind) {
  return fmt::format("{} {}~{}", context, token, nameOf(kind));
}
std::string textFeature(std::string_view context, std::string_view token, std::string_view text) {
  return fmt::format("{} {}={}", context, token, text);
}

bool isOnePart(const Atn& atn, StateId from, StateId end) {
  size_t parts = 0;
  for (StateId state = from; state != end && atn.states[state].kind != StateKind::ruleStop;) {
    if (atn.states[state].precedenceDecision) break;
    if (atn.states[state].transitionCount > 1 || atn.states[state].kind == StateKind::plusBlockStart) return false;
    const Transition& transition = atn.from(state)[0];
    parts += transition.kind == TransitionKind::rule || transition.kind == TransitionKind::set;
    state = transition.kind == TransitionKind::rule ? transition.follow : transition.target;
  }
  return parts == 1;
}

void sortFeatures(std::vector<ContentFeature>& features) {
  std::ranges::sort(features, {}, &ContentFeature::id);
  const auto same = std::ranges::unique(features, {}, &ContentFeature::id);
  features.erase(same.begin(), same.end());
}

ContentFeatureId FeatureTable::intern(std::string name) {
  ContentFeatureId id = contentHash(name).low;
  names_.try_emplace(id, std::move(name));
  return id;
}

TextKind FeatureTable::textKind(Language& language, Symbol type, std::string_view text) {
  auto [sign, isNew] = signs_.try_emplace(type);
  if (isNew) sign->second = isSign(language.grammar().lexer, type);
  if (sign->second) return TextKind::sign;
  const std::string* minimal = language.minimalToken(type);
  auto isQuote = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) == 0; };
  if (minimal != nullptr && !minimal->empty() && isQuote(minimal->front()) && !text.starts_with(minimal->front()))
    return TextKind::odd;
  std::string letters;
  for (char c : text) {
    if (std::isalnum(static_cast<unsigned char>(c)) || c == '_')
      letters += c;
    else if (minimal == nullptr || minimal->find(c) == std::string::npos)
      return TextKind::odd;
  }
  if (text.empty() || !std::isdigit(static_cast<unsigned char>(text.front()))) return TextKind::plain;
  bool isDigits = std::ranges::all_of(letters, [](unsigned char c) { return std::isdigit(c); });
  if (!isDigits || (letters.size() > 1 && letters[0] == '0')) return TextKind::odd;
  return letters == "0" ? TextKind::zero : TextKind::plain;
}

bool FeatureTable::isChoice(const Atn& atn, RuleId rule, Symbol token) {
  auto [choices, isNew] = choices_.try_emplace(&atn);
  for (StateId id = 0; isNew && id < atn.states.size(); ++id)
    for (const Transition& transition : atn.from(id)) {
      if (transition.kind != TransitionKind::set) continue;
      std::span<const SymbolRange> ranges = atn.sets[transition.argument].ranges();
      if (ranges.empty() || (ranges.size() == 1 && ranges[0].first == ranges[0].last)) continue;
      for (SymbolRange range : ranges)
        for (Symbol symbol = range.first; symbol <= range.last; ++symbol)
          choices->second.emplace(atn.states[id].rule, symbol);
    }
  return choices->second.contains({rule, token});
}

ContentFeatures featuresOf(const Tree& tree, NodeId node, std::string_view context, const KnownTexts& known,
                           FeatureTable& table) {
  return Reading(tree, node, context, known, table).read();
}

}  // namespace hone
