// A user's lexer and parser, compiled with all their code: a shared object, or Java classes that a process runs (see
// grammar/recognizer_build.h).
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

#include "grammar/grammar.h"
#include "grammar/recognizer_build.h"
#include "grammar/recognizer_interface.h"
#include "parse/lexer.h"
#include "parse/prediction.h"
#include "text/decode.h"

namespace hone {

/// The alternative that was taken in a state of the parser's network.
struct Decided {
  StateId state;
  uint32_t alternative;
};

struct Recognized {
  std::vector<Token> tokens;  ///< of the whole text, without gaps, as from Lexer::all
  struct OtherText {
    uint32_t token;
    std::string text;
  };
  std::vector<OtherText> otherTexts;  ///< of tokens to which the grammar's code gave another text
  std::vector<Decided> decisions;     ///< in the order in which the parser made them
  bool parsed = false;                ///< without a syntax error, so that the decisions are complete
  std::string problem;                ///< the exception that the grammar's code threw, or empty
};

/// Thread-safe: serves one thread after the other.
class Recognizer {
 public:
  virtual ~Recognizer() = default;

  /// False if only the lexer's code matters; then hone's own parser takes the tokens.
  bool parses() const { return parses_; }

  /// The tokens only. If the grammar's code fails, the whole text is skipped.
  Recognized lex(std::string_view text, Encoding encoding) const { return run(text, encoding, nullptr); }
  /// `prediction`, made for the recognizer's network, makes the decisions that need no code.
  Recognized parse(std::string_view text, Encoding encoding, Prediction& prediction) const {
    return run(text, encoding, &prediction);
  }

 protected:
  using Use = std::function<void(const recognizer::Result&)>;
  /// Calls `use` with the recognizer's answer.
  virtual void ask(const recognizer::Request& request, const Use& use) const = 0;

  Recognizer(bool parses, std::vector<unsigned char> bothCases) : bothCases_(std::move(bothCases)), parses_(parses) {}

  std::vector<unsigned char> bothCases_;  ///< by lexer rule

 private:
  bool parses_;
  mutable std::mutex asking_;  ///< the grammar's code isn't thread-safe

  Recognized run(std::string_view text, Encoding encoding, Prediction* prediction) const;
};

/// `rules` and `letterCase` belong to the same grammar. Throws UserError if it can't be loaded or started.
std::shared_ptr<const Recognizer> loadRecognizer(const BuiltRecognizer& built, const LexerRules& rules,
                                                 const LetterCase& letterCase);

}  // namespace hone
