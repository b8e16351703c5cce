// The command line with which hone was called.
#pragma once

#include <string>

namespace hone {

/// The command line of this process for a shell, with the HONE_ variables of its environment before it.
std::string ownCommand();

}  // namespace hone
