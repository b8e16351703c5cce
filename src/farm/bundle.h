// A test by content: what another machine needs to run it, except the programs that are installed there.
//
// The script or shared object, the files of --with, and the rules travel; the tested program and files that the command
// names by absolute paths must be there already, and be the same.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "farm/messages.h"
#include "oracle/command.h"

namespace hone {

/// The bytes of a bundle. Throws UserError for a test that can't run elsewhere.
std::string bundleOf(const CommandSpec& spec);

/// Throws UserError if a bundle and a first candidate of these sizes are too large to be sent to a worker.
void checkJoinSize(uint64_t bundle, uint64_t candidate);

/// Writes the bundle's files into the folder, which must be empty. Throws UserError, and BadMessage if it is no bundle.
CommandSpec unpack(std::string_view bundle, const std::filesystem::path& folder);

// The files of a machine on which verdicts depend, compared between machines.

/// The tested program, files that its command names by absolute paths, and `same`: absolute paths or names of programs.
/// Throws UserError if one of `same` doesn't exist, and what checkCommand throws.
std::vector<EnvironmentFile> environmentOf(const CommandSpec& spec, const std::vector<std::string>& same);

/// What differs on this machine, in one sentence; empty if nothing does.
std::string differenceHere(const std::vector<EnvironmentFile>& wanted);

/// Where the file is on this machine; empty if it isn't.
std::string placeHere(const EnvironmentFile& file);

}  // namespace hone
