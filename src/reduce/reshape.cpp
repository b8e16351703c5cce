// Deletion and hoisting keep the form of the remaining text: a chain of objects stays one although arrays would do, and
// an expression stays one although a number would do. This pass tries other forms for each part. It takes the forms
// from the text itself, where they are known to be valid. A new form has fewer tokens, or as many and fewer bytes.
//
// A *wrapper* is a subtree with a hole: the tokens before and behind one of its inner nodes. A wrapper is tried
// wherever the grammar allows its root, and allows the currently wrapped part in the hole. A text has many pairs of
// wrappers and places, so this search is for small texts.

#include <algorithm>
#include <set>
#include <string>
#include <tuple>

#include "reduce/compatible_replacements.h"
#include "reduce/passes.h"
#include "reduce/unit_pass.h"
#include "tree/token_index.h"

namespace hone {
namespace {

using Tokens = std::vector<MinimalToken>;

/// Adds the tokens of the range.
void append(const Tree& tree, const TokenIndex& index, TokenRange range, Tokens& tokens) {
  for (uint32_t i = range.begin; i < range.end; ++i) {
    const NodeId leaf = index.tokens()[i];
    tokens.push_back({static_cast<Symbol>(tree.node(leaf).symbol), std::string(tree.text(leaf))});
  }
}

struct Wrapper {
  NodeId root;
  NodeId hole;
  Tokens before;
  Tokens behind;

  size_t tokens() const { return before.size() + behind.size(); }
  std::string text() const {
    std::string text;
    for (const MinimalToken& token : before) text += token.text + '\0';
    text += '\1';
    for (const MinimalToken& token : behind) text += token.text + '\0';
    return text;
  }
};

/// One for each text and kinds of root and hole, the smallest ones first.
std::vector<Wrapper> wrappersOf(const Tree& tree, const TokenIndex& index) {
  constexpr uint32_t widest = 6;
  std::vector<Wrapper> wrappers;
  std::set<std::tuple<std::string, uint32_t, uint32_t>> known;
  WorkMeter meter(tree.stop());
  for (NodeId root = 0; root < tree.size(); ++root) {
    meter.spend(1 + tree.node(root).end - root);
    if (tree.node(root).kind != NodeKind::rule) continue;
    const TokenRange outer = index.in(root);
    for (NodeId hole = root + 1; hole < tree.node(root).end; ++hole) {
      const TokenRange inner = index.in(hole);
      if (tree.node(hole).kind != NodeKind::rule || tree.node(hole).language != tree.node(root).language) continue;
      if (inner.size() == 0 || inner == outer || outer.size() - inner.size() > widest) continue;
      Wrapper wrapper{root, hole, {}, {}};
      append(tree, index, {outer.begin, inner.begin}, wrapper.before);
      append(tree, index, {inner.end, outer.end}, wrapper.behind);
      if (known.emplace(wrapper.text(), tree.node(root).symbol, tree.node(hole).symbol).second)
        wrappers.push_back(std::move(wrapper));
    }
  }
  std::ranges::stable_sort(wrappers, {}, &Wrapper::tokens);
  return wrappers;
}

}  // namespace

std::unique_ptr<Pass> makeRewrapPass(TreePtr tree) {
  constexpr size_t mostTokens = 150, mostChanges = 5000;
  std::vector<Unit> changes;
  const TokenIndex index(*tree);
  if (index.size() > mostTokens) return makeGreedyPass(std::move(tree), std::move(changes));
  const std::vector<Wrapper> wrappers = wrappersOf(*tree, index);
  CompatibleReplacements replacements(tree);
  std::set<std::tuple<TokenRange, TokenRange, std::string>> known;
  WorkMeter meter(tree->stop());
  for (NodeId slot = 1; slot < tree->size(); ++slot) {
    if (tree->node(slot).kind != NodeKind::rule) continue;
    const TokenRange outer = index.in(slot);
    for (NodeId wrapped = slot + 1; wrapped < tree->node(slot).end; ++wrapped) {
      const TokenRange inner = index.in(wrapped);
      if (inner.size() == 0 || inner == outer) continue;
      meter.spend(wrappers.size());
      for (const Wrapper& wrapper : wrappers) {
        if (wrapper.tokens() > outer.size() - inner.size() || changes.size() >= mostChanges) break;
        if (!replacements.fits(slot, wrapper.root) || !replacements.fits(wrapper.hole, wrapped)) continue;
        if (!known.emplace(outer, inner, wrapper.text()).second) continue;
        auto tokens = std::make_shared<Tokens>(wrapper.before);
        append(*tree, index, inner, *tokens);
        tokens->insert(tokens->end(), wrapper.behind.begin(), wrapper.behind.end());
        changes.push_back([slot, tokens](Edits& edits) { edits.replaceByTokens(slot, tokens); });
      }
    }
  }
  return makeGreedyPass(std::move(tree), std::move(changes));
}

}  // namespace hone
