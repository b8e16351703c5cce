// Where new inputs come from, and how many from where. Shares by the surprises that each source had brought were tried:
// they went to the inputs around a few exceptions, and didn't make the trees better.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "explain/pool.h"

namespace hone {

/// Makes an input; nullopt where it came to nothing.
using MakeInput = std::function<std::optional<PoolInput>()>;

class InputSources {
 public:
  /// It is asked so many times as often as one whose share is 1.
  void add(MakeInput make, double share = 1) { sources_.push_back({std::move(make), share}); }

  /// So many different inputs, or fewer where too many tries came to nothing.
  std::vector<PoolInput> draw(size_t count);

 private:
  struct Source {
    MakeInput make;
    double share;
    double due = 0;  ///< inputs that it should have been asked for by now
  };
  std::vector<Source> sources_;
};

}  // namespace hone
