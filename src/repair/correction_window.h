// The error-correcting parse: finds the least-cost edits of one stretch of a text after which it can be read.
#pragma once

#include <functional>
#include <span>
#include <string_view>
#include <vector>

#include "repair/change.h"
#include "repair/piece_edits.h"
#include "repair/text_automaton.h"

namespace hone {

struct CorrectionOptions {
  uint32_t slack = 160;        ///< states are followed that cost at most this much more than the best at their position
  uint32_t most = UINT32_MAX;  ///< the search gives up where everything costs more than that
  uint32_t calm = 80;          ///< characters without an edit after which the text is taken to be understood again
  uint32_t longest = 16384;    ///< characters after which the best so far is taken in any case
  size_t alternatives = 1;     ///< how many corrections are given
  uint32_t dearer = 160;       ///< they cost at most this much more than the best
  bool likeliest = true;       ///< of corrections that cost about the same, the one most like the rest of the text
  /// Work of the automaton after which only the cheapest few states are followed; after a quarter more fewer, and after
  /// half as much again nothing is found any more.
  uint64_t thorough = UINT64_MAX;
  bool wholePieces = true;       ///< see PieceEdits
  bool doubled = true;           ///< a block that stands there twice may go as a whole
  PieceEdits* pieces = nullptr;  ///< those of the text, or null
  /// What went wrong are slips of people and habits of programs, not flipped bits: edits of contents are of a higher
  /// rank than those of separators, brackets, quotes and escapes (edit_cost::contents).
  bool people = false;
  bool layoutCounts = false;  ///< corrections that differ in blanks only are several: a program may mind them
  size_t completions = 1;     ///< how many ways to end the text are looked at, where it ends
};

struct Correction {
  uint64_t cost;
  Changes changes;
};

/// A way out of a window: the text goes on behind it in this state, the start of a token.
struct WindowExit {
  TextState state;
  uint32_t cost;
};
/// Which of them (cheapest first, the text's offset is the same for all) is to be taken.
using ExitChoice = std::function<size_t(uint32_t offset, std::span<const WindowExit>)>;

struct WindowResult {
  bool reachedEnd = false;  ///< of the text; else it goes on at `end` in `state`, which is the start of a token
  uint32_t end = 0;
  TextState state;
  std::vector<Correction>
      corrections;  ///< best first, different but for layout; all lead to `state`. Empty: nothing was found.
};

/// See CorrectionOptions::thorough.
bool outOfWork(const TextAutomaton& automaton, uint64_t thorough);

/// From `begin`, where the text is in `state` (the start of a token), on until it is behind `mustPass` and calm.
/// O(length * states within the slack), and those are few but in brackets that may mean many things. Throws Cancelled.
WindowResult correctWindow(TextAutomaton& automaton, std::string_view text, Encoding encoding, uint32_t begin,
                           TextState state, uint32_t mustPass, const CorrectionOptions& options,
                           const ExitChoice& choose);

}  // namespace hone
