#include "process/run_here.h"

#include <fmt/format.h>
#include <spawn.h>
#include <sys/wait.h>

#include <cerrno>
#include <cstring>

#include "process/pointers_to.h"
#include "text/user_error.h"

namespace hone {

void runHere(std::vector<std::string> command, std::vector<std::string> environment) {
  pid_t process = 0;
  const int error = posix_spawn(&process, command.front().c_str(), nullptr, nullptr, pointersTo(command).data(),
                                pointersTo(environment).data());
  if (error != 0) throw UserError(fmt::format("can't run {}: {}", command.front(), std::strerror(error)));
  while (waitpid(process, nullptr, 0) == -1 && errno == EINTR) continue;
}

}  // namespace hone
