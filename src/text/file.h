// Reads and writes whole files as bytes.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "text/access.h"
#include "text/user_error.h"

namespace hone {

/// The largest text, since offsets in texts have 32 bits.
inline constexpr uint64_t mostBytes = (uint64_t{1} << 32) - 1;

/// The path is the folder or in it; both absolute and normal, and the folder without a slash at its end. O(path).
bool isBelow(const std::filesystem::path& path, const std::filesystem::path& folder);

/// The bytes of the file. Throws UserError that names the file and the reason, also if it has more than `mostBytes`.
std::string readFile(const std::filesystem::path& path);

/// "can't write PATH: REASON"
struct CantWrite : UserError {
  CantWrite(const std::filesystem::path& file, const std::string& why);

  std::filesystem::path path;
  std::string reason;
};

/// Replaces the file atomically: a reader sees the old bytes or the new ones, never a part. A new file gets `access`.
/// An old one keeps its mode and its extended attributes, and where permitted its owner and group (Access::replacing).
/// Returns the names of the attributes that couldn't be kept. Replaces the target of a symbolic link. Writes to
/// anything but a regular file without replacing it. Throws CantWrite, or UserError with the same beginning.
std::vector<std::string> writeFile(const std::filesystem::path& path, std::string_view bytes,
                                   const Access& access = {});

/// The same at a place that is known, whatever is there now: a link is replaced itself. Errors call the place `name`.
std::vector<std::string> replaceFile(const std::filesystem::path& place, std::string_view bytes, const Access& access,
                                     const std::filesystem::path& name);

/// Writes a new file; false, and nothing is written, if there is anything with this name. Throws UserError.
bool writeNewFile(const std::filesystem::path& path, std::string_view bytes, const Access& access = {});

/// Renames a file or folder if nothing has the new name. Else, or if that can't be done, returns false and errno says
/// why.
bool moveToFreePlace(const std::filesystem::path& from, const std::filesystem::path& to);

/// Throws UserError if the file or folder exists and is write-protected. Replacing needs no permission to write the
/// file itself, but a user who has write-protected it wants to keep it. Root may write it nevertheless.
void refuseProtected(const std::filesystem::path& path);

/// Throws the error that `writeFile` would throw, as far as it can be foreseen without writing.
void checkWritable(const std::filesystem::path& path);

}  // namespace hone
