// A text is accepted if all its features are (noisy and). One that was accepted thus clears all its features at once;
// one that wasn't has at least one bad feature, but doesn't say which. So the blame is shared: each feature gets as
// much of it as it is likely to be bad, given all other samples, and that is repeated until it settles (expectation
// maximization). A feature that was often accepted elsewhere gets nearly none, so the blame gathers where it belongs
// after a few samples.
//
// What a feature is like in other places (`general`) is the first guess for a place where it is new, and weighs as much
// as one sample.
//
// Cost: samples * features, a few times, after each new sample that is asked about; that is little beside a test.

#include "pattern/content_validity.h"

namespace hone {
namespace {

constexpr int rounds = 4;
constexpr double elsewhere = 0.92;   ///< what holds in other places needn't hold here
constexpr double mostElsewhere = 3;  ///< samples, as which all samples of other places count at most
constexpr double enough = 0.75;

}  // namespace

void ContentValidity::add(std::shared_ptr<const ContentFeatures> features, bool valid) {
  auto samples = std::make_shared<std::vector<Sample>>(*samples_);
  samples->push_back({std::move(features), valid});
  samples_ = std::move(samples);
  fitted_ = nullptr;
}

void ContentValidity::fit() const {
  auto fitted = std::make_shared<std::unordered_map<ContentFeatureId, Counts>>();
  for (const Sample& sample : *samples_)
    for (const ContentFeature& feature : sample.features->all) {
      (*fitted)[feature.id].valid += sample.valid;
      if (feature.general != noFeature) (*fitted)[feature.general].valid += sample.valid;
    }
  fitted_ = fitted;
  std::vector<double> bad;
  for (int round = 0; round < rounds; ++round) {
    auto next = std::make_shared<std::unordered_map<ContentFeatureId, Counts>>(*fitted);
    for (auto& [id, counts] : *next) counts.blamed = 0;
    for (const Sample& sample : *samples_) {
      if (sample.valid) continue;
      bad.clear();
      double sum = 0;
      for (const ContentFeature& feature : sample.features->all) sum += bad.emplace_back(1 - of(feature));
      for (size_t i = 0; i < bad.size(); ++i) {
        const ContentFeature& feature = sample.features->all[i];
        (*next)[feature.id].blamed += bad[i] / sum;
        if (feature.general != noFeature) (*next)[feature.general].blamed += bad[i] / sum;
      }
    }
    fitted_ = std::move(next);
  }
}

ContentValidity::Counts ContentValidity::counts(ContentFeatureId id) const {
  if (!fitted_) fit();
  auto found = fitted_->find(id);
  return found == fitted_->end() ? Counts{} : found->second;
}

double ContentValidity::of(const ContentFeature& feature) const {
  double guess = feature.prior;
  if (feature.general != noFeature) {
    Counts general = counts(feature.general);
    double all = general.valid + general.blamed;
    double most = feature.atTop ? 1 : mostElsewhere;
    double scale = all > most ? most / all : 1;
    guess = elsewhere * (scale * general.valid + feature.prior) / (scale * all + 1);
  }
  Counts here = counts(feature.id);
  return (here.valid + guess) / (here.valid + here.blamed + 1);
}

double ContentValidity::of(const ContentFeatures& features) const {
  double all = 1;
  for (const ContentFeature& feature : features.all) all *= of(feature);
  return all;
}

bool ContentValidity::proven(ContentFeatureId feature) const {
  Counts here = counts(feature);
  return here.valid > 0 && here.valid >= enough * (here.valid + here.blamed);
}

bool ContentValidity::suspected(ContentFeatureId feature) const {
  Counts here = counts(feature);
  return here.valid == 0 && here.blamed >= 0.1;
}

}  // namespace hone
