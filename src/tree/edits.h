// The edits that turn a tree into a candidate: an overlay over the tree's nodes. Strategies are copied for every guess,
// so copies share equal parts. A copy costs O(1), and its first change O(nodes / 256).
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "parse/derivation.h"
#include "parse/language.h"

namespace hone {

class Edits {
 public:
  enum class Kind : uint8_t {
    removed,  ///< the subtree leaves no text
    minimal,  ///< the minimal text of the node's rule or token
    subtree,  ///< the texts of other nodes, in order, with the edits below those nodes
    text,     ///< another text for one token
    tokens    ///< other tokens instead
  };
  struct Edit {
    Kind kind;
    std::vector<NodeId> sources = {};                              ///< for `subtree`
    std::shared_ptr<const std::string> text = {};                  ///< for `text`
    std::shared_ptr<const std::vector<MinimalToken>> tokens = {};  ///< for `tokens`
  };

  explicit Edits(size_t nodeCount) : nodeCount_(nodeCount) {}

  // A node has at most one edit: a later edit replaces an earlier one. Edits below a removed or replaced node are kept
  // but have no effect, unless they lie below a source of a `subtree`.
  void remove(NodeId node);
  void replaceByMinimal(NodeId node);
  void replaceBySubtree(NodeId node, NodeId source) { replaceBySubtrees(node, {source}); }
  void replaceBySubtrees(NodeId node, std::vector<NodeId> sources);
  void replaceText(NodeId leaf, std::string text);
  void replaceByTokens(NodeId node, std::shared_ptr<const std::vector<MinimalToken>> tokens);
  void restore(NodeId node);

  bool touched(NodeId node) const { return find(node) != nullptr; }
  /// nullptr if the node has no edit or is removed.
  const Edit* replacement(NodeId node) const;
  bool removed(NodeId node) const;
  bool empty() const { return count_ == 0; }
  /// The first edited node from this one on and before `end`; noNode if there is none.
  NodeId nextTouched(NodeId from, NodeId end) const;
  /// Grows with every change: if a copy has the same number, nothing was changed in the copy.
  size_t changes() const { return changes_; }
  /// A hash of the nodes whose edits are others than in `base`, and of these edits: of two copies that were changed in
  /// the same way, it is the same. `base` must belong to the same tree. Takes no time for what both share.
  uint64_t differenceTo(const Edits& base) const;
  /// The nodes whose edits are others than in `base`, ascending. The same holds for its costs and for `base`.
  std::vector<NodeId> changedFrom(const Edits& base) const;

 private:
  struct Entry {
    NodeId node;
    std::shared_ptr<const Edit> edit;  ///< null: removed
  };
  /// The edits of `nodesABlock` consecutive nodes, ascending.
  using Block = std::vector<Entry>;
  using Blocks = std::vector<std::shared_ptr<Block>>;
  static constexpr size_t nodesABlock = 256;

  const Entry* find(NodeId node) const;
  static void describe(NodeId node, const Entry* entry, std::string& text);
  /// Calls `changed` with each node whose edit is another than in `base`, and with its entry; null: it has none.
  template <typename Changed>
  void compare(const Edits& base, Changed changed) const;
  void set(NodeId node, std::shared_ptr<const Edit> edit);
  /// The block of the node; copied first if another copy shares it.
  Block& ownBlock(NodeId node);

  size_t nodeCount_;
  std::shared_ptr<Blocks> blocks_;  ///< null: no edits; shared parts are never changed
  size_t count_ = 0;
  size_t changes_ = 0;
};

}  // namespace hone
