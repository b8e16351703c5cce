// How the user wants the programs of tests to be started (oracle/forking.h).
#pragma once

#include <cstdint>

namespace hone {

enum class Launch : uint8_t {
  automatic,  ///< commands by forks where they save time; what they start, and all in scripts, by exec
  exec,
  fork,  ///< by forks wherever they can be, also in scripts
  warm,  ///< by forks at the input, of commands only
};

}  // namespace hone
