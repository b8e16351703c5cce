// What the whole elements of a text hold, by their names: where an element that has lost its end tag ended most likely.
#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <string_view>

namespace hone {

/// What the whole elements of one name hold.
class ElementShape {
 public:
  void add(std::string_view content, std::set<std::string> children);

  /// No whole element holds one of this name, and there are some.
  bool excludes(const std::string& child) const { return count_ > 0 && !children_.contains(child); }
  /// How much of the content, a line's rest without tags, belongs to the element: the text of another one, else
  /// all without punctuation at the end, unless half of the others end in some.
  size_t lengthOf(std::string_view content) const;

 private:
  uint32_t count_ = 0;
  uint32_t textCount_ = 0;                    ///< of those without children that aren't blank
  uint32_t endInPunctuation_ = 0;             ///< of these
  std::set<std::string> children_;            ///< names
  std::set<std::string, std::less<>> texts_;  ///< of those without children
};

using ElementShapes = std::map<std::string, ElementShape>;

}  // namespace hone
