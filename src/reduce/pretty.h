// What makes a reduced text easier for people to read and to paste.
#pragma once

#include <string>

#include "tree/tree.h"

namespace hone {

/// The same tokens, a line for each statement, indented by braces. The text itself where the language doesn't allow
/// that, as where line breaks are tokens. O(text).
///
///     int f(int a){return a/0;}        int f(int a) {
///                                        return a / 0;
///                                      }
std::string prettyText(const Tree& tree);

/// Some compilers close what is open at the end of a file, and so do their grammars: the text with the closing brackets
/// that its end stands for; the same text if there are none. O(text).
///
///     fn f(){loop{g(      fn f(){loop{g()}}
std::string closedText(const Tree& tree);

}  // namespace hone
