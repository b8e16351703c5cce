// Reads and writes whole files as bytes.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>

namespace hone {

/// The largest text, since offsets in texts have 32 bits.
inline constexpr uint64_t mostBytes = (uint64_t{1} << 32) - 1;

/// The bytes of the file. Throws UserError that names the file and the reason, also if it has more than `mostBytes`.
std::string readFile(const std::filesystem::path& path);

/// Replaces the file atomically: a reader sees the old bytes or the new ones, never a part. Keeps the mode, and where
/// permitted the owner and group. Replaces the target of a symbolic link. Writes to anything but a regular file without
/// replacing it. Throws UserError: "can't write PATH: REASON".
void writeFile(const std::filesystem::path& path, std::string_view bytes);

/// Throws the error that `writeFile` would throw, as far as it can be foreseen without writing.
void checkWritable(const std::filesystem::path& path);

}  // namespace hone
