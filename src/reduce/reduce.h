// hone reduce: finds a smallest input that still fails.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "reduce/list_minimizer.h"
#include "reduce/moves.h"
#include "reduce/pipeline.h"

namespace hone {

/// What a smaller result may cost.
enum class Effort : uint8_t {
  quick,   ///< the structure only
  normal,  ///< all passes that pay
  max      ///< then also searches that take many tests for a few bytes
};

/// Throws UserError that names those there are.
Effort parseEffort(std::string_view name);

/// What becomes of white space and comments.
enum class ResultLayout : uint8_t {
  keep,   ///< they go only with the tokens around them
  tight,  ///< they go
  pretty  ///< they go, and the result is laid out anew
};

/// Throws UserError that names those there are.
ResultLayout parseLayout(std::string_view name);

/// An algorithm of a paper in place of hone's passes, for comparisons.
enum class Method : uint8_t {
  hone,   ///< the passes
  ddmin,  ///< on the tokens, whether or not the rest parses
  hdd     ///< ddmin on each level of the tree
};

/// Throws UserError that names those there are.
Method parseMethod(std::string_view name);

struct ReduceOptions {
  Method method = Method::hone;
  std::vector<std::string> passes;  ///< empty: those of the effort
  Effort effort = Effort::normal;
  ResultLayout layout = ResultLayout::tight;
  bool toFixPoint = true;  ///< HDD* instead of HDD: repeat until nothing more goes
  // What programs of the user propose where the passes find nothing more: for `reduce` in hone/hone.h.
  std::vector<MakeMoveSource> moves;
  double moveSeconds = 10;  ///< each answer's limit
};

/// The names that `ReduceOptions::passes` may hold, beside those of Picireny's phases.
std::vector<std::string> passNames();

/// The search for a smaller text than the tree's, which is known to fail. Throws UserError for an unknown pass.
std::unique_ptr<Pipeline> makeReduction(TreePtr tree, const ReduceOptions& options);

}  // namespace hone
