#include "text/similar.h"

#include <algorithm>
#include <numeric>

namespace hone {
namespace {

size_t editDistance(std::string_view a, std::string_view b) {
  std::vector<size_t> row(b.size() + 1);
  std::iota(row.begin(), row.end(), size_t{0});
  for (size_t i = 1; i <= a.size(); ++i) {
    size_t diagonal = row[0];
    row[0] = i;
    for (size_t j = 1; j <= b.size(); ++j) {
      size_t substituted = diagonal + (a[i - 1] != b[j - 1]);
      diagonal = row[j];
      row[j] = std::min({row[j] + 1, row[j - 1] + 1, substituted});
    }
  }
  return row[b.size()];
}

}  // namespace

std::vector<std::string> mostSimilar(std::string_view wanted, const std::vector<std::string>& names, size_t count) {
  std::vector<std::string> sorted = names;
  std::stable_sort(sorted.begin(), sorted.end(), [&](const std::string& a, const std::string& b) {
    return editDistance(wanted, a) < editDistance(wanted, b);
  });
  sorted.resize(std::min(count, sorted.size()));
  return sorted;
}

}  // namespace hone
