#include "reduce/names.h"

#include <algorithm>
#include <cctype>
#include <map>
#include <numeric>
#include <set>

#include "reduce/greedy_pass.h"
#include "reduce/unit_pass.h"
#include "tree/lists.h"

namespace hone {
namespace {

struct Name {
  std::string text;
  std::vector<NodeId> leaves;
};

bool isNameText(std::string_view text) {
  auto letter = [](unsigned char c) { return std::isalpha(c) || c == '_' || c == '$' || c >= 0x80; };
  return !text.empty() && letter(static_cast<unsigned char>(text[0])) &&
         std::ranges::all_of(text, [&](unsigned char c) { return letter(c) || std::isdigit(c); });
}

/// The names of a tree in order of first occurrence: tokens that look like a word and whose type has no fixed text.
std::vector<Name> namesOf(const Tree& tree) {
  std::vector<Name> names;
  std::map<std::pair<uint8_t, std::string_view>, size_t> index;
  for (NodeId id = 0; id < tree.size(); ++id) {
    const Node& node = tree.node(id);
    if (node.kind != NodeKind::token || !isNameText(tree.text(id))) continue;
    if (!tree.language(id).grammar().tokenLiterals[node.symbol].empty()) continue;
    auto [at, isNew] = index.try_emplace({node.language, tree.text(id)}, names.size());
    if (isNew) names.push_back({std::string(tree.text(id)), {}});
    names[at->second].leaves.push_back(id);
  }
  return names;
}

/// a, b, ... z, aa, ab, ...
std::string shortName(size_t index) {
  std::string name(1, static_cast<char>('a' + index % 26));
  for (index /= 26; index > 0; index = (index - 1) / 26) name.insert(0, 1, static_cast<char>('a' + (index - 1) % 26));
  return name;
}

/// Does the language lex the text as a token of the same type as the name's?
bool isLegal(const Tree& tree, NodeId leaf, const std::string& text) {
  Token token = tree.language(leaf).lexer().next(text, Encoding::utf8, 0, tree.modes(leaf).before);
  return token.end == text.size() && token.type == static_cast<Symbol>(tree.node(leaf).symbol);
}

/// The first short name that is free and legal; nothing where that would be no shorter (keywords are no other text).
std::optional<std::string> shorterName(const Tree& tree, const Name& name, const std::set<std::string>& used) {
  constexpr size_t mostTried = 1000;
  for (size_t i = 0; i < mostTried; ++i) {
    std::string candidate = shortName(i);
    if (candidate.size() >= name.text.size()) return std::nullopt;
    if (!used.contains(candidate) && isLegal(tree, name.leaves.front(), candidate)) return candidate;
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
  for (Name& name : names) {
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
  // The rarest name goes first: it is least likely to mean something.
  for (size_t i = byUse.size(); i-- > 0;) {
    const Name& name = names[byUse[i]];
    size_t partners = 0;
    for (size_t j = 0; j < byUse.size() && partners < mostPartners; ++j) {
      const Name& other = names[byUse[j]];
      // Of two that may take each other's place, the more frequent one stays.
      if (i == j || other.text.size() > name.text.size() || (other.text.size() == name.text.size() && j > i)) continue;
      if (tree->node(name.leaves.front()).language != tree->node(other.leaves.front()).language) continue;
      if (!isLegal(*tree, name.leaves.front(), other.text)) continue;
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

namespace {

/// Every leaf's innermost list element.
class Elements {
 public:
  struct Place {
    size_t list = SIZE_MAX;
    size_t element = 0;
  };

  explicit Elements(const Tree& tree) : places_(tree.size()) {
    for (NodeId parent = 0; parent < tree.size(); ++parent) {
      // Pre-order: the parent's own place is known by now, the children's places are set from it or by a list.
      for (NodeId child : tree.children(parent)) places_[child] = places_[parent];
      for (List& list : listsOf(tree, parent)) {
        // What must stay belongs to the list around it.
        if (list.elements.size() <= list.atLeast) continue;
        for (size_t i = 0; i < list.elements.size(); ++i)
          for (NodeId node : list.elements[i].nodes) places_[node] = {lists_.size(), i};
        lists_.push_back(std::move(list));
      }
    }
  }

  const Place& of(NodeId node) const { return places_[node]; }
  const List& list(size_t index) const { return lists_[index]; }

 private:
  std::vector<Place> places_;
  std::vector<List> lists_;
};

}  // namespace

std::unique_ptr<Pass> makeJointDeletionPass(TreePtr tree) {
  auto elements = std::make_shared<const Elements>(*tree);
  std::vector<Unit> alternatives;
  for (const Name& name : namesOf(*tree)) {
    if (name.leaves.size() < 2) continue;
    std::map<size_t, std::set<size_t>> leaving;  // by list
    for (NodeId leaf : name.leaves)
      if (Elements::Place place = elements->of(leaf); place.list != SIZE_MAX) leaving[place.list].insert(place.element);
    if (leaving.empty()) continue;
    alternatives.push_back([tree, elements, leaving = std::move(leaving)](Edits& edits) {
      for (const auto& [index, gone] : leaving) {
        const List& list = elements->list(index);
        std::vector<bool> kept(list.elements.size());
        for (size_t i = 0; i < kept.size(); ++i)
          kept[i] = !gone.contains(i) && !edits.removed(list.elements[i].nodes.front());
        keepOnly(*tree, list, kept, edits);
      }
    });
  }
  return makeGreedyPass(tree, std::move(alternatives));
}

}  // namespace hone
