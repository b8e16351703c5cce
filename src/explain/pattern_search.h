// Examines known inputs: which of their places matter for the outcome (explain/knock_outs.h), what can be added
// (explain/additions.h), and the most general patterns that separate them from inputs of the other outcome
// (explain/general_pattern.h). The patterns become features.
#pragma once

#include <deque>
#include <functional>
#include <optional>
#include <vector>

#include "explain/additions.h"
#include "explain/guided_producer.h"
#include "explain/input_pattern.h"
#include "test/verdict.h"

namespace hone {

class PatternSearch {
 public:
  /// Verdicts of the inputs in order; fewer where a limit ended it.
  using Try = std::function<std::vector<Verdict>(std::vector<PoolInput>)>;

  /// All must outlive this.
  PatternSearch(FeatureReader& reader, const Pool& pool, GuidedProducer& producer, Random& random, Try tryAll);

  size_t count() const { return examined_.size(); }
  bool hasExamined(const TreePtr& input) const;
  /// With so many trials at most, of each kind. False where a limit ended it.
  bool examine(const TreePtr& input, Verdict verdict, size_t mostTrials);

  /// An input's index in the pool and whether it fails.
  struct Known {
    uint32_t input;
    bool fails;
  };
  /// All that was examined, as far as what is known by now allows; which is less each time. The pool's features have to
  /// be read again.
  void generalize(std::span<const Known> known);

  /// An input that is like one that was examined, but for what doesn't matter there. Something must be.
  std::optional<PoolInput> member();

 private:
  template <typename Next, typename Note>
  bool tryTrials(Next next, Note note);

  struct Examined {
    InputPattern pattern;
    Verdict verdict;
    std::optional<Additions> additions = {};
  };

  FeatureReader& reader_;
  const Pool& pool_;
  GuidedProducer& producer_;
  Random& random_;
  Try tryAll_;
  std::deque<Examined> examined_;  // which stay where they are
};

}  // namespace hone
