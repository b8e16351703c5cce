// Applies a model to texts.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "explain/feature_reader.h"
#include "explain/model.h"
#include "parse/language.h"

namespace hone {

class Predictor {
 public:
  /// `language`: the one that the model was learned in.
  Predictor(Model model, const std::shared_ptr<Language>& language);

  struct Answer {
    Forecast forecast;
    size_t syntaxErrors = 0;  ///< where there are any, the forecast may be off
  };
  Answer predict(std::string text);

  const Model& model() const { return model_; }
  const std::shared_ptr<Language>& language() const { return language_; }
  /// Reads the features that the model asks for.
  FeatureReader& reader() { return reader_; }
  /// The reader reads the features of the model's validity tree from now on, too. Returns that tree.
  const DecisionTree& readValidity();

 private:
  void readThese(std::vector<Feature> features);

  Model model_;
  std::shared_ptr<Language> language_;
  FeatureReader reader_;
};

}  // namespace hone
