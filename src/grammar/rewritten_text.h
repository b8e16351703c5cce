// A user's text, partly rewritten for another program, with the position of each place in the original. So messages of
// that program can name the lines and columns of the user's file.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace hone {

struct Replacement {
  size_t begin;  ///< in the text before
  size_t end;
  std::string text;
};

/// As the ANTLR tool counts: lines from 1, columns in characters from 0.
struct LineColumn {
  size_t line = 1;
  size_t column = 0;
};

class RewrittenText {
 public:
  explicit RewrittenText(std::string original) : original_(original), text_(std::move(original)) {}

  const std::string& text() const { return text_; }

  /// Replaces parts of the present text. One that begins inside another is left out.
  RewrittenText with(std::vector<Replacement> replacements) const;

  /// Where this place of the text stands in the original. What was put in stands where it was put in; a place behind
  /// the end is the end. O(size).
  LineColumn inOriginal(LineColumn place) const;

 private:
  /// From here on the text before goes on in the text after.
  struct Anchor {
    size_t before;
    size_t after;
  };

  std::string original_;
  std::string text_;
  std::vector<std::vector<Anchor>> steps_;  ///< of each `with`, in the order of the text
};

}  // namespace hone
