#include "reduce/parts.h"

#include <utility>

#include "tree/project_files.h"

namespace hone {
namespace {

/// Children. The nodes that have more are few, so keeping their lists costs little; finding these anew for each
/// candidate took most of a test of 2 MB of C, and minutes where a node has thousands of lists.
constexpr size_t wideNode = 256;

}  // namespace

PartTable::PartTable(TreePtr tree) : tree_(std::move(tree)), innermost_(tree_->size(), noPart) {
  WorkMeter meter(tree_->stop());
  for (NodeId parent = 0; parent < tree_->size(); ++parent) {
    meter.spend();
    // Pre-order: the parent's own part is known by now, those of its children are set from it or by a list.
    size_t children = 0;
    if (!tree_->node(parent).isLeaf())
      for (NodeId child = parent + 1; child < tree_->node(parent).end; child = tree_->node(child).end, ++children)
        innermost_[child] = innermost_[parent];
    if (isOfCommand(*tree_, parent)) continue;
    uint32_t index = 0;
    std::vector<KleeneList> lists = kleeneListsOf(*tree_, parent);
    for (const KleeneList& list : lists) {
      const uint32_t place = index++;
      // What must stay belongs to the part around it.
      if (list.elements.size() <= list.atLeast) continue;
      lists_.push_back(
          {parent, place, static_cast<PartId>(parts_.size()), static_cast<uint32_t>(list.elements.size())});
      for (const KleeneElement& element : list.elements) {
        // The white space between the element's nodes belongs to it, too.
        for (NodeId node = element.nodes.front(); node <= element.nodes.back(); node = tree_->node(node).end)
          innermost_[node] = static_cast<PartId>(parts_.size());
        parts_.push_back({element.nodes.front(), tree_->node(element.nodes.back()).end,
                          static_cast<uint32_t>(lists_.size() - 1),
                          &element == &list.elements.back() && isOnlySeparator(*tree_, element)});
      }
    }
    if (children >= wideNode && !lists.empty()) listsOfWideNodes_.emplace(parent, std::move(lists));
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
    if (!parts_[of(node)].endsList) inner.push_back(of(node));
    node = end(of(node));
  }
  return inner;
}

void PartTable::remove(const std::vector<PartId>& parts, Edits& edits) const {
  for (size_t i = 0; i < parts.size();) {
    const uint32_t index = parts_[parts[i]].list;
    const ListPlace& place = lists_[index];
    std::vector<bool> going(place.count);
    for (; i < parts.size() && parts_[parts[i]].list == index; ++i) going[parts[i] - place.first] = true;
    if (auto known = listsOfWideNodes_.find(place.parent); known != listsOfWideNodes_.end())
      remove(known->second[place.index], place, going, edits);
    else
      remove(kleeneListsOf(*tree_, place.parent)[place.index], place, going, edits);
  }
}

void PartTable::remove(const KleeneList& list, const ListPlace& place, std::vector<bool>& going, Edits& edits) const {
  // Mostly it suffices to look at the first elements that stay: what has gone from a long list is much.
  const auto stays = [&](size_t k) { return !going[k] && !gone(place.first + static_cast<PartId>(k), edits); };
  size_t first = list.elements.size(), staying = 0;
  for (size_t k = 0; k < list.elements.size() && staying < std::max<size_t>(1, list.atLeast); ++k)
    if (stays(k) && staying++ == 0) first = k;
  if (staying < list.atLeast || (first < list.elements.size() && !list.elements[first].canBeFirst)) {
    std::vector<bool> kept(list.elements.size());
    for (size_t k = 0; k < kept.size(); ++k) kept[k] = stays(k);
    return keepOnly(*tree_, list, kept, edits);
  }
  for (size_t k = 0; k < going.size(); ++k)
    if (going[k])
      for (const NodeId node : list.elements[k].nodes) edits.remove(node);
  for (size_t k = first; k < going.size(); ++k) {
    if (!going[k]) continue;
    size_t begin = k, end = k;
    while (!stays(begin - 1)) --begin;
    while (end < going.size() && !stays(end)) ++end;
    if (end < going.size()) keepSeparator(*tree_, list.elements[begin], list.elements[end], edits);
    k = end;
  }
  // It loses its separator.
  if (first < list.elements.size() && first > 0)
    for (const NodeId separator : list.elements[first].separators) edits.remove(separator);
}

std::vector<uint32_t> visibleBytesBefore(const Tree& tree, const Edits& edits) {
  std::vector<uint32_t> before(tree.size() + 1);
  for (NodeId id = 0; id < tree.size();) {
    const Node& node = tree.node(id);
    const NodeId next = edits.touched(id) ? node.end : id + 1;
    const bool counts = next == id + 1 && node.isVisible();
    const uint32_t sum = before[id] + (counts ? node.textEnd - node.textBegin : 0);
    while (id < next) before[++id] = sum;
  }
  return before;
}

}  // namespace hone
