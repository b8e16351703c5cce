#include "reduce/tokens.h"

#include "parse/recovery.h"
#include "reduce/greedy_pass.h"

namespace hone {
namespace {

/// Pairs of brackets by their text, so that brackets of any token type are found.
std::vector<std::pair<NodeId, NodeId>> bracketPairs(const Tree& tree, const std::vector<NodeId>& tokens) {
  std::vector<std::pair<NodeId, NodeId>> pairs;
  std::vector<NodeId> open;
  for (NodeId id : tokens) {
    std::string_view text = tree.text(id);
    if (text.size() != 1) continue;
    if (closerOf(text[0]) != 0) {
      open.push_back(id);
    } else if (!open.empty() && text[0] == closerOf(tree.text(open.back())[0])) {
      pairs.emplace_back(open.back(), id);
      open.pop_back();
    }
  }
  return pairs;
}

}  // namespace

std::unique_ptr<Pass> makeTokenPass(TreePtr tree, size_t widest) {
  // Beyond that, a list pass is the better tool.
  constexpr size_t mostTokens = 3000;
  std::vector<NodeId> tokens;
  for (NodeId id = 0; id < tree->size(); ++id)
    if (tree->node(id).kind == NodeKind::token && !tree->text(id).empty()) tokens.push_back(id);
  std::vector<Unit> changes;
  if (tokens.size() <= mostTokens) {
    for (auto [open, close] : bracketPairs(*tree, tokens))
      changes.push_back([open = open, close = close](Edits& edits) {
        edits.remove(open);
        edits.remove(close);
      });
    for (size_t width = 1; width <= widest; ++width)
      for (size_t end = tokens.size(); end >= width; --end)
        changes.push_back([run = std::vector<NodeId>(tokens.begin() + static_cast<long>(end - width),
                                                     tokens.begin() + static_cast<long>(end))](Edits& edits) {
          for (NodeId id : run) edits.remove(id);
        });
  }
  return makeGreedyPass(std::move(tree), std::move(changes));
}

}  // namespace hone
