// The inputs that are known, as trees: what new ones are made of.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "explain/feature_reader.h"
#include "explain/model.h"
#include "text/hash.h"
#include "text/random.h"

namespace hone {

struct PoolInput {
  TreePtr tree;
  FeatureValues values;
};

class Pool {
 public:
  explicit Pool(const Grammar& grammar)
      : nodesOfRule_(grammar.ruleNames.size()), seenOfRule_(grammar.ruleNames.size()) {}

  /// False where the text is there already. `asGiver`: others may be made of its parts.
  bool add(PoolInput input, bool asGiver = true);
  bool contains(std::string_view text) const { return texts_.contains(contentHash(text)); }
  /// Reads the features of all inputs again, as there are new ones.
  void readAgain(FeatureReader& reader);
  const std::vector<PoolInput>& inputs() const { return inputs_; }

  struct Place {
    uint32_t input;
    NodeId node;
  };
  /// Some nodes of the rule, in the later ones of those inputs.
  const std::vector<Place>& nodesOf(RuleId rule) const { return nodesOfRule_[rule]; }

 private:
  std::vector<PoolInput> inputs_;
  std::unordered_set<Hash128> texts_;
  std::vector<std::vector<Place>> nodesOfRule_;
  std::vector<size_t> seenOfRule_;
};

}  // namespace hone
