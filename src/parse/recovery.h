// Parts of the parser's error recovery: where parsing can resume, and how it skips broken text, one pair of brackets at
// a time.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "grammar/atn.h"

namespace hone {

/// A state in which the parser can resume, and the calls and groups that stay open.
struct ResumePoint {
  StateId state;
  uint32_t frames;  ///< calls that stay open
  uint32_t groups;  ///< groups that stay open
};

/// The bracket that the token's literal is or ends with (`${`), else 0.
char bracketOf(const std::vector<std::string>& tokenLiterals, Symbol type);

/// The closer of an opening bracket, else 0.
char closerOf(char bracket);

/// By token, the last token of the group that it begins: for an opening bracket its closer, or `neverClosed` if it has
/// none; for other tokens the token itself. A closer that doesn't match the innermost open bracket closes nothing.
/// O(tokens).
constexpr uint32_t neverClosed = UINT32_MAX;
std::vector<uint32_t> bracketGroups(const std::vector<Symbol>& types, const std::vector<std::string>& tokenLiterals);

/// Steps over tokens; an opening bracket up to its closer is one step. After the first bracket that is never closed,
/// every token is one step.
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
