#include <fmt/format.h>
#include <fmt/ranges.h>

#include <memory>

#include "cli/commands.h"
#include "grammar/antlr_tool.h"
#include "grammar/bundled.h"
#include "grammar/reachability.h"
#include "text/tell.h"
#include "text/user_error.h"

namespace hone {
namespace {

struct GrammarOptions {
  std::vector<std::string> files;
  LanguageChoice language;

  LanguageChoice choice() const {
    LanguageChoice all = language;
    all.grammars.insert(all.grammars.end(), files.begin(), files.end());
    if (!all.isGiven()) throw UserError("no grammar: give FILE.g4, or --language NAME for a built-in one");
    return all;
  }

  std::shared_ptr<Language> load() const { return chooseLanguage(choice(), "").language; }

  /// The ANTLR tool's warnings about a user's grammar.
  std::vector<std::string> warnings() const {
    const std::vector<std::filesystem::path> own = grammarFiles(choice()).files;
    if (own.empty()) return {};
    return compileGrammar(GrammarFiles::find(own, {language.libraries.begin(), language.libraries.end()})).warnings;
  }
};

/// Reports what is odd in the grammar. A grammar that can't be read has already thrown UserError.
int check(GrammarOptions& options) {
  auto language = options.load();
  const Grammar& grammar = language->grammar();
  tell(stdout, "{}: {} parser rules, {} lexer rules, {} token types, start rule {}\n", grammar.name,
       grammar.ruleNames.size(), grammar.lexer.ruleNames.size(), grammar.tokenTypeCount() - 1,
       grammar.ruleNames[language->start()]);
  for (const std::string& warning : options.warnings()) tell(stdout, "warning: {}\n", warning);
  std::vector<bool> reached = reachableRules(grammar.parser, language->start());
  for (RuleId rule = 0; rule < grammar.ruleNames.size(); ++rule) {
    if (!reached[rule]) tell(stdout, "note: rule {} is not reached from the start rule\n", grammar.ruleNames[rule]);
    if (language->minimal(rule) == nullptr)
      tell(stdout, "note: rule {} derives no finite text\n", grammar.ruleNames[rule]);
  }
  return exitDone;
}

int minimal(GrammarOptions& options) {
  auto language = options.load();
  const Grammar& grammar = language->grammar();
  for (RuleId rule = 0; rule < grammar.ruleNames.size(); ++rule) {
    std::string text;
    const auto* tokens = language->minimal(rule);
    for (size_t i = 0; tokens != nullptr && i < tokens->size(); ++i) text += (i > 0 ? " " : "") + (*tokens)[i].text;
    tell(stdout, "{}: {}\n", grammar.ruleNames[rule], tokens == nullptr ? "(none)" : text);
  }
  for (Symbol type = 1; type < grammar.tokenTypeCount(); ++type) {
    const std::string* text = language->minimalToken(type);
    tell(stdout, "{}: {}\n", grammar.tokenNames[static_cast<size_t>(type)], text == nullptr ? "(none)" : *text);
  }
  return exitDone;
}

int rules(GrammarOptions& options) {
  auto language = options.load();
  const Grammar& grammar = language->grammar();
  std::vector<uint32_t> distance = ruleDistances(grammar.parser, language->start());
  for (RuleId rule = 0; rule < grammar.ruleNames.size(); ++rule)
    tell(stdout, "{:<32} {}{}\n", grammar.ruleNames[rule],
         distance[rule] == UINT32_MAX ? "not reached" : fmt::format("distance {}", distance[rule]),
         grammar.parser.leftRecursive[rule] ? ", left-recursive" : "");
  return exitDone;
}

void addAction(CLI::App& parent, const char* name, const char* help, int (*run)(GrammarOptions&), int& status) {
  auto options = std::make_shared<GrammarOptions>();
  CLI::App* command = parent.add_subcommand(name, help);
  command->add_option("FILES", options->files, "ANTLR v4 grammar files")->type_name("FILE.g4");
  addLanguageOptions(*command, options->language);
  command->callback([options, run, &status] { status = run(*options); });
}

void print(const BundledLanguage& language) {
  tell(stdout, "{:<12} {:<56} {:>9}  {}\n", language.name, language.title,
       language.parsed.empty() ? "-" : language.parsed, fmt::format("{}", fmt::join(language.extensions, " ")));
}

}  // namespace

void addGrammarCommand(CLI::App& program, int& status) {
  CLI::App* command = program.add_subcommand("grammar", "show what hone reads from a grammar");
  command->require_subcommand(1);
  addAction(*command, "check", "tell whether hone can use the grammar, and what is odd in it", check, status);
  addAction(*command, "minimal", "list the minimal texts of all rules and tokens", minimal, status);
  addAction(*command, "rules", "list the rules and their distance from the start rule", rules, status);
}

void addLanguagesCommand(CLI::App& program, int&) {
  CLI::App* command = program.add_subcommand("languages", "list the built-in languages");
  command->callback([] {
    tell(stdout, "{:<12} {:<56} {:>9}  {}\n", "LANGUAGE", "", "FILES", "EXTENSIONS");
    for (const BundledLanguage& language : bundledLanguages())
      if (!language.demonstration) print(language);
    tell(stdout, "\nDemonstrations, of papers and of command lines:\n");
    for (const BundledLanguage& language : bundledLanguages())
      if (language.demonstration) print(language);
    tell(stdout, "\nFILES: of the real files that were tried, how many are read without an error.\n");
  });
}

}  // namespace hone
