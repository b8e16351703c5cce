// The patches of a candidate (tree/patches.h) form clusters. Patches in different clusters have some unchanged tokens
// between them and don't influence each other. For each cluster, the seams are repaired in a stretch of text around it
// (tree/seams.h). Many candidates have nearly the same patches, so results are cached by cluster. If the stretch
// doesn't suffice, for instance because the lexer's modes are out of step, the whole text is joined at once. So are
// texts of languages that only code in the grammar can lex.
//
// Most candidates differ in a few patches from the text that was accepted last, their basis. Clusters that lie among
// patches of the basis, and so are the same there, needn't even be looked up.

#include "tree/renderer.h"

#include <algorithm>

namespace hone {
namespace {

/// The least number of tokens between clusters: more than a repair examines around a seam.
constexpr size_t tokensApart = 16;
/// The tokens around a cluster that are cut out with it, on either side.
constexpr size_t tokensAround = 6;
/// The most entries of the cache, some hundred bytes each.
constexpr size_t mostKnown = 1 << 18;

}  // namespace

/// Patches that are near each other.
struct Renderer::Cluster {
  size_t begin, end;  ///< in Patches::list
  size_t firstToken;  ///< before the first patch, or one that looks at it from afar
  size_t lastToken;   ///< behind the last one, or what is looked at
  bool isFirst = false, isLast = false;
  std::optional<size_t> ofBasis = {};  ///< of several clusters that the basis has, too: their first patch there

  /// Everything on which the separators depend, as bytes.
  void describe(const Patches& patches, std::string& key) const {
    key.clear();
    auto add = [&](const auto& value) { key.append(reinterpret_cast<const char*>(&value), sizeof value); };
    add(isFirst);
    add(isLast);
    add(firstToken);
    add(lastToken);
    for (size_t i = begin; i < end; ++i) {
      const Patch& patch = patches.list[i];
      add(patch.from);
      add(patch.to);
      for (size_t k = i == 0 ? 0 : patches.list[i - 1].inserted; k < patch.inserted; ++k) {
        const Inserted& inserted = patches.inserted[k];
        add(inserted.type);
        add(inserted.text.size());
        key += inserted.text;
      }
    }
  }
};

/// The pieces of a cluster and its surroundings.
class Renderer::Part {
 public:
  static constexpr size_t noSlot = SIZE_MAX;

  Part(const Renderer& renderer, const Patches& patches, const Cluster& cluster)
      : renderer_(renderer), tree_(*renderer.tree_), patches_(patches), cluster_(cluster) {
    const TreeTokens& tokens = renderer.tokens_;
    const bool fromStart = cluster.firstToken < tokensAround;
    const bool toEnd = cluster.lastToken + tokensAround >= tokens.count();
    const NodeId begin = fromStart ? 0 : hostLeaf(tokens.leaf(cluster.firstToken - tokensAround));
    const NodeId last = toEnd ? 0 : hostLeaf(tokens.leaf(cluster.lastToken + tokensAround));
    around_ = {!fromStart, !toEnd, !cluster.isFirst, !cluster.isLast};
    text_ = {&tree_.language(), tree_.bytes(), tree_.node(0).textEnd, {}};
    lastEnd_ = fromStart ? 0 : tree_.node(begin).textBegin;
    fill(begin, toEnd ? static_cast<NodeId>(tree_.size()) : tree_.node(last).end);
  }

  /// The separators of the cluster's slots; the inner nullopt if none help, the outer one if the surroundings are too
  /// small.
  std::optional<std::optional<std::string>> separators() {
    JoinedPart joined = joinPart(std::move(text_), around_, tree_.encoding(), tree_.stop());
    if (joined.outcome == JoinedPart::Outcome::outOfSight) return std::nullopt;
    if (joined.outcome == JoinedPart::Outcome::impossible) return std::optional<std::string>();
    std::string bySlot(slots_, '\0');
    for (size_t i = 0; i < slotOf_.size(); ++i)
      if (slotOf_[i] != noSlot) bySlot[slotOf_[i]] = static_cast<char>(joined.separators[i]);
    return bySlot;
  }

 private:
  /// A token with islands is one leaf of the text.
  NodeId hostLeaf(NodeId leaf) const {
    const NodeId island = renderer_.islands_.around(leaf);
    return island != noNode ? island : leaf;
  }

  void fill(NodeId begin, NodeId end) {
    NodeId at = begin;
    for (size_t i = cluster_.begin; i < cluster_.end; ++i) {
      const Patch& patch = patches_.list[i];
      addKept(at, patch.from);
      for (size_t k = i == 0 ? 0 : patches_.list[i - 1].inserted; k < patch.inserted; ++k) {
        const Inserted& inserted = patches_.inserted[k];
        add({inserted.text, inserted.type, inserted.isHidden, true, false, {}}, slots_++);
        lastEnd_ = UINT32_MAX;
      }
      ++slots_;
      at = patch.to;
    }
    addKept(at, end);
  }

