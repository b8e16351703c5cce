// A declaration and its uses can only be removed together, but a grammar knows no declarations. Since they share a
// name, names decide which parts are tried together: all parts with a name at once, or two of them, or all of them with
// another word in the place of the uses. Parts are elements of lists (reduce/parts.h): the innermost ones that hold the
// name's tokens and, if the search may take longer, those around them.

#include "reduce/joint.h"

#include <map>
#include <set>
#include <string>

#include "reduce/greedy_pass.h"
#include "reduce/names.h"
#include "reduce/parts.h"

namespace hone {
namespace {

/// The parts that hold the node, from the innermost one outwards, `most` at most.
std::vector<PartId> partsAround(const PartTable& all, NodeId node, size_t most) {
  std::vector<PartId> parts;
  for (PartId part = all.of(node); part != noPart && parts.size() < most; part = all.around(part))
    parts.push_back(part);
  return parts;
}

/// For texts beyond that, these searches are too long.
constexpr size_t mostTokensForNames = 200;
constexpr size_t mostLevels = 3;

}  // namespace

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

std::unique_ptr<Pass> makePartnerPass(TreePtr tree) {
  std::vector<Unit> changes;
  if (tree->tokenCount(tree->root()) > mostTokensForNames) return makeGreedyPass(std::move(tree), std::move(changes));
  auto all = std::make_shared<const PartTable>(tree);
  std::map<PartId, std::set<PartId>> partners;
  for (const Name& name : namesOf(*tree)) {
    std::set<PartId> holding;
    for (NodeId leaf : name.leaves)
      for (PartId part : partsAround(*all, leaf, mostLevels)) holding.insert(part);
    for (PartId part : holding) partners[part].insert(holding.begin(), holding.end());
  }
  // What comes later uses what came earlier.
  for (auto at = partners.rbegin(); at != partners.rend(); ++at) {
    const PartId alone = at->first;
    changes.push_back([all, alone](Edits& edits) { all->remove({alone}, edits); });
    for (PartId partner : at->second) {
      if (!(partner < alone)) continue;
      changes.push_back([all, alone, partner](Edits& edits) {
        // The pair is removed only if neither part could be removed alone.
        if (!all->gone(alone, edits) && !all->gone(partner, edits)) all->remove({partner, alone}, edits);
      });
    }
  }
  return makeGreedyPass(std::move(tree), std::move(changes));
}

std::unique_ptr<Pass> makeSubstitutionPass(TreePtr tree) {
  std::vector<Unit> changes;
  if (tree->tokenCount(tree->root()) > mostTokensForNames) return makeGreedyPass(std::move(tree), std::move(changes));
  auto all = std::make_shared<const PartTable>(tree);
  std::map<std::string, Symbol> words;  // of the text, and their types
  for (NodeId id = 0; id < tree->size(); ++id)
    if (tree->node(id).kind == NodeKind::token && isNameText(tree->text(id)))
      words.emplace(tree->text(id), static_cast<Symbol>(tree->node(id).symbol));
  for (const Name& name : namesOf(*tree)) {
    for (PartId definition : partsAround(*all, name.leaves.front(), mostLevels)) {
      std::vector<NodeId> uses;
      for (NodeId leaf : name.leaves)
        if (!all->holds(definition, leaf)) uses.push_back(leaf);
      if (uses.empty()) continue;
      for (const auto& [word, type] : words) {
        if (word == name.text) continue;
        auto text = std::make_shared<const std::vector<MinimalToken>>(1, MinimalToken{type, word});
        changes.push_back([all, definition, uses, text](Edits& edits) {
          if (all->gone(definition, edits)) return;
          all->remove({definition}, edits);
          for (NodeId leaf : uses) edits.replaceByTokens(leaf, text);
        });
      }
    }
  }
  return makeGreedyPass(std::move(tree), std::move(changes));
}

}  // namespace hone
