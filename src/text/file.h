// Reads and writes whole files as bytes.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>

namespace hone {

/// Offsets in texts have 32 bits.
inline constexpr uint64_t mostBytes = (uint64_t{1} << 32) - 1;

/// Throws UserError that names the file and what is wrong with it, also where it has more than `mostBytes`.
std::string readFile(const std::filesystem::path& path);

/// Replaces the file at once: a reader sees the old bytes or the new ones, never a part. It keeps its mode, and
/// its owner and group where that is allowed; of a symbolic link it is the target that is replaced. What is no regular
/// file is written to as it is. Throws UserError: "can't write PATH: REASON".
void writeFile(const std::filesystem::path& path, std::string_view bytes);

/// Throws the same where `writeFile` couldn't write, as far as one can tell without doing it.
void checkWritable(const std::filesystem::path& path);

}  // namespace hone
