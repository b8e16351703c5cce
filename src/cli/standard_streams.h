// "-" in place of a file's name: standard input or standard output.
#pragma once

#include <CLI/CLI.hpp>
#include <cstdio>

#include "app/session.h"

namespace hone {

/// For the transformation of an option's values.
CLI::Validator dashIsInput();
CLI::Validator dashIsOutput();

/// Where a run is summed up: standard output, unless that has the result.
std::FILE* summaryStream(const RunSummary& run);

}  // namespace hone
