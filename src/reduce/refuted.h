// Token sequences that are known not to fail. With other white space they need no further test.
#pragma once

#include <memory>
#include <unordered_set>
#include <vector>

#include "text/hash.h"

namespace hone {

/// A set that is cheap to copy: copies share all but the newest entries.
class Refuted {
 public:
  bool contains(Hash128 tokens) const {
    for (Hash128 other : newest_)
      if (other == tokens) return true;
    return shared_ && shared_->contains(tokens);
  }

  void insert(Hash128 tokens) {
    newest_.push_back(tokens);
    if (newest_.size() < mostNewest) return;
    auto all = shared_ ? std::make_shared<Set>(*shared_) : std::make_shared<Set>();
    all->insert(newest_.begin(), newest_.end());
    shared_ = std::move(all);
    newest_.clear();
  }

 private:
  using Set = std::unordered_set<Hash128>;
  static constexpr size_t mostNewest = 64;
  std::shared_ptr<const Set> shared_;
  std::vector<Hash128> newest_;
};

}  // namespace hone
