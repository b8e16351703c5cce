// Which test a verdict came from, so that a later run knows whether it still holds.
#pragma once

#include <string>

#include "test/command.h"

namespace hone {

/// All that a test's verdicts depend on, as text: the command, what its files hold (scripts and `with` files) or when
/// they were last changed (programs and other files that it names), the candidate's name, the rules and the limits.
/// What it can't see: what a script calls, and the environment.
std::string identityOf(const CommandSpec& spec);

}  // namespace hone
