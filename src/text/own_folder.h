// Folders from which hone reads code, verdicts and grammars. No other user may write there: hone trusts their content.
#pragma once

#include <filesystem>

namespace hone {

/// Makes the folder and its parents, writable by the user only, if it doesn't exist. Else checks that it is a folder
/// and no symbolic link, belongs to the user, and that nobody else may write to it. Call this before each use. Throws
/// UserError: "can't use PATH: REASON".
void useOwnFolder(const std::filesystem::path& folder);

}  // namespace hone
