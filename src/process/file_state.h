// Tells whether a file or folder has been touched since hone left it.
#pragma once

#include <sys/stat.h>

#include <string>

namespace hone {

/// Gives it a time in the past that a program would hardly set by chance. So any change is visible, even within one
/// tick of the file system's clock. Follows no link.
void markTime(const std::string& path);

/// True if lstat says the same of the file as in `before`, except for the time of its last reading.
bool isUntouched(const std::string& path, const struct stat& before);

}  // namespace hone
