#include "process/memory_file.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/mman.h>

#include <cerrno>
#include <cstring>

#include "process/shortage.h"

namespace hone {

MemoryFile::MemoryFile(const char* name, std::string_view bytes)
    : name_(name), file_(aboveStandardStreams(FileDescriptor(memfd_create(name, MFD_CLOEXEC | MFD_ALLOW_SEALING)))) {
  write(bytes);
}

MemoryFile MemoryFile::sealed(const char* name, std::string_view bytes) {
  MemoryFile file(name, bytes);
  fcntl(file.fd(), F_ADD_SEALS, F_SEAL_SEAL | F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_WRITE);
  return file;
}

void MemoryFile::write(std::string_view bytes) {
  if (file_ && ftruncate(file_.get(), off_t(bytes.size())) == 0 && writeFromStart(file_.get(), bytes)) return;
  const int error = errno;
  // A limit of the shell's counts it as a file.
  failToRun(error, fmt::format("{} {}", error == EFBIG ? "can't hold" : "no memory for", name_), "end other programs");
}

}  // namespace hone
