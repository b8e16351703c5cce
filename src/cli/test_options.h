// The options that all commands with a test share.
#pragma once

#include <CLI/CLI.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/run_options.h"

namespace hone {

/// TEST: a script, a server, a library, or a command behind `--` with rules.
struct TestOptions {
  std::string script, server, library, shellCommands;
  std::vector<std::string> commandLine;
  std::string exit;  ///< a number, or "nonzero"; empty: no rule
  std::string candidateName;
  std::vector<std::string> signals, out, err, notErr, with;
  bool sameCrash = false;
  std::optional<double> hangSeconds;
  std::optional<uint64_t> memoryMegabytes;
  std::optional<double> slower, above, below;
  std::optional<uint64_t> moreMemoryMegabytes;
  std::string number;

  /// Throws UserError where it makes no test.
  CommandSpec command() const;
};

/// What a test looks for, by which its rules are described.
enum class Sought : uint8_t { failure, acceptance };

/// `testCommand`: what the user wrote behind "--".
void addTestOptions(CLI::App& command, const std::vector<std::string>& testCommand, TestOptions& options,
                    Sought sought = Sought::failure);

/// Input, output, jobs, limits, stats and how much is said.
void addRunOptions(CLI::App& command, RunOptions& options);

/// --bundle, of the modes that end with a failing text.
void addBundleOption(CLI::App& command, RunOptions& options);
/// --bundle ends with this answer: "--bundle packs a failure, but ...".
void refuseBundle(CLI::App& command, std::string_view reason);

}  // namespace hone
