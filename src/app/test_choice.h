// The test that the options of a run describe, and where its verdicts are stored for later runs.
#pragma once

#include <memory>
#include <string>

#include "app/run_options.h"
#include "hone/run.h"
#include "oracle/test.h"

namespace hone {

/// `inputBytes`: the size of the largest input, to choose a place with room for working directories. Throws UserError
/// if the test can't be run.
std::unique_ptr<Test> chooseTest(const RunOptions& run, size_t inputBytes);

/// What a candidate is called unless the user says so.
std::string nameOfCandidate(const RunOptions& run);

/// The command of the test, completed with the candidate's name.
CommandSpec specOf(const RunOptions& run, size_t inputBytes);

/// Distinguishes the test from others whose verdicts may differ; empty if nothing can. Throws like `chooseTest`.
std::string testIdentity(const RunOptions& run);

/// A sentence about a likely mistake in the command; empty if there is none.
std::string doubtsAbout(const RunOptions& run);

/// The folder of --state, or one in the user's cache, from which old files are removed. Throws UserError if that can't
/// be used.
Memory verdictMemory(const RunOptions& options, const std::string& identity);

/// Discards what runs of the test have stored. Errors are ignored.
void discardVerdicts(const RunOptions& options, const std::string& identity);

/// A sentence for the user about a folder that isn't where it should be; else empty.
std::string noteOnMemory(const RunOptions& options);

/// True if the user has asked for stored verdicts. Otherwise a run can do without them.
bool mustStoreVerdicts(const RunOptions& options);

}  // namespace hone
