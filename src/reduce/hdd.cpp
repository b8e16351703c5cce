// HDD walks the tree level by level, from the root down. On each level, all parts that can be removed (elements of
// lists, optional parts) form one list, which is minimized. Then, unless coarse, the remaining nodes with a shorter
// minimal text are minimized in the same way, where "removing" means writing that text. A removed part takes its
// subtree along, so a few tests remove most of a large input.
//
//     {"a": [1, 2, 3], "b": 4}      level of the members:  {"b": 4}        one test
//                                   level of the values:   {"b": 0}        one more
//                                   level of the tokens:   {"": 0}
//
// The paper replaces every node by a minimal string of its type. Here the quantifiers of the grammar tell which nodes
// can simply be removed, and a separated list is one list (tree/kleene_lists.h).

#include <algorithm>
#include <utility>

#include "reduce/list_minimizer.h"
#include "reduce/passes.h"
#include "search/cloned.h"
#include "tree/kleene_lists.h"
#include "tree/project_files.h"

namespace hone {
namespace {

/// What one level offers: shared by the copies of the pass, as it doesn't change.
struct Level {
  std::vector<KleeneList> lists;
  std::vector<uint32_t> listEnds;  ///< by list: the number of elements of it and those before
  std::vector<NodeId> shrinkable;  ///< have a shorter minimal text
  uint32_t elements() const { return listEnds.empty() ? 0 : listEnds.back(); }
};

class Hdd : public Pass {
 public:
  Hdd(TreePtr tree, Minimizer minimizer, bool coarse)
      : tree_(std::move(tree)),
        kind_(minimizer),
        coarse_(coarse),
        staying_(std::make_shared<const std::vector<NodeId>>(aroundCommand(*tree_))),
        accepted_(tree_->size()),
        parents_{tree_->root()} {}

  std::unique_ptr<Pass> clone() const override { return std::make_unique<Hdd>(*this); }

  std::optional<Edits> propose() override {
    for (;;) {
      tree_->stop().check();
      if (minimizer_) {
        if (std::optional<Selection> selection = minimizer_->propose()) {
          const Selection gone = leftOut(minimizer_->kept(), *selection);
          proposed_ = shrinking_ ? shrunk(gone) : shortened(gone, *selection);
          return proposed_;
        }
      }
      if (!nextStep()) return std::nullopt;
    }
  }

  void learn(bool interesting) override {
    if (interesting) best_ = proposed_;
    minimizer_->learn(interesting);
  }

 private:
  /// Enters the next list to minimize: the level's lists, then what of it can shrink, then the next level.
  bool nextStep() {
    if (best_) accepted_ = *std::exchange(best_, std::nullopt);
    if (minimizer_ && !shrinking_ && !coarse_) {
      shrinking_ = true;
      auto level = std::make_shared<Level>(*level_);
      std::erase_if(level->shrinkable, [&](NodeId node) { return gone(node); });
      level_ = std::move(level);
      minimizer_ = makeMinimizer(kind_, static_cast<uint32_t>(level_->shrinkable.size()));
      return true;
    }
    if (minimizer_) descend();
    if (parents_.empty()) return false;
    level_ = examine();
    shrinking_ = false;
    minimizer_ = makeMinimizer(kind_, level_->elements());
    return true;
  }

  /// Goes on to the children of the nodes that are left.
  void descend() {
    std::vector<NodeId> children;
    for (NodeId parent : parents_)
      for (NodeId child : tree_->children(parent))
        if (!tree_->node(child).isLeaf() && !accepted_.touched(child) && !isOfCommand(*tree_, child))
          children.push_back(child);
    parents_ = std::move(children);
  }

  std::shared_ptr<const Level> examine() const {
    auto level = std::make_shared<Level>();
    for (NodeId parent : parents_) {
      for (KleeneList& list : kleeneListsOf(*tree_, parent)) {
        std::erase_if(list.elements, [&](const KleeneElement& element) { return stays(element.nodes.front()); });
        level->listEnds.push_back(level->elements() + static_cast<uint32_t>(list.elements.size()));
        level->lists.push_back(std::move(list));
      }
      for (NodeId child : tree_->children(parent))
        if (shrinkable(child)) level->shrinkable.push_back(child);
    }
    return level;
  }

  bool gone(NodeId node) const { return accepted_.touched(node); }

  bool stays(NodeId node) const { return std::ranges::find(*staying_, node) != staying_->end(); }

