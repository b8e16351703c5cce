// Options of other reducers, and their names in hone (docs/coming-from.md).
#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <string_view>
#include <vector>

namespace hone {

/// The words with options of other tools replaced by ours, where these mean the same and the command has them. An
/// option that the command knows itself is left alone.
std::vector<std::string> withOurSpellings(const CLI::App& command, std::vector<std::string> words);

/// What to do instead of an option of another tool that has no equal here; empty where none is known by this name.
std::string_view counterpartOf(std::string_view option);

}  // namespace hone
