// Questions to the user, on the terminal. Nothing else may use it meanwhile.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace hone {

/// Standard input and standard error are terminals.
bool canAskUser();

/// The line that the user types, without blanks around. nullopt where nobody can be asked, at the end of the input, or
/// if `stopped`, which is asked now and then, returns true. `prompt` is printed as it is.
std::optional<std::string> answerOfUser(std::string_view prompt, const std::function<bool()>& stopped);

/// True if the user answers yes.
bool askUser(std::string_view question, const std::function<bool()>& stopped);

}  // namespace hone
