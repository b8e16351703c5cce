// What a path to write to stands for. Only a regular file may be replaced; a device, a pipe, a socket or a descriptor
// of this program is written to as it is.
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
  std::filesystem::path file;           ///< behind all symbolic links
  std::optional<int> descriptor;        ///< where it is one that is open already, as /dev/stdout
  std::optional<struct stat> existing;  ///< nullopt where there is nothing yet

  bool isReplaceable() const { return !descriptor && (!existing || S_ISREG(existing->st_mode)); }
};

/// Follows symbolic links, but none that another user has put into a folder for all. Throws UserError: "can't write
/// PATH: REASON".
Destination destinationOf(const std::filesystem::path& path);

/// Opens what isn't replaceable, for writing. Never waits: of a pipe from which nobody reads, errno is ENXIO.
FileDescriptor openStream(const Destination& destination);

/// The number of the descriptor that the path names: 1 for /dev/stdout or /dev/fd/1.
std::optional<int> ownDescriptor(const std::filesystem::path& path);

}  // namespace hone
