// Which symbol may stand alone where another one is expected. This makes a subtree a compatible replacement for one
// above it (Perses: Sun et al., ICSE 2018, section 3.2, there on a rewritten grammar).
#pragma once

#include <vector>

#include "grammar/atn.h"
#include "grammar/first_sets.h"

namespace hone {

class Compatibility {
 public:
  /// O(rules * network) at worst. Both must outlive this.
  Compatibility(const Atn& parser, const FirstSets& first);

  /// May `rule` derive exactly one `other`, with all else empty? True for the rule itself.
  bool ruleFits(RuleId rule, RuleId other) const { return rules_[rule][other]; }

  /// The rules that may fill, all alone, the way from a block's start to its end. By rule. O(block).
  std::vector<bool> fitting(StateId begin, StateId end) const;

 private:
  const Atn& atn_;
  const FirstSets& first_;
  std::vector<std::vector<bool>> rules_;
};

}  // namespace hone
