// Kept leaves are written one after the other. A *seam* is where two leaves become neighbours that were not neighbours
// in the input. Only there can tokens merge (`int` and `x`), split (`1` `.` after a changed mode) or vanish (behind a
// comment that lost its line end). So each seam is lexed again, from a few tokens before it until the lexer is back in
// step, and if the tokens are not the tree's, a separator is inserted. The rest of the text needs no lexing. Only if a
// lexer with modes is out of step up to the next seam is the whole text lexed once more at the end. A directive has to
// stay the first of its line, which a lexer doesn't see. A token whose end
// needed a far look-ahead (an unmatched quote) is lexed again if the look-ahead crossed a seam.
//
// All this is local, so a part of a text around some seams can be joined without the rest. If the lexer or the search
// for the seam to blame reaches the ends of the part, the answer is `outOfSight`.
#include "tree/seams.h"

#include <algorithm>

#include "parse/recognizer.h"
#include "text/characters.h"

namespace hone {
namespace {

// Joins the leaves of a candidate if code in the grammar cuts the text into tokens. Then a seam can't be judged alone,
// because an indentation, a bracket or a tag affects all text after it.

class Joining {
 public:
  Joining(const PiecesOfText& text, Encoding encoding)
      : language_(*text.language), encoding_(encoding), pieces_(text.pieces), separator_(pieces_.size(), 0) {
    for (const Piece& piece : pieces_) errors_ += piece.type == lexicalError;
    separateWords();
  }

  std::optional<std::string> text() {
    constexpr int mostAttempts = 12;
    for (int attempt = 0; attempt < mostAttempts; ++attempt) {
      std::string joined = join();
      std::optional<Wrong> wrong = firstWrong(joined);
      if (!wrong) return joined;
      if (!separate(*wrong)) return std::nullopt;
    }
    return std::nullopt;
  }

 private:
  struct Wrong {
    size_t piece;
    bool tooLong;
  };

  /// Most seams that need a separator are between words.
  void separateWords() {
    char last = 0;
    for (size_t i = 0; i < pieces_.size(); ++i) {
      if (pieces_[i].text.empty()) continue;
      if (pieces_[i].seam && isWordByte(last) && isWordByte(pieces_[i].text.front())) separator_[i] = 1;
      last = pieces_[i].text.back();
    }
  }

  std::string join() const {
    const std::vector<std::string>& separators = language_.separators();
    std::string joined;
    for (size_t i = 0; i < pieces_.size(); ++i) {
      if (separator_[i] > 0) joined += separators[separator_[i] - 1];
      joined += pieces_[i].text;
    }
    return joined;
  }

  std::optional<Wrong> firstWrong(const std::string& joined) const {
    size_t expected = 0, errors = 0;
    auto skipHidden = [&] {
      while (expected < pieces_.size() && (pieces_[expected].hidden || pieces_[expected].type == endOfFile)) ++expected;
    };
    for (const Token& token : language_.recognizer()->lex(joined, encoding_).tokens) {
      skipHidden();
      if (token.type == lexicalError && ++errors > errors_) return Wrong{expected, false};
      if (token.hidden || token.type == endOfFile) continue;
      if (expected == pieces_.size()) return Wrong{expected, false};
      const Piece& piece = pieces_[expected];
      std::string_view text = std::string_view(joined).substr(token.begin, token.end - token.begin);
      if (token.type != piece.type || text != piece.text)
        return Wrong{expected, text.size() > piece.text.size() && text.starts_with(piece.text)};
      ++expected;
    }
    skipHidden();
    return expected == pieces_.size() ? std::nullopt : std::optional(Wrong{expected, false});
  }

  /// Tries another separator: at the next seam if a token became too long, else at the last one before the token.
  bool separate(Wrong wrong) {
    size_t at = std::min(wrong.piece, pieces_.size() - 1);
    if (wrong.tooLong) {
      for (++at; at < pieces_.size() && !pieces_[at].seam; ++at) {
      }
      if (at == pieces_.size()) return false;
    } else {
      while (at > 0 && !pieces_[at].seam) --at;
    }
    return pieces_[at].seam && ++separator_[at] <= language_.separators().size();
  }

  Language& language_;
  Encoding encoding_;
  const std::vector<Piece>& pieces_;
  std::vector<size_t> separator_;  ///< before each piece: 0 for none, else 1 + index
  size_t errors_ = 0;              ///< lexical errors of the input that are kept
};

/// Like joinPieces. Each attempt runs the compiled lexer over the whole text; after a few attempts, returns nullopt.
std::optional<std::string> joinForRecognizer(const PiecesOfText& text, Encoding encoding) {
  if (text.pieces.empty()) return std::string();
  return Joining(text, encoding).text();
}

class SeamRepair {
 public:
  SeamRepair(PiecesOfText text, Surroundings around, Encoding encoding, const StopToken& stop)
      : around_(around),
        language_(*text.language),
        input_(text.input),
        inputEnd_(text.inputEnd),
        encoding_(encoding),
        pieces_(std::move(text.pieces)),
        separator_(pieces_.size(), 0),
        offset_(pieces_.size()),
        meter_(stop) {}

