// Lexer and parser as one automaton that reads character by character. It decides which texts are prefixes of a text of
// the language, and which characters may come next. The lexer knows what the parser expects: a token that can't come
// here ends at the first character that belongs to no other token.
//
// Tokens are as long as possible, as in the lexer, with one exception: only later can the automaton know that a longer
// token was begun and has no end (`1..2`). A reader of a given text can look ahead, see `readShort`.
#pragma once

#include <boost/unordered/unordered_flat_map.hpp>
#include <cstdint>
#include <memory>
#include <span>
#include <unordered_map>
#include <vector>

#include "parse/language.h"
#include "repair/characters.h"
#include "repair/edit_cost.h"
#include "repair/parser_sets.h"
#include "text/stop_token.h"

namespace hone {

/// Between two characters of a text. Equal states accept the same rests.
struct TextState {
  Lexer::DfaNode node = Lexer::noNode;
  uint32_t point = 0;  ///< modes and parser's set before the present token, interned
  explicit operator bool() const { return node != Lexer::noNode; }
  uint64_t key() const { return (static_cast<uint64_t>(node) << 32) | point; }
  friend bool operator==(const TextState&, const TextState&) = default;
};

/// Holds caches: to be used by one thread at a time.
class TextAutomaton {
 public:
  /// Of texts that need none of the rules and tokens named in `without`.
  explicit TextAutomaton(std::shared_ptr<Language> language, const std::vector<std::string>& without = {});

  TextState start() { return atToken(0, sets_.start()); }
  /// At the start of a token. False where `set` is none.
  TextState atToken(ModeStack modes, ParserSet set);

  /// Behind one more character; false where no text goes on so.
  TextState read(TextState state, int32_t codePoint);
  /// The same, where the present token ends before the character although it could go on.
  TextState readShort(TextState state, int32_t codePoint);
  /// The present token ends here; false where it can't. The result is at the start of a token.
  TextState endToken(TextState state);
  /// True where the token, in spite of what it could go on with, must end here: `rest` never completes a longer one.
  bool endsShort(TextState state, std::string_view rest, Encoding encoding);

  /// Inside a token that the parser sees and that goes on with the character.
  bool inTokenAt(TextState state, int32_t codePoint);
  /// The state is within a token that the parser doesn't see.
  bool inHidden(TextState state) { return !atTokenStart(state) && hidden(state.node); }
  /// So many of the next bytes, at most `hiddenMost`, belong to a token that the parser doesn't see; 0 if it sees it.
  uint32_t hiddenLength(TextState state, std::string_view rest, Encoding encoding);
  static constexpr uint32_t hiddenMost = 512;

  bool atTokenStart(TextState state) { return state.node == lexer_.tokenStart(modes(state)) && !more(state); }
  /// The text may end here.
  bool accepts(TextState state);

  struct Insertion {
    int32_t codePoint;
    uint32_t cost;  ///< of putting it in; replacing costs edit_cost::replace and what inventing costs
    uint32_t replaceCost;
    TextState target;
    bool invents;  ///< begins a value
    bool fixed;    ///< of a token with but one text, or between tokens
    bool mayHide;  ///< may begin a comment: see hiddenLength
    bool idle;     ///< leads to the same state or into hidden text: of use only as a replacement
  };
  /// One character for each state that a character can lead to. Remembered for the latest states; the result is good
  /// until the next call.
  std::span<const Insertion> insertions(TextState state);

  /// A lower bound of what `complete` counts for the characters that are to be put in before the text may end here.
  Cost costToEnd(TextState state);
  /// What `complete` counts for a character: those of fixed tokens next to nothing.
  static constexpr Cost completionUnit = 1 << 20;  ///< of edit_cost's units
  static Cost completionCost(const Insertion& insertion) {
    return insertion.fixed ? 1 : insertion.cost * completionUnit;
  }

  /// Counts work, of which a millisecond takes some thousand units. Throws Cancelled soon after the language was told
  /// to stop.
  void spend(uint64_t units = 1) { meter_.spend(units + sets_.takeWork()); }
  /// All of it so far, what was put into `insertions` and the parser's sets included.
  uint64_t spent() const { return meter_.spent(); }

  ModeStack modes(TextState state) const { return points_[state.point].modes; }
  ParserSet set(TextState state) const { return points_[state.point].set; }
  ParserSets& sets() { return sets_; }
  Language& language() { return *language_; }
  Lexer& lexer() { return lexer_; }

 private:
  struct Point {
    ModeStack modes;
    ParserSet set;
    bool more;  ///< inside a token that goes on in another mode
  };

  bool more(TextState state) const { return points_[state.point].more; }
  uint32_t point(ModeStack modes, ParserSet set, bool more);
  /// The lexer rules of use at a point, a bit each.
  const std::vector<uint64_t>& open(uint32_t point);
  /// Nothing but hidden text can come of it.
  bool hidden(Lexer::DfaNode node);
  /// Within the token; `dead` where the lexer goes on but the parser can use no such token.
  TextState extend(TextState state, int32_t codePoint, bool& dead);
  bool viable(Lexer::DfaNode node, uint32_t point);
  const std::vector<uint64_t>& openRules(Lexer::DfaNode node);
  uint32_t insertCost(TextState from, TextState target, int32_t codePoint, bool beginsToken);

  std::shared_ptr<Language> language_;
  const LexerRules& rules_;
  Lexer& lexer_;
  WorkMeter meter_;
  ParserSets sets_;
  std::vector<std::vector<Symbol>> ruleTypes_;  ///< by lexer rule: the token types it may give
  std::vector<uint64_t> hidden_;                ///< rules that the parser doesn't see
  std::vector<uint64_t> alwaysOpen_;            ///< these, and those that only begin a token
  std::vector<uint64_t> literal_;               ///< rules with but one text
  std::vector<Point> points_;
  boost::unordered_flat_map<uint64_t, uint32_t> pointIds_;
  std::vector<std::vector<uint64_t>> open_;       ///< by what the parser expects; empty: not known yet
  std::vector<std::vector<uint64_t>> openRules_;  ///< by node; empty: not known yet
  boost::unordered_flat_map<uint64_t, TextState> ended_;
  std::unordered_map<uint64_t, std::vector<Insertion>> insertions_;
  size_t insertionsKept_ = 0;
};

}  // namespace hone
