// What a parser makes of a text: the nodes of its derivation tree in one contiguous array, in pre-order, so that a
// subtree is a range of ids. Beside rules and tokens it holds the places where the grammar leaves a choice: every
// iteration of `?`, `*` and `+`, and every block of alternatives.
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
  choice,    ///< a block of alternatives without quantifier; symbol: the state of its decision
  optional,  ///< what a `?` holds; symbol: as above
  star,      ///< one iteration of `*`; symbol: as above. The loop of a left-recursive rule is one as well.
  plus,      ///< one iteration of `+`; symbol: as above
  token,     ///< symbol: the token's type
  hidden,    ///< a token that the parser doesn't see; stands before the token that follows it
  island,    ///< a token with texts of other languages in it (parse/islands.h); symbol: the token's type
  fragment,  ///< what such a token has before, between and behind these; symbol: as above
  error      ///< text that the parser could not use: tokens, and nested brackets as error nodes again
};

struct Node {
  NodeId end = 0;  ///< one past the last node of the subtree
  NodeId parent = noNode;
  uint32_t symbol = 0;
  uint32_t textBegin = 0;  ///< byte offsets, hidden tokens before the first one included
  uint32_t textEnd = 0;
  uint16_t alternative = 0;  ///< the chosen one, from 0
  NodeKind kind = NodeKind::rule;
  uint8_t language = 0;  ///< whose symbol it is: a number for Language::member

  bool isLeaf() const { return kind == NodeKind::token || kind == NodeKind::hidden || kind == NodeKind::fragment; }
  /// A leaf that isn't hidden.
  bool isVisible() const { return kind == NodeKind::token || kind == NodeKind::fragment; }
  /// An iteration that the grammar allows to be absent (of `+`, if another one stays).
  bool isQuantified() const { return kind == NodeKind::optional || kind == NodeKind::star || kind == NodeKind::plus; }
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

/// A token whose end was found by looking at more than the next characters, as a quote that has no partner.
struct FarLook {
  NodeId leaf;
  uint32_t to;  ///< byte offset; one behind the text's end where that was seen
};

/// A token to which the grammar's own code has given another text than the input's.
struct OtherText {
  NodeId leaf;
  std::string text;
};

struct Derivation {
  /// What a look ahead has at most that is not far, in bytes.
  static constexpr uint32_t nearLook = 2;

  std::vector<Node> nodes;            ///< the root is 0
  std::vector<LeafModes> modes;       ///< by node; empty if no lexer has more than one mode
  std::vector<FarLook> farLooks;      ///< sorted by leaf
  std::vector<OtherText> otherTexts;  ///< sorted by leaf; none where there are islands
  std::vector<SyntaxError> errors;
  std::optional<uint32_t> flatFrom;  ///< the byte from which on the parser gave up on finding more than brackets
  size_t brokenIslands = 0;          ///< texts that should be in another language but have errors there
};

}  // namespace hone
