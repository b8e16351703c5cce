// Finds which rules can occur in derivations from a rule, and at what distance.
#pragma once

#include <vector>

#include "grammar/atn.h"

namespace hone {

/// By rule, the least number of calls from `start` to it; UINT32_MAX if it can't be reached. O(network).
std::vector<uint32_t> ruleDistances(const Atn& atn, RuleId start);

/// By rule: true if it can occur in a derivation from `start`. O(network).
std::vector<bool> reachableRules(const Atn& atn, RuleId start);

/// By rule: true if it can occur in a derivation from itself. O(rules * calls).
std::vector<bool> recursiveRules(const Atn& atn);

}  // namespace hone
