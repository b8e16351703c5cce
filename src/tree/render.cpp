// Kept leaves are written one after the other. Where two that were not neighbours in the input become neighbours there
// is a *seam*, and only there can tokens melt (`int` and `x`), split (`1` `.` after a changed mode) or vanish (behind a
// comment that lost its end of line). So each seam is lexed again, from a few tokens before it until the lexer is back
// in step, and if the tokens are not the tree's, a separator goes in. The rest of the text needs no look, but where a
// lexer with modes got out of step for longer than to the next seam: then the whole is lexed once more in the end.
// A token that looked far ahead for its end (a quote that found no partner) is lexed again if it looked over a seam.

#include "tree/render.h"

#include <algorithm>
#include <set>

namespace hone {
namespace {

struct Piece {
  std::string_view text;
  Symbol type;
  bool hidden;
  bool seam;        ///< was not behind the piece before it
  bool modesKnown;  ///< is a leaf of the input
  LeafModes modes;
  uint32_t farLook = 0;  ///< offset in the input up to which the lexer looked, 0 if not far
};

/// The leaves that remain, in order.
class Pieces {
 public:
  Pieces(const Tree& tree, const Edits& edits) : tree_(tree), edits_(edits) {}

  std::vector<Piece> collect() {
    ranges_.push_back({tree_.root(), tree_.node(tree_.root()).end});
    while (!ranges_.empty()) {
      Range& range = ranges_.back();
      if (range.next == range.end) {
        ranges_.pop_back();
        continue;
      }
      visit(range);
    }
    return std::move(pieces_);
  }

 private:
  struct Range {
    NodeId next;
    NodeId end;
    NodeId source = noNode;  ///< its own edit doesn't apply again
  };

  void visit(Range& range) {
    NodeId id = range.next;
    const Node& node = tree_.node(id);
    if (edits_.touched(id) && id != range.source) {
      range.next = node.end;
      if (const Edits::Edit* edit = edits_.replacement(id)) replace(*edit, node);
      return;
    }
    ++range.next;
    if (node.isLeaf()) {
      bool seam = node.textBegin != lastEnd_;
      add({tree_.text(id), static_cast<Symbol>(node.symbol), node.kind == NodeKind::hidden, seam, true, tree_.modes(id),
           tree_.farLook(id)});
      lastEnd_ = node.textEnd;
    }
  }

  void replace(const Edits::Edit& edit, const Node& node) {
    switch (edit.kind) {
      case Edits::Kind::removed: break;
      case Edits::Kind::subtree:
        // A subtree that is written where an edit of its own would lead back to it is written as it is.
        // Last first, since the stack turns them round.
        for (size_t i = edit.sources.size(); i-- > 0 && ranges_.size() < mostNested;)
          ranges_.push_back({edit.sources[i], tree_.node(edit.sources[i]).end, edit.sources[i]});
        break;
      case Edits::Kind::text: addText(*edit.text, static_cast<Symbol>(node.symbol)); break;
      case Edits::Kind::minimal:
        if (node.kind == NodeKind::rule) {
          if (const auto* tokens = tree_.language().minimal(node.symbol))
            for (const MinimalToken& token : *tokens) addText(token.text, token.type);
        } else if (node.kind == NodeKind::token) {
          if (const std::string* text = tree_.language().minimalToken(static_cast<Symbol>(node.symbol)))
            addText(*text, static_cast<Symbol>(node.symbol));
        }
        break;
    }
  }

  void addText(std::string_view text, Symbol type) {
    add({text, type, false, true, false, {}, 0});
    lastEnd_ = UINT32_MAX;
  }

  void add(Piece piece) { pieces_.push_back(piece); }

  static constexpr size_t mostNested = 1'000'000;
  const Tree& tree_;
  const Edits& edits_;
  std::vector<Range> ranges_;
  std::vector<Piece> pieces_;
  uint32_t lastEnd_ = 0;
};

class SeamRepair {
 public:
  SeamRepair(const Tree& tree, std::vector<Piece> pieces)
      : tree_(tree), pieces_(std::move(pieces)), separator_(pieces_.size(), 0), offset_(pieces_.size()) {}

  std::optional<std::string> text() {
    join();
    const size_t choices = tree_.language().separators().size();
    for (size_t i = 0; i < pieces_.size(); ++i)
      if (pieces_[i].seam) seams_.push_back(i);
    std::vector<size_t> open = seams_;
    while (!open.empty()) {
      std::set<size_t> bad, changed;
      for (size_t seam : open)
        if (auto wrong = firstWrong(startBefore(seam), seam)) {
          bad.insert(seam);
          changed.insert(toBlame(*wrong, seam));
        }
      if (changed.empty()) break;
      for (size_t seam : changed)
        if (++separator_[seam] > choices) return std::nullopt;
      join();
      // A new separator may also settle or unsettle the seams next to it.
      open.clear();
      for (size_t seam : seams_) {
        auto near = changed.lower_bound(seam - std::min(seam, reach));
        if ((near != changed.end() && *near <= seam + reach) || bad.contains(seam)) open.push_back(seam);
      }
    }
    if (outOfStep_ && firstWrong(0, pieces_.size())) return std::nullopt;
    if (!farLooksHold()) return std::nullopt;
    return std::move(text_);
  }

 private:
  static constexpr size_t reach = 8;
  static constexpr int mostEmptyInARow = 8;

