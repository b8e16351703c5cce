// Without a terminal; tests/e2e/progress_test.cpp has one.
#include "report/progress.h"

#include <gmock/gmock.h>

#include <functional>

namespace hone {
namespace {

using testing::HasSubstr;
using testing::internal::CaptureStderr;
using testing::internal::GetCapturedStderr;

const std::string input(1000, 'x');

ProgressOptions often() {
  ProgressOptions options;
  options.input = input;
  options.lineInterval = std::chrono::milliseconds(5);
  return options;
}

void commit(Progress& progress, const std::string& text, bool success) {
  Candidate candidate{text, "hoist", 5, 0.5};
  SearchStats stats;
  stats.tests = stats.fail = 3;
  progress.committed({candidate, {}, Verdict::fail, false, 0.1, {}, false}, stats, text.size(), success);
}

TEST(Progress, IsALineNowAndThenWithoutATerminal) {
  CaptureStderr();
  {
    Progress progress(often());
    commit(progress, "some text", true);
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
  }
  std::string shown = GetCapturedStderr();
  EXPECT_THAT(shown, testing::StartsWith("hone: 0:00: "));
  EXPECT_THAT(shown, HasSubstr("hone: 0:00: 9 bytes (0.9 %), pass hoist, 3 tests"));
  EXPECT_THAT(shown, testing::Not(HasSubstr("\033")));
}

TEST(Progress, SaysNothingUnlessWanted) {
  CaptureStderr();
  {
    ProgressOptions options = often();
    options.wanted = false;
    Progress progress(options);
    commit(progress, "some text", true);
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
  }
  EXPECT_EQ(GetCapturedStderr(), "");
}

TEST(Progress, PassesMessagesOn) {
  CaptureStderr();
  ProgressOptions options;
  options.wanted = false;
  Progress(options).message("look");
  EXPECT_EQ(GetCapturedStderr(), "hone: look\n");
}

}  // namespace
}  // namespace hone
