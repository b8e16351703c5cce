// Parts of the parser's error recovery: where parsing can resume, and how it skips broken text, one pair of brackets at
// a time.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "grammar/atn.h"

namespace hone {

/// A state in which the parser may go on, with what must be left before.
struct ResumePoint {
  StateId state;
  uint32_t frames;  ///< calls that stay open
  uint32_t groups;  ///< groups that stay open
};

/// The bracket that the token's literal text is, or ends with (`${`), else 0.
char bracketOf(const std::vector<std::string>& tokenLiterals, Symbol type);

/// The closer of an opening bracket, else 0.
char closerOf(char bracket);

/// For each token the last one of the group that begins with it: of an opening bracket its closer, `neverClosed` where
/// there is none; of all else the token itself. A closer that doesn't fit the innermost open bracket closes nothing.
/// O(tokens).
constexpr uint32_t neverClosed = UINT32_MAX;
std::vector<uint32_t> bracketGroups(const std::vector<Symbol>& types, const std::vector<std::string>& tokenLiterals);

/// Steps over tokens; an opening bracket with all up to its closer is one step. From the first bracket on that is never
/// closed, every token is a step of its own.
class BracketSkipper {
 public:
  /// `groups` must outlive this.
  explicit BracketSkipper(const std::vector<uint32_t>& groups) : groups_(groups) {}

  /// The position after the token or bracket group at `at`.
  uint32_t next(uint32_t at) {
    unclosed_ = unclosed_ || groups_[at] == neverClosed;
    return (unclosed_ ? at : groups_[at]) + 1;
  }

 private:
  const std::vector<uint32_t>& groups_;
  bool unclosed_ = false;
};

}  // namespace hone
