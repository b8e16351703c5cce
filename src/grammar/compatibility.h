// Tells which symbol may stand alone where another one is expected, so that a subtree is a compatible replacement for
// one of its ancestors (Perses: Sun et al., ICSE 2018, section 3.2, there on a rewritten grammar).
#pragma once

#include <vector>

#include "grammar/atn.h"
#include "grammar/first_sets.h"

namespace hone {

class Compatibility {
 public:
  /// O(rules * network) at worst. Both must outlive this.
  Compatibility(const Atn& parser, const FirstSets& first);

  /// True if `rule` can derive exactly one `other` and nothing else. True for the rule itself. O(1).
  bool ruleFits(RuleId rule, RuleId other) const { return rules_[rule][other]; }

  /// By rule: true if the rule alone can fill the block that starts and ends in these states. O(block).
  std::vector<bool> fitting(StateId begin, StateId end) const;

 private:
  const Atn& atn_;
  const FirstSets& first_;
  std::vector<std::vector<bool>> rules_;
};

}  // namespace hone
