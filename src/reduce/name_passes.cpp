// Since what belongs together shares a name, names decide what is changed together: all places of a name get another
// one; or all parts with a name go at once. Parts are elements of lists (reduce/parts.h).

#include <algorithm>
#include <map>
#include <numeric>
#include <set>
#include <string>
#include <tuple>

#include "reduce/names.h"
#include "reduce/parts.h"
#include "reduce/passes.h"
#include "reduce/unit_pass.h"

namespace hone {
namespace {

/// a, b, ... z, aa, ab, ...
std::string shortName(size_t index) {
  std::string name(1, static_cast<char>('a' + index % 26));
  for (index /= 26; index > 0; index = (index - 1) / 26) name.insert(0, 1, static_cast<char>('a' + (index - 1) % 26));
  return name;
}

/// Hands out short names, each of them once.
class ShortNames {
 public:
  explicit ShortNames(const std::vector<Name>& names) {
    for (const Name& name : names) used_.insert(name.text);
  }

  /// The first that is free and legal in the place of `name`; nothing where that would be no shorter (keywords are no
  /// other text). What was refused in such a place isn't tried again.
  std::optional<std::string> shorterThan(const Tree& tree, const Name& name) {
    constexpr size_t mostIllegal = 1000;
    const NodeId leaf = name.leaves.front();
    Tried& tried = tried_[{tree.node(leaf).language, tree.node(leaf).symbol, tree.modes(leaf).before}];
    for (; tried.illegal < mostIllegal; ++tried.next) {
      std::string candidate = shortName(tried.next);
      if (candidate.size() >= name.text.size()) return std::nullopt;
      if (used_.contains(candidate)) continue;
      if (isLegalName(tree, leaf, candidate)) {
        used_.insert(candidate);
        return candidate;
      }
      ++tried.illegal;
    }
    return std::nullopt;
  }

 private:
  struct Tried {
    size_t next = 0;
    size_t illegal = 0;
  };
  std::set<std::string> used_;
  std::map<std::tuple<uint8_t, uint32_t, ModeStack>, Tried> tried_;  ///< by language, token and modes of the lexer
};

}  // namespace

std::unique_ptr<Pass> makeRenamePass(TreePtr tree) {
  std::vector<Name> names = namesOf(*tree);
  ShortNames shortNames(names);
  // The names that cost most get the shortest ones.
  std::ranges::stable_sort(names, std::greater<>(),
                           [](const Name& name) { return name.text.size() * name.leaves.size(); });
  std::vector<Unit> units;
  WorkMeter meter(tree->stop());
  for (Name& name : names) {
    constexpr uint64_t unitsAName = 16;
    meter.spend(unitsAName);
    std::optional<std::string> shorter = shortNames.shorterThan(*tree, name);
    if (!shorter) continue;
    units.push_back([tree, leaves = std::move(name.leaves), text = *shorter](Edits& edits) {
      for (NodeId leaf : leaves) edits.replaceText(leaf, withName(*tree, leaf, text));
    });
  }
  return makeUnitPass(std::move(tree), std::move(units), Minimizer::bisect);
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
      // If two names may replace each other, the more frequent one stays.
      if (i == j || other.text.size() > name.text.size() || (other.text.size() == name.text.size() && j > i)) continue;
      if (tree->node(name.leaves.front()).language != tree->node(other.leaves.front()).language) continue;
      if (name.space != other.space) continue;
      if (!isLegalName(*tree, name.leaves.front(), other.text)) continue;
      ++partners;
      merges.push_back([tree, leaves = name.leaves, text = other.text](Edits& edits) {
        // A name that was merged already stays what it has become.
        if (edits.touched(leaves.front())) return;
        for (NodeId leaf : leaves) edits.replaceText(leaf, withName(*tree, leaf, text));
      });
    }
  }
  return makeGreedyPass(std::move(tree), std::move(merges));
}

std::unique_ptr<Pass> makeJointDeletionPass(TreePtr tree) {
  auto all = std::make_shared<const PartTable>(tree);
  std::vector<Unit> alternatives;
  for (const Name& name : namesOf(*tree)) {
    if (name.leaves.size() < 2) continue;
    std::set<PartId> leaving;
    for (NodeId leaf : name.leaves)
      if (PartId part = all->of(leaf); part != noPart) leaving.insert(part);
    if (leaving.empty()) continue;
    alternatives.push_back([all, parts = std::vector<PartId>(leaving.begin(), leaving.end())](Edits& edits) {
      all->remove(parts, edits);
    });
  }
  return makeGreedyPass(std::move(tree), std::move(alternatives));
}

}  // namespace hone
