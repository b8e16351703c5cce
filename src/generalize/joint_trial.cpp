// Testing each place by itself to confidence C that the failure rate is R takes log(1 - C) / log(R) samples a place, 99
// for 95 % and 97 %. But a sample in which all places have other contents is a sample of each of them, and moreover of
// what they do to each other, which single trials miss. So the places are only chosen with few samples, and the
// confidence comes from one sequential test of all of them: rejected at the first sample that passes, accepted after
// that many that fail. When it is rejected the contents that passed show which place is to blame.
//
// Before, the samples go where validity isn't known: one place gets contents with something that no accepted text had
// so far, in as likely surroundings as there are, the others get what is proven. Then an unresolved sample says what
// was wrong, and one that fails counts for what is new.

#include "generalize/joint_trial.h"

#include <algorithm>

namespace hone {
namespace {

constexpr uint32_t exploreRounds = 2, fewRounds = 4;
constexpr double worthATest = 0.15;
constexpr int mostTries = 40;

std::shared_ptr<const Features> together(const std::vector<Substitution>& contents) {
  auto all = std::make_shared<Features>();
  for (const Substitution& one : contents)
    all->all.insert(all->all.end(), one.draft->features->all.begin(), one.draft->features->all.end());
  std::sort(all->all.begin(), all->all.end(),
            [](const ContentFeature& a, const ContentFeature& b) { return a.id < b.id; });
  auto same = [](const ContentFeature& a, const ContentFeature& b) { return a.id == b.id; };
  all->all.erase(std::unique(all->all.begin(), all->all.end(), same), all->all.end());
  return all;
}

DraftPtr drawAllowedAt(Drafts& drafts, const Place& place, const Knowledge& knowledge, Random& random,
                       uint32_t rounds) {
  constexpr uint32_t mostRounds = 24;
  for (; rounds <= mostRounds; rounds *= 2) {
    for (int i = 0; i < 8; ++i) {
      const std::vector<DraftPtr>& made = drafts.of(place, static_cast<uint32_t>(random.below(rounds)));
      std::vector<const DraftPtr*> allowed;
      for (const DraftPtr& draft : made)
        if (knowledge.allows(*draft->features)) allowed.push_back(&draft);
      if (!allowed.empty()) return *random.pick(allowed);
    }
  }
  return nullptr;
}

}  // namespace

std::optional<std::vector<Substitution>> drawAllowed(Drafts& drafts, const std::vector<Place>& places,
                                                     const Knowledge& knowledge, Random& random, uint32_t rounds) {
  std::vector<Substitution> contents;
  for (const Place& place : places)
    if (DraftPtr draft = drawAllowedAt(drafts, place, knowledge, random, rounds)) contents.push_back({&place, draft});
  if (contents.empty()) return std::nullopt;
  return contents;
}

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
  proposed_.clear();
  for (const Place& place : *places_) {
    DraftPtr draft = &place == best.place ? best.draft : drawAllowedAt(*drafts_, place, knowledge_, random_, fewRounds);
    if (draft) proposed_.push_back({&place, draft});
  }
  return true;
}

std::optional<Candidate> JointTrial::propose() {
  for (int tries = 0; result_ == Result::open && tries < mostTries; ++tries) {
    if (exploring_ && (explored_ >= options_.explorations || !explore())) exploring_ = false;
    if (!exploring_) {
      auto drawn = drawAllowed(*drafts_, *places_, knowledge_, random_, fewRounds + static_cast<uint32_t>(fails_ / 8));
      if (!drawn) break;
      proposed_ = std::move(*drawn);
    }
    if (std::optional<std::string> text = drafts_->write(proposed_))
      return Candidate{std::move(*text), exploring_ ? "explore" : "accept"};
  }
  if (result_ == Result::open) result_ = Result::undecided;
  return std::nullopt;
}

void JointTrial::learn(Verdict verdict) {
  explored_ += exploring_;
  // Of one that passes the place to blame is found first.
  if (verdict != Verdict::pass) knowledge_.learn(together(proposed_), verdict);
  if (verdict == Verdict::pass) {
    result_ = Result::refuted;
  } else if (verdict == Verdict::fail) {
    fails_ += !exploring_;
    if (fails_ >= options_.fails) result_ = Result::accepted;
  } else if (!exploring_ && ++unresolved_ >= options_.unresolved) {
    result_ = Result::undecided;
  }
}

}  // namespace hone
