// Replaces "-" as a file name by standard input or standard output.
#pragma once

#include <CLI/CLI.hpp>
#include <cstdio>

#include "app/session.h"

namespace hone {

/// A function for CLI::Option::transform.
CLI::Validator dashIsInput();
CLI::Validator dashIsOutput();

/// Adds an option or positional argument that names input files; `-` is standard input.
template <typename Target>
CLI::Option* addInput(CLI::App& command, const std::string& names, Target& target, const std::string& description) {
  return command.add_option(names, target, description)->transform(dashIsInput())->type_name("FILE");
}

/// The stream for the summary of a run: standard output, unless the result goes there.
std::FILE* summaryStream(const RunSummary& run);

}  // namespace hone
