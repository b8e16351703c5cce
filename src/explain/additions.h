// Finds what can be added to a failing input so that it still fails: an iteration or an optional part, at each place
// where the grammar allows one. Most additions keep the failure, so many are added at once, and half of them if that
// passes: group testing.
#pragma once

#include <deque>
#include <map>
#include <vector>

#include "explain/guided_producer.h"
#include "explain/input_pattern.h"
#include "test/verdict.h"

namespace hone {

class Additions {
 public:
  /// What is found out goes into `pattern`, which must outlive this; its input has the verdict `wanted`. O(texts that
  /// are tried to find what may stand where), bounded.
  Additions(InputPattern& pattern, GuidedProducer& producer, Verdict wanted, size_t mostTrials, Random& random);

  struct Trial {
    std::vector<uint32_t> candidates;
    PoolInput input;
  };
  /// None where all is known, or the bound on trials is met.
  std::vector<Trial> next();
  void note(const std::vector<uint32_t>& candidates, Verdict verdict);

  /// An input with other contents in some of the open places, and some of the known additions.
  std::optional<PoolInput> member(Random& random);

 private:
  struct Candidate {
    uint32_t boundary;
    Part group;
    std::string text;
    bool apart = false;  ///< with blanks around the text
    size_t attempts = 0, harmless = 0, harmful = 0;
  };

  /// In the bytes of the input.
  struct Change {
    size_t begin, end;
    std::string text;
  };

  void collectTexts(Random& random);
  void collectCandidates(Random& random);
  std::vector<std::pair<uint32_t, Part>> possibleAdditions() const;
  std::optional<PoolInput> with(const std::vector<uint32_t>& candidates);
  Change insertion(uint32_t boundary, const std::string& text, bool apart) const;
  std::optional<PoolInput> changed(std::vector<Change> changes);
  std::vector<Change> allowedChanges(Random& random);

  InputPattern& pattern_;
  InputPattern plain_;  ///< the same input, of which nothing is known
  GuidedProducer& producer_;
  Verdict wanted_;
  std::map<Part, std::vector<std::string>> texts_;  ///< of groups
  std::vector<Candidate> candidates_;
  std::deque<std::vector<uint32_t>> waiting_;
  size_t trials_ = 0, mostTrials_;
};

}  // namespace hone
