// All of these try single small changes one after the other (reduce/greedy_pass.h). Their number grows with the square
// of the text, so each has a limit to the size of text where it starts at all.

#include "reduce/deep.h"

#include <algorithm>
#include <set>
#include <string>

#include "reduce/compatible_replacements.h"
#include "reduce/greedy_pass.h"
#include "tree/kleene_lists.h"

namespace hone {
namespace {

/// The texts of a node's tokens, so that equal ones can be told.
std::string tokensOf(const Tree& tree, NodeId node) {
  std::string texts;
  for (NodeId id = node; id < tree.node(node).end; ++id)
    if (tree.node(id).isVisible()) texts.append(tree.text(id)).push_back('\0');
  return texts;
}

bool larger(const Tree& tree, size_t mostTokens) { return tree.tokenCount(tree.root()) > mostTokens; }

}  // namespace

std::unique_ptr<Pass> makeTransplantPass(TreePtr tree) {
  constexpr size_t mostTokens = 1000;
  constexpr size_t mostDonors = 8;  // for a slot
  std::vector<Unit> changes;
  if (larger(*tree, mostTokens)) return makeGreedyPass(std::move(tree), std::move(changes));

  struct Donor {
    NodeId node;
    size_t tokens;
    std::string text;
  };
  std::vector<Donor> donors;
  for (NodeId id = 1; id < tree->size(); ++id)
    if (tree->node(id).kind == NodeKind::rule) donors.push_back({id, tree->tokenCount(id), tokensOf(*tree, id)});
  std::ranges::stable_sort(donors, {}, &Donor::tokens);

  CompatibleReplacements replacements(tree);
  WorkMeter meter(tree->stop());
  for (NodeId slot = 1; slot < tree->size(); ++slot) {
    const Node& node = tree->node(slot);
    if (node.isLeaf() || node.kind == NodeKind::error) continue;
    size_t tokens = tree->tokenCount(slot);
    std::set<std::string_view> tried;
    for (const Donor& donor : donors) {
      meter.spend();
      if (donor.tokens >= tokens || tried.size() >= mostDonors) break;
      bool around = donor.node <= slot && slot < tree->node(donor.node).end;
      if (around || donor.tokens == 0 || !replacements.fits(slot, donor.node) || !tried.insert(donor.text).second)
        continue;
      changes.push_back([slot, from = donor.node](Edits& edits) { edits.replaceBySubtree(slot, from); });
    }
  }
  return makeGreedyPass(std::move(tree), std::move(changes));
}

std::unique_ptr<Pass> makeInlinePass(TreePtr tree) {
  constexpr size_t mostTokens = 500;
  std::vector<Unit> changes;
  if (larger(*tree, mostTokens)) return makeGreedyPass(std::move(tree), std::move(changes));

  CompatibleReplacements replacements(tree);
  WorkMeter meter(tree->stop());
  for (NodeId slot = 1; slot < tree->size(); ++slot) {
    const Node& outer = tree->node(slot);
    if (outer.isLeaf()) continue;
    for (NodeId id = slot + 1; id < outer.end; ++id) {
      meter.spend();
      const Node& node = tree->node(id);
      bool same = node.textBegin == outer.textBegin && node.textEnd == outer.textEnd;
      if (node.kind != NodeKind::rule || same || replacements.fits(slot, id)) continue;
      changes.push_back([slot, id](Edits& edits) { edits.replaceBySubtree(slot, id); });
    }
  }
  return makeGreedyPass(std::move(tree), std::move(changes));
}

std::unique_ptr<Pass> makeSiblingPass(TreePtr tree) {
  constexpr size_t mostElements = 40;  // of a list
  std::vector<Unit> changes;
  WorkMeter meter(tree->stop());
  for (NodeId parent = 0; parent < tree->size(); ++parent) {
    meter.spend();
    for (const KleeneList& list : kleeneListsOf(*tree, parent)) {
      const auto& elements = list.elements;
      if (elements.size() > mostElements) continue;
      for (size_t i = 0; i < elements.size(); ++i)
        for (size_t j = i + 1; j < elements.size(); ++j) {
          // Those with separators have these inside, where they would be moved along.
          if (elements[i].nodes.size() != 1 || elements[j].nodes.size() != 1) continue;
          if (!elements[i].separators.empty() || !elements[j].separators.empty()) continue;
          changes.push_back([to = elements[i].nodes[0], from = elements[j].nodes[0]](Edits& edits) {
            if (edits.removed(to) || edits.removed(from)) return;
            edits.replaceBySubtree(to, from);
            edits.remove(from);
          });
        }
    }
  }
  return makeGreedyPass(std::move(tree), std::move(changes));
}

std::unique_ptr<Pass> makePairPass(TreePtr tree) {
  constexpr size_t mostTokens = 80;
  std::vector<NodeId> tokens;
  for (NodeId id = 0; id < tree->size(); ++id)
    if (tree->node(id).kind == NodeKind::token && !tree->text(id).empty()) tokens.push_back(id);
  std::vector<Unit> changes;
  for (size_t i = 0; i < tokens.size() && tokens.size() <= mostTokens; ++i)
    for (size_t j = i + 1; j < tokens.size(); ++j)
      changes.push_back([a = tokens[i], b = tokens[j]](Edits& edits) {
        edits.remove(a);
        edits.remove(b);
      });
  return makeGreedyPass(std::move(tree), std::move(changes));
}

}  // namespace hone
