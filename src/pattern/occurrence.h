// Finds a pattern in a text that holds more than the pattern's own input does.
//
// A person means by `let x var x` any text with such declarations one after the other, whatever else there is: more
// statements, an initial value, a function around both. So the pattern is read as the sequence of its tokens and
// places. Between two of them the text may have any further elements of lists and any optional parts, as long as no
// test has shown that these let a text pass (Environment).
#pragma once

#include <map>
#include <string>
#include <vector>

#include "grammar/parts.h"
#include "pattern/limits.h"
#include "pattern/pattern.h"
#include "tree/token_index.h"

namespace hone {

/// For one pattern and any number of texts.
class PatternFinder {
 public:
  explicit PatternFinder(const Pattern& pattern);

  /// O(windows * items * tokens) if no place is shared; otherwise the search for equal texts is bounded, and what is
  /// not found within the bound doesn't occur.
  bool occursIn(const Tree& text) const;

  /// A token of the pattern, or a place. Private to the search.
  struct Item {
    Part part = noPart;
    std::string text = {};                  ///< of a token that could have another one
    size_t place = noPlace;                 ///< its number
    bool shared = false;                    ///< its text is the same everywhere
    bool byValue = false;                   ///< or at least its number
    bool isName = false;                    ///< one token; the rest of its rule may have more
    bool isOpen = false;                    ///< any text will do
    Part around = noPart;                   ///< what it may be anywhere in
    bool ofAnyType = false;                 ///< and so may what has what it encloses
    std::vector<std::string> instead = {};  ///< other texts that a token may have
    std::set<Part> otherTypes = {};         ///< or types
    uint32_t boundary = 0;                  ///< the number of its first token in the pattern's text
    static constexpr size_t noPlace = SIZE_MAX;
  };

 private:
  void collectItems();
  struct Window {
    TokenRange tokens;
    NodeId around = noNode;  ///< the innermost node around it
  };
  std::vector<Window> windowsIn(const Tree& text, const TokenIndex& index) const;

  Pattern pattern_;
  Parts parts_;
  std::vector<Item> items_;
  NodeId top_ = 0;                          ///< what has to occur
  uint32_t behind_ = 0;                     ///< the boundary at its end
  std::map<uint32_t, std::string> unread_;  ///< by boundary, what the grammar can't read
  AllowedFeatures excluded_;
  KnownTexts known_;
};

}  // namespace hone
