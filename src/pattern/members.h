// Makes new members of a pattern, and decides whether a text is a member.
#pragma once

#include <optional>
#include <string>
#include <unordered_set>

#include "pattern/drafts.h"
#include "pattern/pattern.h"

namespace hone {

class PatternMembers {
 public:
  PatternMembers(const Pattern& pattern, uint64_t seed);

  /// Another text of the pattern, unless new ones are hard to find. Nothing where none was found: its places have no
  /// contents that are allowed.
  std::optional<std::string> next();

 private:
  Pattern pattern_;
  Drafts drafts_;
  Random random_;
  uint32_t made_ = 0;
  std::unordered_set<uint64_t> given_;  ///< hashes of texts
};

/// Is the text one of the pattern? Whatever the grammar allows may stand at its places; where `strict`, only what
/// members have there, and where `varied`, other contents than the pattern's input at all of them. White space and
/// comments don't matter, not even those of `Environment::layout`, at which PatternFinder looks.
bool matches(const Pattern& pattern, const Tree& text, bool strict, bool varied = false);

}  // namespace hone
