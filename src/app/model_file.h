// A model that was written by `hone explain`, with the language it speaks of.
#pragma once

#include <filesystem>
#include <memory>
#include <string>

#include "app/language_choice.h"
#include "explain/feature_reader.h"
#include "explain/model.h"

namespace hone {

class ModelFile {
 public:
  /// `choice`: where it names a language, that one instead of the model's own. Throws UserError.
  ModelFile(const std::filesystem::path& file, const LanguageChoice& choice);

  const Model& model() const { return model_; }
  const std::shared_ptr<Language>& language() const { return language_; }
  /// Reads the features that the model asks for.
  FeatureReader& reader() { return *reader_; }

  struct Answer {
    Forecast forecast;
    size_t syntaxErrors = 0;
  };
  Answer predict(const std::string& text);

 private:
  Model model_;
  std::shared_ptr<Language> language_;
  std::unique_ptr<FeatureReader> reader_;
};

}  // namespace hone
