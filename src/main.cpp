#include <malloc.h>

#include <csignal>

#include "cli/cli.h"

int main(int argc, char** argv) {
  // What writes beyond `ulimit -f` gets an error instead, which names the file.
  std::signal(SIGXFSZ, SIG_IGN);
  // Every candidate of a large input takes buffers of many megabytes for a moment. Given back to the system each time,
  // their pages would have to be cleared anew for the next one, which takes as long as all the rest.
  constexpr int keep = 1 << 30;
  mallopt(M_MMAP_THRESHOLD, keep);
  mallopt(M_TRIM_THRESHOLD, keep);
  return hone::runCommandLine(argc, argv);
}
