#include "repair/notation.h"

#include <algorithm>
#include <boost/algorithm/string/replace.hpp>

#include "grammar/minimal_strings.h"
#include "grammar/repair_hints.h"
#include "repair/characters.h"
#include "text/characters.h"
#include "text/similar.h"

using namespace std::string_view_literals;

namespace hone {
namespace {

bool isKeyword(std::string_view literal) {
  return literal.size() > 1 && std::ranges::all_of(literal, [](unsigned char c) { return std::isalpha(c); });
}

}  // namespace

Notation::Notation(Language& language) : language_(language) {
  const char textQuote = repairHints(language.name()).textQuote;
  if (textQuote != 0) goToMode(textQuote);
  hasWords_ = isToken("zqxw");
  for (const std::string& literal : language.grammar().tokenLiterals) {
    if (literal.size() == 1) signs_ += literal;
    if (!literal.empty() && !isWord(literal[0])) firstSigns_ += literal[0];
    if (isKeyword(literal)) keywords_.emplace(lowerCase(literal), literal);
  }
  // What can't be shorter is a keyword, even if it may be written in either case.
  constexpr size_t shortest = 4;
  for (const std::optional<std::u32string>& text : minimalLexerStrings(language.grammar().lexer))
    if (text && text->size() >= shortest && std::ranges::all_of(*text, [](char32_t c) { return c < 0x80; }))
      if (std::string word(text->begin(), text->end()); isKeyword(word)) longWords_.insert(lowerCase(word));
  missingValue_ = repairHints(language.name()).missingValue;
  for (const auto& [keyword, spellings] : repairHints(language.name()).spellings)
    for (const std::string& spelling : spellings) keywords_.emplace(lowerCase(spelling), keyword);
  for (char quote : textQuote == '\'' ? "'\""sv : "\"'"sv) {
    if (!isQuote(quote)) continue;
    quote_ = quote;
    doubles_ = !isToken(std::string{quote, '\\', quote, quote});
    break;
  }
}

bool Notation::isQuote(char sign) const {
  // Where it may stand alone, it is text and opens nothing.
  return isToken(std::string{sign, 'a', ' ', sign}) && !isToken(std::string{sign, 'a'});
}

void Notation::goToMode(char textQuote) {
  for (uint32_t mode = 0; mode < language_.grammar().lexer.modeStart.size(); ++mode) {
    modes_ = language_.lexer().only(mode);
    if (isQuote(textQuote)) return;
  }
  modes_ = 0;
}

std::optional<std::string> Notation::escaped(char control) const {
  constexpr std::string_view controls = "\n\r\t\f\b", letters = "nrtfb";
  const size_t which = controls.find(control);
  if (quote_ == 0 || which == std::string_view::npos || isToken(std::string{quote_, control, quote_}))
    return std::nullopt;
  std::string escape = {'\\', letters[which]};
  if (!isToken(quote_ + escape + quote_)) return std::nullopt;
  return escape;
}

std::optional<std::string> Notation::quoted(std::string_view content) const {
  if (quote_ == 0) return std::nullopt;
  std::string text(1, quote_);
  for (size_t at = 0; at < content.size(); ++at) {
    if (content[at] == '\\' && !doubles_ && at + 1 < content.size()) {
      // An escaped quote of another kind needs no escape.
      if (content[at + 1] != '\'' || quote_ == '\'') text += '\\';
      text += content[++at];
      continue;
    }
    if (content[at] == quote_) text += doubles_ ? quote_ : '\\';
    text += escaped(content[at]).value_or(std::string(1, content[at]));
  }
  text += quote_;
  if (isToken(text)) return text;
  // No backslash in it was meant as an escape.
  if (doubles_ || content.find(quote_) != std::string_view::npos) return std::nullopt;
  text = quote_ + boost::replace_all_copy(std::string(content), "\\", "\\\\") + quote_;
  return isToken(text) ? std::optional(text) : std::nullopt;
}

bool Notation::reads(std::string_view text) const {
  return language_.lexer().next(text, detectEncoding(text), 0, modes_).type != lexicalError;
}

bool Notation::isToken(std::string_view text) const {
  Token token = language_.lexer().next(text, detectEncoding(text), 0, modes_);
  return token.type > 0 && !token.hidden && token.end == text.size();
}

std::string Notation::exchanged(std::string_view word) const {
  std::string lower = lowerCase(word);
  if (longWords_.contains(lower)) return {};
  for (size_t i = 1; i < word.size(); ++i) {
    std::swap(lower[i - 1], lower[i]);
    const bool meant = longWords_.contains(lower);
    std::swap(lower[i - 1], lower[i]);
    if (!meant) continue;
    std::string result(word);
    std::swap(result[i - 1], result[i]);
    return result;
  }
  return {};
}

bool Notation::resemblesKeyword(std::string_view word) const {
  std::vector<std::string> all;
  for (const auto& [spelling, keyword] : keywords_) all.push_back(keyword);
  return likelyMeant(lowerCase(word), all).has_value() ||
         std::ranges::any_of(all, [&](const std::string& keyword) { return keyword.starts_with(lowerCase(word)); });
}

std::string_view Notation::keywordFor(std::string_view word) const {
  auto found = keywords_.find(lowerCase(word));
  return found == keywords_.end() || found->second == word ? std::string_view() : std::string_view(found->second);
}

}  // namespace hone
