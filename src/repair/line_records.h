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

}  // namespace hone
