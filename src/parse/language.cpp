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
    : name_(std::move(name)), grammar_(std::move(grammar)), start_(start), recognizer_(std::move(recognizer)) {}

Parser& Language::parser() const {
  return parsers_.local([&] { return std::make_unique<Parser>(grammar_, recognizer_, modeStacks_); });
}

namespace {

IndentationRules indentationRules(const Grammar& grammar, const IndentationNames& indentation) {
  auto typeOf = [](const std::vector<std::string>& tokens, const std::string& name) {
    return static_cast<Symbol>(std::ranges::find(tokens, name) - tokens.begin());
  };
  IndentationRules rules;
  for (const std::string& pair : indentation.brackets)
    rules.brackets.emplace_back(typeOf(grammar.tokenLiterals, pair.substr(0, 1)),
                                typeOf(grammar.tokenLiterals, pair.substr(1)));
  for (const std::string& name : indentation.bullets) rules.bullets.push_back(typeOf(grammar.tokenNames, name));
  for (const std::string& name : indentation.texts) rules.texts.push_back(typeOf(grammar.tokenNames, name));
  return rules;
}

}  // namespace

std::shared_ptr<Language> Language::bundled(std::string_view name, std::string_view start) {
  const BundledLanguage& files = findBundled(name);
  auto grammar = Grammar::fromInterp(files.name, files.lexerInterp, files.parserInterp);
  RuleId rule = grammar->rule(start.empty() ? files.start : start);
  auto language = std::make_shared<Language>(files.name, std::move(grammar), rule);
  if (files.indentation) language->setIndentation(indentationRules(language->grammar(), *files.indentation));
  language->setNames(files.names);
  language->setLines(files.lines);
  return language;
}

