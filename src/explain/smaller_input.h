// Makes a given input small before it is explained, as `hone reduce` does. What is left of it matters, and each text
// that lost the outcome lies next to the boundary. New inputs are then made of something small, so that a change is
// seldom beside the point, and what an input costs doesn't depend on the size of the given one.
#pragma once

#include <deque>
#include <memory>
#include <string>
#include <vector>

#include "explain/explain.h"
#include "reduce/pipeline.h"

namespace hone {

class SmallerInput : public Strategy {
 public:
  /// `wanted`: the outcome of the input, which is to stay. Ends after `mostTests`.
  SmallerInput(TreePtr input, Verdict wanted, size_t mostTests);

  std::unique_ptr<Strategy> clone() const override { return std::make_unique<SmallerInput>(*this); }
  std::optional<Candidate> propose() override;
  bool unfinished() const override { return testsLeft_ > 0 && pipeline_.unfinished(); }
  void learn(Verdict verdict) override;
  bool twoValued() const override { return wanted_ == Verdict::fail; }

  /// What to explain instead of the input: the smallest text, the input itself if it isn't large, and what was tried
  /// last. O(parsing them).
  std::vector<GivenInput> inputs(const TreePtr& input) const;

 private:
  struct Tried {
    std::shared_ptr<const std::string> text;
    Verdict verdict;
  };

  Pipeline pipeline_;
  Verdict wanted_;
  size_t testsLeft_;
  std::shared_ptr<const std::string> proposed_;
  std::deque<Tried> tried_;  ///< newest first
  size_t triedBytes_ = 0;
};

/// Replaces the first of the inputs likewise, with a test that is called for one candidate after the other.
void makeSmaller(std::vector<GivenInput>& given, const std::shared_ptr<Language>& language, const TestAll& test,
                 size_t mostTests);

}  // namespace hone
