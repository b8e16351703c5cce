#include "oracle/closer_look.h"

#include <fmt/format.h>

#include <cstring>

#include "oracle/make_test.h"
#include "text/duration.h"
#include "text/visible.h"

namespace hone {
namespace {

constexpr size_t shownOfLine = 200;

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
  if (seen.timedOut)
    return fmt::format("did not end within {}", secondsText(spec.timeoutSeconds.value_or(seen.seconds)));
  if (seen.doubt == Doubt::launcherKilled)
    return fmt::format("killed its parent process after {}", secondsText(seen.seconds));
  std::string how;
  if (spec.kind == TestKind::server)
    how = fmt::format("answered '{}'", visible(seen.evidence->out.substr(0, shownOfLine)));
  else if (seen.signal != 0)
    how = fmt::format("was ended by {}", nameOfSignal(seen.signal));
  else
    how = spec.kind != TestKind::library ? fmt::format("exited with status {}", seen.exitCode)
          : seen.exitCode < 255          ? fmt::format("returned {}", seen.exitCode)
                                         : "returned 255 or more, or ended without an answer";
  return fmt::format("{} after {}", how, secondsText(seen.seconds));
}

}  // namespace hone
