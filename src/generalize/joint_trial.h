// Tests all places at once: explores which further contents are valid, then accepts the pattern by a sequential test.
#pragma once

#include <memory>
#include <optional>
#include <set>
#include <vector>

#include "pattern/content_validity.h"
#include "pattern/drafts.h"
#include "pattern/pattern.h"
#include "search/strategy.h"
#include "text/random.h"

namespace hone {

struct JointOptions {
  size_t explorations = 60;  ///< samples that may go into finding what is valid, at most
  size_t fails = 99;         ///< in a row, but for unresolved ones, make the pattern accepted
  size_t failed = 0;         ///< so many have failed already
  bool exceptions = false;   ///< some may pass, but not more than fail
  size_t unresolved = 200;   ///< end it all the same
};

class JointTrial : public Strategy {
 public:
  enum class Result : uint8_t { open, accepted, refuted, undecided };

  JointTrial(std::shared_ptr<Drafts> drafts, std::shared_ptr<const std::vector<Place>> places, Knowledge knowledge,
             JointOptions options, uint64_t seed)
      : drafts_(std::move(drafts)),
        places_(std::move(places)),
        knowledge_(std::move(knowledge)),
        options_(options),
        seed_(seed),
        random_(seed) {}

  std::unique_ptr<Strategy> clone() const override { return std::make_unique<JointTrial>(*this); }
  std::optional<Candidate> propose() override;
  void learn(Verdict verdict) override;
  bool twoValued() const override { return false; }

  Result result() const { return result_; }
  const Knowledge& knowledge() const { return knowledge_; }
  size_t explored() const { return explored_; }
  /// Some texts of the closing test that failed.
  const std::vector<std::string>& failing() const { return failing_; }
  /// The closing test's.
  const Rate& rate() const { return rate_; }
  /// Where refuted: the contents that passed.
  const std::vector<Substitution>& counterexample() const { return proposed_; }

 private:
  bool explore();
  bool isDiagnosing() const { return !suspects_.empty(); }
  size_t half() const { return (suspects_.size() + 1) / 2; }
  void diagnose(Verdict verdict);
  void close();
  bool tolerates() const { return options_.exceptions && passed_ <= 1 + options_.failed; }
  void keepOneContent(const Place& place);
  std::function<bool(const Draft&)> allowed() const;

  std::shared_ptr<Drafts> drafts_;
  std::shared_ptr<const std::vector<Place>> places_;
  Knowledge knowledge_;
  JointOptions options_;
  uint64_t seed_;
  Random random_;
  std::set<DraftPtr> used_;
  std::shared_ptr<Drafts> members_;  ///< of the pattern as it is when the closing test begins
  size_t explored_ = 0;
  Rate rate_;
  size_t passed_ = 0;
  std::string text_;  ///< of the contents that are proposed
  std::vector<std::string> failing_;
  std::vector<Substitution> proposed_;
  std::vector<Substitution> suspects_;  ///< contents of a text that was refused: one of them may be why
  Result result_ = Result::open;
};

}  // namespace hone