std::shared_ptr<Language> Language::bundledForTexts(std::string_view name) {
  const BundledLanguage& files = findBundled(name);
  const GeneratedTexts& texts = files.generated;
  if (texts.parserInterp.empty()) return bundled(name, texts.start);
  auto grammar = Grammar::fromInterp(files.name, texts.lexerInterp, texts.parserInterp);
  RuleId rule = grammar->rule(texts.start.empty() ? files.start : texts.start);
  auto language = std::make_shared<Language>(files.name, std::move(grammar), rule);
  if (files.indentation) language->setIndentation(indentationRules(language->grammar(), *files.indentation));
  return language;
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
      auto language = std::make_shared<Language>(interp.name, std::move(whole), sameRule, std::move(recognizer));
      if (built.isNew && engine == Engine::automatic) language->note_ = codeNote(interp.name);
      return language;
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

bool Language::marksIndentation() const { return indentation_ || (islands_ && islands_->markIndentation()); }

std::string Language::marked(std::string plain, Encoding encoding) {
  if (indentation_) return markIndentation(plain, encoding, *indentation_, lexer(), stop());
  return islands_ ? islands_->marked(std::move(plain), encoding) : plain;
}

std::string Language::plain(std::string marked, Encoding encoding) {
  if (indentation_) return plainIndentation(marked, encoding, *indentation_, lexer(), stop());
  return islands_ ? islands_->plain(std::move(marked), encoding) : marked;
}

void Language::setNames(const std::vector<std::map<std::string, std::string>>& spaces) {
  for (size_t space = 0; space < spaces.size(); ++space) {
    for (const auto& [token, text] : spaces[space]) {
      const auto type = std::ranges::find(grammar_->tokenNames, token);
      const size_t name = text.find('*');
      if (type == grammar_->tokenNames.end() || name == text.npos)
        throw UserError(fmt::format("{}: names: '{}' is no token, or '{}' has no *", name_, token, text));
      nameFrames_[static_cast<Symbol>(type - grammar_->tokenNames.begin())] = {space + 1, text.substr(0, name),
                                                                               text.substr(name + 1)};
    }
  }
}

void Language::setLines(const std::vector<std::string>& tokens) {
  lines_.resize(grammar_->tokenNames.size());
  for (const std::string& token : tokens) {
    const auto type = std::ranges::find(grammar_->tokenNames, token);
    if (type == grammar_->tokenNames.end()) throw UserError(fmt::format("{}: lines: '{}' is no token", name_, token));
    lines_[static_cast<size_t>(type - grammar_->tokenNames.begin())] = true;
  }
}

std::shared_ptr<Language> Language::withoutIslands(const std::shared_ptr<Language>& language) {
  if (!language || !language->islands_) return language;
  return language->withoutIslands_.get([&] {
    auto host =
        std::make_shared<Language>(language->name_, language->grammar_, language->start_, language->recognizer_);
    host->note_ = language->note_;
    host->selfDelimiting_ = language->selfDelimiting_;
    host->indentation_ = language->indentation_;
    host->nameFrames_ = language->nameFrames_;
    host->lines_ = language->lines_;
    host->replacedTokens_ = language->replacedTokens_;
    host->replacedRules_ = language->replacedRules_;
    return host;
  });
}

Language& Language::member(uint8_t number) { return number == 0 ? *this : islands_->language(number); }

namespace {

/// True if the text lexes, in some mode, as exactly one token of the type.
bool lexesAs(Lexer& lexer, size_t modes, std::string_view text, Symbol type) {
  for (uint32_t mode = 0; mode < modes; ++mode) {
    Token token = lexer.next(text, Encoding::utf8, 0, lexer.only(mode), true);
    if (token.type == type && token.end == text.size()) return true;
  }
  return false;
}

}  // namespace

Language::MinimalTexts Language::computeMinimal() {
  const LexerRules& rules = grammar_->lexer;
  Lexer& lexer = this->lexer();
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
      if (!best[index] && lexesAs(lexer, rules.modeStart.size(), text, type)) best[index] = text;
    // The shortest text of an identifier's rule may be a keyword; then the lexer searches for a text.
    if (!best[index] && !texts[index].empty()) best[index] = lexer.shortestText(type);
    if (best[index]) lengths[index] = static_cast<uint32_t>(best[index]->size());
  }
  // An end of file within a rule closes what an input cut off has left open. It fits only at the end of a text.
  constexpr uint32_t unlikeAnyText = 1'000'000;
  lengths[endOfFile] = unlikeAnyText;
  for (const auto& [type, text] : replacedTokens_) {
    best[static_cast<size_t>(type)] = text;
    lengths[static_cast<size_t>(type)] = static_cast<uint32_t>(text.size());
  }
  MinimalTexts minimal{best, {}};
  for (auto& sequence : minimalTokenSequences(*grammar_, lengths)) {
    auto& tokens = minimal.rules.emplace_back();
    if (!sequence) continue;
    tokens.emplace();
    for (Symbol type : *sequence)
      if (type != endOfFile) tokens->push_back({type, *best[static_cast<size_t>(type)]});
  }
  for (const auto& [rule, tokens] : replacedRules_) minimal.rules[rule] = tokens;
  return minimal;
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
  minimal_ = std::make_unique<Lazy<MinimalTexts>>();
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

const Language::MinimalTexts& Language::minimalTexts() {
  return minimal_->get([&] { return computeMinimal(); });
}

const std::vector<MinimalToken>* Language::minimal(RuleId rule) {
  const auto& tokens = minimalTexts().rules[rule];
  return tokens ? &*tokens : nullptr;
}

const std::string* Language::minimalToken(Symbol type) {
  const auto& texts = minimalTexts().tokens;
  if (type <= 0 || static_cast<size_t>(type) >= texts.size()) return nullptr;
  const auto& text = texts[static_cast<size_t>(type)];
  return text ? &*text : nullptr;
}

const Compatibility& Language::compatibility() {
  return compatibility_.get([&] { return Compatibility(grammar_->parser, parser().firstSets()); });
}

bool Language::hasManyTexts(Symbol type) {
  const auto& texts = onlyTexts_.get([&] { return onlyTexts(*grammar_); });
  return type > endOfFile && !texts[static_cast<size_t>(type)];
}

const std::vector<std::string>& Language::separators() {
  return separators_.get([&] {
    std::vector<std::string> separators;
    // Where a line end means something, it may only be one that is marked as none.
    const std::vector<std::string> blanks = indentation_
                                                ? std::vector<std::string>{" ", "\t", std::string(joinedLineEnd)}
                                                : std::vector<std::string>{" ", "\n", "\t", "\r\n", ","};
    for (const std::string& text : blanks) {
      Token token = lexer().next(text, Encoding::utf8, 0, 0);
      if (token.hidden && token.type != lexicalError && token.end == text.size()) separators.push_back(text);
    }
    if (separators.empty()) separators.push_back(" ");
    return separators;
  });
}

std::string codeNote(std::string_view grammar) {
  return fmt::format(
      "code in the grammar {} decides how a text is parsed, so it is compiled and runs with your rights; --engine "
      "interpret runs none of it",
      grammar);
}

}  // namespace hone
