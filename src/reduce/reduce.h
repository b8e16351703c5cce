// hone reduce: the smallest input that still fails.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "reduce/list_minimizer.h"
#include "reduce/pipeline.h"

namespace hone {

struct ReduceOptions {
  std::vector<std::string> passes;  ///< empty: the default ones
  bool toFixPoint = true;           ///< HDD* instead of HDD: repeat until nothing more goes
  MinimizerOptions minimizer;
};

/// The names that `ReduceOptions::passes` may hold.
std::vector<std::string> passNames();

/// The search for a smaller text than the tree's, which is known to fail. Throws UserError for an unknown pass.
std::unique_ptr<Pipeline> makeReduction(TreePtr tree, const ReduceOptions& options);

}  // namespace hone