  void join() {
    text_.clear();
    for (size_t i = 0; i < pieces_.size(); ++i) {
      if (separator_[i] > 0) text_ += tree_.language().separators()[separator_[i] - 1];
      offset_[i] = static_cast<uint32_t>(text_.size());
      text_ += pieces_[i].text;
    }
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

  /// The seam where a separator may help: the next one behind a token that got too long, the last one before another.
  /// Where more has been tried there than at the seam that was looked at, that one is next.
  size_t toBlame(Wrong wrong, size_t seam) const {
    auto behind = std::upper_bound(seams_.begin(), seams_.end(), wrong.piece);
    if (wrong.tooLong) return behind == seams_.end() || separator_[*behind] > separator_[seam] ? seam : *behind;
    return behind == seams_.begin() || separator_[*(behind - 1)] > separator_[seam] ? seam : *(behind - 1);
  }

  /// Where from the piece `start` on the tokens are not the tree's, until the lexer is in step at or behind the piece
  /// `until`.
  std::optional<Wrong> firstWrong(size_t start, size_t until) {
    size_t expected = start;
    int emptyInARow = 0;
    bool astray = false;  // past `until` in other modes than in the input, which the checks of later seams don't expect
    Lexer& lexer = tree_.language().lexer();
    uint32_t at = expected == 0 ? 0 : offset_[expected];
    ModeStack modes = expected == 0 ? 0 : pieces_[expected].modes.before;
    for (;;) {
      for (; expected < pieces_.size() && pieces_[expected].hidden; ++expected)
        outOfStep_ |= astray && pieces_[expected].seam;
      Token token = lexer.next(text_, tree_.encoding(), at, modes);
      emptyInARow = token.end == at ? emptyInARow + 1 : 0;
      if (emptyInARow > mostEmptyInARow && token.type != endOfFile) return Wrong{expected, false};
      at = token.end;
      modes = token.after;
      if (token.hidden) {
        // A lexical error that was in the input may stay; a new one is a token broken.
        if (token.type == lexicalError && !isErrorOfInput(token.begin)) return Wrong{expected, false};
        if (at >= text_.size() && expected == pieces_.size()) return std::nullopt;
        continue;
      }
      if (expected == pieces_.size())
        return token.type == endOfFile ? std::nullopt : std::optional(Wrong{expected, false});
      const Piece& piece = pieces_[expected];
      size_t end = offset_[expected] + piece.text.size();
      if (token.type != piece.type || token.begin != offset_[expected] || token.end != end)
        return Wrong{expected, token.begin == offset_[expected] && token.end > end};
      if (piece.type == endOfFile) return std::nullopt;
      outOfStep_ |= astray && piece.seam;
      bool inStep = !tree_.hasModes() || (piece.modesKnown && piece.modes.after == modes);
      if (expected >= until && inStep) return std::nullopt;
      astray |= expected >= until && piece.modesKnown;
      ++expected;
    }
  }

  /// Are the tokens that looked far ahead as they were, where they looked at what has changed?
  bool farLooksHold() {
    const char* input = tree_.bytes().data();
    size_t unchangedTo = SIZE_MAX;  // in the input: the end of the run of kept text that the piece is in
    for (size_t i = pieces_.size(); i-- > 0;) {
      const Piece& piece = pieces_[i];
      if (!piece.modesKnown) continue;
      size_t end = static_cast<size_t>(piece.text.data() + piece.text.size() - input);
      bool last = i + 1 == pieces_.size();
      if (last ? end != tree_.bytes().size() : pieces_[i + 1].seam) unchangedTo = end;
      if (piece.farLook > unchangedTo && firstWrong(i, i)) return false;
    }
    return true;
  }

  bool isErrorOfInput(uint32_t begin) const {
    auto after = std::upper_bound(offset_.begin(), offset_.end(), begin);
    // Empty pieces may share an offset with the one that is meant.
    for (size_t i = static_cast<size_t>(after - offset_.begin()); i-- > 0 && offset_[i] == begin;)
      if (pieces_[i].type == lexicalError) return true;
    return false;
  }

  const Tree& tree_;
  std::vector<Piece> pieces_;
  std::vector<size_t> seams_;      ///< pieces, ascending
  std::vector<size_t> separator_;  ///< before each piece: 0 for none, else 1 + index
  std::vector<uint32_t> offset_;
  std::string text_;
  bool outOfStep_ = false;  ///< where several seams lie
};

}  // namespace

std::optional<Rendered> render(const Tree& tree, const Edits& edits) {
  std::vector<Piece> pieces = Pieces(tree, edits).collect();
  size_t tokens = 0;
  std::string texts;
  for (const Piece& piece : pieces) {
    if (piece.hidden || piece.text.empty()) continue;
    ++tokens;
    texts += piece.text;
    texts += '\0';
  }
  std::optional<std::string> text = SeamRepair(tree, std::move(pieces)).text();
  if (!text) return std::nullopt;
  return Rendered{std::move(*text), tokens, contentHash(texts)};
}

std::vector<RenderedToken> renderedTokens(const Tree& tree, const Edits& edits) {
  std::vector<RenderedToken> tokens;
  for (const Piece& piece : Pieces(tree, edits).collect())
    if (!piece.hidden && piece.type != endOfFile) tokens.push_back({piece.type, std::string(piece.text)});
  return tokens;
}

}  // namespace hone
