#include "tree/recognizer_seams.h"

#include <algorithm>

#include "parse/recognizer.h"
#include "text/word_byte.h"

namespace hone {
namespace {

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

}  // namespace

std::optional<std::string> joinForRecognizer(const PiecesOfText& text, Encoding encoding) {
  if (text.pieces.empty()) return std::string();
  return Joining(text, encoding).text();
}

}  // namespace hone
