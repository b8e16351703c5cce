// Makes new inputs for which a model predicts that they fail, or pass.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "app/model_file.h"
#include "explain/guided_producer.h"

namespace hone {

class ModelTexts {
 public:
  /// `outcome`: "fail" or "pass". Throws UserError for another one, and where the model knows no way to it.
  ModelTexts(const std::filesystem::path& file, const LanguageChoice& choice, const std::string& outcome,
             uint64_t seed);

  /// None of the model's own inputs and none that came before. Deterministic for the seed. Throws UserError where none
  /// was found.
  std::string next();

  const Language& language() const { return *predictor_.language(); }
  /// How often texts that were made in this way failed when they were tried while the model was learned, in words;
  /// empty where that isn't known.
  std::string measured() const;

 private:
  Predictor predictor_;
  bool fails_;
  Random random_;
  Pool pool_;
  InputValidity validity_;
  std::optional<GuidedProducer> producer_;
  std::vector<Model::Path> paths_;  ///< to leaves of the outcome
};

}  // namespace hone
