// What each command's exit statuses mean, for its help and its manual page.
#pragma once

#include <string_view>
#include <vector>

namespace hone {

struct ExitStatusText {
  std::string_view status;   ///< "1", or "130, 143"
  std::string_view meaning;  ///< without a capital letter and a full stop
};

/// `command`: as in `hone COMMAND`; empty: the program as a whole.
std::vector<ExitStatusText> exitStatusesOf(std::string_view command);

}  // namespace hone
