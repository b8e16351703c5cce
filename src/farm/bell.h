// Wakes a thread that waits for descriptors.
#pragma once

#include <sys/eventfd.h>

#include <cstdint>

#include "process/shortage.h"
#include "text/file_descriptor.h"

namespace hone {

class Bell {
 public:
  Bell() : fd_(aboveStandardStreams(FileDescriptor(eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC)))) {
    if (!fd_) throw Shortage("no descriptor is left; raise ulimit -n");
  }
  /// Makes `fd` readable until `clear`. Thread-safe.
  void ring() {
    const uint64_t one = 1;
    [[maybe_unused]] const ssize_t size = write(fd_.get(), &one, sizeof one);
  }
  void clear() {
    uint64_t count = 0;
    [[maybe_unused]] const ssize_t size = read(fd_.get(), &count, sizeof count);
  }
  int fd() const { return fd_.get(); }

 private:
  FileDescriptor fd_;
};

}  // namespace hone
