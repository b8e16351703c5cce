// Estimates how probably a candidate fails, that is, is accepted. The scheduler speculates by these estimates.
//
// If nothing is known of a candidate, the estimate is the share of its pass's candidates that failed. But most searches
// ask the same question again and again: can this part go, too, after those that have gone meanwhile? Then the verdict
// on an earlier candidate with the same question says far more, since most answers stay the same. How many do is
// learned, too.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string_view>
#include <unordered_map>

namespace hone {

/// The expected verdicts on candidates with the same question.
class Expectation {
 public:
  /// The probability that such a candidate fails, strictly between 0 and 1, so that no outcome is ever ruled out.
  /// Changes as the search goes on.
  double acceptance() const { return *acceptance_; }

 private:
  friend class AcceptanceRates;
  const double* acceptance_ = nullptr;
  std::optional<bool> lastFailed_;
};

class AcceptanceRates {
 public:
  /// The estimate for a candidate with this Candidate::question. The reference stays valid.
  Expectation& of(std::string_view pass, uint64_t question = 0) {
    Pass& rates = passes_[pass];
    Expectation& expectation = question == 0 ? rates.unknown : questions_[question];
    if (expectation.acceptance_ == nullptr) expectation.acceptance_ = &rates.share.value;
    return expectation;
  }

  /// Takes a committed verdict.
  void learn(std::string_view pass, bool failed) { passes_[pass].share.learn(failed); }

  /// Takes the verdict of any test; `expectation`: of its candidate.
  void inform(std::string_view pass, Expectation& expectation, bool failed) {
    Pass& rates = passes_[pass];
    if (&expectation == &rates.unknown) return;
    if (expectation.lastFailed_) (*expectation.lastFailed_ ? rates.afterFail : rates.afterPass).learn(failed);
    expectation.lastFailed_ = failed;
    expectation.acceptance_ = failed ? &rates.afterFail.value : &rates.afterPass.value;
  }

 private:
  /// An exponentially decaying mean, since rates change as the search goes on.
  struct Rate {
    double value;
    double weightOfOne;
    double least;  ///< and the same below 1
    void learn(bool failed) {
      value = std::clamp(value + ((failed ? 1.0 : 0.0) - value) * weightOfOne, least, 1 - least);
    }
  };
  struct Pass {
    Rate share{0.3, 1.0 / 16, 0.01};
    Rate afterFail{0.8, 1.0 / 64, 0.002}, afterPass{0.05, 1.0 / 64, 0.002};  ///< of the same question
    Expectation unknown;
  };

  std::unordered_map<std::string_view, Pass> passes_;
  std::unordered_map<uint64_t, Expectation> questions_;
};

}  // namespace hone
