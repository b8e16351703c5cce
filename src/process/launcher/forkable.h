// Tells from a program's file whether it can be forked at main (process/start/start.c).
#pragma once

#include <string>

namespace hone {

/// Empty if it is a dynamic program of glibc without special rights, into which a library can be preloaded. Else the
/// reason, to follow "it ".
std::string whyNotForkable(const std::string& path);

/// The program that the kernel runs for a file: that of its "#!" line, or the file itself.
std::string interpreterOf(std::string path);

}  // namespace hone
