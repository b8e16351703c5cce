#include "reduce/layout.h"

#include "reduce/unit_pass.h"

namespace hone {

std::unique_ptr<Pass> makeLayoutPass(TreePtr tree, const MinimizerOptions& minimizer) {
  std::vector<Unit> units;
  for (NodeId id = 0; id < tree->size(); ++id)
    if (tree->node(id).kind == NodeKind::hidden) units.push_back([id](Edits& edits) { edits.remove(id); });
  return makeUnitPass(std::move(tree), std::move(units), minimizer);
}

}  // namespace hone
