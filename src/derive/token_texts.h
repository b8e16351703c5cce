// Other texts for a token, each of which differs from it in one respect: what its parts are there for shows when they
// are tried one by one.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hone {

struct TokenText {
  enum class Change : uint8_t {
    word,     ///< hardly anything is as it was
    number,   ///< another number: its neighbours, 0 and 1, its negative, a small and a large one
    without,  ///< the characters of one class are others
    alike,    ///< the characters of one class are others of this class; a sign is another sign
    begin,    ///< it begins otherwise
    end,      ///< it ends otherwise
    length,   ///< it is longer, or shorter
    dropped,  ///< one character is left out
    with      ///< it has a character more, of a class that it doesn't have
  };
  Change change = Change::word;
  std::string text = {};
  char characters = 0;  ///< the class of `with`, `without` and `alike`

  friend bool operator==(const TokenText&, const TokenText&) = default;
};

/// The texts are in the order in which they tell most; none is there twice, nor the text itself. They may lex as
/// something else.
std::vector<TokenText> otherTexts(std::string_view text);

/// The text, longer or shorter so that what it encloses has that length.
std::string withLength(std::string_view text, size_t length);

/// The number that a text spells in decimal, white space ignored: `- 2.5` is -2.5. nullopt for any other text.
std::optional<double> numberIn(std::string_view text);

/// Without an exponent; empty where that would take too many digits.
std::string spelledNumber(double number);

}  // namespace hone
