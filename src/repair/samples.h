// What a text of a language usually holds, as the samples of the language show it.
#pragma once

#include <string_view>

#include "parse/language.h"

namespace hone {

/// Every sample of a bundled language has a kind of token, as the faces of an OBJ file, that the text has not. False
/// where there are fewer than two samples. O(text).
bool lacksWhatSamplesHave(Language& language, std::string_view text);

}  // namespace hone
