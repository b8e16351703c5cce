// The options that all commands with a test share.
#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "app/run_options.h"
#include "options/options.h"

namespace hone {

/// `testCommand`: the arguments after "--".
void addTestOptions(CLI::App& command, const std::vector<std::string>& testCommand, TestOptions& options,
                    Sought sought = Sought::failure);

/// Adds the options for input, output, jobs, limits, statistics and messages.
/// `inputs`: where several inputs go; null: the command takes one.
void addRunOptions(CLI::App& command, RunOptions& options, std::vector<std::filesystem::path>* inputs = nullptr);
/// Parts of them: jobs, time limits and stored verdicts; messages and the file of options; the farm.
void addResourceOptions(CLI::App& command, RunOptions& options);
void addMessageOptions(CLI::App& command, RunOptions& options);
void addFarmOptions(CLI::App& command, RunOptions& options);

/// Adds --bundle, for modes whose result is a failing text.
void addBundleOption(CLI::App& command, RunOptions& options);
/// Makes --bundle an error with this reason: "--bundle packs a failure, but ...".
void refuseBundle(CLI::App& command, std::string_view reason);

}  // namespace hone
