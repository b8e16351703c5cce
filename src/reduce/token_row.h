// The visible tokens of a text side by side, for passes that look for one form at several places: a name and the
// bracketed list behind it. Brackets are known by their texts, so this works for any grammar.
#pragma once

#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "tree/edits.h"
#include "tree/token_index.h"

namespace hone {

/// A bracketed list with commas between its elements, which aren't empty. All by numbers of tokens.
struct BracketList {
  TokenRange whole;
  std::vector<TokenRange> elements;
};

/// For larger texts, passes that look at the places of every name are too long.
constexpr size_t mostTokensOfARow = 300;

class TokenRow {
 public:
  /// O(size of the tree).
  explicit TokenRow(TreePtr tree);

  uint32_t size() const { return index_.size(); }
  NodeId leaf(uint32_t token) const { return index_.tokens()[token]; }
  /// The number of a visible leaf.
  uint32_t number(NodeId leaf) const { return index_.before(leaf); }
  std::string_view text(uint32_t token) const { return tree_->text(leaf(token)); }

  /// The partner of a bracket; any other token is its own partner.
  uint32_t partner(uint32_t token) const { return partner_[token]; }
  /// What begins with the token ends before this one: a pair of brackets with all inside, or the token alone.
  uint32_t behind(uint32_t token) const { return std::max(token, partner_[token]) + 1; }

  /// The list whose opening bracket the token is, if any. `<` is one where a `>` closes it.
  std::optional<BracketList> listAt(uint32_t token) const;

  /// The same tokens, to be put elsewhere.
  std::shared_ptr<const std::vector<MinimalToken>> copyOf(TokenRange range) const;
  void remove(TokenRange range, Edits& edits) const;
  bool touched(TokenRange range, const Edits& edits) const;

 private:
  std::optional<uint32_t> closerOfAngle(uint32_t token) const;

  TreePtr tree_;
  TokenIndex index_;
  std::vector<uint32_t> partner_;  ///< by token
};

}  // namespace hone
