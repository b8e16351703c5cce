#include "process/cancellation.h"

#include <sys/eventfd.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "process/shortage.h"

namespace hone {

Cancellation::Cancellation() : fd_(eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)) {
  if (fd_ == -1) failToRun(errno, "no descriptor for a test", "lower -j");
}

Cancellation::~Cancellation() { close(fd_); }

void Cancellation::cancel() {
  if (cancelled_.exchange(true, std::memory_order_acq_rel)) return;
  // Nobody reads the counter, so the descriptor stays readable.
  eventfd_write(fd_, 1);
}

}  // namespace hone
