// What tests have left that hone can't remove: a mount that this user may not unmount, files of another user, such as a
// container's. It must not be in the way of the next test, and the user has to hear of it.
#pragma once

#include <string>
#include <vector>

#include "process/remove_tree.h"

namespace hone {

/// Leaves nothing at the path. What can't be removed gets another name there, PATH.left0. Throws UserError if it can't
/// be renamed either.
void clearAway(const std::string& path);

/// Removes the folder. If it isn't empty then, the user will hear of it.
void removeOrReport(const std::string& folder);

/// Sentences about what `removeOrReport` couldn't remove since the last call. Thread-safe, as all of these.
std::vector<std::string> takeReportsOfLeftBehind();

}  // namespace hone
