// The texts of `--help`, of the man pages and of shell completions. They are made from the options that a command
// declares and from examples.txt.
#pragma once

#include <CLI/CLI.hpp>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace hone {

struct Example {
  std::string_view purpose;
  std::string_view command;
};

/// As users write it behind "hone": "grammar check". Of the program itself: "hone".
std::string commandName(const CLI::App& app);

/// What help shows first; empty for the program itself.
std::vector<Example> examplesOf(std::string_view command);

/// Short pages: examples first, an option without the conditions that CLI11 checks.
std::shared_ptr<CLI::FormatterBase> helpFormatter();

/// One option or positional argument, as users write it.
struct OptionText {
  std::string group;
  std::vector<std::string> names;  ///< with their dashes; of a positional argument its name
  std::string value;               ///< name of the value; empty for a flag
  std::string description;
  bool positional = false;
};

/// In the order in which they were declared, hidden ones left out.
std::vector<OptionText> optionTexts(const CLI::App& command);

/// The commands that help lists.
std::vector<const CLI::App*> visibleCommands(const CLI::App& program);

}  // namespace hone
