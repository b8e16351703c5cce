// A tree as the kinds of features see it: parts of the grammar, with their visible texts.
#pragma once

#include <vector>

#include "explain/feature.h"
#include "tree/part_of.h"
#include "tree/visible_span.h"

namespace hone {

class FeatureReader;

/// The features that a text has because of the texts that are sought.
struct KnownText {
  struct OfKind {
    FeatureKind kind;
    std::vector<FeatureId> features;
  };
  std::vector<OfKind> kinds;  ///< those that were looked for
};

class TreeView {
 public:
  /// Both must outlive this. O(nodes).
  TreeView(const FeatureReader& reader, const Tree& tree);

  const FeatureReader& reader() const { return reader_; }
  const Tree& tree() const { return tree_; }
  const Parts& parts() const { return parts_; }
  size_t size() const { return tree_.size(); }

  Part part(NodeId id) const { return partOf(parts_, tree_.node(id)); }
  uint16_t alternative(NodeId id) const { return alternativeOf(parts_, tree_, id); }
  bool is(NodeId id, Part part, uint16_t alternative = anyAlternative) const;
  /// Is it the nearest rule above the node?
  bool isDirectlyIn(NodeId id, Part rule, uint16_t alternative = anyAlternative) const;
  /// Is it a rule or a token that could have another text?
  bool hasOwnText(NodeId id) const;
  /// Without hidden tokens around it.
  std::string_view text(NodeId id) const { return textAt(tree_, spans_[id]); }
  const VisibleSpan& span(NodeId id) const { return spans_[id]; }
  const std::vector<VisibleSpan>& spans() const { return spans_; }

  KnownText& known(NodeId id) const;
  /// A number of what is around the node: the same for nodes of one part that lie in the same parts in the same order.
  uint32_t path(NodeId id) const;

  /// All nodes of the part, in order.
  std::vector<NodeId> all(Part part, uint16_t alternative = anyAlternative) const;

 private:
  const FeatureReader& reader_;
  const Tree& tree_;
  const Parts& parts_;
  std::vector<VisibleSpan> spans_;
  // Made where they are asked for.
  mutable std::vector<KnownText*> known_;  ///< by node; null where it wasn't
  mutable std::vector<uint32_t> paths_;    ///< by node
};

/// The nearest rule above the node; noNode for the root.
NodeId ruleAbove(const Tree& tree, NodeId node);

/// The nearest rule above two disjoint nodes, within a bounded number of steps; noNode where it lies higher.
NodeId ruleAboveBoth(const Tree& tree, NodeId a, NodeId b);

}  // namespace hone
