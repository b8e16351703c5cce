#include "cli/standard_streams.h"

#include <unistd.h>

#include <cstdio>

#include "text/destination.h"
#include "text/tell.h"

namespace hone {

CLI::Validator dashIsInput() {
  return {[](std::string& value) {
            if (value != "-") return std::string();
            value = standardInput;
            // Otherwise hone, which waits for input, would seem to hang.
            if (isatty(STDIN_FILENO) == 1) tell(stderr, "hone: reading standard input; Ctrl-D ends it\n");
            return std::string();
          },
          ""};
}

CLI::Validator dashIsOutput() {
  return {[](std::string& value) {
            if (value == "-") value = standardOutput;
            return std::string();  // no error
          },
          ""};
}

std::FILE* summaryStream(const RunSummary& run) { return ownDescriptor(run.output) == STDOUT_FILENO ? stderr : stdout; }

}  // namespace hone