  void addKept(NodeId begin, NodeId end) {
    for (NodeId id = begin; id < end;) {
      const Node& node = tree_.node(id);
      const bool island = node.kind == NodeKind::island;
      if (island || node.isLeaf()) {
        const bool seam = node.textBegin != lastEnd_;
        add({tree_.text(id), static_cast<Symbol>(node.symbol), node.kind == NodeKind::hidden, seam, true,
             tree_.modes(id), tree_.farLook(id)},
            seam && slots_ > 0 ? slots_ - 1 : noSlot);
        lastEnd_ = node.textEnd;
      }
      id = island ? node.end : id + 1;
    }
  }

  void add(const Piece& piece, size_t slot) {
    text_.pieces.push_back(piece);
    slotOf_.push_back(slot);
  }

  const Renderer& renderer_;
  const Tree& tree_;
  const Patches& patches_;
  const Cluster& cluster_;
  Surroundings around_;
  PiecesOfText text_;
  std::vector<size_t> slotOf_;  ///< by piece
  size_t slots_ = 0;
  uint32_t lastEnd_ = 0;
};

Renderer::Renderer(TreePtr tree)
    : tree_(std::move(tree)),
      tokens_(*tree_),
      islands_(*tree_),
      alwaysWhole_(tree_->language().recognizer() != nullptr) {}

std::optional<Outline> Renderer::outline(const Edits& edits, const Basis* basis) const {
  Outline outline;
  outline.basis_ = basis;
  std::optional<Patches> patches;
  if (!alwaysWhole_) patches = patchesOf(*tree_, tokens_, islands_, edits, basis);
  if (patches) {
    if (!patches->writable) return std::nullopt;
    outline.patches_ = std::move(*patches);
    return outline;
  }
  std::optional<Rendered> rendered = hone::render(*tree_, edits);
  if (!rendered) return std::nullopt;
  outline.patches_.tokens = {rendered->tokens, rendered->tokenHash};
  outline.patches_.bytes = rendered->bytes.size();
  outline.text_ = std::move(rendered->bytes);
  return outline;
}

bool Renderer::settle(Outline& outline) {
  if (outline.text_) return true;
  if (!settleByClusters(outline)) return false;
  const std::vector<std::string>& texts = tree_->language().separators();
  for (uint8_t separator : outline.separators_)
    if (separator > 0) outline.patches_.bytes += texts[separator - 1].size();
  return true;
}

bool Renderer::settleByClusters(Outline& outline) {
  const Patches& patches = outline.patches_;
  std::string key;
  outline.separators_.reserve(patches.inserted.size() + patches.list.size());
  for (const Cluster& cluster : clustersOf(patches, outline.basis_)) {
    if (cluster.ofBasis) {
      outline.takeClusters(cluster.begin, cluster.end, *cluster.ofBasis);
      continue;
    }
    cluster.describe(patches, key);
    const Hash128 hash = contentHash(key);
    auto known = known_.find(hash);
    if (known == known_.end()) {
      std::optional<std::optional<std::string>> found = Part(*this, patches, cluster).separators();
      if (!found) return settleAtOnce(outline);
      if (known_.size() >= mostKnown) known_.clear();
      known = known_.emplace(hash, std::move(*found)).first;
    }
    if (!known->second) return false;
    outline.clusters_.push_back(static_cast<uint32_t>(cluster.begin));
    outline.separators_.insert(outline.separators_.end(), known->second->begin(), known->second->end());
  }
  return true;
}

void Outline::takeClusters(size_t begin, size_t end, size_t ofBasis) {
  const size_t behind = ofBasis + (end - begin);
  const std::vector<uint32_t>& clusters = basis_->clusters();
  for (auto at = std::ranges::lower_bound(clusters, ofBasis); at != clusters.end() && *at < behind; ++at)
    clusters_.push_back(static_cast<uint32_t>(begin + (*at - ofBasis)));
  const auto first = basis_->separators().begin();
  separators_.insert(separators_.end(), first + static_cast<long>(basis_->patches().slotsBefore(ofBasis)),
                     first + static_cast<long>(basis_->patches().slotsBefore(behind)));
}

/// All patches as one cluster, with the whole text as its surroundings.
bool Renderer::settleAtOnce(Outline& outline) const {
  const Cluster all{0, outline.patches_.list.size(), 0, tokens_.count(), true, true};
  std::optional<std::optional<std::string>> found = Part(*this, outline.patches_, all).separators();
  if (!found || !*found) return false;
  outline.clusters_.clear();
  outline.separators_.assign((*found)->begin(), (*found)->end());
  return true;
}

size_t Renderer::tokensBefore(uint32_t offset) const {
  size_t least = 0, most = tokens_.count();
  while (least < most) {
    const size_t middle = least + (most - least) / 2;
    if (tree_->node(tokens_.leaf(middle)).textBegin < offset)
      least = middle + 1;
    else
      most = middle;
  }
  return least;
}

std::vector<Renderer::Cluster> Renderer::clustersOf(const Patches& patches, const Basis* basis) const {
  std::vector<Cluster> clusters;
  const auto& farLooks = tree_->farLooks();
  auto far = farLooks.begin();
  auto reused = patches.reused.begin();
  for (size_t i = 0; i < patches.list.size(); ++i) {
    const Patch& patch = patches.list[i];
    Cluster next{i, i + 1, tokens_.before(patch.from), tokens_.before(patch.to)};
    // A token before it whose end depends on the text after it. (Inside an island it doesn't.)
    for (; far != farLooks.end() && far->leaf < patch.from; ++far) {
      const bool kept = i == 0 || far->leaf >= patches.list[i - 1].to;
      if (!kept || far->to <= patch.begin || islands_.around(far->leaf) != noNode) continue;
      next.firstToken = std::min(next.firstToken, tokens_.before(far->leaf));
      next.lastToken = std::max(next.lastToken, tokensBefore(far->to));
    }
    const bool apart =
        clusters.empty() || clusters.back().ofBasis || clusters.back().lastToken + tokensApart <= next.firstToken;
    if (!apart) {
      Cluster& cluster = clusters.back();
      cluster.end = next.end;
      cluster.firstToken = std::min(cluster.firstToken, next.firstToken);
      cluster.lastToken = std::max(cluster.lastToken, next.lastToken);
      continue;
    }
    while (reused != patches.reused.end() && reused->end <= i) ++reused;
    if (const size_t end = reused != patches.reused.end() ? sameClustersFrom(i, *reused, basis) : i; end > i) {
      clusters.push_back({i, end, 0, 0, false, false, i - reused->begin + reused->ofBasis});
      far = std::ranges::lower_bound(farLooks, patches.list[end - 1].from, {}, &FarLook::leaf);
      i = end - 1;
    } else {
      clusters.push_back(next);
    }
  }
  if (!clusters.empty()) clusters.front().isFirst = clusters.back().isLast = true;
  return clusters;
}

/// If the basis has a cluster that begins with the patch: where the last one begins that begins in the reused patches.
/// All clusters before it are the same as in the basis, and are neither the first nor the last ones. Else `patch`.
size_t Renderer::sameClustersFrom(size_t patch, const ReusedPatches& reused, const Basis* basis) {
  // The patch before it counts, too: a far look may cross it.
  if (patch <= reused.begin) return patch;
  const std::vector<uint32_t>& clusters = basis->clusters();
  const auto first = std::ranges::lower_bound(clusters, patch - reused.begin + reused.ofBasis);
  const auto behind = std::ranges::lower_bound(clusters, reused.end - reused.begin + reused.ofBasis);
  if (first == behind || *first != patch - reused.begin + reused.ofBasis) return patch;
  return *(behind - 1) - reused.ofBasis + reused.begin;
}

std::string Renderer::write(Outline&& outline) const {
  if (outline.text_) return std::move(*outline.text_);
  const Patches& patches = outline.patches_;
  const std::string_view input = tree_->bytes();
  const std::vector<std::string>& separators = tree_->language().separators();
  std::string text;
  text.reserve(patches.bytes);
  size_t slot = 0, inserted = 0, at = 0;
  auto separate = [&] {
    if (uint8_t separator = outline.separators_[slot++]; separator > 0) text += separators[separator - 1];
  };
  for (const Patch& patch : patches.list) {
    text += input.substr(at, patch.begin - at);
    for (; inserted < patch.inserted; ++inserted) {
      separate();
      text += patches.inserted[inserted].text;
    }
    separate();
    at = patch.end;
  }
  text += input.substr(at);
  return text;
}

std::shared_ptr<const Basis> Renderer::basis(const Edits& edits, const Basis* other) {
  std::optional<Outline> made = outline(edits, other);
  if (!made || made->text_ || made->patches_.changesIslands || !settle(*made)) return nullptr;
  made->patches_.reused.clear();
  return std::make_shared<const Basis>(*tree_, tokens_, edits, std::move(made->patches_), std::move(made->separators_),
                                       std::move(made->clusters_));
}

std::optional<Rendered> Renderer::render(const Edits& edits, const Basis* basis) {
  std::optional<Outline> made = outline(edits, basis);
  if (!made || !settle(*made)) return std::nullopt;
  const TokenSum tokens = made->tokens();
  return Rendered{write(std::move(*made)), tokens.count, tokens.hash};
}

}  // namespace hone
