#include "cli/commands.h"
#include "text/user_error.h"

namespace hone {

void addLanguageOptions(CLI::App& command, LanguageChoice& choice) {
  auto choose = [&choice](const std::vector<std::string>& names) {
    for (const std::string& name : names) {
      const bool isRule = name.find('=') != std::string::npos;
      if (!isRule && !choice.name.empty()) throw UserError("--language is given twice: give it once");
      if (isRule)
        choice.byName.push_back(name);
      else
        choice.name = findBundled(name).name;
    }
  };
  command
      .add_option_function<std::vector<std::string>>("--language", choose,
                                                     "a built-in language (hone languages lists them)")
      ->allow_extra_args(false)
      ->type_name("NAME")
      ->group("Language");
  command.add_option("-g,--grammar", choice.grammars, "ANTLR v4 grammar files, as GRAMMAR.g4 or GRAMMAR.g4:STARTRULE")
      ->type_name("FILE")
      ->group("Language");
  command.add_option("-r,--replacements", choice.replacements, "JSON file: texts that replace rules and tokens")
      ->type_name("FILE")
      ->group("Language");
  command
      .add_option("--format", choice.format, "JSON file: grammars, islands and replacements, in the format of Picireny")
      ->type_name("FILE")
      ->group("Language");
  command.add_option("--lib", choice.libraries, "further folders with imported grammars")
      ->type_name("DIR")
      ->group("Language");
  command
      .add_option(
          "--engine", choice.engine,
          "code in your grammar: interpret (predicates are true, actions ignored), compile, or auto (compile if it "
          "matters)")
      ->check(CLI::IsMember({"auto", "interpret", "compile"}))
      ->type_name("ENGINE")
      ->capture_default_str()
      ->group("Language");
  command.add_option("--start", choice.start, "start rule, as RULE or GRAMMAR:RULE")
      ->type_name("RULE")
      ->group("Language");
}

void addIslandOptions(CLI::App& command, LanguageChoice& choice) {
  choice.islands = true;
  command
      .add_flag_callback(
          "--no-islands", [&choice] { choice.islands = false; },
          "don't parse texts in other languages, such as scripts in a page")
      ->group("Language");
}

}  // namespace hone
