// Completion scripts for shells, made from the options that the commands declare.
#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <string_view>

namespace hone {

/// The script for bash, zsh or fish. Throws UserError for another shell.
std::string completionScript(const CLI::App& program, std::string_view shell);

}  // namespace hone
