#include "cli/completion.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/embedded.h"
#include "cli/help.h"
#include "grammar/bundled.h"
#include "text/template.h"
#include "text/user_error.h"

namespace hone {
namespace {

std::vector<std::string> names(const CLI::App& command) {
  std::vector<std::string> result;
  for (const OptionText& option : optionTexts(command))
    for (const std::string& name : option.names)
      if (name.starts_with('-')) result.push_back(name);
  return result;
}

std::vector<std::string> languages() {
  std::vector<std::string> result;
  for (const BundledLanguage& language : bundledLanguages()) result.push_back(language.name);
  return result;
}

/// Quotes a text for single quotes in all three shells.
std::string singleQuoted(std::string_view text) {
  std::string result = "'";
  for (char c : text)
    if (c == '\'')
      result += "'\\''";
    else
      result += c;
  return result + "'";
}

std::string bash(const CLI::App& program) {
  std::vector<std::string> commands;
  std::string cases;
  for (const CLI::App* command : visibleCommands(program)) {
    commands.push_back(command->get_name());
    cases += fmt::format("    {}) options='{}' ;;\n", command->get_name(), fmt::join(names(*command), " "));
  }
  return filled(hone_completion_bash, {{"commands", fmt::format("{}", fmt::join(commands, " "))},
                                       {"languages", fmt::format("{}", fmt::join(languages(), " "))},
                                       {"cases", cases}});
}

std::string zsh(const CLI::App& program) {
  std::string commands, cases;
  for (const CLI::App* command : visibleCommands(program)) {
    commands += fmt::format("    {}\n", singleQuoted(command->get_name() + ":" + command->get_description()));
    cases += fmt::format("    {}) _arguments -S", command->get_name());
    for (const OptionText& option : optionTexts(*command))
      for (const std::string& name : option.names) {
        if (!name.starts_with('-')) continue;
        std::string value = name == "--language"   ? fmt::format(":language:({})", fmt::join(languages(), " "))
                            : option.value.empty() ? ""
                            : option.value == "FILE" || option.value == "DIR" || option.value == "SCRIPT"
                                ? ":file:_files"
                                : fmt::format(":{}:", option.value);
        std::string description;
        for (char c : option.description) {
          if (c == '[' || c == ']' || c == ':') description += '\\';
          description += c;
        }
        cases += " \\\n      " + singleQuoted(fmt::format("{}[{}]{}", name, description, value));
      }
    cases += " \\\n      '*:file:_files' ;;\n";
  }
  return filled(hone_completion_zsh, {{"commands", commands}, {"cases", cases}});
}

std::string fish(const CLI::App& program) {
  std::string text = "# Completion of hone for fish.\n";
  for (const CLI::App* command : visibleCommands(program)) {
    text += fmt::format("complete -c hone -n __fish_use_subcommand -f -a {} -d {}\n", command->get_name(),
                        singleQuoted(command->get_description()));
    for (const OptionText& option : optionTexts(*command))
      for (const std::string& name : option.names) {
        if (!name.starts_with('-')) continue;
        bool longName = name.starts_with("--");
        text +=
            fmt::format("complete -c hone -n '__fish_seen_subcommand_from {}' {} {}{}{} -d {}\n", command->get_name(),
                        longName ? "-l" : "-s", name.substr(longName ? 2 : 1), option.value.empty() ? "" : " -r",
                        name == "--language" ? fmt::format(" -f -a '{}'", fmt::join(languages(), " ")) : "",
                        singleQuoted(option.description));
      }
  }
  return text;
}

}  // namespace

std::string completionScript(const CLI::App& program, std::string_view shell) {
  if (shell == "bash") return bash(program);
  if (shell == "zsh") return zsh(program);
  if (shell == "fish") return fish(program);
  throw UserError(fmt::format("no completion for '{}': bash, zsh or fish", shell));
}

}  // namespace hone
