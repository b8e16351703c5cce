// The optional parts of each rule and group: `x?` and `x*`. The tree has no node for an absent part, but its absence
// may be what matters, as with a bracket that isn't closed. (The paper turns the groups of a grammar into rules, which
// have an empty alternative for this.)
#pragma once

#include <map>
#include <utility>
#include <vector>

#include "explain/feature.h"

namespace hone {

class OptionalParts {
 public:
  /// O(grammar).
  explicit OptionalParts(const Parts& parts);

  /// Groups that every text of the part, with that alternative if it has alternatives, either has or leaves out.
  /// O(log).
  const std::vector<Part>& of(Part part, uint16_t alternative) const;

 private:
  void collect(const Parts& parts, Part owner, uint16_t alternative, StateId from, StateId to);
  void collectAlternatives(const Parts& parts, Part owner, StateId block, bool several);

  std::map<std::pair<Part, uint16_t>, std::vector<Part>> groups_;
};

}  // namespace hone
