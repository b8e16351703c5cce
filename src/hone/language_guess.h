// Tells the language of a text by the text alone, as for a fuzzer's findings, whose names have no extension.
#pragma once

#include <string>
#include <vector>

#include "grammar/bundled.h"

namespace hone {

/// The language that reads most of the texts without a syntax error; nullptr if none reads one of them. Long texts
/// don't count, nor those that nearly every language reads. O(bytes), at most a fraction of a second.
const BundledLanguage* guessLanguage(const std::vector<std::string>& texts);

}  // namespace hone
