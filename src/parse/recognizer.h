// A user's lexer and parser with all their code, compiled to a shared object (see grammar/recognizer_build.h).
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "grammar/grammar.h"
#include "parse/lexer.h"
#include "text/decode.h"

namespace hone {

/// The alternative that was taken in a state of the parser's network.
struct Decided {
  StateId state;
  uint32_t alternative;
};

struct Recognized {
  std::vector<Token> tokens;  ///< of the whole text, without a gap, as Lexer::all gives them
  struct OtherText {
    uint32_t token;
    std::string text;
  };
  std::vector<OtherText> otherTexts;  ///< of tokens whose text is not the input's, for the grammar's code
  std::vector<Decided> decisions;     ///< in the order in which the parser meets them
  bool parsed = false;                ///< without a syntax error, so that the decisions are complete
};

/// To be used by one thread at a time.
class Recognizer {
 public:
  /// Throws UserError where the library can't be loaded.
  Recognizer(const std::filesystem::path& library, const LexerRules& rules, const LetterCase& letterCase);
  ~Recognizer();
  Recognizer(const Recognizer&) = delete;
  Recognizer& operator=(const Recognizer&) = delete;

  /// The tokens only. What the grammar's code throws is like a text without tokens.
  Recognized lex(std::string_view text, Encoding encoding) const { return run(text, encoding, false); }
  Recognized parse(std::string_view text, Encoding encoding) const { return run(text, encoding, true); }

 private:
  Recognized run(std::string_view text, Encoding encoding, bool parse) const;

  void* library_;
  void* recognize_;
  void* release_;
  std::vector<unsigned char> bothCases_;  ///< by lexer rule
};

}  // namespace hone
