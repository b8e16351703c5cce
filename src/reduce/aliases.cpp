#include "reduce/aliases.h"

#include <algorithm>
#include <numeric>
#include <span>

#include "parse/recovery.h"
#include "reduce/greedy_pass.h"
#include "reduce/names.h"
#include "text/blank.h"
#include "tree/token_index.h"

namespace hone {
namespace {

/// For larger texts, looking at the places of every name takes too long.
constexpr size_t mostTokensOfARow = 300;

/// The visible tokens of a text side by side, with their brackets, known by their texts as in any grammar.
class TokenRow {
 public:
  explicit TokenRow(TreePtr tree) : tree_(std::move(tree)), index_(*tree_), partner_(index_.size()) {
    std::iota(partner_.begin(), partner_.end(), 0);
    std::vector<uint32_t> open;
    for (uint32_t i = 0; i < size(); ++i) {
      if (text(i).size() != 1) continue;
      if (closerOf(text(i)[0]) != 0) open.push_back(i);
      // What was opened last inside of a pair need not be closed.
      auto opens =
          std::find_if(open.rbegin(), open.rend(), [&](uint32_t j) { return closerOf(text(j)[0]) == text(i)[0]; });
      if (opens == open.rend()) continue;
      partner_[i] = *opens;
      partner_[*opens] = i;
      open.erase(std::prev(opens.base()), open.end());
    }
  }

  uint32_t size() const { return index_.size(); }
  /// The number of a visible leaf.
  uint32_t number(NodeId leaf) const { return index_.before(leaf); }
  std::string_view text(uint32_t token) const { return tree_->text(index_.tokens()[token]); }

  /// Of a bracket its partner, of all else the token itself.
  uint32_t partner(uint32_t token) const { return partner_[token]; }
  /// What begins with the token ends before this one: a pair of brackets with all inside, or the token alone.
  uint32_t behind(uint32_t token) const { return std::max(token, partner_[token]) + 1; }

  std::span<const NodeId> leaves(TokenRange range) const {
    return std::span(index_.tokens()).subspan(range.begin, range.size());
  }
  /// The same tokens, to be put elsewhere.
  std::shared_ptr<const std::vector<MinimalToken>> copyOf(TokenRange range) const {
    std::vector<MinimalToken> tokens;
    for (NodeId leaf : leaves(range))
      tokens.push_back({static_cast<Symbol>(tree_->node(leaf).symbol), std::string(tree_->text(leaf))});
    return std::make_shared<const std::vector<MinimalToken>>(std::move(tokens));
  }

 private:
  TreePtr tree_;
  TokenIndex index_;
  std::vector<uint32_t> partner_;  ///< by token
};

/// Between statements, or elements of a list.
bool separates(std::string_view text) { return text == ";" || text == "," || isBlank(text); }

/// The statement or element of a list around the token, without what separates it from others.
TokenRange statementAround(const TokenRow& row, uint32_t token) {
  TokenRange range{token, token + 1};
  auto ends = [&](uint32_t i) { return separates(row.text(i)) || row.text(i) == "{" || row.text(i) == "}"; };
  while (range.begin > 0 && !ends(range.begin - 1)) {
    const uint32_t before = range.begin - 1;
    if (row.partner(before) > before) break;  // of the bracket around it
    range.begin = row.partner(before);
  }
  while (range.end < row.size() && !ends(range.end) && row.partner(range.end) >= range.end)
    range.end = row.behind(range.end);
  return range;
}

/// That, with one of the separators around it.
TokenRange withSeparator(const TokenRow& row, TokenRange range) {
  if (range.begin > 0 && row.text(range.begin - 1) == ",") return {range.begin - 1, range.end};
  const bool separated = range.end < row.size() && separates(row.text(range.end));
  return {range.begin, range.end + separated};
}

/// What the name may stand for: `NAME = value`, `NAME: type = value`, `word value NAME`, `word value word NAME`.
std::vector<TokenRange> meaningsOf(const TokenRow& row, TokenRange definition, uint32_t name) {
  std::vector<TokenRange> meanings;
  auto add = [&](uint32_t begin, uint32_t end) {
    if (begin < end) meanings.push_back({begin, end});
  };
  auto isOperator = [&](uint32_t i) { return !isNameText(row.text(i)) && row.partner(i) == i; };
  if (name + 1 < definition.end && isOperator(name + 1)) {
    uint32_t last = name + 1;
    for (uint32_t i = last; i < definition.end; i = row.behind(i))
      if (row.text(i) == "=") last = i;
    add(last + 1, definition.end);
    if (last != name + 1) add(name + 2, definition.end);
  }
  if (name + 1 == definition.end) {
    add(definition.begin + 1, name);
    if (name > definition.begin && isNameText(row.text(name - 1))) add(definition.begin + 1, name - 1);
  }
  return meanings;
}

}  // namespace

std::unique_ptr<Pass> makeAliasPass(TreePtr tree) {
  std::vector<Unit> changes;
  if (tree->tokenCount(tree->root()) > mostTokensOfARow) return makeGreedyPass(std::move(tree), std::move(changes));
  auto row = std::make_shared<const TokenRow>(tree);
  for (const Name& name : namesOf(*tree)) {
    const uint32_t defined = row->number(name.leaves.front());
    const TokenRange definition = statementAround(*row, defined);
    const std::vector<NodeId> uses(name.leaves.begin() + 1, name.leaves.end());
    if (uses.empty() || row->number(uses.front()) < definition.end) continue;
    for (TokenRange meaning : meaningsOf(*row, definition, defined)) {
      changes.push_back(
          [row, leaving = withSeparator(*row, definition), uses, text = row->copyOf(meaning)](Edits& edits) {
            const auto touched = [&](NodeId leaf) { return edits.touched(leaf); };
            if (std::ranges::any_of(row->leaves(leaving), touched) || std::ranges::any_of(uses, touched)) return;
            for (NodeId leaf : row->leaves(leaving)) edits.remove(leaf);
            for (NodeId use : uses) edits.replaceByTokens(use, text);
          });
    }
  }
  return makeGreedyPass(std::move(tree), std::move(changes));
}

}  // namespace hone
