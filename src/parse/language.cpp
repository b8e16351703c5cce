#include "parse/language.h"

#include <fmt/format.h>

#include <algorithm>

#include "grammar/antlr_tool.h"
#include "grammar/bundled.h"
#include "grammar/minimal_strings.h"
#include "grammar/only_texts.h"
#include "grammar/recognizer_build.h"
#include "parse/islands.h"
#include "parse/recognizer.h"
#include "text/user_error.h"

namespace hone {

Language::Language(std::string name, std::shared_ptr<const Grammar> grammar, RuleId start,
                   std::shared_ptr<const Recognizer> recognizer)
    : name_(std::move(name)), grammar_(grammar), start_(start), parser_(std::move(grammar), std::move(recognizer)) {}

std::shared_ptr<Language> Language::bundled(std::string_view name, std::string_view start) {
  const BundledLanguage& files = findBundled(name);
  auto grammar = Grammar::fromInterp(files.name, files.lexerInterp, files.parserInterp);
  RuleId rule = grammar->rule(start.empty() ? files.start : start);
  return std::make_shared<Language>(files.name, std::move(grammar), rule);
}

std::shared_ptr<Language> Language::fromGrammar(const std::vector<std::filesystem::path>& files,
                                                std::string_view start) {
  return fromGrammar(GrammarFiles::find(files), start);
}

std::shared_ptr<Language> Language::fromGrammar(const GrammarFiles& files, std::string_view start, Engine engine) {
  InterpFiles interp = compileGrammar(files);
  auto grammar = Grammar::fromInterp(interp.name, interp.lexer, interp.parser, interp.letterCase);
  RuleId rule = start.empty() ? 0 : grammar->rule(start);
  std::string note;
  bool parserMatters = parserCodeMatters(files), matters = parserMatters || lexerCodeMatters(files);
  if (engine == Engine::compile || (engine == Engine::automatic && matters)) {
    try {
      bool parses = parserMatters || engine == Engine::compile;
      BuiltRecognizer built = buildRecognizer(files, parses, grammar->ruleNames[rule]);
      auto whole = Grammar::fromInterp(interp.name, built.interp.lexer, built.interp.parser, interp.letterCase);
      auto recognizer = loadRecognizer(built, whole->lexer, interp.letterCase);
      RuleId sameRule = whole->rule(grammar->ruleNames[rule]);
      return std::make_shared<Language>(interp.name, std::move(whole), sameRule, std::move(recognizer));
    } catch (const UserError& error) {
      if (engine == Engine::compile) throw;
      note = fmt::format("warning: {}; until then the grammar's predicates are taken as true and its actions ignored",
                         error.what());
    }
  } else if (matters) {
    note = "warning: the grammar's predicates are taken as true and its actions ignored, though they matter";
  } else if (files.has(GrammarCode::Kind::action, false)) {
    note = "the grammar's actions are ignored: they don't decide how a text is parsed";
  }
  auto language = std::make_shared<Language>(interp.name, std::move(grammar), rule);
  language->note_ = std::move(note);
  return language;
}

Derivation Language::parse(std::string_view text, Encoding encoding) {
  return islands_ ? islands_->parse(text, encoding) : parseAlone(text, encoding);
}

Language& Language::member(uint8_t number) { return number == 0 ? *this : islands_->language(number); }

namespace {

/// Does the text lex, in some mode, as exactly one token of the type?
bool lexesAs(Lexer& lexer, size_t modes, std::string_view text, Symbol type) {
  for (uint32_t mode = 0; mode < modes; ++mode) {
    Token token = lexer.next(text, Encoding::utf8, 0, lexer.only(mode), true);
    if (token.type == type && token.end == text.size()) return true;
  }
  return false;
}

}  // namespace

void Language::computeMinimal() {
  minimalKnown_ = true;
  const LexerRules& rules = grammar_->lexer;
  size_t types = static_cast<size_t>(grammar_->tokenTypeCount());
  // A token's texts come from its own rule and from those that turn into it by a command.
  std::vector<std::vector<std::string>> texts(types);
  auto minimalTexts = minimalLexerStrings(rules);
  auto commands = rules.commands();
  for (RuleId rule = 0; rule < minimalTexts.size(); ++rule) {
    if (!minimalTexts[rule]) continue;
    std::string text;
    for (char32_t c : *minimalTexts[rule]) encode(static_cast<int32_t>(c), Encoding::utf8, text);
    auto add = [&](Symbol type) {
      if (type > 0 && static_cast<size_t>(type) < types) texts[static_cast<size_t>(type)].push_back(text);
    };
    add(rules.tokenType[rule]);
    for (const LexerAction& command : commands[rule])
      if (command.kind == LexerAction::Kind::type) add(command.argument);
  }
  std::vector<std::optional<std::string>> best(types);
  std::vector<std::optional<uint32_t>> lengths(types);
  best[endOfFile] = "";
  for (Symbol type = 0; type < grammar_->tokenTypeCount(); ++type) {
    size_t index = static_cast<size_t>(type);
    std::stable_sort(texts[index].begin(), texts[index].end(),
                     [](const std::string& a, const std::string& b) { return a.size() < b.size(); });
    for (const std::string& text : texts[index])
      if (!best[index] && lexesAs(lexer(), rules.modeStart.size(), text, type)) best[index] = text;
    // A keyword's letters may be shorter than an identifier can be: then the lexer itself is asked for a text.
    if (!best[index] && !texts[index].empty()) best[index] = lexer().shortestText(type);
    if (best[index]) lengths[index] = static_cast<uint32_t>(best[index]->size());
  }
  for (const auto& [type, text] : replacedTokens_) {
    best[static_cast<size_t>(type)] = text;
    lengths[static_cast<size_t>(type)] = static_cast<uint32_t>(text.size());
  }
  minimalTokens_ = best;
  for (auto& sequence : minimalTokenSequences(*grammar_, lengths)) {
    auto& tokens = minimalRules_.emplace_back();
    if (!sequence) continue;
    tokens.emplace();
    for (Symbol type : *sequence)
      if (type != endOfFile) tokens->push_back({type, *best[static_cast<size_t>(type)]});
  }
  for (const auto& [rule, tokens] : replacedRules_) minimalRules_[rule] = tokens;
}

std::optional<std::vector<MinimalToken>> Language::tokensOf(std::string_view text) {
  for (uint32_t mode = 0; mode < grammar_->lexer.modeStart.size(); ++mode) {
    std::vector<MinimalToken> tokens;
    uint32_t at = 0;
    for (ModeStack modes = lexer().only(mode); at < text.size();) {
      Token token = lexer().next(text, Encoding::utf8, at, modes, true);
      if (token.type == lexicalError || token.end == at) break;
      if (!token.hidden) tokens.push_back({token.type, std::string(text.substr(at, token.end - at))});
      at = token.end;
      modes = token.after;
    }
    if (at == text.size()) return tokens;
  }
  return std::nullopt;
}

void Language::setReplacements(const std::map<std::string, std::string>& texts) {
  minimalKnown_ = false;
  minimalRules_.clear();
  for (const auto& [name, text] : texts) {
    if (std::optional<RuleId> rule = grammar_->findRule(name)) {
      auto tokens = tokensOf(text);
      if (!tokens)
        throw UserError(fmt::format(
            "the replacement '{}' of {} doesn't consist of tokens of the grammar {}: correct it or leave it out", text,
            name, grammar_->name));
      replacedRules_[*rule] = std::move(*tokens);
      continue;
    }
    auto token = std::ranges::find(grammar_->tokenNames, name);
    if (token == grammar_->tokenNames.end())
      throw UserError(fmt::format("the grammar {} has no rule or token '{}' to replace (hone grammar rules lists them)",
                                  grammar_->name, name));
    replacedTokens_[static_cast<Symbol>(token - grammar_->tokenNames.begin())] = text;
  }
}

const std::vector<MinimalToken>* Language::minimal(RuleId rule) {
  if (!minimalKnown_) computeMinimal();
  return minimalRules_[rule] ? &*minimalRules_[rule] : nullptr;
}

const std::string* Language::minimalToken(Symbol type) {
  if (!minimalKnown_) computeMinimal();
  if (type <= 0 || static_cast<size_t>(type) >= minimalTokens_.size()) return nullptr;
  return minimalTokens_[static_cast<size_t>(type)] ? &*minimalTokens_[static_cast<size_t>(type)] : nullptr;
}

const Compatibility& Language::compatibility() {
  if (!compatibility_) compatibility_ = std::make_unique<Compatibility>(grammar_->parser, parser_.firstSets());
  return *compatibility_;
}

bool Language::hasManyTexts(Symbol type) {
  if (!onlyTexts_) onlyTexts_ = onlyTexts(*grammar_);
  return type > endOfFile && !(*onlyTexts_)[static_cast<size_t>(type)];
}

const std::vector<std::string>& Language::separators() {
  if (!separators_) {
    separators_.emplace();
    for (std::string text : {" ", "\n", "\t", "\r\n", ","}) {
      Token token = lexer().next(text, Encoding::utf8, 0, 0);
      if (token.hidden && token.type != lexicalError && token.end == text.size()) separators_->push_back(text);
    }
    if (separators_->empty()) separators_->push_back(" ");
  }
  return *separators_;
}

}  // namespace hone
