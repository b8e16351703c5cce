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
  std::string inPage;    ///< of a frame with an address: its last digits, which are the same wherever the module lies
};

using Stack = std::vector<Frame>;

/// "walk(Node*) const" -> "walk". The "(anonymous namespace)" at the front is a part of the name.
std::string withoutParameters(std::string function);

/// The first `most` stacks in the text, in its order; each has its frames in the order in which they were printed.
/// O(text).
std::vector<Stack> findStacks(std::string_view text, size_t most);

/// The frames of the program itself, in their order. Those of libraries, of a sanitizer's runtime and of functions that
/// only report a failure are in every such stack, and say nothing of the bug. `innermostFirst` stacks only. O(frames).
std::vector<Frame> ownFrames(const Stack& innermostFirst);

}  // namespace hone
