// Identifies a test, so that a later run knows whether a stored verdict still holds.
#pragma once

#include <string>

#include "oracle/command.h"

namespace hone {

/// As text, all that a test's verdicts depend on: the contents of its program or script and of the files that it names,
/// but not their places; its other arguments, the candidate's name, the rules and the limits. So the same test by
/// another path, from another directory or as a copy has the same identity. It misses other programs and files that a
/// script uses, and the environment. Throws like `checkCommand`.
std::string identityOf(const CommandSpec& spec);

/// The contents of the script, program or library that is the test, by a hash; empty if there is no such file.
std::string testFileIdentity(const CommandSpec& spec);

}  // namespace hone
