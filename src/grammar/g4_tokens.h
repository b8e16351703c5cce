// The tokens of a grammar file, recognized as ANTLR does: a brace in a literal opens no action.
#pragma once

#include <cstddef>
#include <string_view>

namespace hone {

struct G4Token {
  enum class Kind { end, word, literal, brackets, braces, sign };
  Kind kind = Kind::end;
  size_t begin = 0;
  size_t end = 0;
};

/// The tokens of a grammar, one after the other.
class G4Tokens {
 public:
  explicit G4Tokens(std::string_view text) : text_(text) { advance(); }

  const G4Token& now() const { return now_; }
  std::string_view text() const { return text_.substr(now_.begin, now_.end - now_.begin); }
  bool is(std::string_view sign) const { return now_.kind != G4Token::Kind::end && text() == sign; }

  void advance();

 private:
  void skipLayout();
  bool skipComment();
  /// A literal ends at the latest at the end of its line.
  void skipQuoted(char quote);
  /// A set ends at the first unescaped `]`. In practice, arguments contain brackets only in quotes.
  void skipBrackets();
  void skipBraces();

  std::string_view text_;
  size_t at_ = 0;
  G4Token now_;
};

}  // namespace hone
