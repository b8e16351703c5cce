// Reads the stack traces that crashing programs print: those of sanitizers, LLVM, GCC and gdb, and those of uncaught
// exceptions and panics in Go, Java, JavaScript, Python and Rust.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace hone {

struct Frame {
  std::string function;  ///< without parameters and addresses; in Python "file:function"
  std::string place;     ///< file and line, or the module; may be empty

  /// False for what every such stack has: allocators, interceptors, the language's library, what prints the stack.
  bool own() const;
};

using Stack = std::vector<Frame>;

/// The stacks in the text, in its order, `most` at the utmost; each in the order in which its frames are printed.
/// O(text).
std::vector<Stack> findStacks(std::string_view text, size_t most);

}  // namespace hone
