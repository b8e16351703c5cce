#include "process/proc_files.h"

#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <filesystem>
#include <system_error>

#include "text/file_descriptor.h"

namespace hone {

std::string procText(const std::string& file) {
  const FileDescriptor open(::open(file.c_str(), O_RDONLY | O_CLOEXEC));
  std::string text;
  std::array<char, 4096> part;
  for (;;) {
    const ssize_t size = open ? read(open.get(), part.data(), part.size()) : 0;
    if (size == -1 && errno == EINTR) continue;
    if (size <= 0) return text;
    text.append(part.data(), size_t(size));
  }
}

std::vector<std::string> procNumbers(const std::string& folder) {
  std::vector<std::string> numbers;
  std::error_code gone;
  for (std::filesystem::directory_iterator entry(folder, gone), end; !gone && entry != end; entry.increment(gone)) {
    std::string name = entry->path().filename();
    if (name.find_first_not_of("0123456789") == std::string::npos) numbers.push_back(std::move(name));
  }
  return numbers;
}

}  // namespace hone
