// The options that all commands with a test share.
#pragma once

#include <CLI/CLI.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/run_options.h"

namespace hone {

/// The test: a script, a server, a library, or a command after `--` with rules.
struct TestOptions {
  std::string script, server, library, shellCommands;
  std::vector<std::string> commandLine;
  std::string exit;  ///< a number or "nonzero"; empty: no rule
  std::string candidateName;
  std::vector<std::string> signals, out, err, notErr, with;
  bool sameCrash = false;
  std::string signature;  ///< an expression; empty: hone knows the crash
  std::optional<double> hangSeconds;
  std::optional<uint64_t> memoryMegabytes;
  std::optional<double> slower, above, below;
  std::optional<uint64_t> moreMemoryMegabytes;
  std::string number;

  /// The number of tests that the options describe; only one is allowed.
  int given() const;
  /// Throws UserError if the options don't describe one test.
  CommandSpec command() const;
};

/// What the test looks for; it decides the wording of the rules' help.
enum class Sought : uint8_t { failure, acceptance };

/// `testCommand`: the arguments after "--".
void addTestOptions(CLI::App& command, const std::vector<std::string>& testCommand, TestOptions& options,
                    Sought sought = Sought::failure);

/// Adds the options for input, output, jobs, limits, statistics and messages.
/// `inputs`: where several inputs go; null: the command takes one.
void addRunOptions(CLI::App& command, RunOptions& options, std::vector<std::filesystem::path>* inputs = nullptr);
/// Parts of them: jobs, time limits and stored verdicts; messages and the file of options.
void addResourceOptions(CLI::App& command, RunOptions& options);
void addMessageOptions(CLI::App& command, RunOptions& options);

/// Adds --bundle, for modes whose result is a failing text.
void addBundleOption(CLI::App& command, RunOptions& options);
/// Makes --bundle an error with this reason: "--bundle packs a failure, but ...".
void refuseBundle(CLI::App& command, std::string_view reason);

}  // namespace hone