  using Outcome = JoinedPart::Outcome;

  Outcome run() {
    Outcome outcome = settle();
    return outOfSight_ ? Outcome::outOfSight : outcome;
  }

  std::string& text() { return text_; }
  std::vector<uint8_t>& separators() { return separator_; }

 private:
  Outcome settle() {
    join();
    const size_t choices = language_.separators().size();
    for (size_t i = 0; i < pieces_.size(); ++i)
      if (pieces_[i].seam) seams_.push_back(i);
    std::vector<size_t> open = seams_;
    while (!open.empty() && !outOfSight_) {
      std::vector<bool> toChange(pieces_.size()), again(pieces_.size());
      bool anyWrong = false;
      std::optional<Wrong> wrong;
      seenTo_ = 0;
      for (size_t seam : open) {
        // Between the last seam and what is wrong behind it, there is nothing else to find.
        if (seam >= seenTo_) wrong = firstWrong(startBefore(seam), seam);
        if (!wrong) continue;
        anyWrong = again[seam] = true;
        toChange[toBlame(*wrong, seam)] = true;
      }
      if (!anyWrong) break;
      for (size_t seam = 0; seam < pieces_.size(); ++seam) {
        if (!toChange[seam]) continue;
        if (++separator_[seam] > choices) return Outcome::impossible;
        // A new separator may also repair or break the neighbouring seams.
        const size_t first = seam - std::min(seam, reach), behind = std::min(seam + reach + 1, pieces_.size());
        for (size_t near = first; near < behind; ++near) again[near] = again[near] || pieces_[near].seam;
      }
      join();
      open.clear();
      for (size_t seam : seams_)
        if (again[seam]) open.push_back(seam);
    }
    if (outOfStep_ && firstWrong(0, pieces_.size())) return Outcome::impossible;
    return farLooksHold() ? Outcome::joined : Outcome::impossible;
  }

  static constexpr size_t reach = 8;
  static constexpr int mostEmptyInARow = 8;

  void join() {
    text_.clear();
    for (size_t i = 0; i < pieces_.size(); ++i) {
      if (separator_[i] > 0) text_ += language_.separators()[separator_[i] - 1];
      offset_[i] = static_cast<uint32_t>(text_.size());
      text_ += pieces_[i].text;
    }
    looks_.emplace(text_.size());
  }

  /// Where to start: some visible tokens before the seam, since a token may depend on more than its next character.
  size_t startBefore(size_t seam) const {
    constexpr int tokensBefore = 3;
    size_t start = seam;
    int tokens = 0;
    while (start > 0 && (tokens < tokensBefore || !pieces_[start].modesKnown)) {
      --start;
      tokens += !pieces_[start].hidden;
    }
    return start;
  }

  struct Wrong {
    size_t piece;
    bool tooLong;  ///< it has taken some of what comes behind it
  };

  /// The seam where a separator may help: the next one after a token that became too long, or the last one before any
  /// other wrong token. If more separators were tried there than at the examined seam, the examined seam is next.
  size_t toBlame(Wrong wrong, size_t seam) {
    auto behind = std::upper_bound(seams_.begin(), seams_.end(), wrong.piece);
    outOfSight_ |=
        wrong.tooLong ? behind == seams_.end() && around_.seamsBehind : behind == seams_.begin() && around_.seamsBefore;
    if (wrong.tooLong) return behind == seams_.end() || separator_[*behind] > separator_[seam] ? seam : *behind;
    return behind == seams_.begin() || separator_[*(behind - 1)] > separator_[seam] ? seam : *(behind - 1);
  }

  /// The first piece from `start` on at which the tokens are not the tree's. Stops when the lexer is in step at or
  /// after `until`. From `start` up to `seenTo_`, the pieces are as they should be.
  std::optional<Wrong> firstWrong(size_t start, size_t until) {
    if (start == 0 && around_.textBefore) return lookAway();
    size_t expected = start;
    int emptyInARow = 0;
    bool astray = false;  // past `until` in other modes than in the input, which the checks of later seams don't expect
    Lexer& lexer = language_.lexer();
    uint32_t at = expected == 0 ? 0 : offset_[expected];
    ModeStack modes = expected == 0 ? 0 : pieces_[expected].modes.before;
    for (;;) {
      for (; expected < pieces_.size() && pieces_[expected].hidden; ++expected)
        outOfStep_ |= astray && pieces_[expected].seam;
      meter_.spend();
      seenTo_ = expected;
      Token token = lexer.next(text_, encoding_, at, modes, *looks_);
      if (around_.textBehind && (token.looked > text_.size() || expected == pieces_.size())) return lookAway();
      emptyInARow = token.end == at ? emptyInARow + 1 : 0;
      if (emptyInARow > mostEmptyInARow && token.type != endOfFile) return Wrong{expected, false};
      at = token.end;
      modes = token.after;
      if (token.hidden) {
        // A lexical error of the input may stay; a new lexical error means a broken token.
        if (token.type == lexicalError && !isErrorOfInput(token.begin)) return Wrong{expected, false};
        if (at >= text_.size() && expected == pieces_.size()) return std::nullopt;
        continue;
      }
      if (expected == pieces_.size())
        return token.type == endOfFile ? std::nullopt : std::optional(Wrong{expected, false});
      const Piece& piece = pieces_[expected];
      size_t end = offset_[expected] + piece.text.size();
      if (losesItsLine(expected)) return Wrong{expected, false};
      if (token.type != piece.type || token.begin != offset_[expected] || token.end != end)
        return Wrong{expected, token.begin == offset_[expected] && token.end > end};
      if (piece.type == endOfFile) return std::nullopt;
      outOfStep_ |= astray && piece.seam;
      bool inStep = !language_.hasModes() || (piece.modesKnown && piece.modes.after == modes);
      if (expected >= until && inStep) return std::nullopt;
      astray |= expected >= until && piece.modesKnown;
      ++expected;
    }
  }

