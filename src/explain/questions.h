// The inputs that a tree's requirements ask for, and which of these were asked already.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "explain/guided_producer.h"
#include "explain/learner.h"
#include "explain/requirements.h"

namespace hone {

class Questions {
 public:
  /// All must outlive this.
  Questions(const FeatureReader& reader, GuidedProducer& producer, Random& random)
      : reader_(reader), producer_(producer), random_(random) {}

  /// From now on about this tree.
  void ask(const Learned& learned);
  /// The next input, questions and other requirements in turn; nullopt for one that can't be made, or if none is left.
  std::optional<PoolInput> next();
  /// The test couldn't judge this input.
  void noteUnresolved(const std::string& text);

  /// Were there questions when the tree was asked about, or a bound that too few inputs were near to?
  bool open() const { return open_; }

 private:
  bool isSettled(const std::string& key) const;
  /// The one whose number is bounded last.
  std::string featureOf(const Requirement& requirement) const;
  std::string keyOf(const Requirement& requirement) const;

  const FeatureReader& reader_;
  GuidedProducer& producer_;
  Random& random_;
  std::vector<std::pair<Requirement, bool>> waiting_;        ///< whether it is a question; the next one is the last
  std::map<std::string, size_t> futile_;                     ///< by requirement: nothing was made, or it wasn't judged
  std::map<std::string, std::string, std::less<>> purpose_;  ///< of the present inputs that are questions: the keys
  std::map<std::string, size_t> nearBoundsOf_;               ///< by feature: inputs that were made
  bool open_ = false;
};

}  // namespace hone
