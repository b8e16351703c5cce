// A test as options describe it: of the command line, or of a caller of the C interface.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "oracle/command.h"

namespace hone {

/// The test: a script, a server, a library, or a command after `--` with rules.
struct TestOptions {
  std::string script, server, library, shellCommands;
  std::vector<std::string> commandLine;
  static constexpr std::string_view nonzero = "nonzero";
  std::string exit;  ///< a number or `nonzero`; empty: no rule
  std::string candidateName;
  std::vector<std::string> signals, out, err, notErr, with;
  bool sameCrash = false;
  std::string signature;  ///< an expression; empty: hone knows the crash
  std::optional<double> hangSeconds, timeout;
  std::optional<uint64_t> memoryMegabytes;
  std::optional<double> slower, above, below;
  std::optional<uint64_t> moreMemoryMegabytes;
  std::string number;
  Launch launch = Launch::automatic;

  /// The number of tests that the options describe; only one is allowed.
  int given() const;
  /// Throws UserError if the options don't describe one test.
  CommandSpec command() const;
};

}  // namespace hone
