#include "pattern/place_trial.h"

#include <algorithm>

namespace hone {
namespace {

constexpr uint32_t mostRounds = 4, roundsOfOthers = 2;
constexpr double promising = 0.2, hopeless = 0.03;
constexpr double noveltyWeight = 2.5, borrowedWeight = 0.4, likeThePresent = 10;

}  // namespace

DraftPtr PlaceTrial::choose() {
  const ContentFeatureId present = place_.shared() ? drafts_->presentFeatures(place_)->root : noFeature;
  for (;; ++rounds_) {
    DraftPtr best;
    double bestScore = 0, bestChance = 0;
    for (uint32_t round = 0; round < rounds_; ++round)
      for (const DraftPtr& draft : drafts_->of(place_, round)) {
        if (used_.contains(draft) || knowledge_.exempts(*draft->features)) continue;
        double chance = knowledge_.accepted.of(*draft->features);
        double score = chance * (roots_.contains(draft->features->root) ? 1 : noveltyWeight);
        // A text that stands elsewhere too may mean something because of that.
        auto isBorrowed = [](const ContentFeature& feature) { return feature.atTop && feature.like != noFeature; };
        if (std::ranges::any_of(draft->features->all, isBorrowed)) score *= borrowedWeight;
        // Another name first where there is a name: of all kinds the likeliest, and what people expect.
        if (place_.shared() && fails_ + unresolved_ == 0 && draft->features->root == present) score *= likeThePresent;
        if (best && score <= bestScore) continue;
        best = draft;
        bestScore = score;
        bestChance = chance;
      }
    if (best && bestChance >= promising) return best;
    if (rounds_ == mostRounds) return bestChance >= hopeless ? best : nullptr;
  }
}

/// Does it have the name that the place has in the input?
bool PlaceTrial::says(const Draft& draft) const {
  const std::string_view name = drafts_->tree()->text(place_.position());
  return std::ranges::any_of(*draft.tokens, [&](const MinimalToken& token) { return token.text == name; });
}

/// Was everything tried that could be?
bool PlaceTrial::isExhausted() const {
  for (uint32_t round = 0; round < rounds_; ++round)
    if (std::ranges::any_of(drafts_->of(place_, round), [&](const DraftPtr& draft) { return !used_.contains(draft); }))
      return false;
  return true;
}

std::optional<Candidate> PlaceTrial::propose() {
  while (result_ == Result::open) {
    const bool again = std::exchange(onceMore_, false);
    if (!again) proposed_ = choose();
    if (!proposed_) {
      // Nothing else can stand here: what has been seen must do.
      result_ = fails_ >= 2 || (fails_ == 1 && isExhausted()) ? Result::accepted : Result::undecided;
      break;
    }
    used_.insert(proposed_);
    const Substitution own{&place_, proposed_};
    around_.clear();
    if ((fails_ > 0 || options_.together) && !alone_ && !again) {
      auto allowed = [this](const Draft& draft) {
        return knowledge_.allows(*draft.features) && !(options_.together && says(draft));
      };
      if (auto drawn = drawContents(*drafts_, *others_, allowed, random_, roundsOfOthers, {own}))
        around_ = std::move(*drawn);
    }
    std::optional<std::string> text = drafts_->write(contents());
    if (!text && !around_.empty()) {
      around_.clear();
      text = drafts_->write({own});
    }
    if (text) return Candidate{std::move(*text), "abstract"};
  }
  return std::nullopt;
}

std::vector<Substitution> PlaceTrial::contents() const {
  std::vector<Substitution> all = around_;
  all.push_back({&place_, proposed_});
  return all;
}

void PlaceTrial::learn(Verdict verdict) {
  if (verdict == Verdict::pass) {
    if (around_.empty())
      passed();
    else
      result_ = Result::entangled;
    return;
  }
  knowledge_.learn(together(contents()), verdict);
  if (verdict == Verdict::fail || around_.empty()) tried_.emplace_back(proposed_, verdict);
  if (verdict == Verdict::unresolved) {
    // The others may be to blame.
    onceMore_ = !around_.empty() && !options_.together;
    if (!onceMore_ && ++unresolved_ >= options_.unresolved * (1 + fails_)) result_ = Result::undecided;
  } else {
    roots_.insert(proposed_->features->root);
    if (++fails_ >= options_.fails + exceptions()) result_ = Result::accepted;
  }
}

void PlaceTrial::passed() {
  knowledge_.learn(proposed_->features, Verdict::pass);
  passing_.push_back(proposed_);
  tried_.emplace_back(proposed_, Verdict::pass);
  if (options_.exceptions) {
    if (exceptions() > 1 + fails_) result_ = Result::rejected;
    return;
  }
  bool isToken = place_.kind(*drafts_->tree()) == NodeKind::token;
  if (passing_.size() > std::min(options_.passes, fails_ + isToken) || !knowledge_.exempts(*proposed_->features))
    result_ = Result::rejected;
}

void PlaceTrial::settle(Blame blame) {
  result_ = blame == Blame::both ? Result::rejected : Result::open;
  if (blame == Blame::own) passed();
  if (blame == Blame::others) alone_ = true;
}

}  // namespace hone
