#include "repair/edit_steps.h"

#include <algorithm>
#include <array>
#include <tuple>

namespace hone {
namespace {

uint32_t removalCost(int32_t c, Encoding encoding) {
  if (encoding == Encoding::latin1 && c >= 0x80) return edit_cost::deleteStray;
  if (c != '\n' && (c <= ' ' || c == 0x7F)) return edit_cost::deleteBlank;
  return isWord(c) || c >= 0x80 ? edit_cost::deleteData : edit_cost::deleteSign;
}

/// `guess`: there are other ones; `fits`: the byte itself may stand there.
uint32_t flipCost(uint8_t byte, uint8_t flipped, bool guess, bool fits) {
  // No text in itself.
  if (byte >= 0x80) return flipped < 0x80 ? edit_cost::flipToBlank : edit_cost::replace;
  // What can be seen does not become a line break by accident.
  if (byte > ' ' && byte < 0x7F && flipped < ' ') return edit_cost::replace;
  // Good data is not to be sacrificed for what may be wrong behind it.
  if (fits && (isWord(byte) || isBlank(byte)) && !isBlank(flipped)) return edit_cost::flipFitting;
  // A letter for a letter is a guess.
  if (isWord(byte) && isWord(flipped)) return edit_cost::flipGuess;
  if (isBlank(byte) || (isWord(byte) && isBlank(flipped))) return edit_cost::flipOfData;
  if (isBlank(flipped)) return byte > ' ' && byte < 0x7F ? edit_cost::flipSign : edit_cost::flipToBlank;
  return guess ? edit_cost::flipGuess : edit_cost::flip;
}

/// Before a digit it makes another number; but a sign that stands there once may be half of an operator.
bool isOfNumber(int32_t c, char before, int32_t behind) {
  return (c == '-' || c == '+' || c == '.') && isDigit(behind) && before != c;
}

/// Of a sign that is repeated, as a slip of the keyboard does.
uint32_t junkLength(std::string_view rest) {
  constexpr size_t longest = 32;
  char c = rest.front();
  if (c <= ' ' || static_cast<uint8_t>(c) >= 0x7F || isWord(c) ||
      std::string_view("()[]{}\"'").find(c) != std::string_view::npos)
    return 0;
  rest = rest.substr(0, longest);
  return static_cast<uint32_t>(std::min(rest.find_first_not_of(c), rest.size()));
}

/// The line around an offset, as far as it is looked at: before it and behind it.
std::pair<std::string_view, std::string_view> lineAt(std::string_view text, size_t offset) {
  constexpr size_t farthest = 1000;
  const size_t far = offset > farthest ? offset - farthest : 0;
  const std::string_view before = text.substr(far, offset - far), behind = text.substr(offset, farthest);
  const size_t begin = before.rfind('\n');
  return {before.substr(begin == std::string_view::npos ? 0 : begin + 1), behind.substr(0, behind.find('\n'))};
}

}  // namespace

void EditSteps::moveTo(uint32_t offset) {
  offset_ = offset;
  rest_ = text_.substr(offset);
  std::tie(lineBefore_, lineBehind_) = lineAt(text_, offset_);
  if (rest_.empty()) return;
  next_ = decode(rest_, 0, encoding_);
  behind_ = next_.length == rest_.size() ? lexerEndOfFile : decode(rest_, next_.length, encoding_).value;
  junk_ = junkLength(rest_);
}

void EditSteps::add(EditKind kind, TextState target, uint32_t length, uint32_t cost, int32_t codePoint) {
  if (target && cost <= most_) steps_.push_back({kind, target, offset_ + length, cost, codePoint});
}

std::span<const EditStep> EditSteps::insertions(TextState state, uint32_t most) {
  most_ = most;
  steps_.clear();
  if (most < edit_cost::keyword) return {};
  const char before = offset_ > 0 ? text_[offset_ - 1] : '\0';
  // A comma goes right behind the value, not before the next one.
  const uint32_t behindBlank = isBlank(before) ? 1 : 0;
  const bool beginsLine = offset_ == 0 || before == '\n';
  const bool inWord = isLetter(before) && !rest_.empty() && isLetter(next_.value);
  const bool leadsOn = !rest_.empty() && !isBlank(next_.value);
  const bool fits = leadsOn && automaton_.read(state, next_.value);
  // What a backslash stands before by mistake most likely is itself.
  const TextState backslash = before == '\\' ? automaton_.read(state, '\\') : TextState{};
  for (const TextAutomaton::Insertion& insertion : automaton_.insertions(state)) {
    if (insertion.idle) continue;
    if (backslash && backslash == insertion.target) {
      add(EditKind::insert, insertion.target, 0, edit_cost::doubleBackslash, '\\');
      continue;
    }
    const uint32_t indents = beginsLine && isBlank(insertion.codePoint) ? edit_cost::indent : 0;
    uint32_t cost = insertion.cost + behindBlank + indents + hides(insertion, offset_);
    if (inWord && !isWord(insertion.codePoint)) cost += edit_cost::splitWord;
    // A value whose next character stands there already is found and not invented, unless that has its own meaning.
    const bool found =
        insertion.invents && leadsOn && automaton_.lexer().step(insertion.target.node, next_.value) != Lexer::noNode;
    if (found) cost = fits ? cost + edit_cost::swallow : cost - edit_cost::invent;
    cost += insertsContents(state, insertion, found);
    add(EditKind::insert, insertion.target, 0, cost, insertion.codePoint);
  }
  return steps_;
}

std::span<const EditStep> EditSteps::onwards(TextState state, uint32_t most) {
  most_ = most;
  steps_.clear();
  const uint32_t length = next_.length;
  const int32_t c = next_.value;
  bool swallows = c == '\n' && automaton_.inTokenAt(state, c);
  add(EditKind::keep, automaton_.read(state, c), length, swallows ? edit_cost::lineInToken : 0, c);
  if (automaton_.endsShort(state, rest_, encoding_)) add(EditKind::keep, automaton_.readShort(state, c), length, 0, c);
  if (pieces_ != nullptr) changePieces(state);
  if (most < edit_cost::flipToBlank) return steps_;
  add(EditKind::remove, state, length,
      removalCost(c, encoding_) + (glues(state) ? edit_cost::glue : 0) + removesContents(state));
  const bool fits = static_cast<bool>(automaton_.read(state, c));
  const bool anew = fits && isWord(c) && !goesOn(state, c);
  flips(state, fits, anew);
  if (most >= edit_cost::replace - 2)
    for (const TextAutomaton::Insertion& insertion : automaton_.insertions(state))
      if (insertion.codePoint != c)
        add(EditKind::replace, insertion.target, length,
            (anew ? std::max(edit_cost::flipAnew, insertion.replaceCost) : insertion.replaceCost) +
                hides(insertion, offset_ + length) + replacesContents(state, insertion.codePoint),
            insertion.codePoint);
  if (junk_ > 1 && betweenTokens(state))
    add(EditKind::remove, state, junk_, edit_cost::deleteSign + edit_cost::deleteAgain * (junk_ - 1));
  return steps_;
}

void EditSteps::changePieces(TextState state) {
  for (const PieceEdit& piece : pieces_->at(offset_)) {
    if (piece.cost > most_ || !fits(piece.site, state)) continue;
    TextState target = state;
    for (size_t at = 0; target && at < piece.text.size();) {
      CodePoint c = decode(piece.text, at, encoding_);
      target = automaton_.read(target, c.value);
      at += c.length;
    }
    add(EditKind::piece, target, piece.length, piece.cost, static_cast<int32_t>(piece.number));
  }
}

bool EditSteps::fits(PieceSite site, TextState state) {
  switch (site) {
    case PieceSite::betweenTokens: return betweenTokens(state);
    // What is written in a comment means nothing.
    case PieceSite::inToken: return !automaton_.atTokenStart(state) && !automaton_.inHidden(state);
    case PieceSite::anywhere: return true;
    case PieceSite::atEnd: return automaton_.accepts(state);
  }
  return false;
}

void EditSteps::flips(TextState state, bool fits, bool anew) {
  if (next_.length > 1 || next_.value >= 0x100) return;
  // People's slips flip no bits of what a text may hold.
  if (people_ && next_.value < 0x80) return;
  const uint8_t byte = static_cast<uint8_t>(rest_[0]);
  // A quote before a field opens it; a blank that became one stands elsewhere.
  const bool opens =
      (byte == '"' || byte == '\'') && !isBlank(behind_) && (offset_ == 0 || oneOf(text_[offset_ - 1], ",;|\t\n"));
  auto flipped = [&](size_t bit) { return static_cast<uint8_t>(byte ^ (1u << bit)); };
  std::array<TextState, 8> targets;
  int possible = 0;
  for (size_t bit = 0; bit < 8; ++bit) {
    if (byte < 0x80 && flipped(bit) >= 0x80) continue;
    targets[bit] = automaton_.read(state, flipped(bit));
    possible += static_cast<bool>(targets[bit]);
  }
  for (size_t bit = 0; bit < 8; ++bit) {
    if (!targets[bit]) continue;
    uint32_t cost = anew ? edit_cost::flipAnew : flipCost(byte, flipped(bit), possible > 2, fits);
    if (opens && isBlank(flipped(bit))) cost += edit_cost::unquote;
    cost += replacesContents(state, flipped(bit));
    // What it leads to costs as much as by any other character.
    for (const TextAutomaton::Insertion& insertion : automaton_.insertions(state)) {
      if (insertion.target != targets[bit]) continue;
      cost += hides(insertion, offset_ + 1);
      if (insertion.invents && isBlank(byte)) cost += edit_cost::invent;
    }
    add(EditKind::replace, targets[bit], 1, cost, flipped(bit));
  }
}

bool EditSteps::goesOn(TextState state, int32_t codePoint) {
  return !automaton_.atTokenStart(state) && automaton_.lexer().step(state.node, codePoint) != Lexer::noNode;
}

namespace {

/// A quote at the end of a text seems to begin a string: it stands behind a sign or at the start of a line.
bool seemsToOpen(std::string_view before) {
  const size_t last = before.find_last_not_of(" \t");
  return last == std::string_view::npos || oneOf(before[last], ",:;=([{<");
}
/// And one before a text to end a string.
bool seemsToClose(std::string_view behind) {
  const size_t next = behind.find_first_not_of(" \t\r");
  return next == std::string_view::npos || oneOf(behind[next], ",:;=)]}>");
}

}  // namespace

/// A quote without a partner on its line, or before a sign, would make a text of what is none. `replaced` bytes go.
bool EditSteps::quotesStructure(TextState state, int32_t codePoint, uint32_t replaced) {
  if (codePoint != '"' && codePoint != '\'') return false;
  const auto quote = static_cast<char>(codePoint);
  const bool words = pieces_ == nullptr || pieces_->notation().hasWords();
  const std::string_view before = lineBefore_;
  const std::string_view behind = lineBehind_.substr(std::min<size_t>(replaced, lineBehind_.size()));
  if (goesOn(state, codePoint)) {
    const size_t partner = before.rfind(quote);
    return partner == std::string_view::npos || (!words && !seemsToOpen(before.substr(0, partner)));
  }
  if (!betweenTokens(state)) return false;
  if (!behind.empty() && (isOpener(behind[0]) || isCloser(behind[0]) || oneOf(behind[0], ",:;="))) return true;
  const size_t partner = behind.find(quote);
  return partner == std::string_view::npos || (!words && !seemsToClose(behind.substr(partner + 1)));
}

/// A sign other than a quote begins a text that may hold whole lines.
bool EditSteps::opensText(int32_t codePoint, TextState target) {
  return !isWord(codePoint) && !isQuote(codePoint) && target && automaton_.inTokenAt(target, '\n') &&
         automaton_.inTokenAt(target, ';');
}

/// The next character is a quote that seems to begin or to end a string, or the last one on its line.
bool EditSteps::limitsString() const {
  if (next_.value != '"' && next_.value != '\'') return false;
  const std::string_view behind = lineBehind_.substr(1);
  const std::string_view next = behind.substr(std::min(behind.find_first_not_of(" \t"), behind.size()));
  if (next.starts_with(':')) return true;
  if (next.starts_with(',') && next.size() > 1) {
    const size_t value = next.find_first_not_of(" \t", 1);
    if (value != std::string_view::npos && oneOf(next[value], "\"'[{")) return true;
  }
  return (seemsToOpen(lineBefore_) && !seemsToClose(behind)) ||
         behind.find(static_cast<char>(next_.value)) == std::string_view::npos;
}

uint32_t EditSteps::removesContents(TextState state) {
  if (!people_) return 0;
  const int32_t c = next_.value;
  // A byte that is no text may be anything.
  if (encoding_ == Encoding::latin1 && c >= 0x80) return 0;
  const char before = offset_ > 0 ? text_[offset_ - 1] : '\0';
  const bool joins = isWord(before) && isWord(behind_);
  const bool inValue = c >= ' ' && c != '\\' && automaton_.inTokenAt(state, behind_) && !isBlank(c);
  return isWord(c) || c >= 0x80 || joins || inValue ? edit_cost::contents : 0;
}

uint32_t EditSteps::replacesContents(TextState state, int32_t codePoint) {
  if (!people_) return 0;
  const int32_t c = next_.value;
  if (encoding_ == Encoding::latin1 && c >= 0x80) return 0;
  // A decimal comma.
  const char before = offset_ > 0 ? text_[offset_ - 1] : '\0';
  if (c == ',' && codePoint == '.' && isDigit(before) && isDigit(behind_)) return 0;
  const bool bracket = (isOpener(c) || isCloser(c)) && (codePoint == '"' || codePoint == '\'');
  // Within a value, a blank for a quote changes it no less than a letter for a letter, and so does a backslash for what
  // may stand there.
  const bool escapes = oneOf(static_cast<char>(codePoint), "\"'\\") && (isQuote(c) || !automaton_.inTokenAt(state, c));
  const bool inValue = c >= ' ' && automaton_.inTokenAt(state, codePoint) && !escapes;
  return isWord(c) || c >= 0x80 || isWord(codePoint) || codePoint >= 0x80 || inValue || bracket ||
                 quotesStructure(state, codePoint, next_.length) || isOfNumber(codePoint, before, behind_)
             ? edit_cost::contents
             : 0;
}

uint32_t EditSteps::insertsContents(TextState state, const TextAutomaton::Insertion& insertion, bool found) {
  if (!people_) return 0;
  const int32_t c = insertion.codePoint;
  const char before = offset_ > 0 ? text_[offset_ - 1] : '\0';
  const bool inValue = !insertion.fixed && automaton_.inTokenAt(state, c) && !oneOf(static_cast<char>(c), "\"'\\");
  // The rest of a keyword is no content.
  const bool completes = insertion.fixed && goesOn(state, c);
  const bool parts = !completes && !rest_.empty() && isWord(before) && isWord(next_.value);
  const bool word = ((isWord(c) || c >= 0x80) && !completes) || (!rest_.empty() && isOfNumber(c, before, next_.value));
  const bool quotes = !rest_.empty() && (quotesStructure(state, c, 0) || (c == '\\' && limitsString()) ||
                                         (betweenTokens(state) && opensText(c, insertion.target)));
  return word || parts || inValue || quotes || (insertion.invents && !found) ? edit_cost::contents : 0;
}

uint32_t EditSteps::hides(const TextAutomaton::Insertion& insertion, uint32_t end) {
  if (!insertion.mayHide) return 0;
  const uint32_t length = automaton_.hiddenLength(insertion.target, text_.substr(end), encoding_);
  if (length == 0) return 0;
  return edit_cost::hide + length / edit_cost::bytesHidden + (people_ ? edit_cost::contents : 0);
}

/// Without the blank, a token that is whole and what follows become one: two values would be lost for one.
bool EditSteps::glues(TextState state) {
  if (!isBlank(next_.value) || automaton_.atTokenStart(state)) return false;
  Lexer& lexer = automaton_.lexer();
  return lexer.step(state.node, next_.value) == Lexer::noNode && lexer.step(state.node, behind_) != Lexer::noNode &&
         automaton_.endToken(state);
}

bool EditSteps::betweenTokens(TextState state) {
  return automaton_.atTokenStart(state) || static_cast<bool>(automaton_.endToken(state));
}

}  // namespace hone
