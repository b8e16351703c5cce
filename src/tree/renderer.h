// Writes many candidates of one tree. A candidate costs what its edits change and one copy of its bytes: the tree is
// walked once, and each seam between tokens that did not meet in the input is examined once for all candidates.
#pragma once

#include <boost/unordered/unordered_flat_map.hpp>
#include <memory>
#include <optional>
#include <string>

#include "tree/patches.h"
#include "tree/render.h"
#include "tree/seams.h"

namespace hone {

/// A candidate that isn't written yet. Refers to the tree and to the edits that it was made of.
class Outline {
 public:
  /// As in `Rendered`.
  const TokenSum& tokens() const { return patches_.tokens; }
  /// Of the text; until `Renderer::settle`, without the separators that it may need.
  size_t bytes() const { return patches_.bytes; }

 private:
  friend class Renderer;
  Patches patches_;
  std::vector<uint8_t> separators_;  ///< before all that is inserted and behind each patch, in order
  std::optional<std::string> text_;  ///< where the whole had to be written at once
};

/// To be used by one thread at a time: holds a cache.
class Renderer {
 public:
  /// O(tree).
  explicit Renderer(TreePtr tree);

  /// nullopt where it is known already that the edited tree can't be written.
  std::optional<Outline> outline(const Edits& edits) const;
  /// Finds out what separators the text needs; false where none help.
  bool settle(Outline& outline);
  /// Of an outline that is settled. O(text).
  std::string write(Outline&& outline) const;

  /// What `render` of the tree gives, but for the time.
  std::optional<Rendered> render(const Edits& edits);

 private:
  struct Cluster;
  class Part;

  std::vector<Cluster> clustersOf(const Patches& patches) const;
  /// How many tokens start before the byte.
  size_t tokensBefore(uint32_t offset) const;
  bool settleByClusters(Outline& outline);
  bool settleAtOnce(Outline& outline) const;

  TreePtr tree_;
  TreeTokens tokens_;
  IslandPlaces islands_;
  bool alwaysWhole_;
  /// By what is patched near each other: the separators; none where there are none that help.
  boost::unordered_flat_map<Hash128, std::optional<std::string>, std::hash<Hash128>> known_;
};

}  // namespace hone
