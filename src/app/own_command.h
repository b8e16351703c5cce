// The command line with which hone was called.
#pragma once

#include <string>

namespace hone {

/// The command line of this process, quoted for a shell, after the HONE_ variables of its environment.
std::string ownCommand();

}  // namespace hone
