// A parser's result: the nodes of the derivation tree in one contiguous array, in pre-order, so that a subtree is a
// range of ids. Besides rules and tokens it holds the places where the grammar leaves a choice: each iteration of `?`,
// `*` and `+`, and each block of alternatives.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "grammar/atn.h"
#include "parse/lexer.h"

namespace hone {

using NodeId = uint32_t;
constexpr NodeId noNode = UINT32_MAX;

enum class NodeKind : uint8_t {
  rule,      ///< symbol: the rule
  choice,    ///< a block of alternatives without quantifier; symbol: its decision state
  optional,  ///< the content of a `?`; symbol: as above
  star,      ///< one iteration of `*`, or of the loop of a left-recursive rule; symbol: as above
  plus,      ///< one iteration of `+`; symbol: as above
  token,     ///< symbol: the token's type
  hidden,    ///< a token that the parser doesn't see; precedes the token that follows it
  island,    ///< a token that contains texts of other languages (parse/islands.h); symbol: the token's type
  fragment,  ///< text of such a token before, between or after these texts; symbol: as above
  error      ///< text that the parser could not use: tokens, and nested error nodes for brackets
};

struct Node {
  NodeId end = 0;  ///< one past the last node of the subtree
  NodeId parent = noNode;
  uint32_t symbol = 0;
  uint32_t textBegin = 0;  ///< byte offsets, including hidden tokens before the first visible one
  uint32_t textEnd = 0;
  uint16_t alternative = 0;  ///< the chosen one, from 0
  NodeKind kind = NodeKind::rule;
  uint8_t language = 0;  ///< the language of the symbol: a number for Language::member

  bool isLeaf() const { return kind == NodeKind::token || kind == NodeKind::hidden || kind == NodeKind::fragment; }
  /// A leaf that isn't hidden.
  bool isVisible() const { return kind == NodeKind::token || kind == NodeKind::fragment; }
  /// An iteration of a loop, `*` or `+`.
  bool isIteration() const { return kind == NodeKind::star || kind == NodeKind::plus; }
  /// An iteration that the grammar allows to be absent; for `+`, if another one remains.
  bool isQuantified() const { return kind == NodeKind::optional || isIteration(); }
};

struct SyntaxError {
  uint32_t offset;  ///< byte
  std::string message;
};

/// The lexer's modes before and after a leaf.
struct LeafModes {
  ModeStack before = 0;
  ModeStack after = 0;
};

/// A token whose end the lexer found only by reading far beyond it, such as an unmatched quote.
struct FarLook {
  NodeId leaf;
  uint32_t to;  ///< byte offset up to which it read; one past the text's end if it saw the end
};

/// A token to which code in the grammar gave a text other than the input's.
struct OtherText {
  NodeId leaf;
  std::string text;
};

struct Derivation {
  /// The largest look-ahead, in bytes, that doesn't count as far.
  static constexpr uint32_t nearLook = 2;

  std::vector<Node> nodes;            ///< the root is 0
  std::vector<LeafModes> modes;       ///< by node; empty if no lexer has more than one mode
  std::vector<FarLook> farLooks;      ///< sorted by leaf
  std::vector<OtherText> otherTexts;  ///< sorted by leaf; empty if there are islands
  std::vector<SyntaxError> errors;
  std::optional<uint32_t> flatFrom;  ///< the byte from which on the parser kept only tokens and brackets
  size_t brokenIslands = 0;          ///< texts that should be islands but have syntax errors
};

}  // namespace hone
