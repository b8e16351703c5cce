// Random texts of a language, such as programs read.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>

#include "hone/language_choice.h"

namespace hone {

struct LanguageTextOptions {
  size_t size = 100;       ///< greatest number of tokens in a text, approximately
  uint64_t seed = 0;       ///< the same seed makes the same texts
  bool rareFirst = false;  ///< prefer the alternatives of the grammar that were used least
  bool wild = false;       ///< comments, odd line breaks and few blanks between the tokens
  bool lenient = false;    ///< also what only some programs accept
};

/// Makes one text after the other. `choice`: how the language was chosen. The function throws UserError if no text was
/// found.
std::function<std::string()> languageTexts(std::shared_ptr<Language> language, const LanguageChoice& choice,
                                           const LanguageTextOptions& options);

}  // namespace hone
