#include "cli/usage_error.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <system_error>

#include "cli/help.h"
#include "cli/peers.h"
#include "text/removed.h"
#include "text/shell.h"
#include "text/similar.h"
#include "text/user_error.h"

namespace hone {
namespace {

/// The innermost command that CLI11 has parsed.
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

/// The --input option, if the command takes a single input and it was given; else null.
const CLI::Option* inputOf(const CLI::App& command) {
  const CLI::Option* input = command.get_option_no_throw("--input");
  return input == nullptr || input->count() == 0 || input->get_items_expected_max() > 1 ? nullptr : input;
}

bool isTested(const CLI::App& command, bool hasTestCommand) {
  const auto given = [&](const char* name) {
    const CLI::Option* option = command.get_option_no_throw(name);
    return option != nullptr && option->count() > 0;
  };
  return hasTestCommand ||
         std::ranges::any_of(std::array{"--test", "--commands", "--test-server", "--test-library"}, given) ||
         command.get_option_no_throw("--test") == nullptr;
}

std::string aboutUnknownCommand(const std::string& word, const std::vector<std::string>& commands) {
  const std::string text = fmt::format("there is no command '{}'", word);
  if (word == "version") return text + "; hone -V prints the version";
  if (std::error_code error; std::filesystem::exists(word, error))
    return fmt::format("{}; the command comes before the file, as in hone reduce {}", text, word);
  if (const std::string removed = aboutRemoved(Removed::command, word); !removed.empty()) return text + removed;
  return text + didYouMean(word, commands, "");
}

bool isFile(const std::string& word) {
  std::error_code ignored;
  return std::filesystem::is_regular_file(word, ignored);
}

/// For a command that takes one input.
std::string howToTakeAll(const std::vector<std::string>& inputs, const CLI::App& command) {
  std::string list;
  for (const std::string& input : inputs) list += ' ' + shellQuoted(input);
  return fmt::format("it takes one INPUT at a time: for input in{}; do hone {} \"$input\" ...; done", list,
                     command.get_name());
}

std::string aboutLeftovers(const CLI::App& command, const std::vector<std::string>& words, bool hasTest) {
  const std::string text = fmt::format("unknown arguments: {}", fmt::join(words, " "));
  const auto option = std::ranges::find_if(words, [](const std::string& word) { return word.starts_with('-'); });
  if (option != words.end()) {
    if (const std::string removed = aboutRemoved(Removed::option, withoutDashes(*option)); !removed.empty())
      return text + removed;
    if (const std::string_view advice = counterpartOf(*option); !advice.empty())
      return fmt::format("{}; instead of {}: {}", text, *option, advice);
    if (std::error_code error; std::filesystem::exists(*option, error))
      return fmt::format("{}; if {} is a file, write ./{}", text, *option, *option);
    return text + didYouMean(withoutDashes(*option), longOptions(command), "--");
  }
  if (const CLI::Option* input = inputOf(command); input != nullptr) {
    std::vector<std::string> inputs = {input->results().front()};
    inputs.insert(inputs.end(), words.begin(), words.end());
    if (const std::string remedy = hasTest ? "" : howToGiveTest(inputs, command.get_name()); !remedy.empty())
      return fmt::format("{}; {}", text, remedy);
    if (std::ranges::all_of(inputs, isFile)) return fmt::format("{}; {}", text, howToTakeAll(inputs, command));
    if (hasTest) return fmt::format("{}; give one INPUT, which is {} here", text, inputs.front());
  }
  if (command.get_option_no_throw("--test") != nullptr)
    return text + "; a test is given as --test SCRIPT, or as -- COMMAND ARGS with a rule";
  return text;
}

/// The name on the help page.
std::string nameOf(const CLI::Option& option) { return option.get_name(option.get_positional(), false); }

/// Rewords CLI11's messages about how often an option or its value may be given.
std::string aboutCounts(const CLI::App& command, const CLI::ParseError& error) {
  const std::string_view text = error.what();
  const bool isMissing = dynamic_cast<const CLI::RequiredError*>(&error) != nullptr;
  if (isMissing && text.starts_with("A subcommand"))
    return fmt::format("the command is missing: give {}", fmt::join(subcommandNames(command), ", "));
  const std::string name(text.substr(0, text.find_first_of(": ")));
  const CLI::Option* option = command.get_option_no_throw(name);
  if (option == nullptr) return std::string(text);
  if (isMissing)
    return fmt::format("{} is missing{}", nameOf(*option),
                       option->get_positional() ? "" : fmt::format(": give {} {}", name, option->get_type_name()));
  if (dynamic_cast<const CLI::ArgumentMismatch*>(&error) == nullptr) return std::string(text);
  if (text.ends_with(" missing"))
    return fmt::format("{} has no value: give {} {}", name, name, option->get_type_name());
  if (option->count() > 1)
    return fmt::format("{} is given {}", nameOf(*option),
                       option->count() == 2 ? "twice" : fmt::format("{} times", option->count()));
  return std::string(text);
}

/// The same for a value that isn't from the command line, with its origin instead of the option's name.
std::string withSource(std::string text, const Sources& sources) {
  const auto source = sources.find(text.substr(0, text.find(':')));
  return source == sources.end() ? text : source->second + text.substr(source->first.size());
}

bool isExecutable(const std::string& file) {
  std::error_code ignored;
  return std::filesystem::is_regular_file(file, ignored) && access(file.c_str(), X_OK) == 0;
}

}  // namespace

std::string usageError(const CLI::App& program, const CLI::ParseError& error, const Sources& sources,
                       bool hasTestCommand) {
  const CLI::App& command = reachedCommand(program);
  const std::vector<std::string> leftovers = program.remaining(true);
  std::string text = withSource(aboutCounts(command, error), sources);
  if (!leftovers.empty()) {
    const std::vector<std::string> commands = subcommandNames(command);
    text = commands.empty() || leftovers.front().starts_with('-')
               ? aboutLeftovers(command, leftovers, isTested(command, hasTestCommand))
               : aboutUnknownCommand(leftovers.front(), commands);
  }
  const std::string name = &command == &program ? "" : commandName(command) + " ";
  return fmt::format("{} (see hone {}--help)", text, name);
}

bool helpIsMeantForUnknown(const CLI::App& program, const CLI::ParseError& error) {
  return error.get_exit_code() == 0 && program.get_subcommands().empty() && !program.remaining().empty();
}

std::string howToGiveTest(const std::vector<std::string>& files, std::string_view command) {
  if (files.size() < 2 || std::ranges::count_if(files, isExecutable) != 1) return "";
  std::string line = fmt::format("hone {}", command), test;
  for (const std::string& file : files)
    if (isExecutable(file))
      test = shellQuoted(file);
    else
      line += ' ' + shellQuoted(file);
  return fmt::format("if {} is the test, write {} --test {}", test, line, test);
}

void refuseTestAmongInputs(const std::vector<std::string>& files, bool hasTest, std::string_view command) {
  if (hasTest) return;
  if (const std::string remedy = howToGiveTest(files, command); !remedy.empty())
    throw UserError(fmt::format("no test: {}", remedy));
}

}  // namespace hone
