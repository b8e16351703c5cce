// The mutation corpus: the known inputs as trees, whose parts new inputs are made of.
#pragma once

#include <map>
#include <string_view>
#include <unordered_set>
#include <utility>
#include <vector>

#include "explain/feature_reader.h"
#include "explain/known_forms.h"
#include "explain/model.h"
#include "text/hash.h"
#include "text/random.h"

namespace hone {

struct PoolInput {
  TreePtr tree;
  FeatureValues values;
  bool isAsPredicted = true;  ///< others are rather made of those
};

class Pool {
 public:
  /// `parts` must outlive this.
  explicit Pool(const Parts& parts) : forms_(parts) {}

  /// False where the text is there already. `asGiver`: others may be made of its parts.
  bool add(PoolInput input, bool asGiver = true);
  /// No input itself, but others may be made of its parts.
  void addSample(PoolInput sample);
  /// The tree of an input that is given, whatever its outcome.
  void addGiven(TreePtr tree) {
    forms_.add(*tree, Origin::given);
    given_.push_back(std::move(tree));
  }
  bool contains(std::string_view text) const { return texts_.contains(contentHash(text)); }
  /// Of all inputs, as there are new ones.
  void readJointsAgain(FeatureReader& reader);
  /// As there are new features.
  void readAgain(FeatureReader& reader);
  const std::vector<PoolInput>& inputs() const { return inputs_; }
  const std::vector<PoolInput>& samples() const { return samples_; }
  const KnownForms& forms() const { return forms_; }

 private:
  std::vector<PoolInput> inputs_, samples_;
  std::unordered_set<Hash128> texts_;
  std::vector<TreePtr> given_;  ///< owned here, as of two with the same text only one becomes an input
  KnownForms forms_;
};

/// The known inputs by outcome and size, to make others of.
class Population {
 public:
  /// Both must outlive this.
  Population(const Pool& pool, Random& random) : pool_(pool), random_(random) {}

  /// Any with that outcome, of all sizes alike; without one, of the other outcome. There must be one.
  const PoolInput& any(bool fails) const;
  /// The outcome of any input of the pool.
  void note(uint32_t input, bool fails);

 private:
  const Pool& pool_;
  Random& random_;
  /// By outcome (passes, fails) and size: small ones aren't to be the most, nor the many that are near the given one.
  std::map<size_t, std::vector<uint32_t>> members_[2];
  size_t largest_ = 0;  ///< size of the first one
};

}  // namespace hone
