#include "app/output_place.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "text/user_error.h"

namespace hone {

void checkPlace(const std::filesystem::path& file, std::string_view option) {
  auto fail = [&](const char* reason) {
    throw UserError(
        fmt::format("can't write {}: {}; choose another place with {} FILE", file.string(), reason, option));
  };
  if (std::filesystem::is_directory(file)) fail("it is a folder");
  // By trying, for not all that access(2) allows works: nobody can make a file in /proc.
  std::filesystem::path probe = file;
  probe += fmt::format(".{}.tmp", getpid());
  int descriptor = open(probe.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0600);
  if (descriptor == -1) fail(std::strerror(errno));
  close(descriptor);
  unlink(probe.c_str());
}

std::filesystem::path outputPlace(const std::filesystem::path& wanted, const std::filesystem::path& defaultName,
                                  const std::filesystem::path& input) {
  const std::filesystem::path& output = wanted.empty() ? defaultName : wanted;
  std::error_code ignored;
  if (std::filesystem::equivalent(output, input, ignored))
    throw UserError(fmt::format("{} is the input itself: choose another place with -o FILE", output.string()));
  checkPlace(output, "-o");
  return output;
}

}  // namespace hone
