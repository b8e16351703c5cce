// The texts of `--help`, man pages and shell completions, made from the options that a command declares and from
// examples.txt.
#pragma once

#include <CLI/CLI.hpp>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

// Files of this folder, embedded by src/CMakeLists.txt. Each ends with a zero byte.
extern "C" {
/// Blocks: a command's name, then for each example a line with its purpose and a line with the command. Every example
/// works as it stands, given the files that it names.
extern const char hone_examples[];
extern const char hone_completion_bash[], hone_completion_zsh[];
}

namespace hone {

struct Example {
  std::string_view purpose;
  std::string_view command;
};

/// The name as users write it after "hone": "grammar check". For the program itself: "hone".
std::string commandName(const CLI::App& app);

/// The examples at the top of a help page; empty for the program itself.
std::vector<Example> examplesOf(std::string_view command);

/// Formats short pages: examples first, options without the conditions that CLI11 checks.
std::shared_ptr<CLI::FormatterBase> helpFormatter();

/// An option or positional argument, as users write it.
struct OptionText {
  std::string group;
  std::vector<std::string> names;  ///< with dashes; the name of a positional argument
  std::string value;               ///< placeholder of the value; empty for a flag
  std::string description;
  bool positional = false;
};

/// The command's options in the order of declaration, without hidden ones.
std::vector<OptionText> optionTexts(const CLI::App& command);

/// The commands that help lists.
std::vector<const CLI::App*> visibleCommands(const CLI::App& program);

// What each command's exit statuses mean, for its help and its manual page.

struct ExitStatusText {
  std::string_view status;   ///< "1", or "130, 143"
  std::string_view meaning;  ///< without a capital letter and a full stop
};

/// `command`: as in `hone COMMAND`; empty: the program as a whole.
std::vector<ExitStatusText> exitStatusesOf(std::string_view command);

}  // namespace hone
