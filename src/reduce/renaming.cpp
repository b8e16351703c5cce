#include "reduce/renaming.h"

#include <algorithm>
#include <numeric>
#include <set>

#include "reduce/greedy_pass.h"
#include "reduce/names.h"
#include "reduce/unit_pass.h"

namespace hone {
namespace {

/// The first short name that is free and legal; nothing where that would be no shorter (keywords are no other text).
std::optional<std::string> shorterName(const Tree& tree, const Name& name, const std::set<std::string>& used) {
  constexpr size_t mostTried = 1000;
  for (size_t i = 0; i < mostTried; ++i) {
    std::string candidate = shortName(i);
    if (candidate.size() >= name.text.size()) return std::nullopt;
    if (!used.contains(candidate) && isLegalName(tree, name.leaves.front(), candidate)) return candidate;
  }
  return std::nullopt;
}

}  // namespace

std::unique_ptr<Pass> makeRenamePass(TreePtr tree, const MinimizerOptions& minimizer) {
  std::vector<Name> names = namesOf(*tree);
  std::set<std::string> used;
  for (const Name& name : names) used.insert(name.text);
  // The names that cost most get the shortest ones.
  std::ranges::stable_sort(names, std::greater<>(),
                           [](const Name& name) { return name.text.size() * name.leaves.size(); });
  std::vector<Unit> units;
  WorkMeter meter(tree->stop());
  for (Name& name : names) {
    constexpr uint64_t unitsAName = 16;
    meter.spend(unitsAName);
    std::optional<std::string> shorter = shorterName(*tree, name, used);
    if (!shorter) continue;
    used.insert(*shorter);
    units.push_back([leaves = std::move(name.leaves), text = *shorter](Edits& edits) {
      for (NodeId leaf : leaves) edits.replaceText(leaf, text);
    });
  }
  return makeUnitPass(std::move(tree), std::move(units), minimizer);
}

std::unique_ptr<Pass> makeMergePass(TreePtr tree) {
  // Where there are many names, each is tried with those that occur most.
  constexpr size_t mostPartners = 12;
  std::vector<Name> names = namesOf(*tree);
  std::vector<size_t> byUse(names.size());
  std::iota(byUse.begin(), byUse.end(), size_t{0});
  std::ranges::stable_sort(byUse, std::greater<>(), [&](size_t i) { return names[i].leaves.size(); });
  std::vector<Unit> merges;
  WorkMeter meter(tree->stop());
  // The rarest name goes first: it is least likely to mean something.
  for (size_t i = byUse.size(); i-- > 0;) {
    const Name& name = names[byUse[i]];
    size_t partners = 0;
    for (size_t j = 0; j < byUse.size() && partners < mostPartners; ++j) {
      meter.spend();
      const Name& other = names[byUse[j]];
      // Of two that may take each other's place, the more frequent one stays.
      if (i == j || other.text.size() > name.text.size() || (other.text.size() == name.text.size() && j > i)) continue;
      if (tree->node(name.leaves.front()).language != tree->node(other.leaves.front()).language) continue;
      if (!isLegalName(*tree, name.leaves.front(), other.text)) continue;
      ++partners;
      merges.push_back([leaves = name.leaves, text = other.text](Edits& edits) {
        // A name that was merged already stays what it has become.
        if (edits.touched(leaves.front())) return;
        for (NodeId leaf : leaves) edits.replaceText(leaf, text);
      });
    }
  }
  return makeGreedyPass(std::move(tree), std::move(merges));
}

}  // namespace hone
