// What may have damaged a text: a person's slip is corrected in other ways than a flipped bit.
#pragma once

#include <cstdint>
#include <string_view>

#include "repair/change.h"

namespace hone {

enum class Damage : uint8_t {
  automatic,  ///< inferred from the text
  people,     ///< slips of people and habits of programs: separators, brackets, quotes and escapes are wrong
  bits,       ///< any byte may be wrong
};

/// Of the option --damage. Throws UserError that names the kinds there are.
Damage parseDamage(std::string_view name);

/// Not `automatic`: `bits` if the text holds a byte that no text has, which stands alone.
Damage inferredDamage(std::string_view text);

/// If all bytes that aren't UTF-8 are letters in words or signs of Windows-1252, as UTF-8; else none.
Changes lettersOfWindows(std::string_view text);

}  // namespace hone
