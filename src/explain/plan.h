// The plan: the variants (derive/variants.h) of the failing input that was made small, one after the other. Each
// differs from it in one respect, so its outcome says whether that matters.
#pragma once

#include <array>
#include <deque>

#include "derive/variants.h"

namespace hone {

class Plan {
 public:
  /// `variants` must outlive this.
  explicit Plan(Variants& variants) : variants_(variants) {}

  /// From now on, the variants of this tree, too. O(its variants).
  void add(const TreePtr& seed, Random& random);
  /// The next one that the grammar allows; null at the end. Kinds of variants come in turn, since which of them will
  /// tell most isn't known.
  TreePtr next();
  /// Is a token left of which not each kind of change to its text was tried once? Until then a bound or a text that the
  /// tree names may be no more than what the first input happened to have.
  bool isOpen() const { return !first_.empty(); }

 private:
  struct Planned {
    TreePtr tree;
    Variant variant;
  };
  static constexpr size_t queueCount = 6;
  static size_t queueOf(const Variant& variant);

  Variants& variants_;
  TreePtr nextOf(std::deque<Planned>& queue);

  std::deque<Planned> first_;  ///< of each token one text of each kind of change: every second one of the plan
  std::array<std::deque<Planned>, queueCount> queues_;
  size_t turn_ = 0;
  bool isFirst_ = false;
};

}  // namespace hone
