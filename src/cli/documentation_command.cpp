// `hone man` and `hone completion`: for the build and for packagers. Help doesn't list them.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "cli/commands.h"
#include "cli/help.h"
#include "grammar/bundled.h"
#include "text/tell.h"
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

bool takesFiles(const CLI::App& command) {
  return std::ranges::any_of(optionTexts(command), [](const OptionText& option) { return option.positional; });
}

std::string bashCase(const CLI::App& command) {
  return fmt::format("{}) options='{}' files={}", command.get_name(), fmt::join(names(command), " "),
                     takesFiles(command) ? "yes" : "");
}

std::string bash(const CLI::App& program) {
  std::vector<std::string> commands;
  std::string cases;
  for (const CLI::App* command : visibleCommands(program)) {
    commands.push_back(command->get_name());
    cases += "    " + bashCase(*command);
    std::vector<std::string> within;
    std::string casesWithin;
    for (const CLI::App* inner : visibleCommands(*command)) {
      within.push_back(inner->get_name());
      casesWithin += "        " + bashCase(*inner) + " ;;\n";
    }
    if (!within.empty())
      cases += fmt::format(" commands='{}'\n      case ${{COMP_WORDS[2]}} in\n{}      esac", fmt::join(within, " "),
                           casesWithin);
    cases += " ;;\n";
  }
  return filled(hone_completion_bash, {{"commands", fmt::format("{}", fmt::join(commands, " "))},
                                       {"languages", fmt::format("{}", fmt::join(languages(), " "))},
                                       {"cases", cases}});
}

/// What `_describe` takes.
std::string zshList(const CLI::App& program) {
  std::string list;
  for (const CLI::App* command : visibleCommands(program))
    list += fmt::format("    {}\n", singleQuoted(command->get_name() + ":" + command->get_description()));
  return list;
}

std::string zshArguments(const CLI::App& command) {
  std::string text = "_arguments -S";
  for (const OptionText& option : optionTexts(command))
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
      text += " \\\n      " + singleQuoted(fmt::format("{}[{}]{}", name, description, value));
    }
  return text + " \\\n      '*:file:_files'";
}

std::string zsh(const CLI::App& program) {
  std::string cases;
  for (const CLI::App* command : visibleCommands(program)) {
    const std::vector<const CLI::App*> within = visibleCommands(*command);
    if (within.empty()) {
      cases += fmt::format("    {}) {} ;;\n", command->get_name(), zshArguments(*command));
      continue;
    }
    cases += fmt::format(
        "    {})\n  if (( CURRENT == 3 )); then\n  local -a commands=(\n{}  )\n  _describe command commands\n"
        "  else\n  case ${{words[3]}} in\n",
        command->get_name(), zshList(*command));
    for (const CLI::App* inner : within)
      cases += fmt::format("    {}) {} ;;\n", inner->get_name(), zshArguments(*inner));
    cases += "  esac\n  fi ;;\n";
  }
  return filled(hone_completion_zsh, {{"commands", zshList(program)}, {"cases", cases}});
}

/// The options of a command where the condition holds.
std::string fishOptions(const CLI::App& command, const std::string& condition) {
  std::string text;
  for (const OptionText& option : optionTexts(command))
    for (const std::string& name : option.names) {
      if (!name.starts_with('-')) continue;
      const bool longName = name.starts_with("--");
      text += fmt::format("complete -c hone -n '{}' {} {}{}{} -d {}\n", condition, longName ? "-l" : "-s",
                          name.substr(longName ? 2 : 1), option.value.empty() ? "" : " -r",
                          name == "--language" ? fmt::format(" -f -a '{}'", fmt::join(languages(), " ")) : "",
                          singleQuoted(option.description));
    }
  return text;
}

std::string fish(const CLI::App& program) {
  std::string text = "# Completion of hone for fish.\n";
  for (const CLI::App* command : visibleCommands(program)) {
    text += fmt::format("complete -c hone -n __fish_use_subcommand -f -a {} -d {}\n", command->get_name(),
                        singleQuoted(command->get_description()));
    const std::string here = "__fish_seen_subcommand_from " + command->get_name();
    text += fishOptions(*command, here);
    std::vector<std::string> within;
    for (const CLI::App* inner : visibleCommands(*command)) within.push_back(inner->get_name());
    for (const CLI::App* inner : visibleCommands(*command)) {
      text += fmt::format("complete -c hone -n '{}; and not __fish_seen_subcommand_from {}' -f -a {} -d {}\n", here,
                          fmt::join(within, " "), inner->get_name(), singleQuoted(inner->get_description()));
      text += fishOptions(*inner, here + "; and __fish_seen_subcommand_from " + inner->get_name());
    }
  }
  return text;
}

