#include "app/model_file.h"

#include <algorithm>

#include "text/file.h"

namespace hone {

ModelFile::ModelFile(const std::filesystem::path& file, const LanguageChoice& choice) {
  StoredModel stored = openModel(readFile(file));
  LanguageChoice own = choice;
  if (own.name.empty() && own.grammars.empty()) {
    own.name = stored.header.language;
    own.grammars = stored.header.grammars;
  }
  if (own.start.empty()) own.start = stored.header.start;
  language_ = chooseLanguage(own, file).language;
  model_ = readModel(stored, Parts(language_->grammar()));
  std::vector<FeatureKind> kinds = {FeatureKind::exists};
  std::vector<Feature> features = model_.features;
  if (model_.validity)
    features.insert(features.end(), model_.validity->features.begin(), model_.validity->features.end());
  for (const Feature& feature : features)
    if (std::ranges::find(kinds, feature.kind) == kinds.end()) kinds.push_back(feature.kind);
  reader_ = std::make_unique<FeatureReader>(language_->grammar(), kinds);
  for (const Feature& feature : features)
    if (feature.kind == FeatureKind::equals) reader_->addWord(feature.part, feature.text);
}

ModelFile::Answer ModelFile::predict(const std::string& text) {
  TreePtr tree = Tree::parse(language_, text);
  FeatureValues values = reader_->read(*tree);
  FeatureSpace& space = reader_->space();
  auto value = [&](uint32_t feature) { return space.value(values, space.id(model_.features[feature])); };
  return {model_.predict(value), tree->errors().size()};
}

}  // namespace hone
