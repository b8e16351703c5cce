// Decides by the grammar alone whether conditions can hold together, and finds the way to what must occur.
#pragma once

#include <map>
#include <span>
#include <vector>

#include "explain/model.h"

namespace hone {

class Feasibility {
 public:
  /// `parts` must outlive this.
  explicit Feasibility(const Parts& parts, RuleId start) : parts_(parts), start_(start) {}

  /// False where the grammar without the parts that must not occur can't derive all those that must (section 3 of the
  /// paper slices the grammar to see that); true says nothing. O(network log network).
  bool possible(std::span<const Condition> conditions) const;

  /// By state of the parser's network: how many calls lie between it and the part (with that alternative) on the
  /// shortest way within its rule and the rules it calls; UINT32_MAX where there is no way. Computed once.
  const std::vector<uint32_t>& distances(Part part, uint16_t alternative);

 private:
  const Parts& parts_;
  RuleId start_;
  std::map<std::pair<Part, uint16_t>, std::vector<uint32_t>> distances_;
};

/// True where taking the transition enters the part, with the alternative.
bool enters(const Parts& parts, StateId from, uint32_t index, Part part, uint16_t alternative);

}  // namespace hone
