// After which kinds of change to which part the test can't judge an input: these are made more seldom.
#pragma once

#include <cstdint>
#include <map>
#include <span>
#include <utility>

#include "pattern/parts.h"
#include "text/random.h"

namespace hone {

/// A kind of change to an input, and what it was made to.
struct TextChange {
  uint8_t kind;
  Part part;
  friend auto operator<=>(const TextChange&, const TextChange&) = default;
};

class ChangeRecord {
 public:
  /// What became of an input that these changes made.
  void note(std::span<const TextChange> changes, bool resolved) {
    for (const TextChange& change : changes) {
      Judged& judged = judged_[change];
      ++judged.all;
      judged.resolved += resolved;
    }
  }
  /// True as often as the test could judge an input after such a change.
  bool worthTrying(TextChange change, Random& random) const {
    const auto judged = judged_.find(change);
    return judged == judged_.end() || random.chance(1 + judged->second.resolved, 1 + judged->second.all);
  }

 private:
  struct Judged {
    uint32_t resolved = 0, all = 0;
  };
  std::map<TextChange, Judged> judged_;
};

}  // namespace hone
