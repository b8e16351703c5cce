// Finds a pattern in a text that holds more than the pattern's own input does.
//
// A person means by `let x var x` any text with such declarations one after the other, whatever else there is: more
// statements, an initial value, a function around both. So the pattern is read as the sequence of its tokens and
// places. Between two of them the text may have any further elements of lists and any optional parts, as long as no
// test has shown that these let a text pass (Environment).
#pragma once

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "grammar/parts.h"
#include "pattern/limits.h"
#include "pattern/pattern.h"
#include "tree/token_index.h"

namespace hone {

/// Where a text has the pattern.
struct Occurrence {
  TokenRange tokens{};
  NodeId around = noNode;  ///< the innermost node around it
  /// What is added, and before which token of the pattern.
  std::vector<std::pair<uint32_t, Addition>> added = {};
  /// The numbers of places, and what is there.
  std::vector<std::pair<size_t, NodeId>> contents = {};
};

/// For one pattern and any number of texts.
class PatternFinder {
 public:
  explicit PatternFinder(const Pattern& pattern);

  /// O(windows * items * tokens) if no place is shared; otherwise the search for equal texts is bounded, and what is
  /// not found within the bound doesn't occur.
  std::optional<Occurrence> find(const Tree& text) const;
  bool occursIn(const Tree& text) const { return find(text).has_value(); }

 private:
  class Search;
  /// A token of the pattern, or a place.
  struct Item {
    Part part = noPart;
    std::string text = {};                  ///< of a token that could have another one
    size_t place = noPlace;                 ///< its number
    bool shared = false;                    ///< its text is the same everywhere
    bool isName = false;                    ///< one token; the rest of its rule may have more
    bool isOpen = false;                    ///< any text will do
    std::vector<std::string> instead = {};  ///< other texts that a token may have
    std::set<Part> otherTypes = {};         ///< or types
    uint32_t boundary = 0;                  ///< the number of its first token in the pattern's text
    static constexpr size_t noPlace = SIZE_MAX;
  };

  /// Items of a node that may be in another one of its rule.
  struct Nested {
    Part part;
    size_t begin, end;
  };

  Pattern pattern_;
  Parts parts_;
  std::vector<Item> items_;
  std::vector<Nested> nested_;
  TokenRange core_{};                       ///< what has to occur
  std::map<uint32_t, std::string> unread_;  ///< by boundary, what the grammar can't read
  AllowedFeatures excluded_;
  KnownTexts known_;
};

}  // namespace hone
