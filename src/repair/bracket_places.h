// Where else a bracket could stand that a repair put in, or could have been too many.
#pragma once

#include <string_view>
#include <vector>

#include "repair/change.h"
#include "repair/text_automaton.h"

namespace hone {

/// The repair with each single bracket that comes or goes where lines and elements are most alike.
/// O(text * depth of its brackets).
Changes withEvenBrackets(TextAutomaton& automaton, std::string_view original, Changes changes);

/// Repairs that have one of these brackets at another place, and are in the language, too, with lines and elements that
/// are as much alike: up to eight for each bracket. The repair itself may be among them.
std::vector<Changes> otherBracketPlaces(TextAutomaton& automaton, std::string_view original, const Changes& changes);

}  // namespace hone
