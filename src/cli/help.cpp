#include "cli/help.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "cli/arguments.h"

namespace hone {
namespace {

struct CommandExamples {
  std::string_view command;
  std::array<Example, 3> examples;
};

// Each of them works as it stands, given the files that it names.
constexpr std::array allExamples = {
    CommandExamples{"reduce",
                    {{{"with a script that exits with 0 if the failure occurs", "hone reduce crash.c --test test.sh"},
                      {"without a script: the program prints this text",
                       "hone reduce graph.dot --stderr 'syntax error' -- dot -Tsvg @@"},
                      {"with a grammar of your own, and four tests at a time",
                       "hone reduce bug.foo -g Foo.g4 --start file -j 4 --signal SEGV -- foo @@"}}}},
    CommandExamples{
        "explain",
        {{{"from one failing input", "hone explain sqrt.txt --language calc --test test.sh"},
          {"when does a program print this text?", "hone explain query.json --stderr 'Cannot iterate' -- jq '.[]' @@"},
          {"from files of known outcome, without running anything",
           "hone explain --observe-only --fail bad/*.ini --pass good/*.ini"}}}},
    CommandExamples{"repair",
                    {{{"keep as much of the file as the program accepts", "hone repair broken.json -- jq empty @@"},
                      {"only say what is wrong, by the grammar", "hone repair broken.dot --check"},
                      {"only delete, insert nothing", "hone repair scene.obj --subset-only -- assimp info @@"}}}},
    CommandExamples{
        "generalize",
        {{{"with a script that exits with 0 if the failure occurs", "hone generalize crash.js --test test.sh"},
          {"with a test server, which stays alive", "hone generalize crash.js --test-server 'node server.js'"},
          {"draw the pattern", "hone generalize crash.js --test test.sh --picture tree.dot"}}}},
    CommandExamples{"match",
                    {{{"does a file match the pattern?", "hone match --pattern crash.pattern.json other.js"},
                      {"which of many files match?", "hone match --pattern crash.pattern.json corpus/*.js"},
                      {"match only texts that hone generate would make",
                       "hone match --strict --pattern crash.pattern.json other.js"}}}},
    CommandExamples{
        "predict",
        {{{"will these files fail?", "hone predict --model sqrt.model.json a.txt b.txt"},
          {"run a program only on files that won't fail",
           "hone predict -q --model crash.model.json in.dot || dot in.dot"},
          {"use the model as a test", "hone reduce big.dot --exit 0 -- hone predict -q --model m.json @@"}}}},
    CommandExamples{"parse",
                    {{{"where are the syntax errors?", "hone parse page.html"},
                      {"show the tree, one node per line", "hone parse query.sql --tree text"},
                      {"with a grammar of your own", "hone parse bug.foo -g Foo.g4 --start file"}}}},
    CommandExamples{"grammar",
                    {{{"can hone use this grammar?", "hone grammar check Foo.g4"},
                      {"the shortest text of each rule", "hone grammar minimal Foo.g4"},
                      {"the rules of a built-in language", "hone grammar rules --language json"}}}},
    CommandExamples{"grammar check",
                    {{{"a grammar of your own", "hone grammar check Foo.g4"},
                      {"lexer and parser in two files", "hone grammar check FooLexer.g4 FooParser.g4 --start file"},
                      {"a built-in grammar", "hone grammar check --language json"}}}},
    CommandExamples{"grammar minimal",
                    {{{"the shortest text of each rule", "hone grammar minimal Foo.g4"},
                      {"the same for a built-in grammar", "hone grammar minimal --language sql"},
                      {"the shortest expression of C", "hone grammar minimal --language c | grep expression"}}}},
    CommandExamples{"grammar rules",
                    {{{"which rules are there?", "hone grammar rules Foo.g4"},
                      {"with distances from another rule", "hone grammar rules Foo.g4:expression"},
                      {"which rules can't be reached?", "hone grammar rules Foo.g4 | grep 'not reached'"}}}},
    CommandExamples{"languages",
                    {{{"list languages and extensions", "hone languages"},
                      {"list the rules of a language", "hone grammar rules --language dot"},
                      {"make a random text of a language", "hone generate --language dot"}}}},
    CommandExamples{"generate",
                    {{{"ten random texts", "hone generate --language json -n 10"},
                      {"a hundred files with odd layout", "hone generate --language c -n 100 --wild -o texts"},
                      {"texts of one rule of your grammar", "hone generate -g Foo.g4 --start expression -n 5"}}}},
};

std::string valueName(const CLI::Option& option) {
  if (option.get_items_expected_max() == 0) return {};
  std::string type = option.get_type_name();
  // Conditions follow behind a colon.
  return type.substr(0, type.find(':'));
}

class HelpFormatter : public CLI::Formatter {
 public:
  HelpFormatter() {
    column_width(30);
    label("Positionals", "Arguments");
  }

 private:
  std::string make_description(const CLI::App* app) const override {
    std::string text = fmt::format("hone {}: {}\n", commandName(*app), app->get_description());
    if (app->get_parent() == nullptr) text = app->get_description() + "\n\n";
    std::span<const Example> examples = examplesOf(commandName(*app));
    for (const Example& example : examples) text += fmt::format("\n  # {}\n  {}\n", example.purpose, example.command);
    if (!examples.empty()) text += "\n";
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

}  // namespace

std::string commandName(const CLI::App& app) {
  const CLI::App* parent = app.get_parent();
  if (parent == nullptr || parent->get_parent() == nullptr) return app.get_name();
  return parent->get_name() + " " + app.get_name();
}

std::span<const Example> examplesOf(std::string_view command) {
  auto found = std::ranges::find(allExamples, command, &CommandExamples::command);
  if (found == allExamples.end()) return {};
  return found->examples;
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

}  // namespace hone
