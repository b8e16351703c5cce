// All places at once: what else is valid there is explored, and then the pattern is accepted by a sequential test.
#pragma once

#include <memory>
#include <optional>
#include <set>
#include <vector>

#include "generalize/drafts.h"
#include "generalize/validity.h"
#include "search/strategy.h"
#include "text/random.h"

namespace hone {

struct JointOptions {
  size_t explorations = 60;  ///< samples that may go into finding what is valid, at most
  size_t fails = 99;         ///< in a row, but for unresolved ones, make the pattern accepted
  size_t unresolved = 200;   ///< end it all the same
};

/// Contents for all places from what is allowed, drawn at random from the drafts of so many rounds (more where there
/// are none); nothing where there are no such.
std::optional<std::vector<Substitution>> drawAllowed(Drafts& drafts, const std::vector<Place>& places,
                                                     const Knowledge& knowledge, Random& random, uint32_t rounds);

class JointTrial : public Strategy {
 public:
  enum class Result : uint8_t { open, accepted, refuted, undecided };

  JointTrial(std::shared_ptr<Drafts> drafts, std::shared_ptr<const std::vector<Place>> places, Knowledge knowledge,
             JointOptions options, uint64_t seed)
      : drafts_(std::move(drafts)),
        places_(std::move(places)),
        knowledge_(std::move(knowledge)),
        options_(options),
        random_(seed) {}

  std::unique_ptr<Strategy> clone() const override { return std::make_unique<JointTrial>(*this); }
  std::optional<Candidate> propose() override;
  void learn(Verdict verdict) override;
  bool twoValued() const override { return false; }

  Result result() const { return result_; }
  const Knowledge& knowledge() const { return knowledge_; }
  size_t explored() const { return explored_; }
  size_t fails() const { return fails_; }
  /// Where refuted: the contents that passed.
  const std::vector<Substitution>& counterexample() const { return proposed_; }

 private:
  bool explore();

  std::shared_ptr<Drafts> drafts_;
  std::shared_ptr<const std::vector<Place>> places_;
  Knowledge knowledge_;
  JointOptions options_;
  Random random_;
  std::set<DraftPtr> used_;
  bool exploring_ = true;
  size_t explored_ = 0, fails_ = 0, unresolved_ = 0;
  std::vector<Substitution> proposed_;
  Result result_ = Result::open;
};

}  // namespace hone
