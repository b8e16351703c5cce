// Estimates how often the candidates of each pass fail, that is, are accepted. The scheduler speculates by these rates.
#pragma once

#include <algorithm>
#include <string_view>
#include <unordered_map>

namespace hone {

class AcceptanceRates {
 public:
  /// The share of the pass's candidates that fail, strictly between 0 and 1, so that no outcome is ever ruled out. The
  /// reference stays valid, and its value changes with `learn`.
  const double& of(std::string_view pass) { return rates_.try_emplace(pass, kPrior).first->second; }

  /// Updates an exponentially decaying mean, since the rate changes as the search goes on.
  void learn(std::string_view pass, bool failed) {
    double& rate = rates_.try_emplace(pass, kPrior).first->second;
    rate = std::clamp(rate + ((failed ? 1.0 : 0.0) - rate) * kWeightOfOne, 0.01, 0.99);
  }

 private:
  static constexpr double kPrior = 0.3;
  static constexpr double kWeightOfOne = 1.0 / 16;

  std::unordered_map<std::string_view, double> rates_;
};

}  // namespace hone
