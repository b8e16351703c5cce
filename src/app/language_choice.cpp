#include "app/language_choice.h"

#include <fmt/format.h>

#include "grammar/bundled.h"
#include "parse/islands.h"
#include "text/user_error.h"

namespace hone {

ChosenLanguage chooseLanguage(const LanguageChoice& choice, const std::filesystem::path& input) {
  if (!choice.grammars.empty()) {
    if (!choice.name.empty()) throw UserError("--language and --grammar exclude each other: give one of them");
    std::vector<std::filesystem::path> files;
    std::string start = choice.start;
    for (const std::string& grammar : choice.grammars) {
      size_t colon = grammar.rfind(':');
      if (colon != std::string::npos && grammar.substr(0, colon).ends_with(".g4")) {
        start = grammar.substr(colon + 1);
        files.emplace_back(grammar.substr(0, colon));
      } else {
        files.emplace_back(grammar);
      }
    }
    return {Language::fromGrammar(files, start), ""};
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

}  // namespace hone
