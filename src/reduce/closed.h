// Closes what a reduced text leaves open.
#pragma once

#include <string>

#include "tree/tree.h"

namespace hone {

/// Some compilers close what is open at the end of a file, and so do their grammars. People read and paste the result:
/// the text with the closing brackets that its end stands for; the same text if there are none. O(text).
///
///     fn f(){loop{g(      fn f(){loop{g()}}
std::string closedText(const Tree& tree);

}  // namespace hone
