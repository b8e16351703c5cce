// What a candidate changes of a tree: an overlay over its nodes. Cheap to copy (a bit a node, and the replacements), as
// strategies are copied for every guess.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <unordered_map>
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

  explicit Edits(size_t nodeCount) : touched_(nodeCount) {}

  // A node has one edit at most: a later one takes the place of the earlier one. Edits below a node that is removed or
  // replaced are kept but have no effect, unless they lie below the source of a `subtree`.
  void remove(NodeId node);
  void replaceByMinimal(NodeId node) { set(node, {Kind::minimal}); }
  void replaceBySubtree(NodeId node, NodeId source) { replaceBySubtrees(node, {source}); }
  void replaceBySubtrees(NodeId node, std::vector<NodeId> sources) { set(node, {Kind::subtree, std::move(sources)}); }
  void replaceText(NodeId leaf, std::string text);
  void replaceByTokens(NodeId node, std::shared_ptr<const std::vector<MinimalToken>> tokens) {
    set(node, {Kind::tokens, {}, {}, std::move(tokens)});
  }
  void restore(NodeId node);

  bool touched(NodeId node) const { return touched_[node]; }
  /// nullptr where the node is untouched or just removed.
  const Edit* replacement(NodeId node) const;
  bool removed(NodeId node) const { return touched_[node] && replacement(node) == nullptr; }
  bool empty() const { return count_ == 0; }
  /// Grows with every change that is made: where it is the same in a copy, nothing was changed there.
  size_t changes() const { return changes_; }

 private:
  void set(NodeId node, Edit edit);

  std::vector<bool> touched_;
  std::unordered_map<NodeId, Edit> replacements_;  ///< what is touched and not here is removed
  size_t count_ = 0;
  size_t changes_ = 0;
};

}  // namespace hone
