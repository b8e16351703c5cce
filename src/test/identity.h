// Identifies a test, so that a later run knows whether a stored verdict still holds.
#pragma once

#include <string>

#include "test/command.h"

namespace hone {

/// All that a test's verdicts depend on, as text: what its program or script and the files that it names hold, not
/// where they lie; its other arguments, the candidate's name, the rules and the limits. So the same test by another
/// path, from another directory or as a copy has the same identity. What it can't see: what a script calls or reads
/// beside itself, and the environment. Throws as `checkCommand`.
std::string identityOf(const CommandSpec& spec);

}  // namespace hone
