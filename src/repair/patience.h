// How long a search goes on without a success.
#pragma once

#include <cstddef>

namespace hone {

class Patience {
 public:
  static constexpr size_t endless = 0;
  /// For so many failures in a row.
  explicit Patience(size_t most = endless) : most_(most) {}

  void learn(bool success) { failures_ = success ? 0 : failures_ + 1; }
  bool over() const { return most_ != endless && failures_ >= most_; }

 private:
  size_t most_;
  size_t failures_ = 0;
};

}  // namespace hone
