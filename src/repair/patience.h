// How long a search goes on without a success.
#pragma once

#include <algorithm>
#include <cstddef>

namespace hone {

class Patience {
 public:
  static constexpr size_t endless = 0;
  /// For so many failures in a row; if there is little hope, before the first success for a twelfth of them.
  explicit Patience(size_t most = endless, bool littleHope = false) : most_(most), littleHope_(littleHope) {}

  void learn(bool success) {
    failures_ = success ? 0 : failures_ + 1;
    succeeded_ |= success;
  }
  bool over() const {
    constexpr size_t littleHopeParts = 12;
    return most_ != endless &&
           failures_ >= (littleHope_ && !succeeded_ ? std::max<size_t>(most_ / littleHopeParts, 1) : most_);
  }

 private:
  size_t most_;
  bool littleHope_;
  size_t failures_ = 0;
  bool succeeded_ = false;
};

}  // namespace hone
