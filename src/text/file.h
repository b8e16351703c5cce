// Whole files as bytes.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace hone {

/// Throws UserError that names the file and what is wrong with it.
std::string readFile(const std::filesystem::path& path);

/// Replaces the file at once: a reader sees the old bytes or the new ones, never a part. Throws UserError.
void writeFile(const std::filesystem::path& path, std::string_view bytes);

}  // namespace hone
