// The lines of a program's output that tell people most about how it ended.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace hone {

/// Of a short output all lines, without line ends. Of a longer one about `most`: its first error message, the
/// beginning of its first stack, and its end, with a line for each stretch between. At most 200 bytes of a line.
/// O(output).
std::vector<std::string> excerptOf(std::string_view output, size_t most);

}  // namespace hone
