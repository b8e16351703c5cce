// How the user wants the programs of tests to be started (oracle/forking.h).
#pragma once

#include <cstdint>

namespace hone {

enum class Launch : uint8_t {
  automatic,  ///< by forks where they save time, also in scripts
  exec,
  fork,  ///< by forks wherever they can be
  warm,  ///< by forks at the input, of commands only
};

}  // namespace hone
