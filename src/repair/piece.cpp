#include "repair/piece.h"

#include <algorithm>

#include "repair/characters.h"

namespace hone {

size_t behindBlanks(std::string_view text, size_t at) {
  return std::min(text.find_first_not_of(" \t\r\n", at), text.size());
}

bool endsValue(std::string_view text, size_t at) {
  at = std::min(text.find_first_not_of(" \t", at), text.size());
  return at == text.size() || oneOf(text[at], ",:;=)]}\r\n");
}

}  // namespace hone
