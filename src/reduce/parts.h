// The parts of a text: all that the grammar allows to be left out, on all levels of nesting. A part is an element of
// a list (tree/kleene_lists.h), such as a declaration, a statement in its body, an argument in that.
#pragma once

#include <algorithm>
#include <unordered_map>
#include <vector>

#include "tree/kleene_lists.h"

namespace hone {

/// The index of a part.
using PartId = uint32_t;
constexpr PartId noPart = UINT32_MAX;

class PartTable {
 public:
  /// O(size of the tree).
  explicit PartTable(TreePtr tree);

  size_t size() const { return parts_.size(); }
  /// Its nodes and all below them are [begin, end).
  NodeId begin(PartId part) const { return parts_[part].begin; }
  NodeId end(PartId part) const { return parts_[part].end; }

  /// The innermost part that holds the node, or `noPart`.
  PartId of(NodeId node) const { return innermost_[node]; }
  /// The innermost part that holds the part, or `noPart`.
  PartId around(PartId part) const { return innermost_[lists_[parts_[part].list].parent]; }
  /// The parts right inside of the part, or of the text for `noPart`, in the order of the text. An empty one
  /// at the end of a list isn't among them, since it ends the one before it. O(its nodes).
  std::vector<PartId> inside(PartId part) const;
  /// Are both elements of one list?
  bool isInOneList(PartId part, PartId other) const {
    return std::max(part, other) < size() && parts_[part].list == parts_[other].list;
  }

  bool gone(PartId part, const Edits& edits) const { return edits.removed(begin(part)); }
  /// The parts go, in addition to what has gone from their lists. Those of one list are side by side. O(their lists).
  void remove(const std::vector<PartId>& parts, Edits& edits) const;

 private:
  struct Part {
    NodeId begin;
    NodeId end;
    uint32_t list;
    bool endsList;  ///< empty, behind the last separator
  };
  /// Mostly the list is found again in the tree when it is needed: all lists of a large text would take much memory.
  struct ListPlace {
    NodeId parent;
    uint32_t index;  ///< among the lists of the parent
    PartId first;
    uint32_t count;
  };

  void remove(const KleeneList& list, const ListPlace& place, std::vector<bool>& going, Edits& edits) const;

  TreePtr tree_;
  std::vector<Part> parts_;
  std::vector<ListPlace> lists_;
  std::unordered_map<NodeId, std::vector<KleeneList>> listsOfWideNodes_;  ///< by parent
  std::vector<PartId> innermost_;                                         ///< by node
};

/// For each node, the bytes of what is left of the tokens before it, without hidden ones; and for the end. O(nodes).
std::vector<uint32_t> visibleBytesBefore(const Tree& tree, const Edits& edits);

}  // namespace hone
