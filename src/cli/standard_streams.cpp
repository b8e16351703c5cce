#include "cli/standard_streams.h"

#include <unistd.h>

#include "text/destination.h"

namespace hone {
namespace {

CLI::Validator dashIs(std::string_view stream) {
  return {[stream](std::string& value) {
            if (value == "-") value = stream;
            return std::string();  // no error
          },
          ""};
}

}  // namespace

CLI::Validator dashIsInput() { return dashIs(standardInput); }

CLI::Validator dashIsOutput() { return dashIs(standardOutput); }

std::FILE* summaryStream(const RunSummary& run) { return ownDescriptor(run.output) == STDOUT_FILENO ? stderr : stdout; }

}  // namespace hone
