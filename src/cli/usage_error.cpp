#include "cli/usage_error.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "cli/help.h"
#include "cli/peers.h"
#include "text/similar.h"

namespace hone {
namespace {

/// The innermost command that CLI11 got to.
const CLI::App& reachedCommand(const CLI::App& program) {
  const CLI::App* command = &program;
  while (!command->get_subcommands().empty()) command = command->get_subcommands().front();
  return *command;
}

std::string withoutDashes(std::string_view option) {
  option = option.substr(0, option.find('='));
  option.remove_prefix(std::min(option.find_first_not_of('-'), option.size()));
  return std::string(option);
}

std::vector<std::string> subcommandNames(const CLI::App& command) {
  std::vector<std::string> names;
  for (const CLI::App* each : visibleCommands(command)) names.push_back(each->get_name());
  return names;
}

std::vector<std::string> longOptions(const CLI::App& command) {
  std::vector<std::string> names;
  for (const OptionText& option : optionTexts(command))
    for (const std::string& name : option.names)
      if (name.starts_with("--")) names.push_back(withoutDashes(name));
  return names;
}

std::string didYouMean(std::string_view wanted, const std::vector<std::string>& names, std::string_view prefix) {
  const std::optional<std::string> meant = likelyMeant(wanted, names);
  return meant ? fmt::format("; did you mean {}{}?", prefix, *meant) : "";
}

std::string aboutLeftovers(const CLI::App& command, const std::vector<std::string>& words) {
  const std::string text = fmt::format("unknown arguments: {}", fmt::join(words, " "));
  const auto option = std::ranges::find_if(words, [](const std::string& word) { return word.starts_with('-'); });
  if (option != words.end()) {
    if (const std::string_view advice = counterpartOf(*option); !advice.empty())
      return fmt::format("{}; instead of {}: {}", text, *option, advice);
    return text + didYouMean(withoutDashes(*option), longOptions(command), "--");
  }
  if (command.get_option_no_throw("--test") != nullptr)
    return text + "; a test is given as --test SCRIPT, or as -- COMMAND ARGS with a rule";
  return text;
}

}  // namespace

std::string usageError(const CLI::App& program, const CLI::ParseError& error) {
  const CLI::App& command = reachedCommand(program);
  const std::vector<std::string> leftovers = program.remaining(true);
  std::string text = error.what();
  if (!leftovers.empty()) {
    const std::vector<std::string> commands = subcommandNames(command);
    text =
        commands.empty() || leftovers.front().starts_with('-')
            ? aboutLeftovers(command, leftovers)
            : fmt::format("there is no command '{}'{}", leftovers.front(), didYouMean(leftovers.front(), commands, ""));
  }
  const std::string name = &command == &program ? "" : commandName(command) + " ";
  return fmt::format("{} (see hone {}--help)", text, name);
}

bool helpIsMeantForUnknown(const CLI::App& program, const CLI::ParseError& error) {
  return error.get_exit_code() == 0 && program.get_subcommands().empty() && !program.remaining().empty();
}

}  // namespace hone
