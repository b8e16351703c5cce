#include "process/run_here.h"

#include <fmt/format.h>
#include <spawn.h>
#include <sys/wait.h>

#include <cerrno>
#include <cstring>

#include "text/user_error.h"

namespace hone {
namespace {

std::vector<char*> pointersTo(std::vector<std::string>& words) {
  std::vector<char*> pointers;
  for (std::string& word : words) pointers.push_back(word.data());
  pointers.push_back(nullptr);
  return pointers;
}

}  // namespace

int runHere(std::vector<std::string> command, std::vector<std::string> environment) {
  pid_t process = 0;
  const int error = posix_spawn(&process, command.front().c_str(), nullptr, nullptr, pointersTo(command).data(),
                                pointersTo(environment).data());
  if (error != 0) throw UserError(fmt::format("can't run {}: {}", command.front(), std::strerror(error)));
  int status = 0;
  while (waitpid(process, &status, 0) == -1 && errno == EINTR) continue;
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

}  // namespace hone
