// Resolves a path that hone is to write to. Only a regular file is replaced. To a device, a pipe, a socket or an open
// descriptor of this process, hone writes without replacing it.
#pragma once

#include <sys/stat.h>

#include <filesystem>
#include <optional>
#include <string_view>

#include "text/file_descriptor.h"

namespace hone {

/// The names of the standard streams. They may be given wherever a file may.
inline constexpr std::string_view standardInput = "/dev/stdin";
inline constexpr std::string_view standardOutput = "/dev/stdout";

struct Destination {
  std::filesystem::path file;           ///< after following all symbolic links
  std::optional<int> descriptor;        ///< if the path names an open descriptor, as /dev/stdout does
  std::optional<struct stat> existing;  ///< nullopt if nothing exists there

  bool isReplaceable() const { return !descriptor && (!existing || S_ISREG(existing->st_mode)); }
};

/// Follows symbolic links, except those of another user in a world-writable folder. Throws UserError: "can't write
/// PATH: REASON".
Destination destinationOf(const std::filesystem::path& path);

/// Opens a destination that isn't replaceable, for writing. Never blocks: errno is ENXIO if nobody reads a pipe.
FileDescriptor openStream(const Destination& destination);

/// The open descriptor of this process that the path names: 1 for /dev/stdout or /dev/fd/1.
std::optional<int> ownDescriptor(const std::filesystem::path& path);

}  // namespace hone
