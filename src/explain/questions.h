// A tree claims that a number is compared with a bound. This is tested by inputs close to the bound:
//   bound   is it this one, and not another one between the nearest two numbers seen? That has an answer.
//   near    does it hold whatever else the input has? The true bound may be that of a correlated number (the length of
//           the line, where the tree names the longest word). So that is asked again and again.
// Section 3.4 of the paper also tries the path to each leaf and its negations. These hardly ever surprised a tree.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "explain/guided_producer.h"

namespace hone {

class Questions {
 public:
  /// All must outlive this.
  Questions(const FeatureReader& reader, GuidedProducer& producer, Random& random)
      : reader_(reader), producer_(producer), random_(random) {}

  /// From now on about this tree.
  void ask(const DecisionTree& tree);
  /// The next input; nullopt for one that can't be made, or if none is left.
  std::optional<PoolInput> next();
  /// The test couldn't judge this input.
  void noteUnresolved(const std::string& text);

  /// Were there bounds to ask for when the tree was asked about, or a bound that too few inputs were near to?
  bool open() const { return open_; }

 private:
  struct Question {
    std::vector<Condition> conditions;  ///< the way to the node, then the interval of its number
    bool isBound;
  };
  /// The intervals of a node's number that are asked for.
  std::vector<Question> about(const DecisionTree& tree, uint32_t node, const std::vector<Condition>& way) const;
  bool isSettled(const std::string& key) const;
  std::string featureOf(const Question& question) const;
  std::string keyOf(const Question& question) const;

  const FeatureReader& reader_;
  GuidedProducer& producer_;
  Random& random_;
  std::vector<Question> waiting_;                            ///< the next one is the last
  std::map<std::string, size_t> futile_;                     ///< by question: nothing was made, or it wasn't judged
  std::map<std::string, std::string, std::less<>> purpose_;  ///< of the present inputs that ask for a bound: the keys
  std::map<std::string, size_t> nearBoundsOf_;               ///< by feature: inputs that were made
  bool open_ = false;
};

}  // namespace hone
