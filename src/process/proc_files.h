// Reads what /proc says of processes that may end at any moment. A standard stream buffer and a directory iterator
// throw then.
#pragma once

#include <string>
#include <vector>

namespace hone {

/// The content of a file below /proc; empty if its process is gone.
std::string procText(const std::string& file);

/// The names in a folder below /proc that are numbers: processes or threads. Fewer, or none, if its process ends.
std::vector<std::string> procNumbers(const std::string& folder);

}  // namespace hone
