// Group testing by halves (Hwang's generalized binary splitting, 1972, in reverse): try to remove a segment; if that is
// impossible, an element in it is needed, so try its halves. ddmin repeats its questions at every granularity; here
// each is asked once: a segment without needed elements is removed, and one with needed elements is only split. What
// follows needs no test: if a segment can't be removed but its second half can, its first half can't be removed.
//
// One pass misses elements that can only be removed together, or after others. So sweeps over single elements follow,
// from the end, until a sweep removes nothing: then the list is 1-minimal. Segments are tried from the end too, since
// later parts of a text use earlier ones.

#include "reduce/bisect.h"

#include <numeric>

namespace hone {

Bisect::Bisect(uint32_t elements, bool singly) : kept_(elements) {
  std::iota(kept_.begin(), kept_.end(), 0u);
  if (singly)
    openSingly();
  else if (elements > 0)
    open_.push_back({0, elements, false, false});
}

void Bisect::openSingly() {
  for (uint32_t i = 0; i < kept_.size(); ++i) open_.push_back({i, i + 1, false, false});
}

std::optional<Selection> Bisect::propose() {
  for (;;) {
    if (open_.empty()) {
      if (!changed_ || kept_.empty()) return std::nullopt;
      changed_ = false;
      openSingly();
    }
    Segment& segment = open_.back();
    uint32_t size = segment.end - segment.begin;
    if (!segment.needed) {
      proposed_.assign(kept_.begin(), kept_.begin() + segment.begin);
      proposed_.insert(proposed_.end(), kept_.begin() + segment.end, kept_.end());
      return proposed_;
    }
    Segment first{segment.begin, segment.begin + size / 2, false, false};
    Segment second{first.end, segment.end, false, true};
    open_.pop_back();
    if (size == 1) continue;
    open_.push_back(first);
    open_.push_back(second);
  }
}

void Bisect::learn(bool interesting) {
  Segment segment = open_.back();
  if (!interesting) {
    open_.back().needed = true;
    return;
  }
  open_.pop_back();
  kept_ = std::move(proposed_);
  changed_ = true;
  // The half that stays holds what made the whole count.
  if (segment.second) open_.back().needed = true;
}

}  // namespace hone
