// Recognizes a failure that is the test's own: the program or one of its files isn't there.
#pragma once

#include <string_view>

namespace hone {

/// True if the message, or the name of an exception in it, says that a file, folder, module or command is missing. A
/// tested program may have good reasons to say so, so this is a matter for a question.
bool saysFileIsMissing(std::string_view message);

/// True for the signature (oracle/crash_signature.h) of a status by which shells, env and the dynamic loader say that
/// they couldn't start the program.
bool saysItDidNotStart(std::string_view signature);

}  // namespace hone
