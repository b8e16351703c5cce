#include "reduce/parts.h"

#include <utility>

namespace hone {
namespace {

/// Elements. The lists of a file that are longer are few, so keeping them costs little; finding the elements of such a
/// list anew for each candidate took most of a test of 2 MB of C.
constexpr size_t longList = 256;

}  // namespace

PartTable::PartTable(TreePtr tree) : tree_(std::move(tree)), innermost_(tree_->size(), noPart) {
  for (NodeId parent = 0; parent < tree_->size(); ++parent) {
    // Pre-order: the parent's own part is known by now, those of its children are set from it or by a list.
    if (!tree_->node(parent).isLeaf())
      for (NodeId child = parent + 1; child < tree_->node(parent).end; child = tree_->node(child).end)
        innermost_[child] = innermost_[parent];
    uint32_t index = 0;
    for (KleeneList& list : kleeneListsOf(*tree_, parent)) {
      const uint32_t place = index++;
      // What must stay belongs to the part around it.
      if (list.elements.size() <= list.atLeast) continue;
      lists_.push_back(
          {parent, place, static_cast<PartId>(parts_.size()), static_cast<uint32_t>(list.elements.size())});
      for (const KleeneElement& element : list.elements) {
        // With the white space between its nodes.
        for (NodeId node = element.nodes.front(); node <= element.nodes.back(); node = tree_->node(node).end)
          innermost_[node] = static_cast<PartId>(parts_.size());
        parts_.push_back(
            {element.nodes.front(), tree_->node(element.nodes.back()).end, static_cast<uint32_t>(lists_.size() - 1)});
      }
      if (list.elements.size() >= longList)
        longLists_.emplace(static_cast<uint32_t>(lists_.size() - 1), std::move(list));
    }
  }
}

std::vector<PartId> PartTable::inside(PartId part) const {
  std::vector<PartId> inner;
  NodeId node = part == noPart ? tree_->root() : begin(part);
  const NodeId last = part == noPart ? static_cast<NodeId>(tree_->size()) : end(part);
  while (node < last) {
    if (of(node) == part) {
      ++node;
      continue;
    }
    inner.push_back(of(node));
    node = end(of(node));
  }
  return inner;
}

bool PartTable::holds(PartId part, NodeId leaf) const {
  PartId holding = of(leaf);
  while (holding != noPart && holding != part) holding = around(holding);
  return holding == part;
}

void PartTable::remove(const std::vector<PartId>& parts, Edits& edits) const {
  for (size_t i = 0; i < parts.size();) {
    const uint32_t index = parts_[parts[i]].list;
    const ListPlace& list = lists_[index];
    // All at once, since an element that stays may have to lose its separator.
    std::vector<bool> kept(list.count);
    for (uint32_t k = 0; k < list.count; ++k) kept[k] = !gone(list.first + k, edits);
    for (; i < parts.size() && parts_[parts[i]].list == index; ++i) kept[parts[i] - list.first] = false;
    if (auto known = longLists_.find(index); known != longLists_.end())
      keepOnly(*tree_, known->second, kept, edits);
    else
      keepOnly(*tree_, kleeneListsOf(*tree_, list.parent)[list.index], kept, edits);
  }
}

}  // namespace hone
