// The plan: the variants (derive/variants.h) of the failing input that was made small, one after the other. Each
// differs from it in one respect, so its outcome says whether that matters.
#pragma once

#include <array>
#include <deque>
#include <vector>

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

 private:
  struct Planned {
    TreePtr tree;
    Variant variant;
  };
  static constexpr size_t queueCount = 6;
  static size_t queueOf(const Variant& variant);

  Variants& variants_;
  std::array<std::deque<Planned>, queueCount> queues_;
  size_t turn_ = 0;
};

}  // namespace hone
