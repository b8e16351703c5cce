// Finds bugs that are one: those of buckets with different signatures that end in the same text or the same pattern.
//
// Failures in one line of one function, called from one line, are one bug. If it is called from several lines, their
// texts must share a pattern: the function may be at fault, or each of its callers.
//
// Two signatures of one deterministic program never have a text in common. So, where two signatures could be of one bug
// (`areAkin`), the larger text, of which no part can go without changing its signature, is reduced
// again, and now either signature will do. If it ends as a failure of the other kind, the larger text is the other bug
// with something around it. Findings that fail with either signature, run by run, show the same without a reduction.
#pragma once

#include <string_view>
#include <vector>

#include "findings/bug.h"
#include "findings/investigation.h"

namespace hone {

/// The bugs, fewer where some are one. Each says in a remark what was merged. Two known bugs are never merged, since
/// both have names already. Throws what tests throw.
std::vector<Bug> merged(std::vector<Bug> bugs, const Findings& findings, const std::vector<Sighting>& sightings,
                        const Investigator& investigator, const InvestigationOptions& options, int jobs);

/// True for different signatures of the same kind of crash in the same innermost function, or of recursions that share
/// a function: one bug often has several callers, or one recursion several cycles.
bool areAkin(std::string_view a, std::string_view b);

}  // namespace hone
