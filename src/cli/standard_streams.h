// "-" in place of a file's name: standard input or standard output.
#pragma once

#include <CLI/CLI.hpp>
#include <cstdio>

#include "app/session.h"

namespace hone {

/// For the transformation of an option's values.
CLI::Validator dashIsInput();
CLI::Validator dashIsOutput();

/// An option, or an argument, that names input files; `-` is standard input.
template <typename Target>
CLI::Option* addInput(CLI::App& command, const std::string& names, Target& target, const std::string& description) {
  return command.add_option(names, target, description)->transform(dashIsInput())->type_name("FILE");
}

/// Where a run is summed up: standard output, unless that has the result.
std::FILE* summaryStream(const RunSummary& run);

}  // namespace hone
