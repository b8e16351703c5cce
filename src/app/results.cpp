#include "app/results.h"

#include <fmt/format.h>

#include "grammar/bundled.h"
#include "pattern/pattern_file.h"
#include "text/file.h"
#include "text/user_error.h"

namespace hone {

Pattern loadPattern(const std::filesystem::path& file, const LanguageChoice& language) {
  std::string text = readFile(file);
  PatternLanguage wanted = languageOfPattern(text, file.string());
  LanguageChoice choice = language;
  if (!choice.isGiven()) {
    if (bundledNamed(wanted.name) == nullptr)
      throw UserError(fmt::format("{} is for a grammar of your own, {}: give it with -g FILE.g4 or --format",
                                  file.string(), wanted.name));
    choice.name = wanted.name;
  }
  if (choice.start.empty() && choice.format.empty()) choice.start = wanted.start;
  return readPattern(text, file.string(), chooseLanguage(choice, "").language);
}

Predictor openModelFile(const std::filesystem::path& file, const LanguageChoice& choice) {
  StoredModel stored = openModel(readFile(file), file.string());
  LanguageChoice own = choice;
  if (!own.isGiven()) {
    if (stored.header.language.empty() && stored.header.grammars.empty())
      throw UserError(fmt::format("{} is for a format of your own: give it with --format FILE", file.string()));
    own.name = stored.header.language;
    own.grammars = stored.header.grammars;
  }
  if (own.start.empty() && own.format.empty()) own.start = stored.header.start;
  std::shared_ptr<Language> language = chooseLanguage(own, file).language;
  return {readModel(stored, Parts(language->grammar())), language};
}

}  // namespace hone
