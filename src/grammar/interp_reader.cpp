// Turns the ANTLR tool's .interp files into a Grammar. The ANTLR runtime's deserializer reads the serialised network
// except its sets (grammar/network_sets.h). hone copies the parts that it needs into arrays.

#include <antlr4-runtime/atn/ATN.h>
#include <antlr4-runtime/atn/ATNDeserializer.h>
#include <antlr4-runtime/atn/ActionTransition.h>
#include <antlr4-runtime/atn/BlockEndState.h>
#include <antlr4-runtime/atn/BlockStartState.h>
#include <antlr4-runtime/atn/DecisionState.h>
#include <antlr4-runtime/atn/EpsilonTransition.h>
#include <antlr4-runtime/atn/LexerChannelAction.h>
#include <antlr4-runtime/atn/LexerModeAction.h>
#include <antlr4-runtime/atn/LexerPushModeAction.h>
#include <antlr4-runtime/atn/LexerTypeAction.h>
#include <antlr4-runtime/atn/PrecedencePredicateTransition.h>
#include <antlr4-runtime/atn/RuleStartState.h>
#include <antlr4-runtime/atn/RuleStopState.h>
#include <antlr4-runtime/atn/RuleTransition.h>
#include <antlr4-runtime/atn/StarLoopEntryState.h>
#include <antlr4-runtime/atn/TokensStartState.h>
#include <antlr4-runtime/misc/IntervalSet.h>
#include <fmt/format.h>

#include <charconv>
#include <clocale>
#include <cwctype>
#include <map>

#include "grammar/grammar.h"
#include "grammar/network_sets.h"
#include "text/user_error.h"

namespace hone {
namespace {

namespace antlr = antlr4::atn;

/// Sections of the file by their title; a section's lines end at an empty line.
struct InterpFile {
  std::map<std::string, std::vector<std::string>, std::less<>> sections;
  std::vector<uint16_t> serialized;

  explicit InterpFile(std::string_view text) {
    std::vector<std::string>* section = nullptr;
    while (!text.empty()) {
      size_t newline = text.find('\n');
      std::string_view line = text.substr(0, newline);
      text.remove_prefix(newline == std::string_view::npos ? text.size() : newline + 1);
      if (line.ends_with('\r')) line.remove_suffix(1);
      if (line.empty()) {
        section = nullptr;
      } else if (section != nullptr) {
        section->emplace_back(line);
      } else if (line == "atn:") {
        readNumbers(text);
        return;
      } else {
        section = &sections[std::string(line)];
      }
    }
    throw UserError("the grammar's .interp file has no network: delete the cache folder and run hone again");
  }

  const std::vector<std::string>& section(std::string_view title) const {
    auto found = sections.find(title);
    if (found == sections.end()) throw UserError(fmt::format("the grammar's .interp file lacks '{}'", title));
    return found->second;
  }

 private:
  void readNumbers(std::string_view text) {
    const char* at = text.data();
    const char* end = at + text.size();
    while (at < end) {
      if (*at < '0' || *at > '9') {
        ++at;
        continue;
      }
      unsigned number = 0;
      at = std::from_chars(at, end, number).ptr;
      serialized.push_back(static_cast<uint16_t>(number));
    }
  }
};

SymbolSet toSet(const antlr4::misc::IntervalSet& set, bool lexer) {
  std::vector<SymbolRange> ranges;
  for (const auto& interval : set.getIntervals()) {
    auto symbol = [&](ssize_t value) { return value < 0 && !lexer ? endOfFile : static_cast<Symbol>(value); };
    ranges.push_back({symbol(interval.a), symbol(interval.b)});
  }
  return SymbolSet(std::move(ranges));
}

/// The set plus the other case of its letters. Ranges of whole scripts contain both cases already.
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

StateKind toKind(size_t serializedType) { return static_cast<StateKind>(serializedType); }

/// What the runtime read, and the sets that it didn't get: the label of a set's transition is an index into `sets`.
struct Network {
  std::vector<SymbolSet> sets;
  std::unique_ptr<antlr::ATN> atn;
};

Network deserialize(std::vector<uint16_t> serialized, Symbol endOfText) {
  Network network;
  network.sets = takeSets(serialized, endOfText);
  try {
    network.atn = std::make_unique<antlr::ATN>(antlr::ATNDeserializer().deserialize(serialized));
  } catch (const std::exception& error) {
    throw UserError(fmt::format("the grammar's network can't be read ({}): it needs the ANTLR tool 4.7", error.what()));
  }
  return network;
}

class AtnCopy {
 public:
  /// `bothCases`: by lexer rule, whether its letters match both cases; empty for a parser.
  AtnCopy(const Network& from, Symbol maxSymbol, bool lexer, std::vector<bool> bothCases)
      : from_(*from.atn), sets_(from.sets), maxSymbol_(maxSymbol), lexer_(lexer), bothCases_(std::move(bothCases)) {}

