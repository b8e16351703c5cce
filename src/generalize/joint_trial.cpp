// To be confident by C that the failure rate of a place is R takes log(1 - C) / log(R) samples of this place: 99 for
// 95 % and 97 %. But a sample in which all places have other contents is a sample of each place, and also of their
// interaction, which single trials miss. So the places are chosen with few samples, and the confidence comes from one
// sequential test of all places: it rejects the pattern at the first sample that passes, and accepts it after that many
// samples that fail. After a rejection, the contents of the passing sample show which place is to blame.
//
// The samples of this test are members of the current pattern, as `hone generate` makes them.
//
// Before this test, samples explore validity. One place gets contents with a feature that no accepted text had so far,
// in surroundings that are likely valid, and the other places get proven contents. Then an unresolved sample shows what
// was invalid. A failing sample clears the new feature and also counts in the sequential test, because such texts are
// more likely to pass than others.
//
// If the program has refused more samples of the closing test than have failed in it, too little is known of what is
// valid: the blame for a text is divided among many contents. So halves of the contents of a refused sample are tried,
// with the input's own texts at the other places, until one content is to blame.

#include "generalize/joint_trial.h"

#include <algorithm>

namespace hone {
namespace {

constexpr uint32_t exploreRounds = 3, fewRounds = 4;
constexpr double worthATest = 0.2;
constexpr int mostTries = 40;

}  // namespace

bool JointTrial::explore() {
  struct Choice {
    const Place* place = nullptr;
    DraftPtr draft;
    double score = 0;
  } best;
  for (const Place& place : *places_)
    for (uint32_t round = 0; round < exploreRounds; ++round)
      for (const DraftPtr& draft : drafts_->of(place, round)) {
        if (used_.contains(draft) || knowledge_.exempts(*draft->features)) continue;
        int news = 0;
        for (const ContentFeature& feature : draft->features->all)
          news += (feature.general != noFeature && !knowledge_.accepted.seen(feature.general)) ||
                  (feature.atTop && !knowledge_.accepted.seen(feature.id));
        if (news == 0) continue;
        double chance = knowledge_.accepted.of(*draft->features);
        double score = chance * (1 + 0.5 * std::min(news, 4));
        if (chance >= worthATest && score > best.score) best = {&place, draft, score};
      }
  if (best.place == nullptr) return false;
  used_.insert(best.draft);
  std::vector<Place> others;
  for (const Place& place : *places_)
    if (&place != best.place) others.push_back(place);
  proposed_.clear();
  if (auto drawn = drawContents(*drafts_, others, allowed(), random_, fewRounds, {{best.place, best.draft}}))
    proposed_ = std::move(*drawn);
  for (Substitution& one : proposed_) one.place = &*std::ranges::find(*places_, *one.place);
  proposed_.push_back({best.place, best.draft});
  return true;
}

std::function<bool(const Draft&)> JointTrial::allowed() const {
  return [this](const Draft& draft) { return knowledge_.allows(*draft.features); };
}

/// A feature that all texts have is blamed for each refused text, though other texts with it were accepted. So all
/// contents of a place may be in doubt. Then the place keeps the likeliest one, if it is likelier valid than not. The
/// closing test shows whether it is.
void JointTrial::keepOneContent(const Place& place) {
  DraftPtr best;
  double bestChance = 0.5;
  for (uint32_t round = 0; round < fewRounds; ++round)
    for (const DraftPtr& draft : drafts_->of(place, round)) {
      if (knowledge_.allows(*draft->features)) return;
      auto wasAccepted = [&](const ContentFeature& feature) { return knowledge_.accepted.seen(feature.id); };
      const double chance = knowledge_.accepted.of(*draft->features);
      if (chance <= bestChance || knowledge_.exempts(*draft->features)) continue;
      if (!std::ranges::all_of(draft->features->all, wasAccepted)) continue;
      best = draft;
      bestChance = chance;
    }
  if (!best) return;
  for (const ContentFeature& feature : best->features->all) knowledge_.kept.insert(feature.id);
}

/// From now on texts are what `hone generate` would make.
void JointTrial::close() {
  knowledge_.kept.clear();
  for (const Place& place : *places_)
    if (place.shared()) keepOneContent(place);
  members_ = std::make_shared<Drafts>(drafts_->tree(), seed_, idsOf(drafts_->allowedNames(*places_, knowledge_)));
}

std::optional<Candidate> JointTrial::propose() {
  for (int tries = 0; result_ == Result::open && tries < mostTries; ++tries) {
    if (!members_ && (explored_ >= options_.explorations || !explore())) close();
    if (isDiagnosing()) {
      proposed_.assign(suspects_.begin(), suspects_.begin() + static_cast<long>(half()));
    } else if (members_) {
      auto drawn =
          drawContents(*members_, *places_, allowed(), random_, fewRounds + static_cast<uint32_t>(rate_.fail / 8));
      if (!drawn) break;
      proposed_ = std::move(*drawn);
    }
    if (std::optional<std::string> text = drafts_->write(proposed_)) {
      text_ = *text;
      return Candidate{std::move(*text), isDiagnosing() ? "diagnose" : members_ ? "close" : "explore"};
    }
    if (isDiagnosing()) suspects_.clear();
  }
  if (result_ == Result::open) result_ = Result::undecided;
  return std::nullopt;
}

/// A half that isn't refused leaves the other one; a single content that is refused says enough.
void JointTrial::diagnose(Verdict verdict) {
  const bool isFound = verdict == Verdict::unresolved && suspects_.size() == 1;
  if (verdict == Verdict::unresolved)
    suspects_.resize(half());
  else
    suspects_.erase(suspects_.begin(), suspects_.begin() + static_cast<long>(half()));
  if (!isFound && isDiagnosing()) return;
  suspects_.clear();
  close();
}

void JointTrial::learn(Verdict verdict) {
  const bool diagnosed = isDiagnosing();
  explored_ += !members_;
  if (members_ && !diagnosed) rate_.count(verdict);
  // Of one that passes the place to blame is found first.
  passed_ += verdict == Verdict::pass;
  if (verdict == Verdict::pass) {
    if (!tolerates())
      result_ = Result::refuted;
    else if (diagnosed)
      diagnose(verdict);
    return;
  }
  if (members_ && !diagnosed && verdict == Verdict::fail && failing_.size() < Pattern::mostExamples &&
      std::ranges::find(failing_, text_) == failing_.end())
    failing_.push_back(text_);
  knowledge_.learn(together(proposed_), verdict);
  if (diagnosed) return diagnose(verdict);
  if (verdict == Verdict::fail && ++options_.failed >= options_.fails && members_) result_ = Result::accepted;
  if (members_ && verdict == Verdict::unresolved && rate_.unresolved > rate_.fail) suspects_ = proposed_;
  if (rate_.unresolved >= options_.unresolved) result_ = Result::undecided;
}

}  // namespace hone
