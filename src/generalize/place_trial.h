// Is a place abstract: does the failure stay, whatever stands there?
#pragma once

#include <memory>
#include <optional>
#include <set>

#include "generalize/drafts.h"
#include "generalize/validity.h"
#include "search/strategy.h"

namespace hone {

struct TrialOptions {
  size_t fails = 4;       ///< accept after so many, if none passes
  size_t unresolved = 3;  ///< give up after so many, if none was accepted by the program
  size_t passes = 0;      ///< so many may pass, but not more than fail, if what fails can be told from them
};

/// Tries contents of one place: small and likely ones first, each kind once before any twice. Rejects at the first that
/// passes, or avoids what is like it and goes on; those that are unresolved don't count, but for what they say of
/// validity.
class PlaceTrial : public Strategy {
 public:
  enum class Result : uint8_t { open, accepted, rejected, undecided };

  PlaceTrial(std::shared_ptr<Drafts> drafts, Place place, Knowledge knowledge, TrialOptions options)
      : drafts_(std::move(drafts)), place_(std::move(place)), knowledge_(std::move(knowledge)), options_(options) {}

  std::unique_ptr<Strategy> clone() const override { return std::make_unique<PlaceTrial>(*this); }
  std::optional<Candidate> propose() override;
  void learn(Verdict verdict) override;
  bool twoValued() const override { return false; }

  Result result() const { return result_; }
  const Knowledge& knowledge() const { return knowledge_; }
  size_t unresolved() const { return unresolved_; }
  /// Contents that passed.
  const std::vector<DraftPtr>& passing() const { return passing_; }

 private:
  DraftPtr choose();

  std::shared_ptr<Drafts> drafts_;
  Place place_;
  Knowledge knowledge_;
  TrialOptions options_;
  std::set<DraftPtr> used_;
  std::set<ContentFeatureId> roots_;  ///< kinds of contents that the program has accepted here
  uint32_t rounds_ = 1;
  size_t fails_ = 0, unresolved_ = 0;
  std::vector<DraftPtr> passing_;
  DraftPtr proposed_;
  Result result_ = Result::open;
};

}  // namespace hone
