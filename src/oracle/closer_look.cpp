// A crash's message comes first and the stack behind it, but what comes last may be many lines of advice, as of clang,
// or of memory, as of AddressSanitizer. Of a Python exception the message comes last.
#include "oracle/closer_look.h"

#include <fmt/format.h>
#include <re2/re2.h>

#include <algorithm>
#include <cstring>

#include "oracle/make_test.h"
#include "text/counted.h"
#include "text/duration.h"
#include "text/visible.h"

namespace hone {
namespace {

constexpr size_t shownOfLine = 200;

std::string nameOfSignal(int signal) {
  const char* abbreviation = sigabbrev_np(signal);
  return abbreviation != nullptr ? fmt::format("SIG{}", abbreviation) : fmt::format("signal {}", signal);
}

constexpr size_t shownOfExcerpt = 200;

std::vector<std::string_view> linesOf(std::string_view output) {
  std::vector<std::string_view> lines;
  while (!output.empty()) {
    const size_t end = std::min(output.find('\n'), output.size());
    lines.push_back(output.substr(0, std::min(end, shownOfExcerpt)));
    output.remove_prefix(std::min(end + 1, output.size()));
  }
  return lines;
}

bool isErrorMessage(std::string_view line) {
  static const RE2 expression(
      R"((?i)\b(error|fatal|panic|panicked|exception|assert|assertion|abort|aborted|failed|traceback|segmentation fault)\b)"
      R"(|Sanitizer:|Error:|Exception:)");
  return RE2::PartialMatch(re2::StringPiece(line.data(), line.size()), expression);
}

bool isFrameOfStack(std::string_view line) {
  static const RE2 expression(R"(^\s*#\d+:?\s|^\s+at\s|^\s+File ".*", line \d|^\s*\d+:\s+0x|^goroutine \d)");
  return RE2::PartialMatch(re2::StringPiece(line.data(), line.size()), expression);
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

std::vector<std::string> excerptOf(std::string_view output, size_t most) {
  const std::vector<std::string_view> lines = linesOf(output);
  std::vector<bool> wanted(lines.size(), lines.size() <= most);
  auto want = [&](size_t begin, size_t count) {
    std::fill_n(wanted.begin() + static_cast<std::ptrdiff_t>(begin), std::min(count, lines.size() - begin), true);
  };
  if (lines.size() > most) {
    const size_t some = std::max<size_t>(most / 5, 1);
    const auto error = static_cast<size_t>(std::ranges::find_if(lines, isErrorMessage) - lines.begin());
    const auto stack = static_cast<size_t>(std::ranges::find_if(lines, isFrameOfStack) - lines.begin());
    const size_t ofStack = stack < lines.size() ? most - 2 * some : 0;
    want(error, error < lines.size() ? some : 0);
    want(stack, ofStack);
    const size_t last = ofStack > 0 ? some : error < lines.size() ? most - some : most;
    want(lines.size() - last, last);
  }
  std::vector<std::string> excerpt;
  for (size_t i = 0; i < lines.size();) {
    const size_t next = static_cast<size_t>(
        std::find(wanted.begin() + static_cast<std::ptrdiff_t>(i), wanted.end(), true) - wanted.begin());
    if (next > i) excerpt.push_back(fmt::format("… {} …", counted(next - i, "line")));
    if (next == lines.size()) break;
    excerpt.emplace_back(lines[next]);
    i = next + 1;
  }
  return excerpt;
}

}  // namespace hone
