#include "repair/familiarity.h"

#include <algorithm>
#include <cmath>

namespace hone {
namespace {

constexpr size_t slots = 1 << 16;

size_t twoAt(std::string_view text, size_t at) {
  return static_cast<size_t>(static_cast<uint8_t>(text[at])) << 8 | static_cast<uint8_t>(text[at + 1]);
}

/// That some share a slot does little harm.
size_t threeAt(std::string_view text, size_t at) {
  size_t three = twoAt(text, at) << 8 | static_cast<uint8_t>(text[at + 2]);
  return (three * 0x9E3779B1u >> 8) % slots;
}

}  // namespace

Familiarity::Familiarity(std::string_view text) : text_(text.substr(0, 1 << 20)), threes_(slots), twos_(slots) {
  count(0, text_.size(), 1);
}

void Familiarity::count(size_t begin, size_t end, uint32_t times) {
  for (size_t at = begin; at + 2 < std::min(end, text_.size()); ++at) {
    twos_[twoAt(text_, at)] += times;
    threes_[threeAt(text_, at)] += times;
  }
}

double Familiarity::surprise(std::string_view bytes) const {
  // As if each byte had been seen a little everywhere.
  constexpr double ahead = 0.02;
  double bits = 0;
  for (size_t at = 0; at + 2 < bytes.size(); ++at)
    bits -= std::log2((threes_[threeAt(bytes, at)] + ahead) / (twos_[twoAt(bytes, at)] + 256 * ahead));
  return bits;
}

}  // namespace hone
