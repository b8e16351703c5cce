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

/// The run of a command to its end, with hone's own standard streams.
struct CoveredRun {
  int status = 0;  ///< as a shell reports it: the exit status, or 128 + the signal number
  Coverage coverage;
};

/// Throws UserError if the command can't be run, or is built for AFL++ and afl-showmap isn't installed.
CoveredRun runCovered(const std::vector<std::string>& command);

/// A place per line.
std::string toText(const Coverage& coverage);
Coverage coverageFrom(std::string_view text);

/// The same test of `hone coverage` around the command: a candidate fails if it reaches at least what `expected`, the
/// path of a list of places, names. Without rules of its own. Throws like `checkCommand`.
CommandSpec reaching(const CommandSpec& spec, const std::string& expected);
/// The words of a command that writes what the candidate reaches to the file. Throws like `checkCommand`.
std::vector<std::string> measuring(const CommandSpec& spec, const std::string& candidate, const std::string& output);

}  // namespace hone
