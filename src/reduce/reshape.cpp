// Deletion and hoisting keep the form of what stays: a chain of objects stays one though arrays would do, an expression
// though a number would. Here each part is tried in other forms, which are taken from the text itself, as there they
// are known to mean something. As tokens count, a new form has fewer of them, or the same number and fewer bytes.
//
// A *wrapper* is a subtree with a hole: the tokens before and behind one of its inner nodes. Wherever the grammar lets
// the wrapper's root stand, and lets what is wrapped now stand in the hole, it is tried. All small wrappers of the text
// in all places are many, so that these searches are for small texts.

#include "reduce/reshape.h"

#include <algorithm>
#include <cctype>
#include <set>
#include <string>
#include <tuple>

#include "reduce/fittings.h"
#include "reduce/greedy_pass.h"

namespace hone {
namespace {

using Tokens = std::vector<MinimalToken>;

constexpr size_t mostTokens = 150;

/// By node, how many visible tokens stand before its first one; one more entry for the end.
std::vector<uint32_t> tokensBefore(const Tree& tree) {
  std::vector<uint32_t> before{0};
  for (NodeId id = 0; id < tree.size(); ++id)
    before.push_back(before.back() + (tree.node(id).kind == NodeKind::token && !tree.text(id).empty()));
  return before;
}

struct Range {
  uint32_t begin;
  uint32_t end;
  uint32_t size() const { return end - begin; }
  friend auto operator<=>(const Range&, const Range&) = default;
};

/// The visible tokens, and which of them a node has.
class TokenTable {
 public:
  explicit TokenTable(const Tree& tree) : tree_(tree), before_(tokensBefore(tree)) {
    for (NodeId id = 0; id < tree.size(); ++id)
      if (before_[id + 1] > before_[id]) leaves_.push_back(id);
  }

  const std::vector<NodeId>& leaves() const { return leaves_; }
  Range of(NodeId node) const { return {before_[node], before_[tree_.node(node).end]}; }

  void append(Range range, Tokens& tokens) const {
    for (uint32_t i = range.begin; i < range.end; ++i)
      tokens.push_back({static_cast<Symbol>(tree_.node(leaves_[i]).symbol), std::string(tree_.text(leaves_[i]))});
  }

 private:
  const Tree& tree_;
  std::vector<uint32_t> before_;
  std::vector<NodeId> leaves_;
};

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
std::vector<Wrapper> wrappersOf(const Tree& tree, const TokenTable& table) {
  constexpr uint32_t widest = 6;
  std::vector<Wrapper> wrappers;
  std::set<std::tuple<std::string, uint32_t, uint32_t>> known;
  WorkMeter meter(tree.stop());
  for (NodeId root = 0; root < tree.size(); ++root) {
    meter.spend(1 + tree.node(root).end - root);
    if (tree.node(root).kind != NodeKind::rule) continue;
    const Range outer = table.of(root);
    for (NodeId hole = root + 1; hole < tree.node(root).end; ++hole) {
      const Range inner = table.of(hole);
      if (tree.node(hole).kind != NodeKind::rule || tree.node(hole).language != tree.node(root).language) continue;
      if (inner.size() == 0 || inner == outer || outer.size() - inner.size() > widest) continue;
      Wrapper wrapper{root, hole, {}, {}};
      table.append({outer.begin, inner.begin}, wrapper.before);
      table.append({inner.end, outer.end}, wrapper.behind);
      if (known.emplace(wrapper.text(), tree.node(root).symbol, tree.node(hole).symbol).second)
        wrappers.push_back(std::move(wrapper));
    }
  }
  std::ranges::stable_sort(wrappers, {}, &Wrapper::tokens);
  return wrappers;
}

}  // namespace

std::unique_ptr<Pass> makeRewrapPass(TreePtr tree) {
  constexpr size_t mostChanges = 5000;
  std::vector<Unit> changes;
  const TokenTable table(*tree);
  if (table.leaves().size() > mostTokens) return makeGreedyPass(std::move(tree), std::move(changes));
  const std::vector<Wrapper> wrappers = wrappersOf(*tree, table);
  Fittings fittings(tree);
  std::set<std::tuple<Range, Range, std::string>> known;
  WorkMeter meter(tree->stop());
  for (NodeId slot = 1; slot < tree->size(); ++slot) {
    if (tree->node(slot).kind != NodeKind::rule) continue;
    const Range outer = table.of(slot);
    for (NodeId wrapped = slot + 1; wrapped < tree->node(slot).end; ++wrapped) {
      const Range inner = table.of(wrapped);
      if (inner.size() == 0 || inner == outer) continue;
      meter.spend(wrappers.size());
      for (const Wrapper& wrapper : wrappers) {
        if (wrapper.tokens() > outer.size() - inner.size() || changes.size() >= mostChanges) break;
        if (!fittings.fits(slot, wrapper.root) || !fittings.fits(wrapper.hole, wrapped)) continue;
        if (!known.emplace(outer, inner, wrapper.text()).second) continue;
        auto tokens = std::make_shared<Tokens>(wrapper.before);
        table.append(inner, *tokens);
        tokens->insert(tokens->end(), wrapper.behind.begin(), wrapper.behind.end());
        changes.push_back([slot, tokens](Edits& edits) { edits.replaceByTokens(slot, tokens); });
      }
    }
  }
  return makeGreedyPass(std::move(tree), std::move(changes));
}

std::unique_ptr<Pass> makeStandInPass(TreePtr tree) {
  std::vector<Unit> changes;
  const TokenTable table(*tree);
  if (table.leaves().size() > mostTokens) return makeGreedyPass(std::move(tree), std::move(changes));
  std::vector<std::shared_ptr<const Tokens>> standIns;
  std::set<std::string> texts;
  auto add = [&](NodeId leaf, std::string text) {
    if (texts.insert(text).second)
      standIns.push_back(std::make_shared<const Tokens>(
          1, MinimalToken{static_cast<Symbol>(tree->node(leaf).symbol), std::move(text)}));
  };
  for (NodeId leaf : table.leaves()) {
    if (!tree->language(leaf).hasManyTexts(static_cast<Symbol>(tree->node(leaf).symbol))) continue;
    add(leaf, std::string(tree->text(leaf)));
    // Sizes and counts that a compiler takes.
    if (std::isdigit(static_cast<unsigned char>(tree->text(leaf)[0])))
      for (const char* digit : {"1", "2", "4", "8"}) add(leaf, digit);
  }
  std::vector<std::pair<Range, NodeId>> slots;
  std::set<Range> known;
  for (NodeId id = 1; id < tree->size(); ++id)
    if (Range range = table.of(id); range.size() > 1 && known.insert(range).second) slots.emplace_back(range, id);
  std::ranges::stable_sort(slots, std::greater<>(), [](const auto& slot) { return slot.first.size(); });
  for (const auto& slot : slots)
    for (const auto& standIn : standIns)
      changes.push_back([node = slot.second, standIn](Edits& edits) { edits.replaceByTokens(node, standIn); });
  return makeGreedyPass(std::move(tree), std::move(changes));
}

}  // namespace hone
