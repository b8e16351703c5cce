#include "grammar/atn.h"

#include <algorithm>

namespace hone {

SymbolSet::SymbolSet(std::vector<SymbolRange> ranges) : ranges_(std::move(ranges)) {
  std::sort(ranges_.begin(), ranges_.end(), [](auto a, auto b) { return a.first < b.first; });
  size_t kept = 0;
  for (SymbolRange range : ranges_) {
    if (kept > 0 && range.first <= ranges_[kept - 1].last + 1)
      ranges_[kept - 1].last = std::max(ranges_[kept - 1].last, range.last);
    else
      ranges_[kept++] = range;
  }
  ranges_.resize(kept);
}

bool SymbolSet::contains(Symbol symbol) const {
  auto after = std::upper_bound(ranges_.begin(), ranges_.end(), symbol,
                                [](Symbol s, const SymbolRange& range) { return s < range.first; });
  return after != ranges_.begin() && symbol <= (after - 1)->last;
}

SymbolSet SymbolSet::complement(Symbol first, Symbol last) const {
  std::vector<SymbolRange> rest;
  for (SymbolRange range : ranges_) {
    if (range.last < first) continue;
    if (range.first > last) break;
    if (range.first > first) rest.push_back({first, range.first - 1});
    first = range.last + 1;
  }
  if (first <= last) rest.push_back({first, last});
  return SymbolSet(std::move(rest));
}

}  // namespace hone
