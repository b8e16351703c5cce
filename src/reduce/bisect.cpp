// Group testing (Hwang's generalized binary splitting, 1972, in reverse): try to remove a group; if that is impossible,
// an element in it is needed, and halves find the last one. ddmin repeats its questions at every granularity; here each
// is asked once. What follows needs no test: if a group can't be removed but its second half can, its first half can't.
// What lies before the needed element is undecided again, and the next group is taken from there.
//
// A group is best as large as to go in every second case. The share of elements that had to stay so far says how large
// that is: if one of 100 had to stay, 69 are tried together; if two of three had to, single ones are. Hwang knew that
// share; here it is learned, from the elements decided last and from similar lists before. A list of which nothing is
// known is tried as a whole.
//
// One pass misses elements that can only be removed together, or after others. So sweeps over single elements follow,
// from the end, until a sweep removes nothing: then the list is 1-minimal. Groups are tried from the end too, since
// later parts of a text use earlier ones.

#include "reduce/bisect.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <numeric>

namespace hone {

static const char* experimentalSwitch(const char* n) { return std::getenv(n); }

Bisect::Bisect(uint32_t elements, const BisectOptions& options)
    : kept_(elements),
      options_(options),
      survival_(options.expected),
      undecided_(elements),
      begin_(elements),
      tried_(elements),
      sweep_(elements) {
  std::iota(kept_.begin(), kept_.end(), 0u);
  if (experimentalSwitch("X_NOHIST")) survival_ = {};
}

/// So large that it goes in every second case.
uint32_t Bisect::groupSize() const {
  if (options_.singly) return 1;
  if (survival_.stayed == 0) return undecided_;
  const double share = survival_.stayed / survival_.decided;
  double size = share >= 0.5 ? 1 : std::floor(std::log(0.5) / std::log1p(-share));
  size = std::max(size, 2.0 * wentLast_);
  return static_cast<uint32_t>(std::clamp(size, 1.0, static_cast<double>(undecided_)));
}

std::optional<Selection> Bisect::propose() {
  if (undecided_ == 0) {
    if (!options_.closes || !changed_ || kept_.empty()) return std::nullopt;
    changed_ = false;
    swept_ += sweep_;
    sweep_ = kept_.size();
    undecided_ = begin_ = static_cast<uint32_t>(kept_.size());
    options_.singly = true;
  }
  if (begin_ == undecided_) {
    begin_ -= groupSize();
    needed_ = false;
  }
  tried_ = needed_ ? undecided_ - (undecided_ - begin_ + 1) / 2 : begin_;
  proposed_.assign(kept_.begin(), kept_.begin() + tried_);
  proposed_.insert(proposed_.end(), kept_.begin() + undecided_, kept_.end());
  return proposed_;
}

/// Of all that is known to be done: it goes back a little when another sweep turns out to be needed.
std::optional<double> Bisect::done() const {
  return static_cast<double>(swept_ + sweep_ - undecided_) / static_cast<double>(std::max<size_t>(1, swept_ + sweep_));
}

void Bisect::learn(bool interesting) {
  const uint32_t size = undecided_ - tried_;
  if (interesting) {
    survival_.count(size, 0);
    if (!needed_) wentLast_ = size;
    kept_ = std::move(proposed_);
    changed_ = true;
    undecided_ = tried_;
    // What is left of the group holds what made the whole count.
  } else {
    begin_ = tried_;
    needed_ = true;
    wentLast_ = 0;
  }
  if (needed_ && undecided_ - begin_ == 1) {
    survival_.count(0, 1);
    undecided_ = begin_;
  }
}

}  // namespace hone
