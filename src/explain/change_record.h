// After which kinds of change to which part the test can't judge an input: these are made more seldom.
#pragma once

#include <compare>
#include <cstdint>
#include <map>
#include <span>

#include "grammar/parts.h"
#include "text/random.h"

namespace hone {

enum class ChangeKind : uint8_t {
  // Changes of an input (explain/mutations.h):
  otherwise,  ///< a rule's text is a short one of any of its alternatives
  without,    ///< an element of a list goes
  more,       ///< another iteration
  added,      ///< an optional part that isn't there
  near,       ///< a token's text is nearly the same
  drawn,      ///< any that the lexer allows
  // Forms of which an input is grown (explain/resampling.h), by their origin:
  formOfGiven,
  formOfTested,
  formOfSample
};

/// A kind of change, and what it was made to.
struct TextChange {
  ChangeKind kind;
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
