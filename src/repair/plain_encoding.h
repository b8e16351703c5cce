// What is wrong with the encoding of a text: programs, grammars and people mean UTF-8 with one kind of line end.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "parse/language.h"
#include "repair/change.h"

namespace hone {

struct EncodingFaults {
  Changes mended;              ///< they make plain UTF-8 of the text
  std::vector<uint32_t> lost;  ///< where what is no character became U+FFFD, in the mended text
  bool cutOff = false;         ///< the last unit of UTF-16 or UTF-32 isn't whole, and was dropped
  std::string description;     ///< "has a byte order mark, 2 NUL bytes", "is UTF-16"; empty: nothing is wrong
};

/// UTF-16 and UTF-32 are converted as a whole. In other texts a byte order mark goes, bytes that are no UTF-8 become
/// the characters that they are in Windows-1252, surrogate pairs become their character and lone surrogates U+FFFD, NUL
/// bytes go, and of different line ends each becomes the most frequent one, but for those in values of `language`,
/// which may be null, whose readers take them as they are. O(text).
EncodingFaults findEncodingFaults(std::string_view text, Language* language);

}  // namespace hone
