#include "findings/covering.h"

#include <algorithm>
#include <limits>
#include <numeric>

namespace hone {

std::vector<size_t> coveringFiles(const std::vector<Reach>& files, size_t count) {
  constexpr size_t none = std::numeric_limits<size_t>::max();
  std::vector<size_t> smallest(count, none);
  std::vector<size_t> reached(count);
  for (size_t file = 0; file < files.size(); ++file)
    for (uint32_t place : files[file].places) {
      ++reached[place];
      if (smallest[place] == none || files[file].bytes < files[smallest[place]].bytes) smallest[place] = file;
    }
  std::vector<uint32_t> rarest(count);
  std::iota(rarest.begin(), rarest.end(), 0U);
  std::ranges::stable_sort(rarest, {}, [&](uint32_t place) { return reached[place]; });
  std::vector<bool> covered(count);
  std::vector<size_t> chosen;
  for (uint32_t place : rarest) {
    if (covered[place] || smallest[place] == none) continue;
    chosen.push_back(smallest[place]);
    for (uint32_t also : files[chosen.back()].places) covered[also] = true;
  }
  std::ranges::sort(chosen);
  return chosen;
}

}  // namespace hone
