// Translates options of other reducers to options of hone (docs/coming-from.md).
#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <string_view>
#include <vector>

namespace hone {

/// A word of the command line.
struct Spelled {
  std::string ours;
  std::string written;  ///< by the user
};

/// Replaces options of other tools by ours, if these mean the same and the command has them. Leaves options that the
/// command itself has unchanged.
std::vector<Spelled> withOurSpellings(const CLI::App& command, const std::vector<std::string>& words);

/// What to do instead of another tool's option that has no equivalent here; empty if no tool has this option.
std::string_view counterpartOf(std::string_view option);

}  // namespace hone
