// The most general patterns of an input that separate it from inputs with the other outcome.
//
// Trying place by place seldom finds what an input needs for its outcome, because the text around it and its depth
// hardly matter. So generalization starts from the whole input, with any text allowed between its tokens. From the root
// downwards, it removes one part after the other or replaces it by an open place, unless the pattern then matches too
// many known inputs of the other outcome; other features may exclude a few. Inputs that were changed in one place keep
// the parts that matter in the pattern, because they have all the rest.
#pragma once

#include <vector>

#include "explain/input_pattern.h"
#include "pattern/item_matcher.h"
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
    ItemMatcher matcher;  ///< of the input
    bool fails;
  };

  const Parts& parts_;
  std::vector<Known> known_;
};

}  // namespace hone
