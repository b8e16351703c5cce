#include "process/memory_file.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/mman.h>

#include <cerrno>
#include <cstring>

#include "process/shortage.h"

namespace hone {

MemoryFile::MemoryFile(const char* name, std::string_view bytes) {
  const FileDescriptor file(memfd_create(name, MFD_CLOEXEC));
  file_ = FileDescriptor(fcntl(file.get(), F_DUPFD_CLOEXEC, 3));
  bool good = bool(file_);
  while (good && !bytes.empty()) {
    const ssize_t size = write(file_.get(), bytes.data(), bytes.size());
    good = size > 0 || errno == EINTR;
    if (size > 0) bytes.remove_prefix(size_t(size));
  }
  if (good) good = lseek(file_.get(), 0, SEEK_SET) == 0;
  if (!good) {
    const int error = errno;
    failToRun(error, fmt::format("no file in memory for {}: {}; end other programs, or raise ulimit -n", name,
                                 std::strerror(error)));
  }
}

}  // namespace hone
