#include "explain/general_pattern.h"

#include <algorithm>

#include "explain/feature_reader.h"
#include "explain/tree_places.h"

namespace hone {
namespace {

/// What may stand before a piece.
enum class Between : uint8_t {
  nothing,
  more,  ///< iterations and optional parts
  anything
};

/// The tokens and places of a part of one input, of which some are left.
class Pieces {
 public:
  Pieces(const InputPattern& input, NodeId top, Between between) : input_(&input), top_(top), atEnd_(between) {
    for (NodeId id = top; id < tree().node(top).end;) {
      const Node& node = tree().node(id);
      const bool open = id != top && input.isOpen(id, true);
      if (open)
        pieces_.push_back({id, {.part = input.parts.of(node)}, between});
      else if (input.isToken(id))
        pieces_.push_back({id, input.fixedItem(id), between});
      id = open ? node.end : id + 1;
    }
  }

  bool any(NodeId node) const {
    return std::ranges::any_of(pieces_, [&](const Piece& p) { return isIn(p, node); });
  }

  /// Anything may be in its place.
  void drop(NodeId node) {
    bool dropped = false;
    for (Piece& piece : pieces_) {
      if (dropped && !isIn(piece, node)) {
        piece.before = Between::anything;
        dropped = false;
      }
      dropped = dropped || isIn(piece, node);
    }
    if (dropped) atEnd_ = Between::anything;
    std::erase_if(pieces_, [&](const Piece& p) { return isIn(p, node); });
  }

  /// All of it becomes a place.
  void open(NodeId node, uint16_t alternative) {
    auto at = std::ranges::find_if(pieces_, [&](const Piece& p) { return isIn(p, node); });
    *at = {node, {.part = input_->parts.of(tree().node(node)), .alternative = alternative}, at->before};
    pieces_.erase(std::remove_if(at + 1, pieces_.end(), [&](const Piece& p) { return isIn(p, node); }), pieces_.end());
  }

  size_t boundaries() const { return pieces_.size() + 1; }
  Between& boundary(size_t i) { return i < pieces_.size() ? pieces_[i].before : atEnd_; }

  std::vector<PatternItem> items() const {
    std::vector<PatternItem> items;
    auto add = [&](Between between) {
      if (between == Between::more) items.push_back({.kind = PatternItem::Kind::more});
      if (between == Between::anything) items.push_back({.kind = PatternItem::Kind::gap});
    };
    for (const Piece& piece : pieces_) {
      add(piece.before);
      items.push_back(piece.item);
    }
    add(atEnd_);
    return items;
  }

  /// The innermost rule that has all of them.
  NodeId around() const {
    if (pieces_.empty()) return top_;
    NodeId at = pieces_.front().node;
    while (tree().node(at).kind != NodeKind::rule || tree().node(at).end <= pieces_.back().node)
      at = ruleAbove(tree(), at);
    return at;
  }

 private:
  struct Piece {
    NodeId node;
    PatternItem item;
    Between before;
  };
  bool isIn(const Piece& piece, NodeId node) const { return piece.node >= node && piece.node < tree().node(node).end; }

  const Tree& tree() const { return *input_->tree; }

  const InputPattern* input_;
  NodeId top_;
  std::vector<Piece> pieces_;
  Between atEnd_;
};

}  // namespace

/// From one part of the input, and what may stand between its pieces at first, to ever more general patterns. The order
/// in which pieces are tried is by chance.
class GeneralPatterns::Search {
 public:
  Search(const GeneralPatterns& all, const InputPattern& input, bool fails, NodeId top, Between between, Random& random)
      : parts_(all.parts_),
        tree_(*input.tree),
        fails_(fails),
        top_(top),
        random_(random),
        pieces_(input, top, between) {
    const std::vector<PatternItem> items = pieces_.items();
    for (const Known& known : all.known_)
      if (!matches(known, items)) open_.push_back(&known);
    if (between == Between::nothing) {
      // A change that lets nothing in may be wrong: what comes later would be judged by it.
      fewest_ = 1;
      for (int round = 0; round < 2; ++round) generalize();
      fewest_ = 0;
    }
    generalize();
  }

