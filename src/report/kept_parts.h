// Finds which parts of the original are kept in the smallest text.
//
// A comparison of the original with the result is ambiguous: which of a thousand commas was kept? So all texts in
// between are compared in order, each of which differs from the one before in few places.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "text/common_parts.h"

namespace hone {

class KeptParts {
 public:
  explicit KeptParts(std::string original);

  /// The text that has taken the place of the last one. O(its length + that of the last one), as a rule.
  void follow(std::string_view next);

  const std::string& last() const { return last_; }

  /// `left` in the original, `right` in the last text; ascending in both.
  const std::vector<CommonPart>& parts() const { return parts_; }

 private:
  std::string last_;
  std::vector<CommonPart> parts_;
};

/// From a to c, where they go from a to b and from b to c. O(length of both).
std::vector<CommonPart> composed(const std::vector<CommonPart>& first, const std::vector<CommonPart>& second);

}  // namespace hone
