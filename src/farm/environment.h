// The files of a machine on which verdicts depend, compared between machines.
#pragma once

#include <string>
#include <vector>

#include "farm/messages.h"
#include "oracle/command.h"

namespace hone {

/// The tested program, files that its command names by absolute paths, and `same`: absolute paths or names of programs.
/// Throws UserError if one of `same` doesn't exist, and what checkCommand throws.
std::vector<EnvironmentFile> environmentOf(const CommandSpec& spec, const std::vector<std::string>& same);

/// What differs on this machine, in one sentence; empty if nothing does.
std::string differenceHere(const std::vector<EnvironmentFile>& wanted);

/// Where the file is on this machine; empty if it isn't.
std::string placeHere(const EnvironmentFile& file);

}  // namespace hone
