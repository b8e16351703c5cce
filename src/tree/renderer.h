// Renders many candidates of one tree. A candidate costs time for what it changes in an earlier one, and one copy of
// its bytes: the tree is walked once, and each seam between tokens that were not adjacent in the input is examined once
// for all candidates.
#pragma once

#include <boost/unordered/unordered_flat_map.hpp>
#include <memory>
#include <optional>
#include <string>

#include "tree/basis.h"
#include "tree/patches.h"
#include "tree/render.h"
#include "tree/seams.h"

namespace hone {

/// A candidate that isn't rendered yet. Refers to the tree, and to the edits and the basis from which it was made.
class Outline {
 public:
  /// The number and the hash of the tokens, as in `Rendered`.
  const TokenSum& tokens() const { return patches_.tokens; }
  /// The size of the text; before `Renderer::settle`, without separators.
  size_t bytes() const { return patches_.bytes; }

 private:
  friend class Renderer;
  void takeClusters(size_t begin, size_t end, size_t ofBasis);

  Patches patches_;
  const Basis* basis_ = nullptr;
  std::vector<uint8_t> separators_;  ///< before each inserted token and after each patch, in order
  std::vector<uint32_t> clusters_;   ///< their first patches; empty if the separators depend on the whole text
  std::optional<std::string> text_;  ///< set if the text had to be rendered as a whole
};

/// Not thread-safe: holds a cache.
class Renderer {
 public:
  /// O(tree).
  explicit Renderer(TreePtr tree);

  /// The number of the tree's own tokens, counted as those of a candidate. O(1).
  size_t tokenCount() const { return tokens_.count(); }
  /// nullopt if the edited tree is already known to have no valid text. The result doesn't depend on the basis, which
  /// may be null, but takes time only for the edits that aren't in it, and for a copy of its patches.
  std::optional<Outline> outline(const Edits& edits, const Basis* basis = nullptr) const;
  /// Finds the separators that the text needs; false if no separators help.
  bool settle(Outline& outline);
  /// The text. The outline must be settled. O(text).
  std::string write(Outline&& outline) const;

  /// A candidate as the basis of others, made by the help of another basis or null. Null if others would gain nothing
  /// from it.
  std::shared_ptr<const Basis> basis(const Edits& edits, const Basis* other);

  /// The result of tree/render.h for the same tree, but faster.
  std::optional<Rendered> render(const Edits& edits, const Basis* basis = nullptr);

 private:
  struct Cluster;
  class Part;

  std::vector<Cluster> clustersOf(const Patches& patches, const Basis* basis) const;
  static size_t sameClustersFrom(size_t patch, const ReusedPatches& reused, const Basis* basis);
  /// The number of tokens that start before the byte.
  size_t tokensBefore(uint32_t offset) const;
  bool settleByClusters(Outline& outline);
  bool settleAtOnce(Outline& outline) const;

  TreePtr tree_;
  TreeTokens tokens_;
  IslandPlaces islands_;
  bool alwaysWhole_;
  /// The separators of a cluster of adjacent patches, by its hash; nullopt if none help.
  boost::unordered_flat_map<Hash128, std::optional<std::string>, std::hash<Hash128>> known_;
};

}  // namespace hone
