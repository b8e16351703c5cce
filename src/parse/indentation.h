// Indentation as brackets. Where a language's blocks are shown by indentation, hone works on a *marked* text, in which
// they are shown by control characters, so that lexers and parsers need no state beyond a grammar's:
//
//     if x:              if x:
//         y(a,           [DC1][SO    SO]y(a,
//           b)     =>    [DC2]
//     z                        b)
//                        [DC1][SI]z
//                        [DC1]
//
// A grammar has tokens for three of these marks and for the line ends, which it hides:
//
//     NEWLINE  : '\u0011' ;                                     the end of a logical line
//     INDENT   : '\u000E' [ \t\f]+ '\u000E' ;                   a block begins; by how much it is indented further
//     DEDENT   : '\u000F' ;                                     a block ends
//     LINE_END : '\u0012'? ('\r\n' | [\r\n]) -> channel(HIDDEN) ; DC2: the logical line goes on, in brackets
//
// Marks stand in front of the token that begins a line, behind empty lines and comments, and take the place of the
// line's white space. So a line has the indentation of the block that it is in: a statement that is taken out of its
// block is a line of the outer block, and a block whose mark has one blank is indented by one.
//
// YAML's blocks may begin within a line, and its block scalars hold texts of any kind:
//
//     - a: |             -[SO] [SO]a: |
//         it's     =>    [DC1][SO  SO]it's
//       b: c             [DC1][SI]b: c
//                        [DC1][SI]
//
// A block that opens behind a bullet has the white space before its first token in its mark, and the column of this
// token as its indentation.
//
// A mark that the plain text has itself is escaped by DLE, so each plain text comes back byte for byte.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "parse/lexer.h"

namespace hone {

/// What a language says of its indentation (`indentation` in language.json).
struct IndentationRules {
  /// The tokens of brackets, in which line ends and indentation mean nothing: opening and closing.
  std::vector<std::pair<Symbol, Symbol>> brackets;
  /// At the beginning of a line, each opens a block if a token follows it in the line, as `-` does in YAML. Elsewhere,
  /// as `:` in YAML, it shows that the line's first other token begins a mapping: a text that the line announces is
  /// indented further than this token.
  std::vector<Symbol> bullets;
  /// Tokens at the end of a line behind which everything that is indented further is a text, line by line.
  std::vector<Symbol> texts;
};

/// The marked text. A bracket without a partner hides no line end. O(text).
std::string markIndentation(std::string_view plain, Encoding encoding, const IndentationRules& rules, Lexer& lexer,
                            const StopToken& stop);

/// The plain text of a marked text, also of one in which marks were deleted, moved and inserted: where a line end is no
/// longer in brackets, it becomes a blank. O(text), and lexes only lines that have such line ends.
std::string plainIndentation(std::string_view marked, Encoding encoding, const IndentationRules& rules, Lexer& lexer,
                             const StopToken& stop);

/// A line end that the marked text has between two tokens of a logical line.
constexpr std::string_view joinedLineEnd = "\x12\n";

/// True for a control character that is a mark, or escapes one.
constexpr bool isIndentationMark(char c) { return c >= '\x0E' && c <= '\x12'; }

}  // namespace hone
