#include "explain/general_pattern.h"

#include <algorithm>

#include "explain/feature_reader.h"
#include "explain/tree_places.h"

namespace hone {
namespace {

/// The tokens and places of one input, of which some are left.
class Pieces {
 public:
  explicit Pieces(const InputPattern& input) : input_(&input) {
    for (NodeId id = 0; id < tree().size();) {
      const Node& node = tree().node(id);
      const bool open = input.isOpen(id, true);
      if (open)
        pieces_.push_back({id, {.part = input.parts.of(node)}});
      else if (input.isToken(id))
        pieces_.push_back({id, input.fixedItem(id)});
      id = open ? node.end : id + 1;
    }
  }

  bool any(NodeId node) const {
    return std::ranges::any_of(pieces_, [&](const Piece& p) { return isIn(p, node); });
  }

  void drop(NodeId node) {
    std::erase_if(pieces_, [&](const Piece& p) { return isIn(p, node); });
  }

  /// All of it becomes a place.
  void open(NodeId node, uint16_t alternative) {
    auto at = std::ranges::find_if(pieces_, [&](const Piece& p) { return isIn(p, node); });
    *at = {node, {.part = input_->parts.of(tree().node(node)), .alternative = alternative}};
    pieces_.erase(std::remove_if(at + 1, pieces_.end(), [&](const Piece& p) { return isIn(p, node); }), pieces_.end());
  }

  /// With anything before, between and behind them.
  std::vector<PatternItem> items() const {
    const PatternItem gap{.kind = PatternItem::Kind::gap};
    std::vector<PatternItem> items = {gap};
    for (const Piece& piece : pieces_) {
      items.push_back(piece.item);
      items.push_back(gap);
    }
    return items;
  }

  /// The innermost rule that has all of them.
  NodeId around() const {
    if (pieces_.empty()) return tree().root();
    NodeId at = pieces_.front().node;
    while (tree().node(at).kind != NodeKind::rule || tree().node(at).end <= pieces_.back().node)
      at = ruleAbove(tree(), at);
    return at;
  }

 private:
  struct Piece {
    NodeId node;
    PatternItem item;
  };
  bool isIn(const Piece& piece, NodeId node) const { return piece.node >= node && piece.node < tree().node(node).end; }

  const Tree& tree() const { return *input_->tree; }

  const InputPattern* input_;
  std::vector<Piece> pieces_;
};

}  // namespace

GeneralPatterns::GeneralPatterns(const Parts& parts) : parts_(parts) {}

void GeneralPatterns::add(TreePtr input, bool fails) {
  ItemMatcher matcher(parts_, *input);
  known_.push_back({std::move(input), std::move(matcher), fails});
}

std::vector<Feature> GeneralPatterns::of(const InputPattern& input, bool fails, Random& random) const {
  const Tree& tree = *input.tree;
  Pieces pieces(input);
  std::vector<const Known*> open;  // those that don't match yet; what matches goes on to do so
  const std::vector<PatternItem> all = pieces.items();
  for (const Known& known : known_)
    if (!known.matcher.matches(tree.root(), all)) open.push_back(&known);
  auto attempt = [&](auto&& change) {
    constexpr size_t worth = 2;  // alike ones for one that isn't
    Pieces changed = pieces;
    change(changed);
    const std::vector<PatternItem> items = changed.items();
    std::vector<const Known*> left;
    size_t alike = 0, others = 0;
    for (const Known* known : open) {
      if (!known->matcher.matches(tree.root(), items))
        left.push_back(known);
      else
        ++(known->fails == fails ? alike : others);
    }
    if (alike < worth * others) return false;
    pieces = std::move(changed);
    open = std::move(left);
    return true;
  };
  std::vector<NodeId> waiting = {tree.root()};
  while (!waiting.empty()) {
    const NodeId node = waiting.back();
    waiting.pop_back();
    if (!pieces.any(node)) continue;
    if (attempt([&](Pieces& p) { p.drop(node); })) continue;
    const Node& n = tree.node(node);
    const uint16_t alternative = alternativeOf(parts_, tree, node);
    const bool isPlace = n.kind == NodeKind::token || (n.kind == NodeKind::rule && node != tree.root());
    if (isPlace && attempt([&](Pieces& p) { p.open(node, anyAlternative); })) continue;
    if (isPlace && alternative != anyAlternative && attempt([&](Pieces& p) { p.open(node, alternative); })) continue;
    std::vector<NodeId> children = tree.children(node);
    random.shuffle(children);
    waiting.insert(waiting.end(), children.begin(), children.end());
  }
  std::vector<Feature> found;
  for (NodeId top : {tree.root(), pieces.around()})
    found.push_back({.kind = FeatureKind::pattern, .part = parts_.of(tree.node(top)), .items = pieces.items()});
  return found;
}

}  // namespace hone
