// Requirements: the inputs that would tell most about a learned tree.
#pragma once

#include <string_view>
#include <vector>

#include "explain/model.h"
#include "text/random.h"

namespace hone {

struct Requirement {
  std::vector<Condition> conditions;
  std::string_view reason;  ///< a string literal: "bound" or "near"
};

struct Requirements {
  /// Bounds: the tree isn't believed before each was asked.
  std::vector<Requirement> questions;
  /// Always worth another input.
  std::vector<Requirement> others;
};

/// Most informative first, the kinds of reason in turn.
Requirements requirementsOf(const DecisionTree& model, Random& random);

}  // namespace hone
