// Without a terminal; tests/e2e/progress_test.cpp has one.
#include "report/progress.h"

#include <gmock/gmock.h>
#include <poll.h>
#include <unistd.h>

#include <array>
#include <functional>

#include "text/file_descriptor.h"

namespace hone {
namespace {

using testing::ContainsRegex;
using testing::HasSubstr;
using testing::Not;

const std::string input(1000, 'x');

/// Captures standard error during its lifetime.
class StandardError {
 public:
  StandardError() : before_(dup(STDERR_FILENO)) {
    std::array<int, 2> ends;
    EXPECT_EQ(pipe(ends.data()), 0);
    read_ = FileDescriptor(ends[0]);
    const FileDescriptor write(ends[1]);
    dup2(write.get(), STDERR_FILENO);
  }
  ~StandardError() { dup2(before_.get(), STDERR_FILENO); }
  StandardError(const StandardError&) = delete;
  StandardError& operator=(const StandardError&) = delete;

  /// Waits until the captured text fulfils the condition, at most half a minute.
  const std::string& until(const std::function<bool(const std::string&)>& condition) {
    pollfd event{read_.get(), POLLIN, 0};
    std::array<char, 4096> buffer;
    while (!condition(text_) && poll(&event, 1, 30000) == 1) {
      const ssize_t size = read(read_.get(), buffer.data(), buffer.size());
      if (size > 0) text_.append(buffer.data(), static_cast<size_t>(size));
    }
    EXPECT_TRUE(condition(text_)) << text_;
    return text_;
  }

 private:
  FileDescriptor before_, read_;
  std::string text_;
};

ProgressOptions often() {
  ProgressOptions options;
  options.input = input;
  options.lineInterval = std::chrono::milliseconds(5);
  return options;
}

void commit(Progress& progress, const std::string& text, bool success) {
  Candidate candidate{text, "hoist", 5};
  SearchStats stats;
  stats.tests = stats.fail = 3;
  progress.committed({candidate, {}, Verdict::fail, false, 0.1, {}, false}, stats, text.size(), success);
}

auto has(std::string_view part, int times = 1) {
  return [part, times](const std::string& text) {
    int found = 0;
    for (size_t at = text.find(part); at != text.npos; at = text.find(part, at + 1)) ++found;
    return found >= times;
  };
}

TEST(Progress, IsALineNowAndThenWithoutATerminal) {
  StandardError error;
  Progress progress(often());
  commit(progress, "some text", true);
  const std::string& shown = error.until(has("9 bytes", 2));
  EXPECT_THAT(shown, ContainsRegex("^hone: [0-9]+:[0-9][0-9]: "));
  EXPECT_THAT(shown, ContainsRegex("\nhone: [0-9]+:[0-9][0-9]: 9 bytes \\(0\\.9 %\\), pass hoist, 3 tests"));
  EXPECT_THAT(shown, Not(HasSubstr("\033")));
}

/// When the wanted Progress has printed, the unwanted one would have printed too.
TEST(Progress, SaysNothingUnlessWanted) {
  StandardError error;
  ProgressOptions unwanted = often();
  unwanted.wanted = false;
  Progress silent(unwanted);
  commit(silent, "not wanted", true);
  Progress wanted(often());
  commit(wanted, "some text", true);
  EXPECT_THAT(error.until(has("9 bytes", 10)), Not(HasSubstr("10 bytes")));
}

TEST(Progress, PassesMessagesOn) {
  StandardError error;
  ProgressOptions options;
  options.wanted = false;
  Progress(options).message("look");
  EXPECT_EQ(error.until(has("\n")), "hone: look\n");
}

}  // namespace
}  // namespace hone
