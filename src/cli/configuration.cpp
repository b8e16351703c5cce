// Keys of the file are the long options without dashes. Keys at the top level apply to every command, keys in a table
// such as [reduce] only to that command:
//
//   jobs = 4
//   with = ["config.h", "data.bin"]
//   [reduce]
//   max-time = 3600
//
// Variables and keys become arguments before CLI11 sees them. CLI11 could read variables itself, but its messages
// wouldn't name the variable. It could also read such files, but only for the program, while hone's options belong to
// its commands.
#include "cli/configuration.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <optional>
#include <string_view>

#include "cli/arguments.h"
#include "cli/settings_file.h"
#include "text/file.h"
#include "text/removed.h"
#include "text/similar.h"
#include "text/user_error.h"

namespace hone {

namespace {

using Words = std::vector<std::string>;

constexpr const char* configOption = "--config";
constexpr std::string_view variablePrefix = "HONE_";

std::string variableOf(std::string name) {
  std::transform(name.begin(), name.end(), name.begin(), [](unsigned char c) { return c == '-' ? '_' : toupper(c); });
  return std::string(variablePrefix) + name;
}

std::string optionOf(std::string_view variable) {
  std::string name(variable.substr(variablePrefix.size()));
  std::ranges::transform(name, name.begin(), [](unsigned char c) { return c == '_' ? '-' : tolower(c); });
  return name;
}

std::vector<const CLI::App*> commandsOf(const CLI::App& program) {
  return program.get_subcommands([](const CLI::App*) { return true; });
}

/// The long name, without dashes, of an option that may be in the file or the environment; empty for any other option.
std::string configurableName(const CLI::Option& each) {
  const Words& names = each.get_lnames();
  return names.empty() || each.get_positional() || names.front() == "help" ? "" : names.front();
}

Words configurableNames(const CLI::App& command) {
  Words names;
  for (const CLI::Option* each : command.get_options())
    if (std::string name = configurableName(*each); !name.empty()) names.push_back(std::move(name));
  return names;
}

/// True if the option is given by any of its names. One word may contain several short options.
bool isGiven(const CLI::App& command, const CLI::Option& wanted, const Words& arguments) {
  return std::any_of(arguments.begin(), arguments.end(), [&](const std::string& word) {
    if (!word.starts_with('-')) return false;
    if (word.starts_with("--")) return wanted.check_lname(word.substr(2, word.find('=') - 2));
    for (size_t i = 1; i < word.size(); ++i) {
      const CLI::Option* found = command.get_option_no_throw(std::string{'-', word[i]});
      if (found == &wanted) return true;
      if (found == nullptr || !isFlag(*found)) return false;
    }
    return false;
  });
}

/// The value of a flag. Throws UserError.
bool isSet(const std::string& source, std::string_view value) {
  constexpr std::array<std::string_view, 4> yes = {"true", "1", "yes", "on"}, no = {"false", "0", "no", "off"};
  if (std::ranges::find(yes, value) != yes.end()) return true;
  if (std::ranges::find(no, value) != no.end()) return false;
  throw UserError(fmt::format("{}: give true or false, not {}", source, value));
}

/// Appends the option at the end, where no INPUT follows that a list would consume.
void append(Words& arguments, const CLI::Option& given, const std::string& source, const Words& values) {
  const std::string name = "--" + configurableName(given);
  for (const std::string& value : values) {
    if (!isFlag(given))
      arguments.push_back(name + "=" + value);
    else if (isSet(source, value))
      arguments.push_back(name);
  }
}

std::string didYouMean(std::string_view wanted, const Words& names) {
  const std::optional<std::string> meant = likelyMeant(wanted, names);
  return meant ? fmt::format("; did you mean {}?", *meant) : "";
}

/// What the user may have meant by an unknown option, which stands there as `wanted`, among `names` of the same form.
std::string hint(std::string_view option, std::string_view wanted, const Words& names) {
  const std::string removed = aboutRemoved(Removed::option, option);
  return removed.empty() ? didYouMean(wanted, names) : removed;
}

/// It may be given as a word alone, so a name for it elsewhere wouldn't tell which of them is meant.
constexpr std::string_view inputName = "input";

/// Throws UserError for a variable that belongs to no option of any command.
void checkVariables(const CLI::App& program) {
  Words known;
  for (const CLI::App* command : commandsOf(program))
    for (const std::string& name : configurableNames(*command)) known.push_back(variableOf(name));
  for (char** variable = environ; *variable != nullptr; ++variable) {
    const std::string_view entry = *variable;
    const std::string name(entry.substr(0, entry.find('=')));
    if (name == variableOf(std::string(inputName)))
      throw UserError(fmt::format("no variable names the input: unset {}, and give the input in the command", name));
    if (name.starts_with(variablePrefix) && std::ranges::find(known, name) == known.end())
      throw UserError(
          fmt::format("the variable {} belongs to no option: unset it{}", name, hint(optionOf(name), name, known)));
  }
}

void addVariables(const CLI::App& command, Words& arguments, Sources& sources) {
  const Words given = arguments;
  for (const CLI::Option* each : command.get_options()) {
    const std::string name = configurableName(*each);
    const std::string variable = variableOf(name);
    const char* value = name.empty() ? nullptr : std::getenv(variable.c_str());
    if (value == nullptr || *value == 0 || isGiven(command, *each, given)) continue;
    append(arguments, *each, variable, {value});
    sources["--" + name] = variable;
  }
}

/// Empty if there is none.
std::string configurationFile(const Words& arguments) {
  const std::string name = configOption;
  std::string file;
  for (size_t i = 0; i < arguments.size(); ++i) {
    if (arguments[i] == name && i + 1 < arguments.size()) file = arguments[i + 1];
    if (arguments[i].starts_with(name + "=")) file = arguments[i].substr(name.size() + 1);
  }
  return file;
}

/// Throws UserError for an option that no command has, or that the command of its table doesn't have.
void checkSetting(const CLI::App& program, const Setting& setting, const std::string& place) {
  Words commands, options;
  for (const CLI::App* command : commandsOf(program)) {
    commands.push_back(command->get_name());
    if (!setting.table.empty() && setting.table != command->get_name()) continue;
    for (std::string& name : configurableNames(*command)) options.push_back(std::move(name));
  }
  if (!setting.table.empty() && std::ranges::find(commands, setting.table) == commands.end())
    throw UserError(fmt::format("{}: [{}] is no command{}", place, setting.table, didYouMean(setting.table, commands)));
  if (setting.key == inputName)
    throw UserError(fmt::format("{}: a file of options can't name the input: give it in the command", place));
  if (setting.key == "config") throw UserError(fmt::format("{}: a file of options can't name another one", place));
  if (std::ranges::find(options, setting.key) == options.end())
    throw UserError(
        fmt::format("{}: {} option --{}{}", place,
                    setting.table.empty() ? "no command has an" : fmt::format("hone {} has no", setting.table),
                    setting.key, hint(setting.key, setting.key, options)));
}

void addSettings(const CLI::App& program, const CLI::App& command, const std::string& file, Words& arguments,
                 Sources& sources) {
  std::vector<Setting> settings = readSettings(readFile(file), file);
  std::map<std::pair<std::string, std::string>, size_t> lines;
  for (const Setting& setting : settings) {
    const std::string place = fmt::format("{}:{}", file, setting.line);
    checkSetting(program, setting, place);
    if (const auto [first, isNew] = lines.try_emplace({setting.table, setting.key}, setting.line); !isNew)
      throw UserError(fmt::format("{}: {} is set in line {} already", place, setting.key, first->second));
  }
  // Settings for this command override settings for all commands.
  std::stable_partition(settings.begin(), settings.end(), [](const Setting& each) { return !each.table.empty(); });
  for (const Setting& setting : settings) {
    const CLI::Option* known = command.get_option_no_throw("--" + setting.key);
    const bool isMeant = setting.table.empty() || setting.table == command.get_name();
    if (!isMeant || known == nullptr || isGiven(command, *known, arguments)) continue;
    const std::string source = fmt::format("{}:{}: {}", file, setting.line, setting.key);
    append(arguments, *known, source, setting.values);
    sources["--" + configurableName(*known)] = source;
  }
}

}  // namespace

void addConfiguration(CLI::App& command) {
  if (command.get_options().size() == 1) return;  // --help
  if (command.get_option_no_throw(configOption) == nullptr)
    command.add_option(configOption, configurationHelp)->type_name("FILE");
}

Words withConfiguration(const CLI::App& program, Words arguments, Sources& sources) {
  const std::vector<const CLI::App*> commands = commandsOf(program);
  const auto called = std::find_if(commands.begin(), commands.end(), [&](const CLI::App* each) {
    return !arguments.empty() && each->get_name() == arguments.front();
  });
  const CLI::App* command = called == commands.end() ? nullptr : *called;
  if (command == nullptr || command->get_option_no_throw(configOption) == nullptr) return arguments;
  checkVariables(program);
  addVariables(*command, arguments, sources);
  if (const std::string file = configurationFile(arguments); !file.empty())
    addSettings(program, *command, file, arguments, sources);
  return arguments;
}

}  // namespace hone
