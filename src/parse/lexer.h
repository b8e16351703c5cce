// Cuts a text into tokens as ANTLR's lexers do, with a DFA that is built lazily from the network of the lexer rules. No
// byte is lost: a character that no rule matches becomes an error token.
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
constexpr Symbol skippedText = -3;     ///< type of text for which a compiled lexer made no token

struct Token {
  Symbol type = endOfFile;
  bool hidden = false;  ///< skipped, or not on the parser's channel
  uint32_t begin = 0;   ///< byte offsets
  uint32_t end = 0;
  ModeStack before = 0;  ///< the modes in which it was matched
  ModeStack after = 0;
  uint32_t looked = 0;  ///< the offset up to which the lexer read to find the end; one more if it saw the text's end
};

/// Not thread-safe: holds caches.
class Lexer {
 public:
  /// `rules` must outlive the lexer. Lexers that share `stacks` use the same numbers for mode stacks.
  explicit Lexer(const LexerRules& rules, std::shared_ptr<ModeStacks> stacks = std::make_shared<ModeStacks>());
  ~Lexer();

  /// The token that starts at `begin`; at the end of the text, one of type endOfFile. O(characters it has to read).
  /// `open`: the text is a prefix, so rules that ask for the end of the file don't match at its end.
  Token next(std::string_view text, Encoding encoding, uint32_t begin, ModeStack modes, bool open = false);
  /// The same for a caller that reads all tokens of a text, in O(length) in total. `looks` belongs to this text.
  Token next(std::string_view text, Encoding encoding, uint32_t begin, ModeStack modes, VainLooks& looks);

  /// How many bytes the lexer has read so far; bytes read twice count twice.
  uint64_t bytesRead() const { return bytesRead_; }

  /// The stack that consists of this mode.
  ModeStack only(uint32_t mode);
  /// The mode on top of the stack, in which the lexer is.
  uint32_t modeOf(ModeStack modes) const { return stacks_->at(modes).mode; }

  /// A shortest text that by itself, in some mode, is one token of the type; nullopt if a bounded search finds
  /// none.
  std::optional<std::string> shortestText(Symbol type);

  /// The whole text, hidden tokens included; the last one is endOfFile. `shortenedFrom` is set where looking ahead took
  /// too much (see VainLooks). Throws Cancelled.
  std::vector<Token> all(std::string_view text, Encoding encoding, const StopToken& stop = {},
                         std::optional<uint32_t>* shortenedFrom = nullptr);

  // Lexing by characters, for searches that follow many texts at once. A node of the DFA is a place inside a token.
  using DfaNode = uint32_t;
  static constexpr DfaNode noNode = UINT32_MAX;

  DfaNode tokenStart(ModeStack modes);
  /// The node after one more character, or after lexerEndOfFile; noNode if no rule continues. O(1) once known.
  DfaNode step(DfaNode node, int32_t codePoint);

  /// The token that ends at a node.
  struct Ending {
    bool accepted = false;  ///< some rule ends here; if not, the rest is unset
    bool more = false;      ///< the command `more`: it is only the beginning of a token
    bool hidden = false;
    Symbol type = endOfFile;
    ModeStack after = 0;
  };
  Ending ending(DfaNode node, ModeStack before);

  /// The lexer rules that may still match, in ascending order; among rules with the same commands, one of them.
  std::vector<RuleId> openRules(DfaNode node) const;

  /// For each node that one character leads to, the most readable such character.
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
  /// Executes the commands at the end of a match; `token.end` must be set.
  void finish(DfaNode node, Token& token, bool& more);

  const LexerRules& rules_;
  std::unique_ptr<Dfa> dfa_;
  std::shared_ptr<ModeStacks> stacks_;
  uint32_t looked_ = 0;  ///< as Token::looked, for the present token
  uint64_t bytesRead_ = 0;
};

}  // namespace hone
