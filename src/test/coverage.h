// Which places of a program a run reaches, as the program's own instrumentation tells.
//
// Two kinds are known: SanitizerCoverage below a sanitizer of Clang (-fsanitize=address
// -fsanitize-coverage=trace-pc-guard), whose runtime writes a file of addresses for each module, and AFL++'s, which
// afl-showmap reads.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "test/command.h"

namespace hone {

/// Each place as text, such as `parser+0x4bfee` or `000123`; the same in each run of the same program.
using Coverage = std::set<std::string>;

/// Runs the command to its end, however that is, with hone's own standard streams. Empty if it writes no coverage.
/// Throws UserError if it can't be run, or is built for AFL++ and afl-showmap isn't installed.
Coverage coverageOf(const std::vector<std::string>& command);

/// A place per line.
std::string toText(const Coverage& coverage);
Coverage coverageFrom(std::string_view text);

/// The test that runs the command under `hone coverage`: a candidate fails if it reaches all places that the file
/// `expected` lists. Rules of the command don't count. Throws like `checkCommand`.
CommandSpec reaching(const CommandSpec& spec, const std::string& expected);
/// The command that writes what the candidate reaches to the file `output`. Throws like `checkCommand`.
std::vector<std::string> measuring(const CommandSpec& spec, const std::string& candidate, const std::string& output);

}  // namespace hone
