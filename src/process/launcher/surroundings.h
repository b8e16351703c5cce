// What a process has that a fork of a template can't be given: where it differs, the program is started by exec.
#pragma once

#include <sys/types.h>

#include "process/start/protocol.h"

namespace hone {

/// True if a child of the template can stand for the process. Then its attributes are in `request`.
bool canStandFor(pid_t process, pid_t standing, StartRequest& request);

}  // namespace hone
