// The common form of passes that try one change after the other, each on top of the accepted ones.
#pragma once

#include <vector>

#include "reduce/pass.h"
#include "reduce/unit_pass.h"

namespace hone {

std::unique_ptr<Pass> makeGreedyPass(TreePtr tree, std::vector<Unit> changes);

}  // namespace hone
