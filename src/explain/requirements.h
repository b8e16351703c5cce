// Which inputs would say most about a learned tree.
#pragma once

#include <string_view>
#include <vector>

#include "explain/learner.h"
#include "text/random.h"

namespace hone {

struct Requirement {
  std::vector<Condition> conditions;
  std::string_view reason;  ///< a string literal: "bound", "rival", "path", "negation", "probe"
};

/// Most informative first, the kinds of reason in turn; of negated subsets of a path at most `mostNegations`.
std::vector<Requirement> requirementsOf(const Learned& learned, const FeatureReader& reader, Random& random,
                                        size_t mostNegations);

}  // namespace hone
