#include "farm/difference.h"

#include <algorithm>
#include <bit>
#include <cstring>

#include "farm/fields.h"

namespace hone {
namespace {

constexpr size_t blockBytes = 32;
constexpr uint64_t multiplier = 0x9E3779B97F4A7C15;

constexpr uint64_t power(size_t exponent) {
  uint64_t result = 1;
  for (size_t i = 0; i < exponent; ++i) result *= multiplier;
  return result;
}

/// The polynomial of a block's bytes, which can be moved on by a byte at a time.
struct RollingHash {
  uint64_t value = 0;
  explicit RollingHash(std::string_view block) {
    for (char byte : block) value = value * multiplier + static_cast<unsigned char>(byte) + 1;
  }
  void roll(char out, char in) {
    constexpr uint64_t oldest = power(blockBytes - 1);
    value -= (static_cast<unsigned char>(out) + uint64_t{1}) * oldest;
    value = value * multiplier + static_cast<unsigned char>(in) + 1;
  }
};

size_t commonPrefix(std::string_view left, std::string_view right) {
  constexpr size_t step = 256;
  const size_t most = std::min(left.size(), right.size());
  size_t size = 0;
  while (size + step <= most && std::memcmp(left.data() + size, right.data() + size, step) == 0) size += step;
  while (size < most && left[size] == right[size]) ++size;
  return size;
}

size_t commonSuffix(std::string_view left, std::string_view right) {
  size_t size = 0;
  while (size < left.size() && size < right.size() && left[left.size() - 1 - size] == right[right.size() - 1 - size])
    ++size;
  return size;
}

/// Seven bits a byte, the lowest first.
void appendNumber(std::string& text, uint64_t number) {
  for (; number >= 128; number >>= 7) text += static_cast<char>(number | 128);
  text += static_cast<char>(number);
}

uint64_t takeNumber(FieldReader& text) {
  uint64_t number = 0;
  for (int shift = 0; shift < 63; shift += 7) {
    const auto byte = static_cast<unsigned char>(text.take(1).front());
    number |= uint64_t{byte & 127u} << shift;
    if (byte < 128) return number;
  }
  throw BadMessage();
}

void appendPiece(std::string& text, std::string_view literal, size_t offset, size_t length) {
  appendNumber(text, literal.size());
  text += literal;
  appendNumber(text, offset);
  appendNumber(text, length);
}

}  // namespace

DifferenceBase::DifferenceBase(std::string_view base) : base_(base) {
  const size_t blocks = base.size() / blockBytes;
  table_.resize(std::bit_ceil(2 * blocks + 1));
  for (size_t block = 0; block < blocks; ++block) {
    const size_t offset = block * blockBytes;
    table_[RollingHash(base.substr(offset, blockBytes)).value >> 32 & (table_.size() - 1)] =
        static_cast<uint32_t>(offset) + 1;
  }
}

size_t DifferenceBase::find(uint64_t hash, std::string_view bytes) const {
  const uint32_t found = table_[hash >> 32 & (table_.size() - 1)];
  return found > 0 && base_.substr(found - 1, blockBytes) == bytes ? found - 1 : base_.npos;
}

std::string DifferenceBase::difference(std::string_view text) const {
  std::string result;
  size_t written = 0;   // of the text
  size_t expected = 0;  // where the base goes on after the last match
  for (size_t at = 0; at < text.size();) {
    size_t offset = expected;
    size_t length = commonPrefix(text.substr(at), base_.substr(std::min(offset, base_.size())));
    if (length < blockBytes && text.size() - at >= blockBytes) {
      RollingHash hash(text.substr(at, blockBytes));
      for (offset = find(hash.value, text.substr(at, blockBytes)); offset == base_.npos;) {
        if (at + blockBytes >= text.size()) break;
        hash.roll(text[at], text[at + blockBytes]);
        ++at;
        offset = find(hash.value, text.substr(at, blockBytes));
      }
      if (offset == base_.npos) break;
      const size_t before = commonSuffix(text.substr(written, at - written), base_.substr(0, offset));
      at -= before;
      offset -= before;
      length = commonPrefix(text.substr(at), base_.substr(offset));
    } else if (length == 0) {
      break;
    }
    appendPiece(result, text.substr(written, at - written), offset, length);
    at += length;
    written = at;
    expected = offset + length;
  }
  if (written < text.size()) appendPiece(result, text.substr(written), 0, 0);
  return result;
}

std::string applyDifference(std::string_view base, std::string_view difference, size_t mostText) {
  std::string text;
  FieldReader pieces(difference);
  while (!pieces.atEnd()) {
    text += pieces.take(takeNumber(pieces));
    const uint64_t offset = takeNumber(pieces), length = takeNumber(pieces);
    if (offset > base.size() || length > base.size() - offset) throw BadMessage();
    text += base.substr(offset, length);
    if (text.size() > mostText) throw BadMessage();
  }
  return text;
}

}  // namespace hone
