// Manual pages in troff, made from the options that the commands declare.
#pragma once

#include <CLI/CLI.hpp>
#include <string>

namespace hone {

/// The page hone(1) if `command` is null, else hone-NAME(1).
std::string manPage(const CLI::App& program, const CLI::App* command);

}  // namespace hone
