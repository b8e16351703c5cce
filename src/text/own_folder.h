// Folders from which code, verdicts and grammars are read: what another user could put there would be run or believed.
#pragma once

#include <filesystem>

namespace hone {

/// Makes the folder, and those above it, for the user alone where it isn't there. Else checks that it is a folder and
/// no symbolic link, belongs to the user, and that nobody else may write to it. To be called before each use. Throws
/// UserError: "can't use PATH: REASON".
void useOwnFolder(const std::filesystem::path& folder);

}  // namespace hone
