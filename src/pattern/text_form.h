// What a text is like, character by character: which characters may stand at each place of it, and which may be between
// them. It is written as a regular expression: `"[^"]*;[^"]*"` is a string that contains a semicolon.
#pragma once

#include <bitset>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "text/random.h"

namespace hone {

/// Of ASCII by its code; all that is beyond ASCII is one.
constexpr size_t beyondAscii = 128;
using Characters = std::bitset<beyondAscii + 1>;

/// The text's characters, each as its number in `Characters`.
std::vector<size_t> charactersOf(std::string_view text);

class TextForm {
 public:
  /// Exactly this text.
  explicit TextForm(std::string_view text);
  /// From what `expression` returns; nullopt for anything else.
  static std::optional<TextForm> read(std::string_view expression);

  size_t size() const { return at_.size(); }
  /// What may stand at the i-th place.
  Characters& at(size_t i) { return at_[i]; }
  /// What may be, as often as one likes, before the i-th place; of the last number, behind all.
  Characters& before(size_t i) { return before_[i]; }

  /// O(length of both).
  bool matches(std::string_view text) const;
  std::string expression() const;
  /// For people: `contains ";"`, `begins with "_"`, else the expression.
  std::string words() const;
  std::string draw(Random& random) const;

 private:
  TextForm() = default;
  bool hasQuotes() const;

  std::vector<Characters> at_;
  std::vector<Characters> before_;  ///< one more
};

}  // namespace hone
