// What a rule may ask of one node: its kind, and what its text is, holds, begins or ends with.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "rule.h"

namespace hone::rules {

struct NodeTest {
  std::string words;
  std::function<bool(const Text&, NodeId)> holds;
};

/// A question about a text that `text` answers with yes.
struct TextTest {
  std::string words;
  bool beyond = false;  ///< it needs more than classes of characters, beginnings and ends
  std::function<bool(std::string_view)> holds;
};

/// nullopt where the draw came to nothing.
std::optional<TextTest> drawTextTest(std::string_view text, Random& random);
std::optional<TextTest> drawNumberTest(double value, Random& random);

/// Of a text, maybe under quotes.
std::optional<double> number(std::string_view text);
/// Without the quotes around it.
std::string_view inside(std::string_view text);
/// Characters, not bytes, where it is UTF-8.
size_t length(std::string_view text);

}  // namespace hone::rules
