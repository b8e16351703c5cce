#include "text/line_index.h"

#include <algorithm>

namespace hone {
namespace {

/// A text may be one long line with many places.
constexpr size_t blockBytes = 1024;

/// Each character begins with a byte of another kind than those that continue it.
size_t charactersBegunIn(std::string_view text) {
  return static_cast<size_t>(
      std::ranges::count_if(text, [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

}  // namespace

LineIndex::LineIndex(std::string_view text) : text_(text), encoding_(detectEncoding(text)), starts_{0} {
  for (size_t end = text.find('\n'); end != std::string_view::npos; end = text.find('\n', end + 1))
    starts_.push_back(end + 1);
  if (encoding_ != Encoding::utf8) return;
  size_t count = 0;
  for (size_t begin = 0; begin <= text.size(); begin += blockBytes) {
    characters_.push_back(count);
    count += charactersBegunIn(text.substr(begin, blockBytes));
  }
}

Position LineIndex::at(size_t offset) const {
  const auto next = std::upper_bound(starts_.begin(), starts_.end(), offset);
  return {static_cast<size_t>(next - starts_.begin()),
          charactersBefore(offset) - charactersBefore(*std::prev(next)) + 1};
}

size_t LineIndex::charactersBefore(size_t offset) const {
  if (encoding_ != Encoding::utf8) return offset;
  const size_t end = std::min(offset, text_.size()), block = end / blockBytes, begin = block * blockBytes;
  return characters_[block] + charactersBegunIn(text_.substr(begin, end - begin));
}

}  // namespace hone
