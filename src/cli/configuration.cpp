// The file is TOML: keys are the long options without their dashes. Keys at the top hold for every command, those in a
// table [reduce] for this command alone:
//
//   jobs = 4
//   with = ["config.h", "data.bin"]
//   [reduce]
//   max-time = 3600
//
// It is turned into arguments before CLI11 reads them, since of all places CLI11 reads such files for the program only,
// while hone's options belong to its commands.
#include "cli/configuration.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>

#include "text/user_error.h"

namespace hone {

namespace {

constexpr const char* option = "--config";
constexpr const char* variable = "HONE_CONFIG";

std::string variableOf(std::string name) {
  std::transform(name.begin(), name.end(), name.begin(), [](unsigned char c) { return c == '-' ? '_' : toupper(c); });
  return "HONE_" + name;
}

/// Empty where there is none.
std::string configurationFile(const std::vector<std::string>& arguments) {
  for (size_t i = 0; i < arguments.size(); ++i) {
    if (arguments[i] == option && i + 1 < arguments.size()) return arguments[i + 1];
    if (arguments[i].starts_with(std::string(option) + "=")) return arguments[i].substr(9);
  }
  const char* file = std::getenv(variable);
  return file == nullptr ? "" : file;
}

/// Is the option given by any of its names?
bool isGiven(const CLI::Option& wanted, const std::vector<std::string>& arguments) {
  if (!wanted.get_envname().empty() && std::getenv(wanted.get_envname().c_str()) != nullptr) return true;
  return std::any_of(arguments.begin(), arguments.end(), [&](const std::string& argument) {
    if (!argument.starts_with('-')) return false;
    if (argument.starts_with("--")) return wanted.check_lname(argument.substr(2, argument.find('=') - 2));
    return argument.size() > 1 && wanted.check_sname(argument.substr(1, 1));
  });
}

}  // namespace

void addConfiguration(CLI::App& command) {
  if (command.get_options().size() == 1) return;  // --help
  command.add_option(option, "read options from a TOML file, such as jobs = 4")->type_name("FILE")->envname(variable);
  for (CLI::Option* each : command.get_options()) {
    const std::vector<std::string>& names = each->get_lnames();
    if (!names.empty() && !each->get_positional() && each != command.get_help_ptr())
      each->envname(variableOf(names.front()));
  }
}

std::vector<std::string> withConfiguration(const CLI::App& program, std::vector<std::string> arguments) {
  const std::vector<const CLI::App*> commands = program.get_subcommands([](const CLI::App*) { return true; });
  const auto called = std::find_if(commands.begin(), commands.end(), [&](const CLI::App* each) {
    return !arguments.empty() && each->get_name() == arguments.front();
  });
  const CLI::App* command = called == commands.end() ? nullptr : *called;
  if (command == nullptr || command->get_option_no_throw(option) == nullptr) return arguments;
  const std::string file = configurationFile(arguments);
  if (file.empty()) return arguments;
  if (!std::filesystem::is_regular_file(file)) throw UserError(fmt::format("--config: can't read {}", file));
  std::vector<CLI::ConfigItem> items;
  try {
    items = CLI::ConfigTOML().from_file(file);
  } catch (const CLI::Error& error) {
    throw UserError(fmt::format("--config {}: {}", file, error.what()));
  }
  std::vector<std::string> added;
  for (const CLI::ConfigItem& item : items) {
    // CLI11 marks the bounds of tables so.
    if (item.name == "++" || item.name == "--") continue;
    if (!item.parents.empty() && (item.parents.size() > 1 || item.parents.front() != command->get_name())) continue;
    const CLI::Option* known = command->get_option_no_throw("--" + item.name);
    if (known == nullptr) {
      // At the top it may be meant for another command.
      if (item.parents.empty() && std::any_of(commands.begin(), commands.end(), [&](const CLI::App* other) {
            return other->get_option_no_throw("--" + item.name) != nullptr;
          }))
        continue;
      throw UserError(fmt::format("--config {}: hone {} has no option --{}", file, command->get_name(), item.name));
    }
    if (isGiven(*known, arguments)) continue;
    const bool isFlag = known->get_items_expected_max() == 0;
    for (const std::string& value : item.inputs) {
      if (!isFlag) {
        added.push_back(fmt::format("--{}={}", item.name, value));
      } else if (value == "true") {
        added.push_back("--" + item.name);
      } else if (value != "false") {
        throw UserError(fmt::format("--config {}: {} is true or false, not {}", file, item.name, value));
      }
    }
  }
  // Behind all others: no INPUT follows, which a list would take.
  arguments.insert(arguments.end(), added.begin(), added.end());
  return arguments;
}

}  // namespace hone
