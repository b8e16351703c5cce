// The steps of a correction and their costs. At a place in a text and in a state of the automaton, a step keeps,
// deletes or replaces the next character, or inserts another one before it. The cost depends on what the step means.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "repair/piece_edits.h"
#include "repair/text_automaton.h"

namespace hone {

enum class EditKind : uint8_t { keep, remove, replace, insert, piece };

struct EditStep {
  EditKind kind;
  TextState target;
  uint32_t end;  ///< offset in the text behind it
  uint32_t cost;
  int32_t codePoint;  ///< that is read, but for `remove`; for `piece` the number of the piece's edit
};

class EditSteps {
 public:
  /// `pieces` are those of the text; where null, only single characters are edited.
  /// `people` as in CorrectionOptions.
  EditSteps(TextAutomaton& automaton, std::string_view text, Encoding encoding, PieceEdits* pieces = nullptr,
            bool people = false)
      : automaton_(automaton), text_(text), encoding_(encoding), pieces_(pieces), people_(people) {}

  /// To the start of a character, or the end of the text. O(1).
  void moveTo(uint32_t offset);

  /// What may be put in at this place for at most that cost. The result is good until the next call.
  std::span<const EditStep> insertions(TextState state, uint32_t most);
  /// To behind the next character: it is kept, or goes, or another one stands for it, for at most that cost. Not at the
  /// end of the text. The result is good until the next call.
  std::span<const EditStep> onwards(TextState state, uint32_t most);

 private:
  void flips(TextState state, bool fits, bool anew);
  void changePieces(TextState state);
  bool fits(PieceSite site, TextState state);
  /// What it costs that the text from `end` on is hidden in a comment which the insertion begins.
  uint32_t hides(const TextAutomaton::Insertion& insertion, uint32_t end);
  bool glues(TextState state);
  bool opensText(int32_t codePoint, TextState target);
  /// What it costs that contents change: where the next character goes; where another one stands for it.
  uint32_t removesContents(TextState state);
  uint32_t replacesContents(TextState state, int32_t codePoint);
  uint32_t insertsContents(TextState state, const TextAutomaton::Insertion& insertion, bool found);
  bool quotesStructure(TextState state, int32_t codePoint, uint32_t replaced);
  bool limitsString() const;
  /// The character goes on with a token of which the state has read a part.
  bool goesOn(TextState state, int32_t codePoint);
  bool betweenTokens(TextState state);
  void add(EditKind kind, TextState target, uint32_t length, uint32_t cost, int32_t codePoint = 0);

  TextAutomaton& automaton_;
  const std::string_view text_;
  const Encoding encoding_;
  PieceEdits* const pieces_;
  const bool people_;
  uint32_t offset_ = 0;
  std::string_view rest_;
  std::string_view lineBefore_, lineBehind_;  ///< the line around the offset, as far as it is looked at
  CodePoint next_{};
  int32_t behind_ = 0;  ///< the character behind the next one
  uint32_t junk_ = 0;
  uint32_t most_ = 0;
  std::vector<EditStep> steps_;
};

}  // namespace hone