  Feature feature() const {
    return {.kind = FeatureKind::pattern, .part = parts_.of(tree_.node(top_)), .items = pieces_.items()};
  }
  NodeId around() const { return pieces_.around(); }

 private:
  void generalize() {
    widen();
    leaveOut();
  }

  void widen() {
    for (size_t i = 0; i < pieces_.boundaries(); ++i)
      for (Between wider : {Between::anything, Between::more})
        if (pieces_.boundary(i) < wider && attempt([&](Pieces& p) { p.boundary(i) = wider; })) break;
  }

  void leaveOut() {
    std::vector<NodeId> waiting = {top_};
    while (!waiting.empty()) {
      const NodeId node = waiting.back();
      waiting.pop_back();
      if (!pieces_.any(node)) continue;
      if (attempt([&](Pieces& p) { p.drop(node); })) continue;
      const Node& n = tree_.node(node);
      const uint16_t alternative = alternativeOf(parts_, tree_, node);
      const bool isPlace = n.kind == NodeKind::token || (n.kind == NodeKind::rule && node != top_);
      if (isPlace && attempt([&](Pieces& p) { p.open(node, anyAlternative); })) continue;
      if (isPlace && alternative != anyAlternative && attempt([&](Pieces& p) { p.open(node, alternative); })) continue;
      std::vector<NodeId> children = tree_.children(node);
      random_.shuffle(children);
      waiting.insert(waiting.end(), children.begin(), children.end());
    }
  }

  /// Makes the change unless that lets in too many others.
  template <typename Change>
  bool attempt(Change change) {
    constexpr size_t worth = 2;  // alike ones for one that isn't
    Pieces changed = pieces_;
    change(changed);
    const std::vector<PatternItem> items = changed.items();
    std::vector<const Known*> left;
    size_t alike = 0, others = 0;
    for (const Known* known : open_) {
      if (!matches(*known, items))
        left.push_back(known);
      else
        ++(known->fails == fails_ ? alike : others);
    }
    if (alike < worth * others || alike < fewest_) return false;
    pieces_ = std::move(changed);
    open_ = std::move(left);
    return true;
  }

  /// Does any part of that rule match?
  bool matches(const Known& known, std::span<const PatternItem> items) const {
    const Tree& tree = *known.input;
    for (NodeId id = 0; id < tree.size(); ++id)
      if (tree.node(id).kind == NodeKind::rule && tree.node(id).symbol == tree_.node(top_).symbol &&
          known.matcher.matches(id, items))
        return true;
    return false;
  }

  const Parts& parts_;
  const Tree& tree_;
  bool fails_;
  NodeId top_;
  Random& random_;
  Pieces pieces_;
  std::vector<const Known*> open_;  ///< those that don't match yet; what matches goes on to do so
  size_t fewest_ = 0;               ///< alike ones that a change has to let in
};

GeneralPatterns::GeneralPatterns(const Parts& parts) : parts_(parts) {}

void GeneralPatterns::add(TreePtr input, bool fails) {
  PatternMatcher matcher(parts_, *input);
  known_.push_back({std::move(input), std::move(matcher), fails});
}

std::vector<Feature> GeneralPatterns::of(const InputPattern& input, bool fails, Random& random) const {
  const NodeId root = input.tree->root();
  std::vector<Feature> found;
  auto search = [&](NodeId top, Between between) {
    Search done(*this, input, fails, top, between, random);
    found.push_back(done.feature());
    return done.around();
  };
  const NodeId around = search(root, Between::anything);
  if (around != root) {
    Feature inner = found.back();
    inner.part = parts_.of(input.tree->node(around));
    found.push_back(std::move(inner));
  }
  const NodeId closer = search(root, Between::nothing);
  if (closer != root) search(closer, Between::nothing);
  return found;
}

}  // namespace hone
