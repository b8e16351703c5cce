// Manual pages in troff, made from the options that the commands declare.
#pragma once

#include <CLI/CLI.hpp>
#include <string>

namespace hone {

/// hone(1) for the program itself, hone-NAME(1) for one of its commands.
std::string manPage(const CLI::App& program, const CLI::App* command);

}  // namespace hone
