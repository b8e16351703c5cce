// The text that a program wrote to one of its streams.
#pragma once

#include <string>
#include <string_view>

namespace hone {

class CapturedOutput {
 public:
  void clear() { text_.clear(); }
  /// The first megabyte.
  std::string_view text() const { return text_; }

  /// Reads what is there, as much as a pipe holds, without waiting, for which the pipe must not block. `pipe` may be
  /// -1.
  void readFrom(int pipe);

 private:
  std::string text_;
};

}  // namespace hone