  bool shrinkable(NodeId node) const {
    if (accepted_.touched(node) || isOfCommand(*tree_, node) || stays(node)) return false;
    const Node& n = tree_->node(node);
    size_t length = 0;
    if (n.kind == NodeKind::rule) {
      const auto* minimal = tree_->language(node).minimal(n.symbol);
      if (minimal == nullptr) return false;
      for (const MinimalToken& token : *minimal) length += token.text.size();
    } else if (n.kind == NodeKind::token || n.kind == NodeKind::island) {
      const std::string* minimal = tree_->language(node).minimalToken(static_cast<Symbol>(n.symbol));
      if (minimal == nullptr) return false;
      length = minimal->size();
    } else {
      return false;
    }
    return hasMoreThan(node, length);
  }

  /// Is the node's visible text longer? Looks no further than it has to, as all levels ask.
  bool hasMoreThan(NodeId node, size_t length) const {
    size_t visible = 0;
    for (NodeId id = node; id < tree_->node(node).end && visible <= length; ++id)
      if (tree_->node(id).isVisible()) visible += tree_->node(id).textEnd - tree_->node(id).textBegin;
    return visible > length;
  }

  /// Adds what is left out now to what is left out already. Lists that must keep some elements in a shorter form are an
  /// exception: they are written anew with every selection.
  Edits shortened(const Selection& gone, const Selection& kept) const {
    Edits edits = best_ ? *best_ : accepted_;
    for (size_t next = 0; next < gone.size();) {
      const size_t list =
          static_cast<size_t>(std::ranges::upper_bound(level_->listEnds, gone[next]) - level_->listEnds.begin());
      const uint32_t begin = list == 0 ? 0 : level_->listEnds[list - 1], end = level_->listEnds[list];
      const KleeneList& present = level_->lists[list];
      if (keepsMore(present, begin, end, kept) || keepsMore(present, begin, end, minimizer_->kept()))
        return shortenedAnew(kept);
      for (; next < gone.size() && gone[next] < end; ++next)
        for (NodeId node : present.elements[gone[next] - begin].nodes) edits.remove(node);
      const size_t first = firstKept(begin, end, kept);
      if (first > begin && first < end)
        for (NodeId separator : present.elements[first - begin].separators) edits.remove(separator);
    }
    return edits;
  }

  /// The first of the list's elements, from `begin` to `end`, that is kept; `end` if none is.
  static size_t firstKept(uint32_t begin, uint32_t end, const Selection& kept) {
    auto first = std::ranges::lower_bound(kept, begin);
    return first == kept.end() ? end : std::min(*first, end);
  }

  /// Do more elements have to stay than are kept?
  static bool keepsMore(const KleeneList& list, uint32_t begin, uint32_t end, const Selection& kept) {
    const auto count = std::ranges::lower_bound(kept, end) - std::ranges::lower_bound(kept, begin);
    const size_t first = firstKept(begin, end, kept);
    return static_cast<size_t>(count) < list.atLeast || (first < end && !list.elements[first - begin].canBeFirst);
  }

  Edits shortenedAnew(const Selection& selection) const {
    Edits edits = accepted_;
    size_t next = 0;
    uint32_t index = 0;
    for (const KleeneList& list : level_->lists) {
      std::vector<bool> kept(list.elements.size());
      bool all = true;
      for (size_t i = 0; i < kept.size(); ++i, ++index) {
        kept[i] = next < selection.size() && selection[next] == index;
        next += kept[i];
        all &= kept[i];
      }
      if (!all) keepOnly(*tree_, list, kept, edits);
    }
    return edits;
  }

  Edits shrunk(const Selection& gone) const {
    Edits edits = best_ ? *best_ : accepted_;
    for (uint32_t i : gone) edits.replaceByMinimal(level_->shrinkable[i]);
    return edits;
  }

  TreePtr tree_;
  Minimizer kind_;
  bool coarse_;
  std::shared_ptr<const std::vector<NodeId>> staying_;  ///< without being tried: few
  Edits accepted_;                                      ///< before the present list
  std::optional<Edits> best_;                           ///< with the present list's best selection
  std::optional<Edits> proposed_;
  std::vector<NodeId> parents_;  ///< of the present level
  std::shared_ptr<const Level> level_;
  bool shrinking_ = false;
  Cloned<ListMinimizer> minimizer_;
};

}  // namespace

std::unique_ptr<Pass> makeHdd(TreePtr tree, Minimizer minimizer, bool coarse) {
  return std::make_unique<Hdd>(std::move(tree), minimizer, coarse);
}

}  // namespace hone
