#include "tree/patches.h"

#include <algorithm>

#include "tree/basis.h"
#include "tree/render.h"

namespace hone {
namespace {

class PatchWalk {
 public:
  PatchWalk(const Tree& tree, const TreeTokens& tokens, const IslandPlaces& islands, const Edits& edits,
            const Basis* basis)
      : tree_(tree), tokens_(tokens), islands_(islands), edits_(edits), basis_(basis) {}

  std::optional<Patches> run() {
    NodeId at = 0;
    for (const Range& changed : changedRanges()) {
      takeFromBasis(at, changed.next);
      if (!walk(changed)) return std::nullopt;
      at = changed.end;
    }
    takeFromBasis(at, static_cast<NodeId>(tree_.size()));
    endPatch(static_cast<NodeId>(tree_.size()));
    return std::move(patches_);
  }

 private:
  struct Range {
    NodeId next;
    NodeId end;
    NodeId source;  ///< its own edit doesn't apply again
  };

  /// Outside of them, the candidate is the basis. In text order.
  std::vector<Range> changedRanges() const {
    if (basis_ == nullptr) return {{tree_.root(), static_cast<NodeId>(tree_.size()), noNode}};
    std::vector<Range> ranges;
    for (const NodeId node : edits_.changedFrom(basis_->edits())) {
      if (!ranges.empty() && node < ranges.back().end) continue;
      // What is within an edit may have no effect, or one somewhere else.
      NodeId place = basis_->placeAround(node);
      if (place == noNode) place = islands_.around(node);
      if (place == noNode) place = node;
      ranges.push_back({place, tree_.node(place).end, noNode});
    }
    return ranges;
  }

  bool walk(const Range& whole) {
    ranges_.push_back(whole);
    while (!ranges_.empty()) {
      Range& range = ranges_.back();
      NodeId edited = edits_.nextTouched(range.next, range.end);
      if (edited != noNode && edited == range.source) edited = edits_.nextTouched(edited + 1, range.end);
      const NodeId island = edited < range.end ? islands_.around(edited) : noNode;
      const NodeId stop = std::min(island != noNode ? island : edited, range.end);
      keep(range.next, stop);
      if (stop == range.end) {
        ranges_.pop_back();
        continue;
      }
      if (ranges_.size() == 1) patches_.places.push_back(stop);
      range.next = tree_.node(stop).end;
      if (island != noNode)
        writeIsland(island);
      else if (const Edits::Edit* edit = edits_.replacement(edited))
        if (!replace(*edit, edited)) return false;
    }
    return true;
  }

  void takeFromBasis(NodeId begin, NodeId end) {
    if (begin == end) return;
    const Basis::Beginning before = basis_->before(begin), behind = basis_->before(end);
    tokens_.addBetween(patches_.tokens, before.tokens, behind.tokens);
    patches_.bytes += behind.bytes - before.bytes;
    const Patches& patches = basis_->patches();
    const auto places = std::ranges::lower_bound(patches.places, begin);
    patches_.places.insert(patches_.places.end(), places, std::ranges::lower_bound(places, patches.places.end(), end));

    NodeId at = begin;
    for (size_t i = basis_->patchBehind(begin); i < patches.list.size() && patches.list[i].from < end;) {
      const Patch& patch = patches.list[i];
      keepTextBetween(at, std::max(at, patch.from));
      if (begin <= patch.from && patch.to <= end) {
        const size_t next = std::max(i + 1, basis_->patchBehind(end));
        takePatches(i, next);
        at = patches.list[next - 1].to;
        i = next;
      } else {
        for (size_t k = patches.insertedBefore(i); k < patch.inserted; ++k)
          if (begin <= patches.inserted[k].place && patches.inserted[k].place < end)
            patches_.inserted.push_back(patches.inserted[k]);
        at = std::min(patch.to, end);
        ++i;
      }
    }
    keepTextBetween(at, end);
  }

  /// Takes whole patches from the basis. The last one isn't ended, since something may follow that joins it.
  void takePatches(size_t first, size_t behind) {
    const Patches& patches = basis_->patches();
    const size_t begin = patches_.list.size();
    const uint32_t from = patches.insertedBefore(first);
    const auto ahead = static_cast<uint32_t>(patches_.inserted.size()) - from;  // wraps around
    patches_.inserted.insert(patches_.inserted.end(), patches.inserted.begin() + from,
                             patches.inserted.begin() + patches.list[behind - 1].inserted);
    if (behind - first == 1) return;
    patches_.list.insert(patches_.list.end(), patches.list.begin() + static_cast<long>(first),
                         patches.list.begin() + static_cast<long>(behind - 1));
    for (size_t i = begin; i < patches_.list.size(); ++i) patches_.list[i].inserted += ahead;
    patches_.list[begin].from = keptTo_;
    patches_.list[begin].begin = offsetOf(tree_, keptTo_);
    keptTo_ = patches.list[behind - 1].from;
    // The first and the last one may be joined with others.
    if (begin + 1 < patches_.list.size()) patches_.reused.push_back({begin + 1, patches_.list.size(), first + 1});
  }

  void keep(NodeId begin, NodeId end) {
    if (begin == end) return;
    keepTextBetween(begin, end);
    patches_.bytes += offsetOf(tree_, end) - offsetOf(tree_, begin);
    tokens_.addTo(patches_.tokens, begin, end);
  }

  void keepTextBetween(NodeId begin, NodeId end) {
    if (begin == end) return;
    endPatch(begin);
    keptTo_ = end;
  }

  void endPatch(NodeId to) {
    const auto inserted = static_cast<uint32_t>(patches_.inserted.size());
    if (keptTo_ == to && inserted == patches_.insertedBefore(patches_.list.size())) return;
    patches_.list.push_back({keptTo_, to, offsetOf(tree_, keptTo_), offsetOf(tree_, to), inserted});
  }

  void insert(std::string_view text, Symbol type, bool isHidden = false) {
    patches_.inserted.push_back({text, type, patches_.places.back(), isHidden});
    patches_.bytes += text.size();
  }

  void insertToken(std::string_view text, Symbol type) {
    insert(text, type);
    if (!text.empty()) patches_.tokens.add(text);
  }

  void writeIsland(NodeId island) {
    patches_.changesIslands = true;
    std::optional<std::string> written = renderIsland(tree_, edits_, island, patches_.tokens);
    patches_.writable &= written.has_value();
    if (!written) return;
    if (*written == tree_.text(island)) {
      keepTextBetween(island, tree_.node(island).end);
      patches_.bytes += offsetOf(tree_, tree_.node(island).end) - offsetOf(tree_, island);
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
  const Basis* basis_;
  std::vector<Range> ranges_;
  NodeId keptTo_ = 0;  ///< the text of all nodes before is kept, or in a patch
  Patches patches_;
};

}  // namespace

IslandPlaces::IslandPlaces(const Tree& tree) : tree_(tree) {
  WorkMeter meter(tree.stop());
  for (NodeId id = 0; id < tree.size();) {
    meter.spend();
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
                                 const Edits& edits, const Basis* basis) {
  return PatchWalk(tree, tokens, islands, edits, basis).run();
}

}  // namespace hone
