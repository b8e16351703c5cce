// Shows the examples of a model, each on one line. Examples are often long and differ in few places. These are shown,
// since they decide, and not the text that all examples share.
#pragma once

#include <string>
#include <string_view>

#include "explain/model.h"

namespace hone {

class ExampleTexts {
 public:
  /// O(length of all examples).
  explicit ExampleTexts(const Model& model);

  /// One of the examples, in at most `most` characters. A long one lacks most of what all examples share at both ends.
  std::string operator()(std::string_view example, size_t most) const;

 private:
  size_t atBegin_ = 0, atEnd_ = 0;  ///< bytes that all examples share
};

}  // namespace hone
