// How a language writes strings, words and brackets, as far as its lexer tells: by what it makes of short samples.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>

#include "parse/language.h"

namespace hone {

/// Holds the language's lexer: to be used by one thread at a time.
class Notation {
 public:
  explicit Notation(Language& language);

  /// The sign around a string, 0 where the language has none.
  char quote() const { return quote_; }
  /// A line break or another control character as strings write it, `\n`; nullopt where they can hold it as it is, or
  /// not at all.
  std::optional<std::string> escaped(char control) const;
  /// The content as a string of the language; nullopt where it has no way to write it.
  std::optional<std::string> quoted(std::string_view content) const;

  /// The text begins with a token that the lexer knows.
  bool reads(std::string_view text) const;
  /// The text is a single token that the parser sees.
  bool isToken(std::string_view text) const;
  /// A single character is one of the grammar's literals.
  bool hasSign(char sign) const { return signs_.find(sign) != std::string::npos; }
  /// One of the grammar's literals begins with it.
  bool beginsSign(char sign) const { return firstSigns_.find(sign) != std::string::npos; }
  /// Any word may stand as a token of its own.
  bool hasWords() const { return hasWords_; }

  /// The grammar's keyword that is meant by a word: in another case, or as other languages spell it. Empty if none is.
  std::string_view keywordFor(std::string_view word) const;
  /// The keyword for a value that isn't there; empty where the language has none.
  const std::string& missingValue() const { return missingValue_; }
  /// The word with two neighbouring letters exchanged, if that makes a keyword of it; empty if none does.
  std::string exchanged(std::string_view word) const;
  /// A keyword with a slip in it, more likely than a word of its own.
  bool resemblesKeyword(std::string_view word) const;

 private:
  bool isQuote(char sign) const;
  void goToMode(char textQuote);

  Language& language_;
  ModeStack modes_ = 0;  ///< in which texts are read
  char quote_ = 0;
  bool doubles_ = false;  ///< a quote in a string is written twice, not behind a backslash
  bool hasWords_;
  std::string signs_;
  std::string firstSigns_;
  std::string missingValue_;
  std::map<std::string, std::string, std::less<>> keywords_;  ///< by other spelling, in lower case
  std::set<std::string> longWords_;                           ///< of the grammar, in lower case
};

}  // namespace hone
