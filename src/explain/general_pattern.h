// The most general patterns of an input that tell it from those with the other outcome.
//
// What an input needs for its outcome is seldom found place by place alone: what comes before or behind it, and how
// deep it stands, hardly matters. So from all of the input, with anything allowed between its tokens, part after part
// is left out or becomes a place for any such part, from the root downwards, unless that lets in too many known inputs
// of the other outcome: a few are told by something else. Inputs that were changed in one place keep in what matters,
// for they have all the rest.
#pragma once

#include <vector>

#include "explain/input_pattern.h"
#include "explain/pattern_matcher.h"
#include "text/random.h"
#include "tree/tree.h"

namespace hone {

class GeneralPatterns {
 public:
  explicit GeneralPatterns(const Parts& parts);

  void add(TreePtr input, bool fails);

  /// Of the input, whose outcome is given, and of the innermost of its rules that has all that is left; the order in
  /// which parts are tried is by chance. O(nodes * known inputs * items * tokens), mostly much less.
  std::vector<Feature> of(const InputPattern& input, bool fails, Random& random) const;

 private:
  struct Known {
    TreePtr input;
    PatternMatcher matcher;  ///< of the input
    bool fails;
  };

  const Parts& parts_;
  std::vector<Known> known_;
};

}  // namespace hone
