#include "hone/explain_setup.h"

#include <filesystem>

#include "grammar/bundled.h"

namespace hone {

std::vector<std::string> usualCorpus(const LanguageChoice& choice, const Language& language) {
  if (choice.isOwn()) return {};
  const auto& examples = findBundled(language.name()).examples;
  return {examples.begin(), examples.end()};
}

void describeLanguage(Model& model, const LanguageChoice& choice, const Language& language) {
  model.start = language.grammar().ruleNames[language.start()];
  if (!choice.isOwn()) {
    model.language = language.name();
    return;
  }
  for (const std::filesystem::path& file : grammarFiles(choice).files)
    model.grammars.push_back(std::filesystem::absolute(file).string());
}

}  // namespace hone
