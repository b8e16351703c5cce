// Which parts may be left out where, directly in a rule or group: `x?` and `x*`. A tree has no node for what isn't
// there, but that it isn't may be what matters: a bracket that isn't closed. (Where the paper turns a grammar's groups
// into rules, that is the empty alternative.)
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
