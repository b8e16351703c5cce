#include "app/model_file.h"

#include <fmt/format.h>

#include "text/file.h"
#include "text/user_error.h"

namespace hone {

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
