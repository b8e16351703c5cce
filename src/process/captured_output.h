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

  /// Reads what the pipe holds, without waiting; the pipe must be non-blocking. Does nothing if `pipe` is -1.
  void readFrom(int pipe);

 private:
  std::string text_;
};

}  // namespace hone
