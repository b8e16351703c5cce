#include "text/line_index.h"

#include <algorithm>

namespace hone {

LineIndex::LineIndex(std::string_view text) : starts_{0} {
  for (size_t end = text.find('\n'); end != std::string_view::npos; end = text.find('\n', end + 1))
    starts_.push_back(end + 1);
}

Position LineIndex::at(size_t offset) const {
  auto next = std::upper_bound(starts_.begin(), starts_.end(), offset);
  return {static_cast<size_t>(next - starts_.begin()), offset - *std::prev(next) + 1};
}

}  // namespace hone
