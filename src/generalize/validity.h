// What is learned of which features a program accepts, from samples and their verdicts.
#pragma once

#include <algorithm>
#include <memory>
#include <unordered_map>
#include <vector>

#include "generalize/features.h"
#include "search/strategy.h"

namespace hone {

/// Copies share what they have in common, and cost a few pointers.
class ContentValidity {
 public:
  /// The samples' features, and whether the program has accepted the text.
  void add(std::shared_ptr<const Features> features, bool valid);

  /// How likely a text with these features is accepted.
  double of(const Features& features) const;
  double of(const ContentFeature& feature) const;

  /// Was each of the features in an accepted text, and are they more often accepted than not?
  bool proven(const Features& features) const;
  bool proven(ContentFeatureId feature) const;
  /// Was it met in accepted texts, in whatever place?
  bool seen(ContentFeatureId feature) const { return counts(feature).valid > 0; }
  /// Was it met in no accepted text, but in others, and most likely is the reason?
  bool refuted(ContentFeatureId feature) const;

  /// Never met in an accepted text, and perhaps the reason in another one?
  bool suspected(ContentFeatureId feature) const;

  /// All that are proven. Sorted.
  std::vector<ContentFeatureId> allProven() const;

 private:
  struct Counts {
    double valid = 0;
    double blamed = 0;  ///< its shares in texts that were not accepted
  };
  struct Sample {
    std::shared_ptr<const Features> features;
    bool valid;
  };
  Counts counts(ContentFeatureId id) const;
  void fit() const;

  std::shared_ptr<const std::vector<Sample>> samples_ = std::make_shared<std::vector<Sample>>();
  mutable std::shared_ptr<const std::unordered_map<ContentFeatureId, Counts>> fitted_;
};

/// All that samples have taught.
struct Knowledge {
  ContentValidity accepted;  ///< by the program
  ContentValidity failing;   ///< of what it accepts, what fails: `valid` there means that it failed

  void learn(const std::shared_ptr<const Features>& features, Verdict verdict) {
    accepted.add(features, verdict != Verdict::unresolved);
    if (verdict != Verdict::unresolved) failing.add(features, verdict == Verdict::fail);
  }
  /// May a pattern have them: all proven, and none that never failed but was there when a text passed?
  bool allows(const Features& features) const { return accepted.proven(features) && !exempts(features); }
  bool exempts(const Features& features) const {
    return std::ranges::any_of(features.all, [&](const ContentFeature& feature) { return exempts(feature.id); });
  }
  bool exempts(ContentFeatureId feature) const { return failing.suspected(feature); }
};

}  // namespace hone
