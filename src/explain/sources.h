// Where new inputs come from, and how many from where: each source gets a share of the tests in proportion to the
// surprises that its inputs have brought, which are what a tree is learned from.
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
  /// `least`: a share that it has in any case.
  void add(MakeInput make, double least = 0) { sources_.push_back({std::move(make), least}); }

  /// So many different inputs, or fewer where too many tries came to nothing.
  std::vector<PoolInput> draw(size_t count);

  /// An input of a source had an outcome; `surprise`: the tree was wrong about it.
  void note(const PoolInput& input, bool surprise);

 private:
  struct Source {
    MakeInput make;
    double least;
    double tests = 0, surprises = 0;
    double due = 0;  ///< tests that it should have had by now
  };
  std::vector<Source> sources_;
};

}  // namespace hone
