// What the program adds to an explanation: its usual budget and corpus, and the language in the model's file.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "explain/model.h"
#include "hone/language_choice.h"

namespace hone {

/// The limit on tests if the user gives none.
inline constexpr uint64_t usualExplainTests = 10000;

/// The corpus if the user gives none: the examples of a bundled language.
std::vector<std::string> usualCorpus(const LanguageChoice& choice, const Language& language);

/// Names the language in the model, for whoever reads the model's file.
void describeLanguage(Model& model, const LanguageChoice& choice, const Language& language);

}  // namespace hone
