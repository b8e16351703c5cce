// A user's text, partly rewritten for another program, which maps each position back to the original. So messages of
// that program can name the lines and columns of the user's file.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace hone {

struct Replacement {
  size_t begin;  ///< offsets in the present text
  size_t end;
  std::string text;
};

/// Counts as the ANTLR tool does: lines from 1, columns in characters from 0.
struct LineColumn {
  size_t line = 1;
  size_t column = 0;
};

class RewrittenText {
 public:
  explicit RewrittenText(std::string original) : original_(original), text_(std::move(original)) {}

  const std::string& text() const { return text_; }

  /// Replaces parts of the present text. Ignores a replacement that begins inside another one.
  RewrittenText with(std::vector<Replacement> replacements) const;

  /// The position in the original. Inserted text has the position at which it was inserted; a position past the end
  /// counts as the end. O(size).
  LineColumn inOriginal(LineColumn place) const;

 private:
  /// Offsets of the same character in the text before and after a replacement; unchanged text follows it.
  struct Anchor {
    size_t before;
    size_t after;
  };

  std::string original_;
  std::string text_;
  std::vector<std::vector<Anchor>> steps_;  ///< by call of `with`, in the order of the text
};

}  // namespace hone
