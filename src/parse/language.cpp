#include "parse/language.h"

#include "grammar/antlr_tool.h"
#include "grammar/bundled.h"
#include "grammar/minimal_strings.h"
#include "text/user_error.h"

namespace hone {

Language::Language(std::string name, std::shared_ptr<const Grammar> grammar, RuleId start)
    : name_(std::move(name)), grammar_(grammar), start_(start), parser_(std::move(grammar)) {}

std::shared_ptr<Language> Language::bundled(std::string_view name, std::string_view start) {
  const BundledLanguage& files = findBundled(name);
  auto grammar = Grammar::fromInterp(files.name, files.lexerInterp, files.parserInterp);
  RuleId rule = grammar->rule(start.empty() ? files.start : start);
  return std::make_shared<Language>(files.name, std::move(grammar), rule);
}

std::shared_ptr<Language> Language::fromGrammar(const std::vector<std::filesystem::path>& files,
                                                std::string_view start) {
  InterpFiles interp = compileGrammar(files);
  auto grammar = Grammar::fromInterp(interp.name, interp.lexer, interp.parser);
  RuleId rule = start.empty() ? 0 : grammar->rule(start);
  return std::make_shared<Language>(interp.name, std::move(grammar), rule);
}

namespace {

/// Does the text lex, in some mode, as exactly one token of the type?
bool lexesAs(Lexer& lexer, size_t modes, std::string_view text, Symbol type) {
  for (uint32_t mode = 0; mode < modes; ++mode) {
    Token token = lexer.next(text, Encoding::utf8, 0, lexer.only(mode));
    if (token.type == type && token.end == text.size()) return true;
  }
  return false;
}

}  // namespace

void Language::computeMinimal() {
  minimalKnown_ = true;
  const LexerRules& rules = grammar_->lexer;
  size_t types = static_cast<size_t>(grammar_->tokenTypeCount());
  std::vector<std::optional<std::string>> best(types);
  best[endOfFile] = "";
  auto minimalTexts = minimalLexerStrings(rules);
  for (RuleId rule = 0; rule < minimalTexts.size(); ++rule) {
    Symbol type = rules.tokenType[rule];
    if (!minimalTexts[rule] || type <= 0 || static_cast<size_t>(type) >= types) continue;
    std::string text;
    for (char32_t c : *minimalTexts[rule]) encode(static_cast<int32_t>(c), Encoding::utf8, text);
    auto& known = best[static_cast<size_t>(type)];
    if (!known || text.size() < known->size()) known = text;
  }
  std::vector<std::optional<uint32_t>> lengths(types);
  for (Symbol type = 0; type < grammar_->tokenTypeCount(); ++type) {
    size_t index = static_cast<size_t>(type);
    // A keyword's letters may be shorter than an identifier can be: then the lexer itself is asked for a text.
    if (type != endOfFile && best[index] && !lexesAs(lexer(), rules.modeStart.size(), *best[index], type))
      if (auto found = lexer().shortestText(type)) best[index] = found;
    if (best[index]) lengths[index] = static_cast<uint32_t>(best[index]->size());
  }
  minimalTokens_ = best;
  for (auto& sequence : minimalTokenSequences(*grammar_, lengths)) {
    auto& tokens = minimalRules_.emplace_back();
    if (!sequence) continue;
    tokens.emplace();
    for (Symbol type : *sequence)
      if (type != endOfFile) tokens->push_back({type, *best[static_cast<size_t>(type)]});
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
