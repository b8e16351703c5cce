#include "explain/predictor.h"

#include <algorithm>

#include "explain/conclusions.h"

namespace hone {
namespace {

std::vector<FeatureKind> kindsIn(const Model& model) {
  std::vector<FeatureKind> kinds = {FeatureKind::exists};
  std::vector<Feature> open = model.features;
  open.insert(open.end(), model.validity.features.begin(), model.validity.features.end());
  while (!open.empty()) {
    const Feature feature = std::move(open.back());
    open.pop_back();
    if (std::ranges::find(kinds, feature.kind) == kinds.end()) kinds.push_back(feature.kind);
    open.insert(open.end(), feature.operands.begin(), feature.operands.end());
  }
  return kinds;
}

}  // namespace

Predictor::Predictor(Model model, const std::shared_ptr<Language>& language)
    : model_(std::move(model)),
      language_(Language::withoutIslands(language)),
      reader_(language_->grammar(), kindsIn(model_)) {
  readThese(model_.features);
}

const DecisionTree& Predictor::readValidity() {
  std::vector<Feature> all = model_.features;
  all.insert(all.end(), model_.validity.features.begin(), model_.validity.features.end());
  readThese(std::move(all));
  return model_.validity;
}

void Predictor::readThese(std::vector<Feature> features) {
  for (const Feature& feature : features) reader_.addTextOf(feature);
  std::erase_if(features, [](const Feature& feature) { return feature.kind != FeatureKind::joint; });
  reader_.setJoints(features);
}

Predictor::Answer Predictor::predict(std::string text) {
  TreePtr tree = Tree::parse(language_, std::move(text));
  return {forecastOf(model_, reader_, reader_.read(*tree)), tree->errors().size()};
}

}  // namespace hone
