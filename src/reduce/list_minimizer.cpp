// Group testing by halves (Hwang's generalized binary splitting, 1972, in reverse): try to remove a segment; if that is
// impossible, an element in it is needed, so try its halves. ddmin repeats its questions at every granularity; here
// each is asked once: a segment without needed elements is removed, and one with needed elements is only split. What
// follows needs no test: if a segment can't be removed but its second half can, its first half can't be removed.
//
// One pass misses elements that can only be removed together, or after others. So sweeps over single elements follow,
// from the end, until a sweep removes nothing: then the list is 1-minimal. Segments are tried from the end too, since
// later parts of a text use earlier ones.

#include "reduce/list_minimizer.h"

#include <algorithm>
#include <iterator>
#include <numeric>

namespace hone {
namespace {

/// The result is 1-minimal. About 1.5 k log(n/k) + k tests where k of n elements count and are independent; with
/// `singly`, for lists where nearly all count, n tests.
class Bisect : public ListMinimizer {
 public:
  Bisect(uint32_t elements, bool singly);

  std::unique_ptr<ListMinimizer> clone() const override { return std::make_unique<Bisect>(*this); }
  std::optional<Selection> propose() override;
  void learn(bool interesting) override;
  const Selection& kept() const override { return kept_; }

 private:
  void openSingly();

  struct Segment {
    uint32_t begin;
    uint32_t end;
    bool needed;  ///< known not to be removable as a whole
    bool second;  ///< the half that is tried first; the other one lies right below it
  };

  Selection kept_;
  Selection proposed_;
  std::vector<Segment> open_;  ///< positions in `kept_`, the last one next; all lie before what is done
  bool changed_ = false;       ///< something went since the last sweep began
};

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

// Delta debugging's ddmin (Zeller and Hildebrandt, TSE 2002, Figure 5), for comparisons with the papers.
//
// The list is cut into equal parts. Each part is tried alone, then each part's complement. If a part alone has the
// property, only that part stays. If a complement has it, the part is removed. If neither has it, the parts are halved.
// When they are single elements, the list is 1-minimal.
//
// The result is 1-minimal. At most n^2 + 3n tests, about 2 log n where one element counts.
class Ddmin : public ListMinimizer {
 public:
  explicit Ddmin(uint32_t elements);

  std::unique_ptr<ListMinimizer> clone() const override { return std::make_unique<Ddmin>(*this); }
  std::optional<Selection> propose() override;
  void learn(bool interesting) override;
  const Selection& kept() const override { return kept_; }

 private:
  bool isOnComplements() const { return parts_ != 2 && next_ + parts_ >= questions(); }
  /// Of the present granularity. Two parts are each other's complements.
  uint32_t questions() const { return parts_ <= 2 ? parts_ : 2 * parts_; }

  Selection kept_;
  Selection proposed_;
  uint32_t parts_ = 1;  ///< present granularity; 1 at first: can all go at once?
  uint32_t next_ = 0;   ///< of its questions
};

Ddmin::Ddmin(uint32_t elements) : kept_(elements) { std::iota(kept_.begin(), kept_.end(), 0U); }

std::optional<Selection> Ddmin::propose() {
  const auto size = static_cast<uint32_t>(kept_.size());
  if (size == 0 || (size == 1 && parts_ > 1)) return std::nullopt;
  if (next_ == questions()) {
    if (parts_ == size) return std::nullopt;
    parts_ = std::min(size, 2 * parts_);
    next_ = 0;
  }
  const uint64_t part = next_ % parts_;
  const auto begin = kept_.begin() + static_cast<long>(size * part / parts_);
  const auto end = kept_.begin() + static_cast<long>(size * (part + 1) / parts_);
  if (isOnComplements()) {
    proposed_.assign(kept_.begin(), begin);
    proposed_.insert(proposed_.end(), end, kept_.end());
  } else {
    proposed_.assign(begin, end);
  }
  return proposed_;
}

void Ddmin::learn(bool interesting) {
  if (!interesting) {
    ++next_;
    return;
  }
  parts_ = isOnComplements() ? std::max(parts_ - 1, 2U) : 2;
  kept_ = std::move(proposed_);
  next_ = 0;
}

}  // namespace

std::unique_ptr<ListMinimizer> makeMinimizer(Minimizer kind, uint32_t elements) {
  if (kind == Minimizer::ddmin) return std::make_unique<Ddmin>(elements);
  return std::make_unique<Bisect>(elements, kind == Minimizer::sweep);
}

/// `proposed` is a subset of `kept`. A comparison of both, mostly of what is the same at their beginnings and ends.
Selection leftOut(const Selection& kept, const Selection& proposed) {
  auto front = std::ranges::mismatch(kept, proposed);
  size_t same = 0;
  const size_t most =
      std::min(static_cast<size_t>(kept.end() - front.in1), static_cast<size_t>(proposed.end() - front.in2));
  while (same < most && kept[kept.size() - 1 - same] == proposed[proposed.size() - 1 - same]) ++same;
  Selection gone;
  std::set_difference(front.in1, kept.end() - static_cast<long>(same), front.in2,
                      proposed.end() - static_cast<long>(same), std::back_inserter(gone));
  return gone;
}

}  // namespace hone
