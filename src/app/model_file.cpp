#include "app/model_file.h"

#include "text/file.h"

namespace hone {

Predictor openModelFile(const std::filesystem::path& file, const LanguageChoice& choice) {
  StoredModel stored = openModel(readFile(file), file.string());
  LanguageChoice own = choice;
  if (own.name.empty() && own.grammars.empty()) {
    own.name = stored.header.language;
    own.grammars = stored.header.grammars;
  }
  if (own.start.empty()) own.start = stored.header.start;
  std::shared_ptr<Language> language = chooseLanguage(own, file).language;
  return {readModel(stored, Parts(language->grammar())), language};
}

}  // namespace hone