  /// Is it a directive that was the first of its line, and isn't any more?
  bool losesItsLine(size_t at) const {
    const Piece& piece = pieces_[at];
    if (!language_.beginsLine(piece.type) || !piece.modesKnown) return false;
    const auto offset = static_cast<size_t>(piece.text.data() - input_.data());
    return beginsLine(input_, offset) && !beginsLine(text_, offset_[at]);
  }

  static bool beginsLine(std::string_view text, size_t offset) {
    const size_t before = text.substr(0, offset).find_last_not_of(" \t\f");
    return before == std::string_view::npos || text[before] == '\n' || text[before] == '\r';
  }

  std::nullopt_t lookAway() {
    outOfSight_ = true;
    return std::nullopt;
  }

  /// True if the tokens whose far look-ahead covers a change still have the same ends.
  bool farLooksHold() {
    const char* input = input_.data();
    size_t unchangedTo = SIZE_MAX;  // in the input: the end of the run of kept text that the piece is in
    std::vector<size_t> inDoubt;
    for (size_t i = pieces_.size(); i-- > 0;) {
      const Piece& piece = pieces_[i];
      if (!piece.modesKnown) continue;
      size_t end = static_cast<size_t>(piece.text.data() + piece.text.size() - input);
      bool last = i + 1 == pieces_.size();
      if (last ? !around_.textBehind && end != inputEnd_ : pieces_[i + 1].seam) unchangedTo = end;
      if (piece.farLook > unchangedTo) inDoubt.push_back(i);
    }
    seenTo_ = 0;
    return std::none_of(inDoubt.rbegin(), inDoubt.rend(),
                        [&](size_t piece) { return piece >= seenTo_ && firstWrong(piece, piece); });
  }

  bool isErrorOfInput(uint32_t begin) const {
    auto after = std::upper_bound(offset_.begin(), offset_.end(), begin);
    // Empty pieces may have the same offset as the wanted piece.
    for (size_t i = static_cast<size_t>(after - offset_.begin()); i-- > 0 && offset_[i] == begin;)
      if (pieces_[i].type == lexicalError) return true;
    return false;
  }

  const Surroundings around_;
  Language& language_;
  std::string_view input_;
  uint32_t inputEnd_;
  Encoding encoding_;
  std::vector<Piece> pieces_;
  std::vector<size_t> seams_;       ///< pieces, ascending
  std::vector<uint8_t> separator_;  ///< before each piece: 0 for none, else 1 + index
  std::vector<uint32_t> offset_;
  std::string text_;
  std::optional<VainLooks> looks_;  ///< at `text_`
  size_t seenTo_ = 0;               ///< see firstWrong
  bool outOfStep_ = false;          ///< where several seams lie
  bool outOfSight_ = false;
  WorkMeter meter_;
};

}  // namespace

std::optional<std::string> joinPieces(PiecesOfText text, Encoding encoding, const StopToken& stop) {
  if (text.language->recognizer() != nullptr) return joinForRecognizer(text, encoding);
  if (text.language->isSelfDelimiting()) {
    std::string joined;
    for (const Piece& piece : text.pieces) joined += piece.text;
    return joined;
  }
  SeamRepair repair(std::move(text), {}, encoding, stop);
  if (repair.run() != JoinedPart::Outcome::joined) return std::nullopt;
  return std::move(repair.text());
}

JoinedPart joinPart(PiecesOfText part, Surroundings surroundings, Encoding encoding, const StopToken& stop) {
  if (part.language->isSelfDelimiting())
    return {JoinedPart::Outcome::joined, std::vector<uint8_t>(part.pieces.size(), 0)};
  SeamRepair repair(std::move(part), surroundings, encoding, stop);
  const JoinedPart::Outcome outcome = repair.run();
  return {outcome, std::move(repair.separators())};
}

}  // namespace hone
