#include "process/hold_directory.h"

#include <fcntl.h>
#include <sys/file.h>

#include "text/file_descriptor.h"

namespace hone {

void holdDirectory(const std::string& directory) {
  FileDescriptor held(open(directory.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (held && flock(held.get(), LOCK_SH) == 0) held.release();
}

}  // namespace hone
