// Learns from samples and their verdicts which features a program accepts.
#pragma once

#include <algorithm>
#include <memory>
#include <set>
#include <unordered_map>
#include <vector>

#include "pattern/content_features.h"
#include "search/strategy.h"

namespace hone {

/// Copies share what they have in common, and cost a few pointers.
class ContentValidity {
 public:
  /// The samples' features, and whether the program has accepted the text.
  void add(std::shared_ptr<const ContentFeatures> features, bool valid);

  /// How likely a text with these features is accepted.
  double of(const ContentFeatures& features) const;
  double of(const ContentFeature& feature) const;

  /// Was it in an accepted text, and is it more often accepted than not?
  bool proven(ContentFeatureId feature) const;
  /// Was it met in accepted texts, in whatever place?
  bool seen(ContentFeatureId feature) const { return counts(feature).valid > 0; }
  bool met(ContentFeatureId feature) const { return counts(feature).valid > 0 || counts(feature).blamed > 0; }

  /// Never met in an accepted text, and perhaps the reason in another one?
  bool suspected(ContentFeatureId feature) const;

 private:
  struct Counts {
    double valid = 0;
    double blamed = 0;  ///< its shares in texts that were not accepted
  };
  struct Sample {
    std::shared_ptr<const ContentFeatures> features;
    bool valid;
  };
  Counts counts(ContentFeatureId id) const;
  void fit() const;

  std::shared_ptr<const std::vector<Sample>> samples_ = std::make_shared<std::vector<Sample>>();
  mutable std::shared_ptr<const std::unordered_map<ContentFeatureId, Counts>> fitted_;
};

/// All that samples have taught.
struct Knowledge {
  ContentValidity accepted;              ///< by the program
  ContentValidity failing;               ///< of what it accepts, what fails: `valid` there means that it failed
  std::set<ContentFeatureId> kept = {};  ///< of contents without which a place would have none

  void learn(const std::shared_ptr<const ContentFeatures>& features, Verdict verdict) {
    accepted.add(features, verdict != Verdict::unresolved);
    if (verdict != Verdict::unresolved) failing.add(features, verdict == Verdict::fail);
  }
  /// May a pattern have them: all proven, and none that never failed but was there when a text passed?
  bool allows(const ContentFeatures& features) const {
    return std::ranges::all_of(features.all, [&](const ContentFeature& feature) { return allows(feature); });
  }
  bool allows(const ContentFeature& feature) const {
    if (exempts(feature)) return false;
    if (accepted.proven(feature.id) || kept.contains(feature.id)) return true;
    return feature.like != noFeature && !accepted.met(feature.id) && accepted.proven(feature.like);
  }
  /// Can what passed be told from what fails by an alternative that the place can do without?
  bool exempts(const ContentFeatures& features) const {
    return std::ranges::any_of(features.all, [&](const ContentFeature& feature) { return exempts(feature); });
  }
  bool exempts(const ContentFeature& feature) const { return feature.isExtra && failing.suspected(feature.id); }
};

}  // namespace hone
