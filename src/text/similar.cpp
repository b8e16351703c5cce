#include "text/similar.h"

#include <fmt/format.h>

#include <algorithm>

namespace hone {
namespace {

/// The number of insertions, deletions, substitutions and transpositions of neighbours that turn one name into the
/// other. A transposition is one typing error, which Levenshtein's distance counts as two.
size_t editDistance(std::string_view a, std::string_view b) {
  std::vector<size_t> beforeLast(b.size() + 1), last(b.size() + 1), row(b.size() + 1);
  for (size_t j = 0; j <= b.size(); ++j) row[j] = j;
  for (size_t i = 1; i <= a.size(); ++i) {
    beforeLast.swap(last);
    last.swap(row);
    row[0] = i;
    for (size_t j = 1; j <= b.size(); ++j) {
      row[j] = std::min({last[j] + 1, row[j - 1] + 1, last[j - 1] + (a[i - 1] != b[j - 1])});
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
        row[j] = std::min(row[j], beforeLast[j - 2] + 1);
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

std::optional<std::string> likelyMeant(std::string_view wanted, const std::vector<std::string>& names) {
  const auto hasWord = [&](const std::string& name) {
    return ('-' + name + '-').find(fmt::format("-{}-", wanted)) != name.npos;
  };
  if (std::ranges::count_if(names, hasWord) == 1) return *std::ranges::find_if(names, hasWord);
  const std::vector<std::string> nearest = mostSimilar(wanted, names, 1);
  if (nearest.empty() || 3 * editDistance(wanted, nearest.front()) > wanted.size() + 2) return std::nullopt;
  return nearest.front();
}

}  // namespace hone
