// A declaration and its uses can only be removed together, but a grammar knows no declarations. Since they share a
// name, names decide which parts are tried together: all parts with a name at once, or two of them, or all of them with
// another word in the place of the uses. Parts are elements of lists (tree/kleene_lists.h): the innermost ones that
// hold the name's tokens and, if the search may take longer, those around them.

#include "reduce/joint.h"

#include <map>
#include <set>
#include <string>

#include "reduce/greedy_pass.h"
#include "reduce/names.h"
#include "tree/kleene_lists.h"

namespace hone {
namespace {

/// An element of a list.
struct Place {
  size_t list = SIZE_MAX;
  size_t element = 0;
  bool exists() const { return list != SIZE_MAX; }
  friend auto operator<=>(const Place&, const Place&) = default;
};

/// Every leaf's innermost list element.
class Elements {
 public:
  explicit Elements(const Tree& tree) : places_(tree.size()) {
    for (NodeId parent = 0; parent < tree.size(); ++parent) {
      // Pre-order: the parent's own place is known by now, the children's places are set from it or by a list.
      for (NodeId child : tree.children(parent)) places_[child] = places_[parent];
      for (KleeneList& list : kleeneListsOf(tree, parent)) {
        // What must stay belongs to the list around it.
        if (list.elements.size() <= list.atLeast) continue;
        for (size_t i = 0; i < list.elements.size(); ++i)
          for (NodeId node : list.elements[i].nodes) places_[node] = {lists_.size(), i};
        lists_.push_back(std::move(list));
      }
    }
  }

  Place of(NodeId node) const { return places_[node]; }
  Place around(Place place) const { return places_[lists_[place.list].parent]; }

  bool holds(Place place, NodeId leaf) const {
    while (leaf != noNode && of(leaf) != place) leaf = of(leaf).exists() ? lists_[of(leaf).list].parent : noNode;
    return leaf != noNode;
  }

  bool gone(Place place, const Edits& edits) const { return edits.removed(element(place).nodes.front()); }

  /// Of one list, all at once, since an element that stays may have to lose its separator.
  void remove(const Tree& tree, const std::set<Place>& places, Edits& edits) const {
    for (auto at = places.begin(); at != places.end();) {
      const KleeneList& list = lists_[at->list];
      std::vector<bool> kept(list.elements.size());
      for (size_t i = 0; i < kept.size(); ++i) kept[i] = !edits.removed(list.elements[i].nodes.front());
      for (const size_t index = at->list; at != places.end() && at->list == index; ++at) kept[at->element] = false;
      keepOnly(tree, list, kept, edits);
    }
  }

 private:
  const KleeneElement& element(Place place) const { return lists_[place.list].elements[place.element]; }

  std::vector<Place> places_;
  std::vector<KleeneList> lists_;
};

/// The elements that hold the node, from the innermost one outwards, at most so many.
std::vector<Place> placesAround(const Elements& elements, NodeId node, size_t most) {
  std::vector<Place> places;
  for (Place place = elements.of(node); place.exists() && places.size() < most; place = elements.around(place))
    places.push_back(place);
  return places;
}

/// For texts beyond that, these searches are too long.
constexpr size_t mostTokens = 200;
constexpr size_t mostLevels = 3;

}  // namespace

std::unique_ptr<Pass> makeJointDeletionPass(TreePtr tree) {
  auto elements = std::make_shared<const Elements>(*tree);
  std::vector<Unit> alternatives;
  for (const Name& name : namesOf(*tree)) {
    if (name.leaves.size() < 2) continue;
    std::set<Place> leaving;
    for (NodeId leaf : name.leaves)
      if (Place place = elements->of(leaf); place.exists()) leaving.insert(place);
    if (leaving.empty()) continue;
    alternatives.push_back(
        [tree, elements, leaving = std::move(leaving)](Edits& edits) { elements->remove(*tree, leaving, edits); });
  }
  return makeGreedyPass(std::move(tree), std::move(alternatives));
}

std::unique_ptr<Pass> makePartnerPass(TreePtr tree) {
  std::vector<Unit> changes;
  if (tree->tokenCount(tree->root()) > mostTokens) return makeGreedyPass(std::move(tree), std::move(changes));
  auto elements = std::make_shared<const Elements>(*tree);
  std::map<Place, std::set<Place>> partners;
  for (const Name& name : namesOf(*tree)) {
    std::set<Place> holding;
    for (NodeId leaf : name.leaves)
      for (Place place : placesAround(*elements, leaf, mostLevels)) holding.insert(place);
    for (Place place : holding) partners[place].insert(holding.begin(), holding.end());
  }
  // What comes later uses what came earlier.
  for (auto at = partners.rbegin(); at != partners.rend(); ++at) {
    const Place alone = at->first;
    changes.push_back([tree, elements, alone](Edits& edits) { elements->remove(*tree, {alone}, edits); });
    for (Place partner : at->second) {
      if (!(partner < alone)) continue;
      changes.push_back([tree, elements, alone, partner](Edits& edits) {
        // Only where it didn't go alone.
        if (!elements->gone(alone, edits) && !elements->gone(partner, edits))
          elements->remove(*tree, {alone, partner}, edits);
      });
    }
  }
  return makeGreedyPass(std::move(tree), std::move(changes));
}

std::unique_ptr<Pass> makeSubstitutionPass(TreePtr tree) {
  std::vector<Unit> changes;
  if (tree->tokenCount(tree->root()) > mostTokens) return makeGreedyPass(std::move(tree), std::move(changes));
  auto elements = std::make_shared<const Elements>(*tree);
  std::map<std::string, Symbol> words;  // of the text, and their types
  for (NodeId id = 0; id < tree->size(); ++id)
    if (tree->node(id).kind == NodeKind::token && isNameText(tree->text(id)))
      words.emplace(tree->text(id), static_cast<Symbol>(tree->node(id).symbol));
  for (const Name& name : namesOf(*tree)) {
    for (Place definition : placesAround(*elements, name.leaves.front(), mostLevels)) {
      std::vector<NodeId> uses;
      for (NodeId leaf : name.leaves)
        if (!elements->holds(definition, leaf)) uses.push_back(leaf);
      if (uses.empty()) continue;
      for (const auto& [word, type] : words) {
        if (word == name.text) continue;
        auto text = std::make_shared<const std::vector<MinimalToken>>(1, MinimalToken{type, word});
        changes.push_back([tree, elements, definition, uses, text](Edits& edits) {
          if (elements->gone(definition, edits)) return;
          elements->remove(*tree, {definition}, edits);
          for (NodeId leaf : uses) edits.replaceByTokens(leaf, text);
        });
      }
    }
  }
  return makeGreedyPass(std::move(tree), std::move(changes));
}

}  // namespace hone
