// The features that are allowed (pattern/content_features.h) leave of the grammar some alternatives, loops, tokens
// and kinds of texts. So each rule is written down from its network, without what is not allowed, and what it calls is
// described in the same way, each once. At the top of a place its own limits hold, and a part that is alone there is
// replaced by what it may be: `<form: plain SYMBOL|nil>` where a `form` may be a `literal` and a `literal` a `nil`.
//
// Notation: `|` between alternatives; `?`, `*`, `+` as in the grammar; literals as their texts, other tokens and rules
// by their names; `…` for what stands before an operator, which is one of the alternatives beside it. `plain` texts are
// letters and digits (TextKind). Where that is shorter, what is missing is named instead, after `except`.

#include "pattern/limits.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <deque>
#include <map>
#include <set>

#include "grammar/groups.h"
#include "parse/produce.h"
#include "text/random.h"

namespace hone {
namespace {

/// Alternatives as texts.
struct Choices {
  std::vector<std::string> kept, dropped;
  bool limited = false;  ///< in another way than by what is dropped

  bool all() const { return dropped.empty() && !limited; }
  void add(const Choices& other) {
    kept.insert(kept.end(), other.kept.begin(), other.kept.end());
    dropped.insert(dropped.end(), other.dropped.begin(), other.dropped.end());
    limited |= other.limited;
  }
  /// Behind a name; empty where nothing is missing.
  std::string words() const {
    if (all()) return "";
    std::string named = kept.empty() ? ": nothing" : fmt::format(": {}", fmt::join(kept, "|"));
    std::string except = fmt::format(" except {}", fmt::join(dropped, ", "));
    return limited || named.size() <= except.size() ? named : except;
  }
  /// Of a token's texts, of which not all can be named.
  std::string tokenWords() const {
    if (all()) return "";
    if (kept.empty()) return ": nothing";
    return limited ? fmt::format(": {}", fmt::join(kept, "|")) : fmt::format(" except {}", fmt::join(dropped, ", "));
  }
};

class Writer {
 public:
  Writer(const Tree& tree, const MayHave& mayHave)
      : tree_(tree),
        language_(tree.language()),
        grammar_(language_.grammar()),
        atn_(grammar_.parser),
        mayHave_(mayHave),
        known_(knownTexts(tree)),
        producer_(tree.sharedLanguage()) {}

  std::string ofPlace(const Place& place) {
    context_ = contextOf(tree_, place);
    topRules_.clear();
    const uint32_t symbol = place.symbol(tree_);
    if (place.kind(tree_) == NodeKind::token) {
      if (!language_.hasManyTexts(static_cast<Symbol>(symbol))) return "";
      Choices texts = ofToken(static_cast<Symbol>(symbol), context_);
      if (!place.only) return texts.tokenWords();
      std::erase_if(texts.dropped, [&](const std::string& text) { return !place.only->holds(text); });
      std::string words = texts.tokenWords();
      return words + (words.empty() ? ": " : ", ") + place.only->words();
    }
    return ofRule(static_cast<RuleId>(symbol), true).words();
  }

  /// Of what the places written so far can hold.
  std::vector<std::string> others() {
    std::vector<std::string> clauses;
    std::map<std::string, std::vector<std::string>> tokensOf;
    std::set<RuleId> doneRules;
    for (; !openRules_.empty(); openRules_.pop_front()) {
      RuleId rule = openRules_.front();
      if (!doneRules.insert(rule).second) continue;
      Choices choices = ofRule(rule, false);
      if (!choices.all()) clauses.push_back(grammar_.ruleNames[rule] + choices.words());
    }
    for (Symbol type : openTokens_) {
      std::string words = ofToken(type, belowTop).tokenWords();
      if (!words.empty()) tokensOf[words].push_back(grammar_.tokenNames[static_cast<size_t>(type)]);
    }
    for (const auto& [words, names] : tokensOf) clauses.push_back(fmt::format("{}{}", fmt::join(names, ", "), words));
    return clauses;
  }

 private:
  /// What is being written: at the top of a place, or below; or in full, as the name of something that isn't allowed.
  struct Mode {
    RuleId rule;
    bool top = false;
    bool leadsOn = false;
    bool full = false;

    /// For what is a part of it.
    Mode within() const { return {rule, top, false, full}; }
    Mode inFull() const { return {rule, top, false, true}; }
  };

  bool has(const std::string& name) { return mayHave_(table_.intern(name)); }
  std::string_view contextIn(Mode mode) const { return mode.top ? std::string_view(context_) : belowTop; }
  bool mayChoose(Mode mode, StateId decision, uint32_t alternative) {
    return mode.full || has(alternativeFeature(contextIn(mode), decision, alternative));
  }

