// Finds which parts of the original remain in the smallest text.
//
// A comparison of the original with the result is ambiguous: which of a thousand commas was kept? So each successful
// text is compared with the one before it, from which it differs in few places.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "text/common_parts.h"

namespace hone {

class KeptParts {
 public:
  explicit KeptParts(std::string original);

  /// Takes the text that replaces the last one. Usually O(length of both).
  void follow(std::string_view next);

  /// The parts, ascending: `left` is an offset in the original, `right` in the last text.
  const std::vector<CommonPart>& parts() const { return parts_; }

 private:
  std::string last_;
  std::vector<CommonPart> parts_;
};

/// The common parts of texts a and c, from those of a and b and of b and c. O(length of both lists).
std::vector<CommonPart> composed(const std::vector<CommonPart>& first, const std::vector<CommonPart>& second);

}  // namespace hone
