// Lays out a reduced text for people to read.
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

}  // namespace hone
