// Which rules a rule can lead to, and how far away they are.
#pragma once

#include <vector>

#include "grammar/atn.h"

namespace hone {

/// Number of calls from `start` to each rule; UINT32_MAX where there is no way. O(network).
std::vector<uint32_t> ruleDistances(const Atn& atn, RuleId start);

/// By rule: can it occur in a derivation from `start`? O(network).
std::vector<bool> reachableRules(const Atn& atn, RuleId start);

}  // namespace hone
