// Shows a model to people: as a tree in the terminal, as sentences, and as a drawing.
#pragma once

#include <string>
#include <string_view>

#include "explain/model.h"

namespace hone {

constexpr size_t usualLeaves = 7;

/// What an inner node asks, and the nodes for both answers. Yes means that there is something: a call, a number > 5.
struct Question {
  std::string text;
  uint32_t yes, no;
};
Question questionOf(const Model& model, uint32_t node, const Parts& parts);

/// A line for each node, leaves with how many training inputs bear them out, two examples and the nearest input of the
/// other class. Of a larger tree only the questions that tell most inputs apart. Not recursive.
std::string toText(const Model& model, const Parts& parts, size_t mostLeaves = usualLeaves);

/// For Graphviz.
std::string toDot(const Model& model, const Parts& parts);

/// A drawing that needs no other program.
std::string toSvg(const Model& model, const Parts& parts);

/// The circumstances in one sentence a rule: "It fails when A, and B (12 of 12 inputs)."
std::string toSentences(const std::vector<Rule>& rules, const Model& model, const Parts& parts);

/// What may be told to others as known: the ways to `fail` and how the predictions came out, in one sentence. Empty
/// unless nearly all new inputs that the tree said fail did.
std::string toClaim(const std::vector<Rule>& rules, const Model& model, const Parts& parts);

/// A text on one line of at most `most` characters, without the middle of a long one; invisible characters are spelled
/// out, line ends as ⏎, and blanks at its ends as ␣.
std::string oneLine(std::string_view text, size_t most);

/// Shows the examples of a model, each on one line. Examples are often long and differ in few places. These are shown,
/// since they decide, and not the text that all examples share.
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
