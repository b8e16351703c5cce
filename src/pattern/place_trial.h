// Decides whether a place is abstract: whether the text fails with any content there.
#pragma once

#include <memory>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "pattern/content_validity.h"
#include "pattern/drafts.h"
#include "search/strategy.h"
#include "text/random.h"

namespace hone {

struct TrialOptions {
  size_t fails = 4;         ///< accept after so many, if none passes
  size_t unresolved = 3;    ///< give up after so many, if none was accepted by the program
  size_t passes = 0;        ///< so many may pass, but not more than fail, if what fails can be told from them
  bool exceptions = false;  ///< some may pass, but not more than fail: each asks for one more that fails
  bool together = false;    ///< the places that are open already get other contents from the first sample on
};

/// Tries contents of one place: small and likely ones first, each kind once before any twice. Rejects at the first that
/// passes, or avoids what is like it and goes on; those that are unresolved don't count, but for what they say of
/// validity. As soon as one has failed the places that are open already get other contents too. When a text passes
/// then, it doesn't say which of them are to blame: `settle` does.
class PlaceTrial : public Strategy {
 public:
  enum class Result : uint8_t { open, accepted, rejected, undecided, entangled };
  using Places = std::shared_ptr<const std::vector<Place>>;

  /// `others`: the places that are open already.
  PlaceTrial(std::shared_ptr<Drafts> drafts, Place place, Places others, Knowledge knowledge, TrialOptions options,
             uint64_t seed)
      : drafts_(std::move(drafts)),
        place_(std::move(place)),
        others_(std::move(others)),
        knowledge_(std::move(knowledge)),
        options_(options),
        random_(seed) {}

  std::unique_ptr<Strategy> clone() const override { return std::make_unique<PlaceTrial>(*this); }
  std::optional<Candidate> propose() override;
  void learn(Verdict verdict) override;
  bool twoValued() const override { return false; }

  Result result() const { return result_; }
  const Knowledge& knowledge() const { return knowledge_; }
  size_t unresolved() const { return unresolved_; }
  /// Contents that were tried, and the verdict on the text where that is due to them.
  const std::vector<std::pair<DraftPtr, Verdict>>& tried() const { return tried_; }
  /// Contents that passed.
  const std::vector<DraftPtr>& passing() const { return passing_; }

  /// The contents of the text that was tried last: of this place, of the others, and of all.
  const DraftPtr& own() const { return proposed_; }
  const std::vector<Substitution>& around() const { return around_; }
  std::vector<Substitution> contents() const;
  enum class Blame : uint8_t { own, others, both };
  /// Where entangled: which of these contents pass without the others. The trial may be run on.
  void settle(Blame blame);

 private:
  DraftPtr choose();
  bool says(const Draft& draft) const;
  bool isExhausted() const;
  void passed();
  size_t exceptions() const { return options_.exceptions ? passing_.size() : 0; }

  std::shared_ptr<Drafts> drafts_;
  Place place_;
  Places others_;
  Knowledge knowledge_;
  TrialOptions options_;
  Random random_;
  std::set<DraftPtr> used_;
  std::set<ContentFeatureId> roots_;  ///< kinds of contents that the program has accepted here
  uint32_t rounds_ = 1;
  size_t fails_ = 0, unresolved_ = 0;
  bool alone_ = false;     ///< the others are left as they are
  bool onceMore_ = false;  ///< the same content alone
  std::vector<std::pair<DraftPtr, Verdict>> tried_;
  std::vector<DraftPtr> passing_;
  DraftPtr proposed_;
  std::vector<Substitution> around_;
  Result result_ = Result::open;
};

}  // namespace hone