  Atn copy() {
    for (const antlr::ATNState* state : from_.states) copyState(state);
    for (const auto* start : from_.ruleToStartState) {
      to_.ruleStart.push_back(id(start));
      to_.leftRecursive.push_back(start->isLeftRecursiveRule);
    }
    for (const auto* stop : from_.ruleToStopState) to_.ruleStop.push_back(id(stop));
    return std::move(to_);
  }

 private:
  static StateId id(const antlr::ATNState* state) {
    return state == nullptr ? noState : static_cast<StateId>(state->stateNumber);
  }

  void copyState(const antlr::ATNState* state) {
    State copy;
    if (state != nullptr) {
      // The runtime numbers its state types in the same order as StateKind.
      copy.kind = toKind(const_cast<antlr::ATNState*>(state)->getStateType());
      copy.epsilonOnly = state->epsilonOnlyTransitions;
      copy.rule = static_cast<RuleId>(state->ruleIndex);
      copy.firstTransition = static_cast<uint32_t>(to_.transitions.size());
      copy.transitionCount = static_cast<uint32_t>(state->transitions.size());
      if (auto* decision = dynamic_cast<const antlr::DecisionState*>(state)) {
        copy.decision = state->transitions.size() > 1;
        copy.nonGreedy = decision->nonGreedy;
      }
      if (auto* block = dynamic_cast<const antlr::BlockStartState*>(state)) copy.end = id(block->endState);
      if (auto* entry = dynamic_cast<const antlr::StarLoopEntryState*>(state))
        copy.precedenceDecision = entry->isPrecedenceDecision;
      for (const antlr::Transition* transition : state->transitions) copyTransition(transition, state->ruleIndex);
      if (copy.kind == StateKind::starLoopEntry || copy.kind == StateKind::plusLoopBack)
        for (const antlr::Transition* transition : state->transitions)
          if (transition->target->getStateType() == antlr::ATNState::LOOP_END) copy.end = id(transition->target);
    }
    to_.states.push_back(copy);
  }

  void copyTransition(const antlr::Transition* transition, size_t rule) {
    Transition copy{TransitionKind::epsilon, id(transition->target), 0, noState};
    switch (transition->getSerializationType()) {
      case antlr::Transition::EPSILON: {
        // The runtime's accessor is not const.
        auto* epsilon = const_cast<antlr::EpsilonTransition*>(static_cast<const antlr::EpsilonTransition*>(transition));
        size_t left = epsilon->outermostPrecedenceReturn();
        copy.argument = left == INVALID_INDEX ? 0 : static_cast<uint32_t>(left + 1);
        break;
      }
      case antlr::Transition::RULE: {
        auto* call = static_cast<const antlr::RuleTransition*>(transition);
        copy.kind = TransitionKind::rule;
        copy.argument = static_cast<uint32_t>(call->precedence);
        copy.follow = id(call->followState);
        break;
      }
      case antlr::Transition::PREDICATE: copy.kind = TransitionKind::predicate; break;
      case antlr::Transition::ACTION: {
        copy.kind = TransitionKind::action;
        copy.argument = static_cast<uint32_t>(static_cast<const antlr::ActionTransition*>(transition)->actionIndex);
        break;
      }
      case antlr::Transition::PRECEDENCE:
        copy.kind = TransitionKind::precedence;
        copy.argument =
            static_cast<uint32_t>(static_cast<const antlr::PrecedencePredicateTransition*>(transition)->precedence);
        break;
      case antlr::Transition::WILDCARD: setLabel(copy, SymbolSet({{lexer_ ? 0 : 1, maxSymbol_}})); break;
      case antlr::Transition::NOT_SET:
        setLabel(copy, label(transition, rule).complement(lexer_ ? 0 : 1, maxSymbol_));
        break;
      default: setLabel(copy, label(transition, rule)); break;
    }
    to_.transitions.push_back(copy);
  }

  SymbolSet label(const antlr::Transition* transition, size_t rule) const {
    const bool named = transition->getSerializationType() == antlr::Transition::SET ||
                       transition->getSerializationType() == antlr::Transition::NOT_SET;
    SymbolSet set =
        named ? sets_[static_cast<size_t>(transition->label().getMinElement())] : toSet(transition->label(), lexer_);
    return rule < bothCases_.size() && bothCases_[rule] ? withBothCases(set) : set;
  }