  Choices ofRule(RuleId rule, bool top) {
    if (top) topRules_.insert(rule);
    const Mode mode{rule, top, top};
    const StateId start = atn_.from(atn_.ruleStart[rule])[0].target, decision = ruleDecision(atn_, rule);
    Choices choices = decision != noState ? alternatives(decision, mode) : sequence(start, atn_.ruleStop[rule], mode);
    if (!atn_.leftRecursive[rule]) return choices;
    StateId after = decision != noState ? atn_.states[decision].end : start;
    while (!atn_.states[after].precedenceDecision) after = next(after);
    Choices operators = loopBody(after, mode.within());
    for (std::string& text : operators.kept) text = "… " + text;
    for (std::string& text : operators.dropped) text = "… " + text;
    choices.add(operators);
    return choices;
  }

  /// Past loops, not into them.
  StateId next(StateId state) const {
    const State& now = atn_.states[state];
    if (now.kind == StateKind::starLoopEntry || now.kind == StateKind::plusLoopBack) return now.end;
    const Transition& transition = atn_.from(state)[0];
    return transition.kind == TransitionKind::rule ? transition.follow : transition.target;
  }

  /// Of a block. A `?` may stay empty: that is no alternative.
  Choices alternatives(StateId decision, Mode mode) {
    Choices choices;
    auto ways = atn_.from(decision);
    StateId end = atn_.states[decision].end;
    for (uint32_t i = 0; i < ways.size(); ++i) {
      if (ways[i].target == end) continue;
      if (ways.size() == 1 || mayChoose(mode, decision, i)) {
        choices.add(sequence(ways[i].target, end, mode));
      } else {
        Choices missing = sequence(ways[i].target, end, mode.inFull());
        choices.dropped.insert(choices.dropped.end(), missing.kept.begin(), missing.kept.end());
      }
    }
    return choices;
  }

  Choices loopBody(StateId entry, Mode mode) {
    StateId block = loopBlock(atn_, entry);
    if (atn_.states[block].transitionCount > 1 || mayChoose(mode, entry, 0)) return alternatives(block, mode);
    Choices none = alternatives(block, mode.inFull());
    std::swap(none.kept, none.dropped);
    return none;
  }

  /// A part that is alone gives all that it may be.
  Choices sequence(StateId state, StateId end, Mode mode) {
    bool alone = mode.leadsOn && isOnePart(atn_, state, end);
    std::vector<std::string> parts;
    bool limited = false;
    std::optional<Choices> block;  // the last one
    auto group = [&](const Choices& body, std::string_view sign) {
      limited |= !body.all() && !mode.full;
      if (body.kept.empty()) return;
      if (sign.empty()) block = body;
      bool simple = body.kept.size() == 1 && (sign.empty() || body.kept[0].find(' ') == std::string::npos);
      parts.push_back(fmt::format(fmt::runtime(simple ? "{}{}" : "({}){}"), fmt::join(body.kept, "|"), sign));
    };
    while (state != end && atn_.states[state].kind != StateKind::ruleStop && !atn_.states[state].precedenceDecision) {
      const State& now = atn_.states[state];
      const Transition& transition = atn_.from(state)[0];
      if (now.kind == StateKind::blockStart && now.transitionCount > 1) {
        const bool optional = isOptional(atn_, state);
        group(alternatives(state, optional ? mode.within() : mode), optional ? "?" : "");
        state = behindGroup(atn_, state);
      } else if (now.kind == StateKind::plusBlockStart) {
        const bool mayRepeat = mayChoose(mode, furtherIteration(atn_, state), 0);
        limited |= !mayRepeat;
        group(alternatives(state, mode.within()), mayRepeat ? "+" : "");
        state = behindGroup(atn_, state);
      } else if (now.kind == StateKind::starLoopEntry) {
        group(loopBody(state, mode.within()), "*");
        state = behindGroup(atn_, state);
      } else {
        if (transition.kind == TransitionKind::rule) {
          RuleId called = atn_.states[transition.target].rule;
          if (alone && !topRules_.contains(called)) {
            Choices choices = ofRule(called, true);
            topRules_.erase(called);
            // Its name will do where that means the same below.
            if (!choices.all()) return choices;
            if (!ofRule(called, false).all()) return choices;
          }
          if (!mode.full) openRules_.push_back(called);
          parts.push_back(grammar_.ruleNames[called]);
        } else if (transition.kind == TransitionKind::set) {
          Choices tokens = ofSet(atn_.sets[transition.argument], alone ? mode : mode.within());
          if (alone) return tokens;
          group(tokens, "");
        }
        state = next(state);
      }
    }
    if (parts.size() == 1 && block) return *block;
    Choices one;
    one.limited = limited;
    if (!parts.empty()) one.kept = {fmt::format("{}", fmt::join(parts, " "))};
    return one;
  }

