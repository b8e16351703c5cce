// A block that is doubled has each of its stretches at the same distance from itself. So for each stretch of some bytes
// the place where it stood last is looked up; where the distance stays the same for as many bytes as it is long, a
// block is doubled. All phases of the block are: in `abcabca`, `abc`, `bca` are doubled.

#include "repair/repeats.h"

#include <algorithm>
#include <boost/unordered/unordered_flat_map.hpp>
#include <cstring>

namespace hone {
namespace {

constexpr size_t stretch = 16;  ///< shorter ones are the format's own
constexpr uint32_t least = 24;

uint64_t hashAt(std::string_view text, size_t at) {
  uint64_t a = 0, b = 0;
  std::memcpy(&a, text.data() + at, 8);
  std::memcpy(&b, text.data() + at + 8, 8);
  return (a * 0x9E3779B97F4A7C15ULL) ^ (b * 0xC2B2AE3D27D4EB4FULL + (a >> 31));
}

}  // namespace

Repeats::Repeats(std::string_view text) {
  constexpr size_t farthest = 1 << 18;
  text = text.substr(0, farthest);
  if (text.size() < 2 * least) return;
  boost::unordered_flat_map<uint64_t, uint32_t> last;
  last.reserve(text.size());
  uint32_t walkedLength = 0, walkedEnd = 0;
  for (uint32_t at = 0; at + stretch <= text.size(); ++at) {
    auto [known, isNew] = last.try_emplace(hashAt(text, at), at);
    if (isNew) continue;
    uint32_t length = at - known->second;
    known->second = at;
    if (length < least) continue;
    // This distance was walked along already.
    if (length == walkedLength && at < walkedEnd) continue;
    uint32_t begin = at, end = at;
    while (end < text.size() && text[end] == text[end - length]) ++end;
    while (begin > length && text[begin - 1] == text[begin - 1 - length]) --begin;
    walkedLength = length;
    walkedEnd = end;
    if (end - begin >= length) runs_.push_back({begin, end - length, length});
  }
  std::ranges::sort(runs_, {}, &Run::begin);
}

uint32_t Repeats::at(uint32_t offset) const {
  constexpr int mostInEachOther = 8;
  auto run = std::ranges::upper_bound(runs_, offset, {}, &Run::begin);
  for (int i = 0; i < mostInEachOther && run != runs_.begin(); ++i)
    if (--run; offset <= run->end) return run->length;
  return 0;
}

}  // namespace hone
