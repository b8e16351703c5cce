#include "reduce/word_pairs.h"

#include <algorithm>
#include <map>

#include "reduce/names.h"

namespace hone {
namespace {

constexpr size_t leastOccurrences = 4;  ///< fewer say nothing
constexpr size_t stepsAToken = 16;      ///< of comparing words, in all

using Places = std::vector<NodeId>;

/// As with brackets, never more have been closed than opened: the i-th one closes behind the i-th opening.
bool pairUp(const Places& opens, const Places& closes, size_t& steps) {
  for (size_t i = 0; i < opens.size(); ++i, ++steps)
    if (opens[i] > closes[i]) return false;
  return true;
}

}  // namespace

std::vector<WordPair> wordPairsOf(const Tree& tree) {
  std::map<std::string_view, Places> places;
  WorkMeter meter(tree.stop());
  for (NodeId id = 0; id < tree.size(); ++id) {
    meter.spend();
    if (tree.node(id).kind == NodeKind::token && isNameText(tree.text(id))) places[tree.text(id)].push_back(id);
  }
  std::map<size_t, std::vector<std::string_view>, std::greater<>> byCount;
  for (const auto& [word, at] : places)
    if (at.size() >= leastOccurrences) byCount[at.size()].push_back(word);
  std::vector<WordPair> pairs;
  size_t steps = 0;
  const size_t mostSteps = stepsAToken * tree.size();
  for (const auto& [count, words] : byCount) {
    for (std::string_view open : words) {
      for (std::string_view close : words) {
        // What occurs most often comes first.
        if (++steps > mostSteps) return pairs;
        meter.spend();
        if (open != close && pairUp(places[open], places[close], steps)) pairs.emplace_back(open, close);
      }
    }
  }
  return pairs;
}

}  // namespace hone
