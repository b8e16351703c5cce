// The mutation corpus: the known inputs as trees, whose parts new inputs are made of.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "explain/change_record.h"
#include "explain/feature_reader.h"
#include "explain/model.h"
#include "text/hash.h"
#include "text/random.h"

namespace hone {

struct PoolInput {
  TreePtr tree;
  FeatureValues values;
  std::vector<TextChange> changes = {};  ///< by which it came to be
  bool isAsPredicted = true;             ///< others are rather made of those
};

class Pool {
 public:
  /// `parts` must outlive this.
  explicit Pool(const Parts& parts)
      : parts_(parts), nodesOf_(parts.count()), sampleNodesOf_(parts.count()), seenOf_(parts.count()) {}

  /// False where the text is there already. `asGiver`: others may be made of its parts.
  bool add(PoolInput input, bool asGiver = true);
  /// No input itself, but others may be made of its parts.
  void addSample(PoolInput sample);
  bool contains(std::string_view text) const { return texts_.contains(contentHash(text)); }
  /// Of all inputs, as there are new ones.
  void readJointsAgain(FeatureReader& reader);
  const std::vector<PoolInput>& inputs() const { return inputs_; }
  const std::vector<PoolInput>& samples() const { return samples_; }

  /// The visible text of some node of a rule, or iteration of a loop, of those inputs, rather of later ones; nullopt if
  /// there is none. `whole`: with the hidden tokens before it.
  std::optional<std::string> textOf(Part part, Random& random, bool whole = false) const {
    return anyOf(nodesOf_[part], random, whole);
  }
  /// The same of the samples.
  std::optional<std::string> sampleTextOf(Part part, Random& random, bool whole = false) const {
    return anyOf(sampleNodesOf_[part], random, whole);
  }

 private:
  struct Place {
    const Tree* tree;
    NodeId node;
  };
  static std::optional<std::string> anyOf(const std::vector<Place>& places, Random& random, bool whole);

  std::vector<PoolInput> inputs_, samples_;
  std::unordered_set<Hash128> texts_;
  const Parts& parts_;
  std::vector<std::vector<Place>> nodesOf_, sampleNodesOf_;
  std::vector<size_t> seenOf_;
};

}  // namespace hone
