// Makes new inputs for which a model predicts that they fail, or pass.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "app/results.h"
#include "explain/guided_producer.h"

namespace hone {

class ModelTexts {
 public:
  /// `outcome`: "fail" or "pass". Throws UserError for another word, and if no leaf of the model has this outcome.
  /// `lenient`: also what only some programs accept (RepairHints::lenientRules), though no input of the model has any.
  ModelTexts(const std::filesystem::path& file, const LanguageChoice& choice, const std::string& outcome, uint64_t seed,
             bool lenient);

  /// A new text, other than the model's own inputs and earlier texts. Deterministic for the seed. Throws UserError if
  /// none was found.
  std::string next();

  const Language& language() const { return *predictor_.language(); }
  /// A sentence that says how many of the inputs that the model predicted to have the outcome had it, while it was
  /// learned; empty if that isn't known.
  std::string measured() const;

 private:
  bool isLenient(const Tree& text) const;

  Predictor predictor_;
  bool fails_;
  Random random_;
  Pool pool_;
  InputValidity validity_{0};  ///< of parts only those that some input of the model had; and by the model's own tree
  std::optional<GuidedProducer> producer_;
  std::vector<Model::Path> paths_;    ///< paths to leaves with the outcome
  std::vector<std::string> without_;  ///< no text has any of these rules
};

}  // namespace hone