/// Escapes text for troff, so that no dash becomes a hyphen and no line a request.
std::string escaped(std::string_view text) {
  std::string result;
  bool lineStart = true;
  for (char c : text) {
    if (lineStart && (c == '.' || c == '\'')) result += "\\&";
    if (c == '\\')
      result += "\\e";
    else if (c == '-')
      result += "\\-";
    else
      result += c;
    lineStart = c == '\n';
  }
  return result;
}

std::string optionEntry(const OptionText& option) {
  std::vector<std::string> names;
  for (const std::string& name : option.names) names.push_back("\\fB" + escaped(name) + "\\fR");
  std::string value = option.value.empty() || option.positional ? "" : " \\fI" + escaped(option.value) + "\\fR";
  return fmt::format(".TP\n{}{}\n{}\n", fmt::join(names, ", "), value, escaped(option.description));
}

std::string optionSections(const CLI::App& command) {
  std::string text, group;
  for (const OptionText& option : optionTexts(command)) {
    if (option.group != group) {
      group = option.group;
      text += group == "Options" ? ".SH OPTIONS\n" : fmt::format(".SS {}\n", escaped(group));
    }
    text += optionEntry(option);
  }
  return text;
}

std::string exitStatusSection(std::string_view command) {
  std::string text = ".SH EXIT STATUS\n";
  for (const ExitStatusText& each : exitStatusesOf(command))
    text += fmt::format(".TP\n{}\n{}\n", each.status, escaped(each.meaning));
  return text;
}

std::string completionScript(const CLI::App& program, std::string_view shell) {
  if (shell == "bash") return bash(program);
  if (shell == "zsh") return zsh(program);
  if (shell == "fish") return fish(program);
  throw UserError(fmt::format("no completion for '{}': bash, zsh or fish", shell));
}

std::string manPage(const CLI::App& program, const CLI::App* command) {
  const CLI::App& app = command == nullptr ? program : *command;
  std::string name = command == nullptr ? "hone" : "hone-" + command->get_name();
  std::string text = fmt::format(".TH {} 1 \"\" \"{}\"\n.SH NAME\n{} \\- {}\n.SH SYNOPSIS\n", escaped(name),
                                 escaped(program.version()), escaped(name), escaped(app.get_description()));
  if (command == nullptr) {
    text += ".B hone\n.I COMMAND\n[\\fIOPTIONS\\fR]\n.SH COMMANDS\n";
    for (const CLI::App* each : visibleCommands(program))
      text +=
          fmt::format(".TP\n\\fBhone\\-{}\\fR(1)\n{}\n", escaped(each->get_name()), escaped(each->get_description()));
  } else {
    text += fmt::format(".B hone {}\n", escaped(command->get_name()));
    for (const OptionText& option : optionTexts(*command))
      if (option.positional) text += fmt::format("\\fI{}\\fR\n", escaped(option.names.front()));
    text += "[\\fIOPTIONS\\fR]\n";
    const std::vector<Example> examples = examplesOf(command->get_name());
    if (!examples.empty()) text += ".SH EXAMPLES\n";
    for (const Example& example : examples)
      text += fmt::format(".TP\n{}\n.EX\n{}\n.EE\n", escaped(example.purpose), escaped(example.command));
  }
  text += optionSections(app);
  if (command != nullptr)
    for (const CLI::App* inner : visibleCommands(app)) {
      text += fmt::format(".SH {} {}\n{}\n", escaped(app.get_name()), escaped(inner->get_name()),
                          escaped(inner->get_description()));
      for (const OptionText& option : optionTexts(*inner)) text += optionEntry(option);
    }
  text += exitStatusSection(command == nullptr ? "" : command->get_name());
  text += ".SH SEE ALSO\n";
  text += command == nullptr ? "The documentation, in share/doc/hone beside the folder of the program.\n"
                             : ".BR hone (1)\n";
  return text;
}

}  // namespace

void addDocumentationCommands(CLI::App& program) {
  auto name = std::make_shared<std::string>();
  CLI::App* man = program.add_subcommand("man", "a manual page as troff")->group("");
  man->add_option("PAGE", *name, "hone, or hone-COMMAND");
  man->callback([&program, name] {
    constexpr std::string_view prefix = "hone-";
    bool ofCommand = name->starts_with(prefix);
    printData(stdout, manPage(program, ofCommand ? program.get_subcommand(name->substr(prefix.size())) : nullptr));
  });
  auto shell = std::make_shared<std::string>();
  CLI::App* completion = program.add_subcommand("completion", "the completion script of bash, zsh or fish")->group("");
  completion->add_option("SHELL", *shell)->required();
  completion->callback([&program, shell] { printData(stdout, completionScript(program, *shell)); });
}

}  // namespace hone
