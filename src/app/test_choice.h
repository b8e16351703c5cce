// Makes the test that the options of a run describe.
#pragma once

#include <memory>
#include <string>

#include "app/run_options.h"
#include "test/test.h"

namespace hone {

/// `inputBytes`: the size of the largest input, to choose a place with room for working directories. Throws UserError
/// if the test can't be run.
std::unique_ptr<Test> chooseTest(const RunOptions& run, size_t inputBytes);

/// The command of the test, completed with the candidate's name.
CommandSpec specOf(const RunOptions& run, size_t inputBytes);

/// Distinguishes the test from others whose verdicts may differ; empty if nothing can. Throws like `chooseTest`.
std::string testIdentity(const RunOptions& run);

/// A sentence about a likely mistake in the command; empty if there is none.
std::string doubtsAbout(const RunOptions& run);

}  // namespace hone
