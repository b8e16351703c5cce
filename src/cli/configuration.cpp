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
// A line is empty, [TABLE] or KEY = VALUE, and may end with a comment. A list may go over several lines.
#include "cli/configuration.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <optional>

#include "cli/arguments.h"
#include "text/decode.h"
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

constexpr std::string_view blanks = " \t\r";
constexpr std::string_view afterWord = " \t\r\n,[]\"'#=";

class Reader {
 public:
  Reader(std::string_view text, const std::string& file) : rest_(text), file_(file) {}

  std::vector<Setting> read() {
    std::vector<Setting> settings;
    std::string table;
    while (skip(true), !rest_.empty()) {
      if (take('[')) {
        skip(false);
        table = word("the name of a table");
        skip(false);
        if (!take(']')) fail(fmt::format("[{} isn't closed: write [COMMAND]", table));
      } else {
        settings.push_back(setting(table));
      }
      skip(false);
      if (!rest_.empty() && rest_.front() != '\n')
        fail(fmt::format("'{}' is too much: end the line before it", restOfLine()));
    }
    return settings;
  }

 private:
  [[noreturn]] void fail(const std::string& message) const {
    throw UserError(fmt::format("{}:{}: {}", file_, line_, message));
  }

  bool take(char wanted) {
    if (!rest_.starts_with(wanted)) return false;
    rest_.remove_prefix(1);
    return true;
  }

  std::string_view restOfLine() const { return rest_.substr(0, rest_.find('\n')); }

  /// Skips blanks and comments, and line breaks if they have no meaning.
  void skip(bool lineBreaks) {
    for (;;) {
      rest_.remove_prefix(std::min(rest_.find_first_not_of(blanks), rest_.size()));
      if (rest_.starts_with('#')) rest_.remove_prefix(restOfLine().size());
      if (!lineBreaks || !take('\n')) return;
      ++line_;
    }
  }

  std::string word(std::string_view what) {
    const size_t end = std::min(rest_.find_first_of(afterWord), rest_.size());
    if (end == 0) fail(fmt::format("{} is missing before '{}'", what, restOfLine()));
    std::string found(rest_.substr(0, end));
    rest_.remove_prefix(end);
    return found;
  }

  Setting setting(const std::string& table) {
    Setting found{table, word("a key"), {}, line_};
    if (found.key.find('.') != found.key.npos)
      fail(fmt::format("{}: write the options of one command below a line [COMMAND]", found.key));
    skip(false);
    if (!take('=')) fail(fmt::format("{} has no value: write {} = VALUE", found.key, found.key));
    skip(false);
    if (!take('[')) {
      if (rest_.empty() || rest_.front() == '\n') fail(fmt::format("{} has no value", found.key));
      found.values.push_back(value());
      return found;
    }
    while (skip(true), !take(']')) {
      if (rest_.empty()) fail(fmt::format("the list of {} isn't closed", found.key));
      found.values.push_back(value());
      skip(true);
      if (!take(',') && !rest_.empty() && !rest_.starts_with(']'))
        fail(fmt::format("the list of {} lacks a comma", found.key));
    }
    return found;
  }

  std::string value() {
    if (take('\'')) return quoted('\'');
    if (take('"')) return quoted('"');
    return word("a value");
  }

  std::string quoted(char quote) {
    std::string text;
    for (;;) {
      if (rest_.empty() || rest_.front() == '\n') fail("a string isn't closed");
      const char c = rest_.front();
      rest_.remove_prefix(1);
      if (c == quote) return text;
      text += c == '\\' && quote == '"' ? escaped() : c;
    }
  }

  char escaped() {
    constexpr std::string_view names = "\"\\nt", meanings = "\"\\\n\t";
    const size_t found = rest_.empty() ? names.npos : names.find(rest_.front());
    if (found == names.npos) fail("a backslash in \"...\" goes before \", \\, n or t: write '...' for a text as it is");
    rest_.remove_prefix(1);
    return meanings[found];
  }

  std::string_view rest_;
  const std::string& file_;
  size_t line_ = 1;
};

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

std::vector<Setting> readSettings(std::string_view text, const std::string& file) {
  if (text.starts_with(byteOrderMark)) text.remove_prefix(byteOrderMark.size());
  return Reader(text, file).read();
}

}  // namespace hone
