// What people write by the rules of another language, as a language's description lists it.
#pragma once

#include <memory>
#include <vector>

#include "grammar/repair_hints.h"
#include "parse/language.h"
#include "repair/piece.h"

namespace re2 {
class RE2;
}

namespace hone {

/// The slip's expression, by which `^` begins a line. Throws std::logic_error if it is invalid.
std::shared_ptr<const re2::RE2> patternOf(const Slip& slip);

class KnownSlips {
 public:
  /// Counts them in the text: what is written often is the author's habit. O(text).
  KnownSlips(const std::vector<Slip>& slips, std::string_view text);

  /// The first of them that begins at an offset.
  void find(const PieceContext& context, uint32_t offset, std::vector<FoundPiece>& found) const;

 private:
  struct Compiled {
    std::shared_ptr<const re2::RE2> pattern;
    const std::string* meant;
    uint32_t times = 0;
  };
  std::vector<Compiled> slips_;
};

}  // namespace hone
