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
    CommandExamples{
        "reduce",
        {{{"with a script that exits with 0 while the failure is there", "hone reduce crash.c --test test.sh"},
          {"without a script: what the program says decides",
           "hone reduce graph.dot --stderr 'syntax error' -- dot -Tsvg @@"},
          {"any ANTLR grammar, four tests at a time",
           "hone reduce bug.foo -g Foo.g4 --start file -j 4 --signal SEGV -- foo @@"}}}},
    CommandExamples{
        "explain",
        {{{"starting from one failing input", "hone explain sqrt.txt --language calc --test test.sh"},
          {"what makes a program say something", "hone explain query.json --stderr 'Cannot iterate' -- jq '.[]' @@"},
          {"from files with known outcome, without running anything",
           "hone explain --observe-only --fail bad/*.ini --pass good/*.ini"}}}},
    CommandExamples{
        "repair",
        {{{"what the program accepts, with as much of the file as can be", "hone repair broken.json -- jq empty @@"},
          {"what is wrong, by the grammar alone", "hone repair broken.dot --check"},
          {"take away only, put nothing in", "hone repair scene.obj --subset-only -- assimp info @@"}}}},
    CommandExamples{"generalize",
                    {{{"the pattern of all inputs that fail alike", "hone generalize crash.js --test test.sh"},
                      {"with a test that stays alive", "hone generalize crash.js --test-server 'node server.js'"},
                      {"its tree as a picture", "hone generalize crash.js --test test.sh --picture tree.dot"}}}},
    CommandExamples{
        "match",
        {{{"does a file belong to the pattern?", "hone match --pattern crash.pattern.json other.js"},
          {"which of many do?", "hone match --pattern crash.pattern.json corpus/*.js"},
          {"only what hone itself would make of it", "hone match --strict --pattern crash.pattern.json other.js"}}}},
    CommandExamples{"predict",
                    {{{"will these files fail?", "hone predict --model sqrt.model.json a.txt b.txt"},
                      {"as a filter in a script", "hone predict -q --model crash.model.json in.dot || dot in.dot"},
                      {"the model as a test", "hone reduce big.dot --exit 0 -- hone predict -q --model m.json @@"}}}},
    CommandExamples{"parse",
                    {{{"how many syntax errors, and where", "hone parse page.html"},
                      {"the tree, a node a line", "hone parse query.sql --tree text"},
                      {"with a grammar of one's own", "hone parse bug.foo -g Foo.g4 --start file"}}}},
    CommandExamples{"grammar",
                    {{{"does hone understand it?", "hone grammar check Foo.g4"},
                      {"the shortest text of each rule", "hone grammar minimal Foo.g4"},
                      {"the rules of a bundled one", "hone grammar rules --language json"}}}},
    CommandExamples{"grammar check",
                    {{{"a grammar of one's own", "hone grammar check Foo.g4"},
                      {"lexer and parser in two files", "hone grammar check FooLexer.g4 FooParser.g4 --start file"},
                      {"a bundled one", "hone grammar check --language json"}}}},
    CommandExamples{"grammar minimal",
                    {{{"the shortest text of each rule", "hone grammar minimal Foo.g4"},
                      {"of a bundled grammar", "hone grammar minimal --language sql"},
                      {"what stands in for an expression", "hone grammar minimal --language c | grep expression"}}}},
    CommandExamples{"grammar rules",
                    {{{"which rules are there?", "hone grammar rules Foo.g4"},
                      {"as seen from one of them", "hone grammar rules Foo.g4:expression"},
                      {"which can't be reached?", "hone grammar rules Foo.g4 | grep 'not reached'"}}}},
    CommandExamples{"languages",
                    {{{"which are there, for which extensions?", "hone languages"},
                      {"the rules of one", "hone grammar rules --language dot"},
                      {"a text of one", "hone generate --language dot"}}}},
    CommandExamples{"generate",
                    {{{"ten random texts", "hone generate --language json -n 10"},
                      {"into files, with odd layout", "hone generate --language c -n 100 --wild -o texts"},
                      {"of one rule of a grammar of one's own", "hone generate -g Foo.g4 --start expression -n 5"}}}},
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
