#include "tree/patches.h"

#include <algorithm>

#include "tree/render.h"

namespace hone {
namespace {

class PatchWalk {
 public:
  PatchWalk(const Tree& tree, const TreeTokens& tokens, const IslandPlaces& islands, const Edits& edits)
      : tree_(tree), tokens_(tokens), islands_(islands), edits_(edits) {}

  std::optional<Patches> run() {
    ranges_.push_back({tree_.root(), static_cast<NodeId>(tree_.size()), noNode});
    while (!ranges_.empty()) {
      Range& range = ranges_.back();
      NodeId edited = edits_.nextTouched(range.next);
      if (edited != noNode && edited == range.source) edited = edits_.nextTouched(edited + 1);
      const NodeId island = edited < range.end ? islands_.around(edited) : noNode;
      const NodeId stop = std::min(island != noNode ? island : edited, range.end);
      keep(range.next, stop);
      if (stop == range.end) {
        ranges_.pop_back();
        continue;
      }
      range.next = tree_.node(stop).end;
      if (island != noNode)
        writeIsland(island);
      else if (const Edits::Edit* edit = edits_.replacement(edited))
        if (!replace(*edit, edited)) return std::nullopt;
    }
    endPatch(static_cast<NodeId>(tree_.size()));
    return std::move(patches_);
  }

 private:
  struct Range {
    NodeId next;
    NodeId end;
    NodeId source;  ///< its own edit doesn't apply again
  };

  uint32_t offsetOf(NodeId node) const {
    return node < tree_.size() ? tree_.node(node).textBegin : static_cast<uint32_t>(tree_.bytes().size());
  }

  void keep(NodeId begin, NodeId end) {
    if (begin == end) return;
    keepText(begin, end);
    tokens_.addTo(patches_.tokens, begin, end);
  }

  void keepText(NodeId begin, NodeId end) {
    endPatch(begin);
    patches_.bytes += offsetOf(end) - offsetOf(begin);
    keptTo_ = end;
  }

  void endPatch(NodeId to) {
    const auto inserted = static_cast<uint32_t>(patches_.inserted.size());
    const uint32_t before = patches_.list.empty() ? 0 : patches_.list.back().inserted;
    if (keptTo_ == to && inserted == before) return;
    patches_.list.push_back({keptTo_, to, offsetOf(keptTo_), offsetOf(to), inserted});
  }

  void insert(std::string_view text, Symbol type, bool isHidden = false) {
    patches_.inserted.push_back({text, type, isHidden});
    patches_.bytes += text.size();
  }

  void insertToken(std::string_view text, Symbol type) {
    insert(text, type);
    if (!text.empty()) patches_.tokens.add(text);
  }

  void writeIsland(NodeId island) {
    std::optional<std::string> written = renderIsland(tree_, edits_, island, patches_.tokens);
    patches_.writable &= written.has_value();
    if (!written) return;
    if (*written == tree_.text(island)) {
      keepText(island, tree_.node(island).end);
      return;
    }
    patches_.islands.push_back(std::move(*written));
    insert(patches_.islands.back(), static_cast<Symbol>(tree_.node(island).symbol));
  }

  /// False where the order of the text changes.
  bool replace(const Edits::Edit& edit, NodeId id) {
    const Node& node = tree_.node(id);
    switch (edit.kind) {
      case Edits::Kind::removed: break;
      case Edits::Kind::subtree: return replaceBySubtrees(edit.sources, id);
      case Edits::Kind::text:
        if (node.kind == NodeKind::hidden)
          insert(*edit.text, static_cast<Symbol>(node.symbol), true);
        else
          insertToken(*edit.text, static_cast<Symbol>(node.symbol));
        break;
      case Edits::Kind::tokens:
        for (const MinimalToken& token : *edit.tokens) insertToken(token.text, token.type);
        break;
      case Edits::Kind::minimal:
        forMinimalTokens(tree_, id, [this](std::string_view text, Symbol type) { insertToken(text, type); });
        break;
    }
    return true;
  }

  bool replaceBySubtrees(const std::vector<NodeId>& sources, NodeId id) {
    NodeId from = id;
    for (NodeId source : sources) {
      if (source < from || tree_.node(source).end > tree_.node(id).end) return false;
      if (islands_.around(source) != noNode) return false;
      from = tree_.node(source).end;
    }
    // In reverse, since the stack reverses the order.
    for (size_t i = sources.size(); i-- > 0;) ranges_.push_back({sources[i], tree_.node(sources[i]).end, sources[i]});
    return true;
  }

  const Tree& tree_;
  const TreeTokens& tokens_;
  const IslandPlaces& islands_;
  const Edits& edits_;
  std::vector<Range> ranges_;
  NodeId keptTo_ = 0;  ///< the text of all nodes before is kept, or in a patch
  Patches patches_;
};

}  // namespace

IslandPlaces::IslandPlaces(const Tree& tree) : tree_(tree) {
  for (NodeId id = 0; id < tree.size();) {
    const bool island = tree.node(id).kind == NodeKind::island;
    if (island) islands_.push_back(id);
    id = island ? tree.node(id).end : id + 1;
  }
}

NodeId IslandPlaces::around(NodeId node) const {
  auto behind = std::ranges::lower_bound(islands_, node);
  if (behind == islands_.begin()) return noNode;
  const NodeId island = *(behind - 1);
  return node < tree_.node(island).end ? island : noNode;
}

std::optional<Patches> patchesOf(const Tree& tree, const TreeTokens& tokens, const IslandPlaces& islands,
                                 const Edits& edits) {
  return PatchWalk(tree, tokens, islands, edits).run();
}

}  // namespace hone
