#include "app/language_choice.h"

#include <fmt/format.h>

#include "grammar/bundled.h"
#include "parse/format_descriptor.h"
#include "parse/islands.h"
#include "text/user_error.h"

namespace hone {

NamedFiles grammarFiles(const LanguageChoice& choice) {
  NamedFiles result{{}, choice.start};
  for (const std::string& grammar : choice.grammars) {
    size_t colon = grammar.rfind(':');
    if (colon != std::string::npos && grammar.substr(0, colon).ends_with(".g4")) {
      result.start = grammar.substr(colon + 1);
      result.files.emplace_back(grammar.substr(0, colon));
    } else {
      result.files.emplace_back(grammar);
    }
  }
  return result;
}

namespace {

Engine engineOf(const LanguageChoice& choice) {
  return choice.engine == "compile"     ? Engine::compile
         : choice.engine == "interpret" ? Engine::interpret
                                        : Engine::automatic;
}

}  // namespace

ChosenLanguage chooseLanguage(const LanguageChoice& choice, const std::filesystem::path& input) {
  bool own = !choice.grammars.empty() || !choice.format.empty();
  if (own && !choice.name.empty()) throw UserError("--language excludes --grammar and --format: give it or these");
  if (own) {
    NamedFiles grammar = grammarFiles(choice);
    if (choice.format.empty()) {
      std::vector<std::filesystem::path> libraries(choice.libraries.begin(), choice.libraries.end());
      auto language =
          Language::fromGrammar(GrammarFiles::find(grammar.files, libraries), grammar.start, engineOf(choice));
      return {language, language->note()};
    }
    std::shared_ptr<Language> language = languageFromDescriptor(choice.format, grammar.start, grammar.files);
    if (!choice.islands) language->setIslands(nullptr);
    return {language, ""};
  }
  std::string name = choice.name;
  std::string note;
  if (name.empty()) {
    std::string extension = input.extension().string();
    if (const BundledLanguage* known = bundledForExtension(extension)) {
      name = known->name;
    } else {
      name = "generic";
      note = fmt::format(
          "no grammar is known for '{}': using the generic one (--language NAME or -g FILE.g4 for a better one)",
          extension.empty() ? input.filename().string() : extension);
    }
  }
  std::shared_ptr<Language> language = Language::bundled(name, choice.start);
  if (choice.islands) addBundledIslands(*language);
  return {language, note};
}

std::shared_ptr<Language> chooseLanguage(const LanguageChoice& choice, const std::filesystem::path& input, bool quiet) {
  ChosenLanguage chosen = chooseLanguage(choice, input);
  if (!chosen.note.empty() && !quiet) fmt::print(stderr, "hone: {}\n", chosen.note);
  return std::move(chosen.language);
}

}  // namespace hone
