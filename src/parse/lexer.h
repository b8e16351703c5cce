// Cuts a text into tokens as ANTLR's lexers do, by a DFA that is made from the lexer rules' network as the text needs
// it. No byte is lost: what no rule matches becomes an error token of one character.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "grammar/grammar.h"
#include "parse/mode_stacks.h"
#include "parse/vain_looks.h"
#include "text/decode.h"
#include "text/stop_token.h"

namespace hone {

constexpr Symbol lexicalError = -1;    ///< type of a token that no rule matches
constexpr Symbol byteOrderToken = -2;  ///< type of a byte order mark at the start of a text
constexpr Symbol skippedText = -3;     ///< type of text that a compiled lexer has made no token of

struct Token {
  Symbol type = endOfFile;
  bool hidden = false;  ///< skipped, or not on the channel that the parser reads
  uint32_t begin = 0;   ///< byte offsets
  uint32_t end = 0;
  ModeStack before = 0;  ///< the modes in which it was matched
  ModeStack after = 0;
  uint32_t looked = 0;  ///< up to where the text was looked at to find the end; one more if the text's end was seen
};

/// Holds caches: to be used by one thread at a time.
class Lexer {
 public:
  /// `rules` must outlive the lexer. What it says of `stacks` is the same for all lexers that share them.
  explicit Lexer(const LexerRules& rules, std::shared_ptr<ModeStacks> stacks = std::make_shared<ModeStacks>());
  ~Lexer();

  /// The token that starts at `begin`; at the end of the text one of type endOfFile. O(how far it has to look).
  /// `open`: the text is a beginning, its end not the end of the file that some rules ask for.
  Token next(std::string_view text, Encoding encoding, uint32_t begin, ModeStack modes, bool open = false);
  /// The same for who reads the tokens of a whole text, in all O(its length). `looks` are those at this text.
  Token next(std::string_view text, Encoding encoding, uint32_t begin, ModeStack modes, VainLooks& looks);

  /// How far it has gone over texts so far, in bytes, each as often as it was read.
  uint64_t bytesRead() const { return bytesRead_; }

  /// The stack that holds just this mode.
  ModeStack only(uint32_t mode);
  /// The one on top, which the lexer is in.
  uint32_t modeOf(ModeStack modes) const { return stacks_->at(modes).mode; }

  /// A shortest text that, on its own and in some mode, is one token of the type; nullopt where a search of bounded
  /// size finds none.
  std::optional<std::string> shortestText(Symbol type);

  /// The whole text, hidden tokens included; the last one is endOfFile. Throws Cancelled.
  std::vector<Token> all(std::string_view text, Encoding encoding, const StopToken& stop = {});

  // One character at a time, for searches that follow many texts at once. A place inside a token is a node of the DFA.
  using DfaNode = uint32_t;
  static constexpr DfaNode noNode = UINT32_MAX;

  DfaNode tokenStart(ModeStack modes);
  /// Behind one more character, or lexerEndOfFile; noNode where no rule goes on. O(1) once known.
  DfaNode step(DfaNode node, int32_t codePoint);

  /// What the text is that ends at a node.
  struct Ending {
    bool accepted = false;  ///< all else is set only where some rule ends
    bool more = false;      ///< it is but the beginning of a token
    bool hidden = false;
    Symbol type = endOfFile;
    ModeStack after = 0;
  };
  Ending ending(DfaNode node, ModeStack before);

  /// The lexer rules that may still match from here, in ascending order; of those with the same commands.
  std::vector<RuleId> openRules(DfaNode node) const;

  /// A character that leads on, for each node that can be reached by one: the one that reads best.
  struct Branch {
    DfaNode target;
    int32_t codePoint;
  };
  std::span<const Branch> branches(DfaNode node);

 private:
  class Dfa;
  struct Match {
    uint32_t node;  ///< the DFA's accepting state
    uint32_t end;
  };

  Token next(std::string_view text, Encoding encoding, uint32_t begin, ModeStack modes, bool open, VainLooks* looks);
  std::optional<Match> match(std::string_view text, Encoding encoding, uint32_t begin, uint32_t mode, bool open,
                             VainLooks* looks);
  Token errorToken(std::string_view text, Encoding encoding, uint32_t begin, uint32_t at, ModeStack modes);
  /// The commands at the end of a match, carried out; `token.end` is set before.
  void finish(DfaNode node, Token& token, bool& more);

  const LexerRules& rules_;
  std::unique_ptr<Dfa> dfa_;
  std::shared_ptr<ModeStacks> stacks_;
  uint32_t looked_ = 0;  ///< of the present token
  uint64_t bytesRead_ = 0;
};

}  // namespace hone
