// Oracle-guided repair of a text that a program refuses although it fits the grammar: find the first offending place,
// change as little as possible there, and go on behind it.
#pragma once

#include <optional>
#include <string>

#include "repair/oracle.h"
#include "repair/prefixes.h"

namespace hone {

struct GuidedRepair {
  std::string text;
  Changes changes;
};

/// nullopt where the program refuses all beginnings, or is still not content after every place was tried.
/// O(places * (log n + local changes)) tests.
std::optional<GuidedRepair> repairGuided(Oracle& oracle, Prefixes& prefixes, const std::string& text);

}  // namespace hone
