#include <fcntl.h>
#include <malloc.h>
#include <unistd.h>

#include <csignal>

#include "cli/cli.h"

/// If the caller has closed a standard stream (`>&-`), the next file that hone opens would get its number, and results
/// meant for the stream would go into that file. This opens /dev/null in its place, in the wrong direction: reading and
/// writing then fail as they do on a closed stream.
static void holdStandardDescriptors() {
  for (int descriptor = STDIN_FILENO; descriptor <= STDERR_FILENO; ++descriptor)
    if (fcntl(descriptor, F_GETFD) == -1) open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY);
}

int main(int argc, char** argv) {
  holdStandardDescriptors();
  // What writes beyond `ulimit -f` gets an error instead, which names the file.
  std::signal(SIGXFSZ, SIG_IGN);
  // Every candidate of a large input takes buffers of many megabytes for a moment. Given back to the system each time,
  // their pages would have to be cleared anew for the next one, which takes as long as all the rest.
  constexpr int keep = 1 << 30;
  mallopt(M_MMAP_THRESHOLD, keep);
  mallopt(M_TRIM_THRESHOLD, keep);
  return hone::runCommandLine(argc, argv);
}