  void setLabel(Transition& transition, SymbolSet set) {
    transition.kind = TransitionKind::set;
    transition.argument = static_cast<uint32_t>(to_.sets.size());
    to_.sets.push_back(std::move(set));
  }

  const antlr::ATN& from_;
  const std::vector<SymbolSet>& sets_;
  Symbol maxSymbol_;
  bool lexer_;
  std::vector<bool> bothCases_;
  Atn to_;
};

LexerAction toAction(antlr::LexerAction& action) {
  using Kind = LexerAction::Kind;
  switch (action.getActionType()) {
    case antlr::LexerActionType::CHANNEL:
      return {Kind::channel, static_cast<antlr::LexerChannelAction&>(action).getChannel()};
    case antlr::LexerActionType::MODE: return {Kind::mode, static_cast<antlr::LexerModeAction&>(action).getMode()};
    case antlr::LexerActionType::PUSH_MODE:
      return {Kind::pushMode, static_cast<antlr::LexerPushModeAction&>(action).getMode()};
    case antlr::LexerActionType::TYPE: return {Kind::type, static_cast<antlr::LexerTypeAction&>(action).getType()};
    case antlr::LexerActionType::MORE: return {Kind::more};
    case antlr::LexerActionType::POP_MODE: return {Kind::popMode};
    case antlr::LexerActionType::SKIP: return {Kind::skip};
    default: return {Kind::custom};
  }
}

/// The characters between the quotes of a literal in a grammar.
std::string unquote(std::string_view literal) {
  std::string text;
  if (literal.size() < 2) return text;
  literal = literal.substr(1, literal.size() - 2);
  for (size_t i = 0; i < literal.size(); ++i) {
    if (literal[i] != '\\' || i + 1 == literal.size()) {
      text += literal[i];
      continue;
    }
    switch (literal[++i]) {
      case 'n': text += '\n'; break;
      case 'r': text += '\r'; break;
      case 't': text += '\t'; break;
      case 'f': text += '\f'; break;
      case 'b': text += '\b'; break;
      default: text += literal[i]; break;
    }
  }
  return text;
}

}  // namespace

std::shared_ptr<const Grammar> Grammar::fromInterp(std::string name, std::string_view lexerInterp,
                                                   std::string_view parserInterp, const LetterCase& letterCase) {
  InterpFile lexerFile(lexerInterp);
  InterpFile parserFile(parserInterp);
  Network lexer = deserialize(std::move(lexerFile.serialized), lexerEndOfFile);
  Network parser = deserialize(std::move(parserFile.serialized), endOfFile);

  auto grammar = std::make_shared<Grammar>();
  grammar->name = std::move(name);
  grammar->parser = AtnCopy(parser, static_cast<Symbol>(parser.atn->maxTokenType), false, {}).copy();
  grammar->ruleNames = parserFile.section("rule names:");
  grammar->lexer.ruleNames = lexerFile.section("rule names:");
  std::vector<bool> bothCases;
  for (const std::string& rule : grammar->lexer.ruleNames) bothCases.push_back(letterCase.insensitiveIn(rule));
  grammar->lexer.atn = AtnCopy(lexer, 0x10FFFF, true, std::move(bothCases)).copy();
  grammar->lexer.modeNames = lexerFile.section("mode names:");
  for (const auto& action : lexer.atn->lexerActions) grammar->lexer.actions.push_back(toAction(*action));
  for (const auto* start : lexer.atn->modeToStartState)
    grammar->lexer.modeStart.push_back(static_cast<StateId>(start->stateNumber));
  for (size_t type : lexer.atn->ruleToTokenType) {
    // In the network 0 (and for some versions 0xFFFF) stands for end of file, which a rule can't have as its type.
    bool none = type == INVALID_INDEX || type == 0xFFFF;
    grammar->lexer.tokenType.push_back(none ? 0 : static_cast<Symbol>(type));
  }

  const auto& literals = parserFile.section("token literal names:");
  const auto& symbols = parserFile.section("token symbolic names:");
  size_t count = std::max<size_t>(std::max(literals.size(), symbols.size()), parser.atn->maxTokenType + 1);
  for (size_t type = 0; type < count; ++type) {
    std::string literal = type < literals.size() && literals[type] != "null" ? literals[type] : "";
    std::string symbol = type < symbols.size() && symbols[type] != "null" ? symbols[type] : literal;
    grammar->tokenNames.push_back(type == 0 ? "EOF" : symbol.empty() ? fmt::format("<{}>", type) : symbol);
    grammar->tokenLiterals.push_back(unquote(literal));
  }
  return grammar;
}

}  // namespace hone
