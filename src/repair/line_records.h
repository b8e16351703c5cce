// Files that hold a text of the language on each line, as JSON Lines does.
#pragma once

#include <optional>
#include <string_view>

#include "repair/correction.h"

namespace hone {

/// Corrections of the broken lines of such a file, each line by itself. nullopt if the file isn't one: at least three
/// quarters of its lines must be texts of the language, and two of these in a row must not be one. `surely`: the file
/// is known to be one. Linear.
std::optional<Changes> correctLines(TextAutomaton& automaton, std::string_view text, Encoding encoding,
                                    const CorrectionOptions& options = {}, bool surely = false);

/// A text that is a row of two or more whole texts in brackets, with nothing but numbers of a list between them: the
/// changes that put each on a line, and those that make one array of them; each text is corrected by itself. Empty
/// where it isn't such a row, or the last ones only say again what the first one ends in. O(text), but for the
/// corrections.
std::vector<Changes> correctRow(TextAutomaton& automaton, std::string_view text, Encoding encoding,
                                const CorrectionOptions& options);

}  // namespace hone
