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

std::string_view lineAround(std::string_view text, uint32_t offset) {
  const size_t farBegin = offset > longestPiece ? offset - longestPiece : 0;
  const std::string_view near = text.substr(farBegin, 2 * longestPiece);
  const size_t here = offset - farBegin;
  const size_t before = here == 0 ? std::string_view::npos : near.rfind('\n', here - 1);
  const size_t behind = near.find('\n', here);
  const bool begins = before != std::string_view::npos || farBegin == 0;
  const bool ends = behind != std::string_view::npos || farBegin + near.size() == text.size();
  if (!begins || !ends) return {};
  const size_t begin = before + 1;  // 0 behind npos
  return near.substr(begin, std::min(behind, near.size()) - begin);
}

}  // namespace hone
