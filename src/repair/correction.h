// Least-cost corrections of a whole text. Reads quickly where there is nothing to correct, and searches only around the
// places where the text can't be read.
#pragma once

#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "repair/correction_window.h"
#include "repair/damage.h"

namespace hone {

/// A place between two tokens of a text, with what the automaton knows there.
struct TokenPlace {
  uint32_t offset;
  TextState state;
};

/// Where reading stopped.
struct Reading {
  bool complete = false;  ///< the whole text is in the language
  uint32_t stop = 0;      ///< where the token starts that can't be used; the text's size where it ends too early
};

/// Reads tokens on from `from`, and appends the places passed to `places`, at least `spacing` bytes apart, where not
/// null; stops at the first token that starts at `until` or behind it. O(length).
Reading readOn(TextAutomaton& automaton, std::string_view text, Encoding encoding, TokenPlace from, uint32_t spacing,
               std::vector<TokenPlace>* places, uint32_t until = UINT32_MAX);

/// From the beginning; a byte order mark is passed over.
TokenPlace textStart(TextAutomaton& automaton, std::string_view text);
bool recognizes(TextAutomaton& automaton, std::string_view text, Encoding encoding);

/// The stretches that had to be corrected.
struct CorrectedText {
  struct Window {
    TokenPlace begin;
    uint32_t mustPass;
    uint32_t slack;
    WindowResult result;
  };
  std::vector<Window> windows;
  std::shared_ptr<PieceEdits> pieces;  ///< of the text; null if only characters are edited
  bool hurried = false;                ///< so much was wrong that in the end only the cheapest few ways were followed

  Changes best() const;
  uint64_t cost() const;      ///< of the best changes
  bool takesDoubled() const;  ///< among the best changes is a PieceEdits::takesDoubled
  /// The cheapest combinations of the windows' corrections, best first. Looks for the alternatives anew.
  std::vector<Correction> cheapest(TextAutomaton& automaton, std::string_view text, Encoding encoding, size_t most,
                                   CorrectionOptions options = {});
};

/// As `correct`, and what is still wrong with the corrected text is corrected again: where the lexer reads a longer
/// token than the search took it to. nullopt where that leads nowhere; else the corrected text is in the language.
std::optional<Changes> correctForSure(TextAutomaton& automaton, std::string_view text, Encoding encoding,
                                      const CorrectedText& first, const CorrectionOptions& options = {});

/// People's slips are corrected by other edits than random damage.
CorrectionOptions correctionsFor(Damage damage);

/// nullopt where no correction was found. A text without errors has no windows. Linear: all work is bounded, and where
/// it is spent nothing is found. Throws Cancelled.
std::optional<CorrectedText> correct(TextAutomaton& automaton, std::string_view text, Encoding encoding,
                                     const CorrectionOptions& options = {});

/// What was found of a text, for whoever asks for more of it.
struct KnownCorrection {
  std::shared_ptr<TextAutomaton> automaton;
  std::string text;
  CorrectedText corrected;
};

/// True where the work that is set for the text has been spent, so that a correction may exist that was not found.
bool outOfWork(const TextAutomaton& automaton, std::string_view text);

}  // namespace hone
