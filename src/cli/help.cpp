#include "cli/help.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "cli/arguments.h"

namespace hone {
namespace {

std::string valueName(const CLI::Option& option) {
  if (isFlag(option)) return {};
  std::string type = option.get_type_name();
  // CLI11's conditions come after a colon.
  return type.substr(0, type.find(':'));
}

class HelpFormatter : public CLI::Formatter {
 public:
  HelpFormatter() {
    column_width(30);
    label("Positionals", "Arguments");
    label("SUBCOMMAND", "COMMAND");
  }

 private:
  std::string make_description(const CLI::App* app) const override {
    std::string text = fmt::format("hone {}: {}\n", commandName(*app), app->get_description());
    if (app->get_parent() == nullptr) text = app->get_description() + "\n";
    const std::vector<Example> examples = examplesOf(commandName(*app));
    for (const Example& example : examples) text += fmt::format("\n  # {}\n  {}\n", example.purpose, example.command);
    if (!examples.empty()) text += "\n";
    return text;
  }

  /// The program itself has none: the line would say nothing.
  std::string make_usage(const CLI::App* app, std::string name) const override {
    return app->get_parent() == nullptr ? "" : CLI::Formatter::make_usage(app, std::move(name));
  }

  std::string make_subcommands(const CLI::App* app, CLI::AppFormatMode mode) const override {
    constexpr std::string_view title = "Subcommands:";
    std::string text = CLI::Formatter::make_subcommands(app, mode);
    if (const size_t at = text.find(title); at != text.npos) text.replace(at, title.size(), "Commands:");
    return text;
  }

  std::string make_footer(const CLI::App* app) const override {
    std::string text = CLI::Formatter::make_footer(app);
    if (app->get_parent() == nullptr) return text;
    text += text.empty() ? "Exit status:\n" : "\nExit status:\n";
    for (const ExitStatusText& each : exitStatusesOf(app->get_name()))
      text += fmt::format("  {:<9} {}\n", each.status, each.meaning);
    return text;
  }

  std::string make_option_opts(const CLI::Option* option) const override {
    std::string value = valueName(*option);
    if (value.empty()) return {};
    std::string text = " " + value;
    if (takesList(*option)) text += "...";
    if (!option->get_default_str().empty()) text += fmt::format(" (={})", option->get_default_str());
    return text;
  }
};

constexpr ExitStatusText
    statusUsage = {"2",
                   "wrong usage, an input that can't be read, or a file that can't be written: one line "
                   "says what to do"},
    statusFlaky = {"2",
                   "wrong usage, an input that can't be read, a file that can't be written, or a flaky "
                   "test: one line says what to do"},
    statusLimit = {"3",
                   "stopped by a limit, or the result did not hold when it was run once more at the "
                   "end; the best result that holds is written"},
    statusInterrupted = {"130, 143", "interrupted; the best result is written"};

struct ExitStatusRow {
  std::string_view command;
  std::vector<ExitStatusText> statuses;
};

const std::vector<ExitStatusRow>& exitStatusRows() {
  static const std::vector<ExitStatusRow> all = {
      {"",
       {{"0", "done"},
        {"1", "the answer is no: see the page of the command"},
        statusFlaky,
        statusLimit,
        {"4", "repair: a file is written in which a value is doubtful"},
        statusInterrupted}},
      {"reduce",
       {{"0", "done"},
        {"1", "the input is not interesting to begin with"},
        statusFlaky,
        statusLimit,
        statusInterrupted}},
      {"generalize",
       {{"0", "done"},
        {"1", "the input is not interesting to begin with"},
        statusFlaky,
        statusLimit,
        statusInterrupted}},
      {"explain",
       {{"0", "done"},
        {"1", "there is no model: no input fails, or nothing tells those that fail from the others"},
        statusFlaky,
        statusLimit,
        statusInterrupted}},
      {"repair",
       {{"0", "done, or the file is accepted as it is"},
        {"1",
         "no file is written: nothing was accepted; with --check, something is wrong; with --strict, a value is "
         "doubtful"},
        statusFlaky,
        statusLimit,
        {"4", "a file is written in which a value is doubtful, and each such place is named"},
        statusInterrupted}},
      {"triage",
       {{"0", "done; with --baseline, there is no new bug"},
        {"1", "with --baseline: there is a new bug"},
        {"2",
         "wrong usage, findings that can't be read, a folder that can't be written, or a program that may not work: "
         "one line says what to do"},
        {"3", "stopped by --max-time; the folder holds what is known"},
        {"130, 143", "interrupted; the folder holds what is known"}}},
      {"match",
       {{"0", "all files match"},
        {"1", "a file doesn't match"},
        {"2", "wrong usage, or a file that can't be read: one line says what to do"}}},
      {"predict", {{"0", "a file is predicted to fail"}, {"1", "no file is predicted to fail"}, statusUsage}},
      {"farm", {{"0", "workers have answered"}, {"1", "there are no workers with this key"}, statusUsage}},
  };
  return all;
}

}  // namespace

std::string commandName(const CLI::App& app) {
  const CLI::App* parent = app.get_parent();
  if (parent == nullptr || parent->get_parent() == nullptr) return app.get_name();
  return parent->get_name() + " " + app.get_name();
}

std::vector<Example> examplesOf(std::string_view command) {
  std::vector<Example> examples;
  bool here = false;
  std::string_view rest = hone_examples, purpose;
  while (!rest.empty()) {
    std::string_view line = rest.substr(0, rest.find('\n'));
    rest.remove_prefix(std::min(line.size() + 1, rest.size()));
    const size_t indent = std::min(line.find_first_not_of(' '), line.size());
    line.remove_prefix(indent);
    if (indent == 0) here = line == command;
    if (here && indent == 2) purpose = line;
    if (here && indent == 4) examples.push_back({purpose, line});
  }
  return examples;
}

std::shared_ptr<CLI::FormatterBase> helpFormatter() { return std::make_shared<HelpFormatter>(); }

std::vector<OptionText> optionTexts(const CLI::App& command) {
  std::vector<OptionText> texts;
  for (const CLI::Option* option : command.get_options()) {
    if (option->get_group().empty()) continue;
    OptionText text{option->get_group(), {}, valueName(*option), option->get_description(), false};
    for (const std::string& name : option->get_snames()) text.names.push_back("-" + name);
    for (const std::string& name : option->get_lnames()) text.names.push_back("--" + name);
    std::ranges::sort(text.names);
    text.names.erase(std::unique(text.names.begin(), text.names.end()), text.names.end());
    std::ranges::stable_sort(text.names, {}, &std::string::size);
    text.positional = option->get_positional();
    if (text.positional) text.names.insert(text.names.begin(), option->get_name(true, false));
    texts.push_back(std::move(text));
  }
  return texts;
}

std::vector<const CLI::App*> visibleCommands(const CLI::App& program) {
  std::vector<const CLI::App*> commands;
  for (const CLI::App* command : program.get_subcommands([](const CLI::App*) { return true; }))
    if (!command->get_group().empty()) commands.push_back(command);
  return commands;
}

std::vector<ExitStatusText> exitStatusesOf(std::string_view command) {
  const auto row = std::ranges::find(exitStatusRows(), command, &ExitStatusRow::command);
  return row == exitStatusRows().end() ? std::vector<ExitStatusText>{{"0", "done"}, statusUsage} : row->statuses;
}

}  // namespace hone
