// The test that the options of a run describe.
#pragma once

#include <memory>

#include "app/run_options.h"
#include "test/test.h"

namespace hone {

/// `inputBytes`: the size of the input, or of the largest one, so that working directories lie where there is room.
/// Throws UserError where it can't be run.
std::unique_ptr<Test> chooseTest(const RunOptions& run, size_t inputBytes);

}  // namespace hone
