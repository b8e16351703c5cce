#include "explain/predictor.h"

#include <algorithm>

namespace hone {
namespace {

std::vector<Feature> featuresOf(const Model& model) {
  std::vector<Feature> features = model.features;
  if (model.validity) features.insert(features.end(), model.validity->features.begin(), model.validity->features.end());
  return features;
}

std::vector<FeatureKind> kindsIn(const Model& model) {
  std::vector<FeatureKind> kinds = {FeatureKind::exists};
  for (const Feature& feature : featuresOf(model))
    if (std::ranges::find(kinds, feature.kind) == kinds.end()) kinds.push_back(feature.kind);
  return kinds;
}

}  // namespace

Predictor::Predictor(Model model, std::shared_ptr<Language> language)
    : model_(std::move(model)), language_(std::move(language)), reader_(language_->grammar(), kindsIn(model_)) {
  for (const Feature& feature : featuresOf(model_)) {
    if (feature.kind == FeatureKind::equals || !feature.text.empty()) reader_.addWord(feature.part, feature.text);
    if (feature.kind == FeatureKind::pattern) reader_.addPattern(feature);
  }
}

Predictor::Answer Predictor::predict(std::string text) {
  TreePtr tree = Tree::parse(language_, std::move(text));
  FeatureValues values = reader_.read(*tree);
  FeatureSpace& space = reader_.space();
  auto value = [&](uint32_t feature) { return space.value(values, space.id(model_.features[feature])); };
  return {model_.predict(value), tree->errors().size()};
}

}  // namespace hone
