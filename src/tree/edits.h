// The changes of a candidate to a tree: an overlay over its nodes. Strategies are copied for every guess, so copies
// share what is equal. A copy costs O(1), and its first change O(nodes / 256).
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
    minimal,  ///< the node's rule or token in its minimal text
    subtree,  ///< the texts of other nodes, one after the other, with the edits below those
    text,     ///< one token with another text
    tokens    ///< other tokens instead
  };
  struct Edit {
    Kind kind;
    std::vector<NodeId> sources = {};                              ///< of `subtree`
    std::shared_ptr<const std::string> text = {};                  ///< of `text`
    std::shared_ptr<const std::vector<MinimalToken>> tokens = {};  ///< of `tokens`
  };

  explicit Edits(size_t nodeCount) : nodeCount_(nodeCount) {}

  // A node has one edit at most: a later one takes the place of the earlier one. Edits below a node that is removed or
  // replaced are kept but have no effect, unless they lie below the source of a `subtree`.
  void remove(NodeId node) { set(node, nullptr); }
  void replaceByMinimal(NodeId node);
  void replaceBySubtree(NodeId node, NodeId source) { replaceBySubtrees(node, {source}); }
  void replaceBySubtrees(NodeId node, std::vector<NodeId> sources);
  void replaceText(NodeId leaf, std::string text);
  void replaceByTokens(NodeId node, std::shared_ptr<const std::vector<MinimalToken>> tokens);
  void restore(NodeId node);

  bool touched(NodeId node) const { return find(node) != nullptr; }
  /// nullptr where the node is untouched or just removed.
  const Edit* replacement(NodeId node) const;
  bool removed(NodeId node) const;
  bool empty() const { return count_ == 0; }
  /// The first edited node from this one on; noNode where there is none.
  NodeId nextTouched(NodeId from) const;
  /// Grows with every change that is made: where it is the same in a copy, nothing was changed there.
  size_t changes() const { return changes_; }

 private:
  struct Entry {
    NodeId node;
    std::shared_ptr<const Edit> edit;  ///< null: removed
  };
  /// The edits of so many nodes in a row, ascending.
  using Block = std::vector<Entry>;
  using Blocks = std::vector<std::shared_ptr<Block>>;
  static constexpr size_t nodesABlock = 256;

  const Entry* find(NodeId node) const;
  void set(NodeId node, std::shared_ptr<const Edit> edit);
  /// That of the node, which no copy shares.
  Block& ownBlock(NodeId node);

  size_t nodeCount_;
  std::shared_ptr<Blocks> blocks_;  ///< null: no edits; what is shared with copies isn't changed
  size_t count_ = 0;
  size_t changes_ = 0;
};

}  // namespace hone