  /// One of several tokens, where the grammar has a choice.
  Choices ofSet(const SymbolSet& set, Mode mode) {
    Choices choices;
    const bool isChoice = set.ranges().size() > 1 || set.ranges()[0].first != set.ranges()[0].last;
    for (SymbolRange range : set.ranges())
      for (Symbol type = range.first; type <= range.last; ++type) {
        if (type == endOfFile) continue;
        const std::string& name = grammar_.tokenNames[static_cast<size_t>(type)];
        if (isChoice && !mode.full && !has(tokenFeature(contextIn(mode), grammar_.ruleNames[mode.rule], name))) {
          choices.dropped.push_back(shown(type));
        } else if (mode.leadsOn && language_.hasManyTexts(type)) {
          Choices texts = ofToken(type, context_, ' ' + name);
          if (!texts.limited && !texts.all())
            texts.kept[0] += fmt::format(" except {}", fmt::join(texts.dropped, ", "));
          choices.kept.insert(choices.kept.end(), texts.kept.begin(), texts.kept.end());
          choices.limited |= !texts.all();
        } else {
          if (!mode.full && language_.hasManyTexts(type)) openTokens_.insert(type);
          choices.kept.push_back(shown(type));
        }
      }
    return choices;
  }

  std::string shown(Symbol type) const {
    const std::string& literal = grammar_.tokenLiterals[static_cast<size_t>(type)];
    return literal.empty() ? grammar_.tokenNames[static_cast<size_t>(type)] : literal;
  }

  /// The kinds of texts, and single ones. `behindKind` goes between a kind and what is excepted.
  Choices ofToken(Symbol type, std::string_view context, const std::string& behindKind = "") {
    const std::string& name = grammar_.tokenNames[static_cast<size_t>(type)];
    const Texts& texts = textsOf(type);
    auto may = [&](TextKind kind) { return has(kindFeature(context, name, kind)); };
    auto mayBe = [&](const std::string& text) { return has(textFeature(context, name, text)); };
    Choices choices;
    for (const std::string& sign : texts.signs) (mayBe(sign) ? choices.kept : choices.dropped).push_back(sign);
    if (!texts.signs.empty()) return choices;
    bool plain = may(TextKind::plain);
    bool all = plain && (!texts.kinds.contains(TextKind::odd) || may(TextKind::odd));
    if (plain && texts.kinds.contains(TextKind::zero) && !may(TextKind::zero) && !mayBe("0"))
      choices.dropped.push_back("0");
    std::vector<std::string> single;
    for (auto text = known_.lower_bound({type, {}}); text != known_.end() && text->first == type; ++text) {
      TextKind kind = table_.textKind(language_, type, text->second);
      if (mayBe(text->second) && !may(kind) && !(plain && kind == TextKind::zero)) single.push_back(text->second);
      // That a shared place has none of the input's other texts need not be said.
      if (!mayBe(text->second) && may(kind) && !isShared(context)) choices.dropped.push_back(text->second);
    }
    choices.limited = !all || !single.empty();
    if (plain || may(TextKind::odd)) {
      std::string usual = all ? name : (plain ? "plain" : "odd") + behindKind;
      if (choices.limited && !choices.dropped.empty())
        usual += fmt::format(" except {}", fmt::join(choices.dropped, ", "));
      choices.kept.push_back(usual);
    }
    choices.kept.insert(choices.kept.end(), single.begin(), single.end());
    return choices;
  }

  /// What the lexer's rules make for a token type.
  struct Texts {
    std::set<TextKind> kinds;
    std::set<std::string> signs;
  };
  const Texts& textsOf(Symbol type) {
    auto [entry, isNew] = texts_.try_emplace(type);
    if (!isNew) return entry->second;
    Random random(1);
    constexpr int draws = 100;
    for (uint32_t mode = 0; mode < grammar_.lexer.modeStart.size(); ++mode)
      for (int i = 0; i < draws; ++i) {
        std::optional<std::string> text = producer_.drawToken(type, mode, random);
        if (!text) break;
        TextKind kind = table_.textKind(language_, type, *text);
        entry->second.kinds.insert(kind);
        if (kind == TextKind::sign) entry->second.signs.insert(*text);
      }
    return entry->second;
  }

  const Tree& tree_;
  Language& language_;
  const Grammar& grammar_;
  const Atn& atn_;
  const MayHave& mayHave_;
  KnownTexts known_;
  TextProducer producer_;
  FeatureTable table_;
  std::map<Symbol, Texts> texts_;
  std::string context_;        ///< of the place that is written
  std::set<RuleId> topRules_;  ///< at its top
  std::deque<RuleId> openRules_;
  std::set<Symbol> openTokens_;
};

}  // namespace

AllowedFeatures idsOf(const std::vector<std::string>& names) {
  FeatureTable table;
  AllowedFeatures ids;
  for (const std::string& name : names) ids.insert(table.intern(name));
  return ids;
}

bool allowedBy(const AllowedFeatures& allowed, const ContentFeatures& features) {
  return std::ranges::all_of(features.all, [&](const ContentFeature& feature) { return allowed.contains(feature.id); });
}

PatternLimits limitsOf(const Tree& tree, const std::vector<Place>& places, const MayHave& mayHave) {
  Writer writer(tree, mayHave);
  PatternLimits limits;
  for (const Place& place : places) limits.places.push_back(writer.ofPlace(place));
  limits.others = writer.others();
  return limits;
}

}  // namespace hone
