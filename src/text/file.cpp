#include "text/file.h"

#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <fstream>

#include "text/user_error.h"

namespace hone {

std::string readFile(const std::filesystem::path& path) {
  std::error_code ignored;
  if (std::filesystem::is_directory(path, ignored))
    throw UserError(fmt::format("{} is a folder: give a file", path.string()));
  std::ifstream in(path, std::ios::binary);
  if (!in) throw UserError(fmt::format("can't read {}: {}", path.string(), std::strerror(errno)));
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

void writeFile(const std::filesystem::path& path, std::string_view bytes) {
  std::filesystem::path aside = path;
  aside += fmt::format(".{}.tmp", getpid());
  {
    std::ofstream out(aside, std::ios::binary | std::ios::trunc);
    out.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    out.close();
    if (!out) {
      std::string reason = std::strerror(errno);
      std::error_code ignored;
      std::filesystem::remove(aside, ignored);
      throw UserError(fmt::format("can't write {}: {}", path.string(), reason));
    }
  }
  std::error_code error;
  std::filesystem::rename(aside, path, error);
  if (error) {
    std::error_code ignored;
    std::filesystem::remove(aside, ignored);
    throw UserError(fmt::format("can't write {}: {}", path.string(), error.message()));
  }
}

}  // namespace hone
