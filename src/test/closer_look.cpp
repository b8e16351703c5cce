#include "test/closer_look.h"

#include <fmt/format.h>

#include <cmath>
#include <cstring>

#include "test/make_test.h"
#include "text/visible.h"

namespace hone {
namespace {

constexpr size_t shownLines = 10;
constexpr size_t shownOfLine = 200;

std::string seconds(double value) {
  // Without an exponent.
  return fmt::format("{:.3g} s", std::round(value * 1e4) / 1e4);
}

std::string nameOfSignal(int signal) {
  const char* abbreviation = sigabbrev_np(signal);
  return abbreviation != nullptr ? fmt::format("SIG{}", abbreviation) : fmt::format("signal {}", signal);
}

}  // namespace

bool isProcess(const CommandSpec& spec) { return spec.kind == TestKind::script || spec.kind == TestKind::command; }

std::optional<TestResult> lookCloser(CommandSpec spec, std::string_view text, const Cancellation& cancellation) {
  spec.keepEvidence = true;
  return makeTest(std::move(spec))->makeWorker()->run(text, cancellation);
}

std::string happened(const CommandSpec& spec, const TestResult& seen) {
  if (seen.timedOut) return fmt::format("did not end within {}", seconds(spec.timeoutSeconds.value_or(seen.seconds)));
  if (seen.doubt == Doubt::launcherKilled)
    return fmt::format("killed its parent process after {}", seconds(seen.seconds));
  std::string how;
  if (spec.kind == TestKind::server)
    how = fmt::format("answered '{}'", visible(seen.evidence->out.substr(0, shownOfLine)));
  else if (seen.signal != 0)
    how = fmt::format("was ended by {}", nameOfSignal(seen.signal));
  else
    how = fmt::format("{} {}", spec.kind == TestKind::library ? "returned" : "exited with status", seen.exitCode);
  return fmt::format("{} after {}", how, seconds(seen.seconds));
}

std::vector<std::string> lastLines(std::string_view output) {
  std::vector<std::string> lines;
  while (!output.empty() && lines.size() < shownLines) {
    if (output.back() == '\n') output.remove_suffix(1);
    const size_t begin = output.rfind('\n') + 1;  // npos + 1 is 0
    lines.emplace(lines.begin(), output.substr(begin, shownOfLine));
    output = output.substr(0, begin);
  }
  return lines;
}

}  // namespace hone
