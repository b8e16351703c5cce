// Finds out what may stand around and between the parts of a pattern.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "pattern/pattern.h"
#include "search/strategy.h"
#include "tree/token_index.h"

namespace hone {

/// The verdict on a text; nullopt if a limit struck.
using Ask = std::function<std::optional<Verdict>(std::string)>;

/// By boundary: what may end the text before it, such as an end tag that may be left out.
using Endings = std::map<uint32_t, std::vector<std::string>>;

/// Where in a failing text its layout matters, by token before which it stands. A few tests where it doesn't.
std::map<uint32_t, LayoutFact> layoutFacts(const Tree& tree, const Ask& ask);
/// Do texts that pass fail with this layout wherever it is put into them, so that nothing else matters?
bool isAllLayout(std::string_view hidden, const std::vector<TreePtr>& passing, const Ask& ask);

/// `original` fails too: the input before its reduction. `others`: texts of the language. `needed`: tokens that the
/// failure can't do without. At most so many additions are asked about.
Environment findEnvironment(const Pattern& pattern, const Tree& original, const std::vector<TreePtr>& others,
                            TokenRange needed, size_t mostAsked, const Ask& ask, Endings& endings);

/// What words and signs of the core may be others, added to what was found.
void findOtherLiterals(const Pattern& pattern, const Tree& original, const Ask& ask, Environment& found);

}  // namespace hone
