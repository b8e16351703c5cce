// Numbers the stacks of lexer modes that the texts of a grammar lead to.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <memory>
#include <mutex>
#include <unordered_map>

namespace hone {

/// A stack of lexer modes, interned: equal stacks have equal ids. 0 is the default mode alone.
using ModeStack = uint32_t;

/// Thread-safe. The lexers of a language share it, so a number in a tree means the same to all of them.
class ModeStacks {
 public:
  struct Stack {
    uint32_t mode;    ///< on top
    ModeStack below;  ///< `bottom` if there is no other
  };
  static constexpr ModeStack bottom = UINT32_MAX;

  ModeStacks();
  ModeStacks(const ModeStacks&) = delete;
  ModeStacks& operator=(const ModeStacks&) = delete;

  ModeStack intern(uint32_t mode, ModeStack below);
  /// Lock-free, since it is called for every token.
  const Stack& at(ModeStack id) const;

 private:
  static constexpr size_t rows = 32;

  std::mutex mutex_;  ///< guards `ids_` and growth
  std::unordered_map<uint64_t, ModeStack> ids_;
  std::array<std::unique_ptr<Stack[]>, rows> owned_;
  std::array<std::atomic<Stack*>, rows> rows_ = {};  ///< row n holds 2^n stacks; their addresses are stable
};

}  // namespace hone
