#include "cli/man_page.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/help.h"

namespace hone {
namespace {

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

constexpr std::string_view exitStatuses = R"(.SH EXIT STATUS
.TP
0
done
.TP
1
the input is not interesting to begin with (repair: nothing was accepted)
.TP
2
wrong usage, an input that can't be read, a file that can't be written, or a flaky test: one line says what to do
.TP
3
stopped by a limit, or the result did not hold when it was run once more at the end; the best result that holds is
written
.TP
130, 143
interrupted; the best result is written
)";

}  // namespace

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
  text += exitStatuses;
  text += ".SH SEE ALSO\n";
  text += command == nullptr ? "The documentation in /usr/share/doc/hone.\n" : ".BR hone (1)\n";
  return text;
}

}  // namespace hone
