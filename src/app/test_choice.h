// The test that the options of a run describe.
#pragma once

#include <memory>
#include <string>

#include "app/run_options.h"
#include "test/test.h"

namespace hone {

/// `inputBytes`: the size of the input, or of the largest one, so that working directories lie where there is room.
/// Throws UserError where it can't be run.
std::unique_ptr<Test> chooseTest(const RunOptions& run, size_t inputBytes);

/// The command of the test, with the candidate's name and the limit of time of the options.
CommandSpec specOf(const RunOptions& run, size_t inputBytes);

/// What tells the test from others whose verdicts may differ; empty where nothing can. Throws as `chooseTest`.
std::string testIdentity(const RunOptions& run);

/// What is probably a mistake in the command, in one sentence; empty if nothing is.
std::string doubtsAbout(const RunOptions& run);

}  // namespace hone
