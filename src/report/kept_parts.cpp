#include "report/kept_parts.h"

#include <algorithm>

namespace hone {

KeptParts::KeptParts(std::string original) : last_(std::move(original)) {
  if (!last_.empty()) parts_.push_back({0, 0, last_.size()});
}

void KeptParts::follow(std::string_view next) {
  parts_ = composed(parts_, commonParts(last_, next));
  last_ = next;
}

std::vector<CommonPart> composed(const std::vector<CommonPart>& first, const std::vector<CommonPart>& second) {
  std::vector<CommonPart> result;
  for (size_t i = 0, j = 0; i < first.size() && j < second.size();) {
    const CommonPart& a = first[i];
    const CommonPart& b = second[j];
    const size_t begin = std::max(a.right, b.left);
    const size_t end = std::min(a.right + a.length, b.left + b.length);
    if (begin < end) {
      const CommonPart part{a.left + begin - a.right, b.right + begin - b.left, end - begin};
      if (!result.empty() && result.back().left + result.back().length == part.left &&
          result.back().right + result.back().length == part.right)
        result.back().length += part.length;
      else
        result.push_back(part);
    }
    ++(a.right + a.length < b.left + b.length ? i : j);
  }
  return result;
}

}  // namespace hone
