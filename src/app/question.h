// A question to the user, on the terminal.
#pragma once

#include <functional>
#include <string_view>

namespace hone {

/// True if the user answers yes. False without asking if standard input or standard error is no terminal, or if
/// `stopped`, which is asked now and then, returns true. Nothing else may use the terminal meanwhile.
bool askUser(std::string_view question, const std::function<bool()>& stopped);

}  // namespace hone
