// Classes of a token's texts: numbers of one sign, numbers from or up to a bound, or as far from zero, texts from or up
// to a length, texts of a form, and some of all bytes.
#pragma once

#include <bitset>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "text/random.h"

namespace hone {

struct TextClass {
  enum class Kind : uint8_t {
    form,
    negative,
    notNegative,
    atLeast,
    atMost,
    farFromZero,
    charsAtLeast,
    charsAtMost,
    bytes
  };

  Kind kind = Kind::negative;
  std::string bound;  ///< a number, where the kind asks for one; of `chars...` it counts characters; of a form, its
                      ///< expression; of `bytes`, writtenBytes
  std::vector<std::string> except = {};  ///< of a form: words that it may not have

  bool holds(std::string_view text) const;
  bool isOfNumbers() const { return kind >= Kind::negative && kind <= Kind::farFromZero; }
  /// For people: `negative`, `≥ 300`, `≥ 3 chars`.
  std::string words() const;
  friend bool operator==(const TextClass&, const TextClass&) = default;
};

using ByteSet = std::bitset<256>;
/// As `00-1f 41`, in hexadecimal.
std::string writtenBytes(const ByteSet& bytes);
/// nullopt for anything else.
std::optional<ByteSet> readBytes(std::string_view written);

/// The names of kinds in a file.
std::string_view nameOf(TextClass::Kind kind);
std::optional<TextClass::Kind> textClassKind(std::string_view name);

/// The classes but forms that `text` is in and none of `others` is, the simplest first.
std::vector<TextClass> classesOf(std::string_view text, const std::vector<std::string>& others);

/// The form without those words of the text that are not in `own`; nullopt if there is none.
std::optional<TextClass> withoutWordsOf(const TextClass& form, std::string_view own, std::string_view text);

/// Of a whole number or a length: halves what lies between the class and values outside of it.
class Bisection {
 public:
  /// `outside`: texts that are not in the class. Nothing to ask if the class has no bound, or none of them is a value.
  Bisection(const TextClass& bounded, const std::vector<std::string>& outside);

  /// A text like `text` with the value in the middle, if any value is left.
  std::optional<std::string> next(std::string_view text);
  /// After `next`: one with the value beside it, nearer to the class. That is what `learn` is about then.
  std::optional<std::string> neighbour(std::string_view text);
  /// Does the text that was asked for belong to the class?
  void learn(bool isInside);
  const TextClass& found() const { return found_; }

 private:
  TextClass found_;
  std::optional<int64_t> inside_, outside_;
  int64_t middle_ = 0;
};

/// The runs of letters and digits.
std::vector<std::string> wordsOf(std::string_view text);

/// The text with other letters and digits, and now and then some more or less of them.
std::string scrambled(std::string_view text, Random& random);

}  // namespace hone
