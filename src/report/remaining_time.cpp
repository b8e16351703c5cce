// A run ends when every pass has run once more in vain. So if nothing more is found, the rest of the current pass and
// one more run of each pass that has not yet run in vain since the last success are left. A pass is assumed to cost
// what it cost the last time, and the rest of the current pass is extrapolated from its progress.

#include "report/remaining_time.h"

#include <algorithm>

namespace hone {
namespace {

/// Below this progress, extrapolation is meaningless.
constexpr double leastDone = 0.1;

}  // namespace

RemainingTime::Pass* RemainingTime::find(std::string_view name) {
  auto at = std::find_if(passes_.begin(), passes_.end(), [&](const Pass& pass) { return pass.name == name; });
  return at == passes_.end() ? nullptr : &*at;
}

void RemainingTime::commit(std::string_view pass, std::optional<double> done, bool success, double now) {
  if (pass != current_) {
    if (!current_.empty()) {
      Pass* ended = find(current_);
      if (ended == nullptr) ended = &passes_.emplace_back(Pass{current_});
      ended->seconds = now - begin_;
      ended->round = round_;
      ended->idle = !found_;
      // A pass may find something after another pass has changed the text.
      if (found_)
        for (Pass& other : passes_) other.idle = false;
    }
    current_ = pass;
    begin_ = now;
    found_ = false;
    if (const Pass* before = find(pass); before != nullptr && before->round == round_) ++round_;
  }
  done_ = done;
  found_ |= success;
}

std::optional<double> RemainingTime::ofPass(double now) const {
  if (!done_ || *done_ < leastDone) return std::nullopt;
  return (now - begin_) * (1 - *done_) / *done_;
}

std::optional<double> RemainingTime::ifNothingIsFound(double now) const {
  const Pass* before = find(current_);
  if (round_ == 1 || before == nullptr) return std::nullopt;
  const double spent = now - begin_;
  const double rest = ofPass(now).value_or(std::max(before->seconds - spent, 0.0));
  double total = rest;
  for (const Pass& pass : passes_) {
    if (pass.name == current_)
      total += found_ ? spent + rest : 0;
    else if (found_ || !pass.idle)
      total += pass.seconds;
  }
  return total;
}

}  // namespace hone
