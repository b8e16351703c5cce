// Pieces of the parser's error recovery: where parsing may go on, and how broken text is walked over bracket by
// bracket.
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

/// Steps over tokens; an opening bracket with all up to its closer is one step.
class BracketSkipper {
 public:
  /// The position after the token or bracket group at `at`. Where the bracket isn't closed, it is one token.
  uint32_t next(const std::vector<Symbol>& types, uint32_t at, const std::vector<std::string>& tokenLiterals);

 private:
  uint32_t unclosedFrom_ = UINT32_MAX;  ///< brackets from here on are known not to be closed
};

}  // namespace hone
