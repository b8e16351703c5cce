#include "search/controls.h"

#include <gmock/gmock.h>

#include "oracle/callable_test.h"

namespace hone {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

Controls controlsOf(Callable callable, std::string_view input, Limits limits = {}, SearchStats* stats = nullptr) {
  CallableTest test(std::move(callable));
  Scheduler scheduler(test, 2, limits, nullptr);
  Controls controls = askControls(scheduler, input, "[");
  if (stats != nullptr) *stats = scheduler.stats();
  return controls;
}

TEST(Controls, AreCandidatesLikeAnyOther) {
  SearchStats stats;
  Controls controls =
      controlsOf([](std::string_view text) { return text == "[" ? Verdict::fail : Verdict::pass; }, "[1]", {}, &stats);
  EXPECT_EQ(controls.empty, Verdict::pass);
  EXPECT_EQ(controls.token, Verdict::fail);
  EXPECT_EQ(stats.tests, 2u);
  EXPECT_EQ(stats.executed, 2u);
}

TEST(Controls, AreNotTheInputItself) {
  auto anything = [](std::string_view) { return Verdict::fail; };
  EXPECT_FALSE(controlsOf(anything, "[").token);
  EXPECT_FALSE(controlsOf(anything, "").empty);
}

TEST(Controls, SayNothingWhereALimitComesFirst) {
  Controls controls =
      controlsOf([](std::string_view) { return Verdict::fail; }, "[1]", {.maxTests = 1, .deadline = {}});
  EXPECT_TRUE(controls.empty);
  EXPECT_FALSE(controls.token);
}

TEST(Controls, AreSuspiciousIfTheEmptyTextFails) {
  for (const Controls& innocent : {Controls{"[", Verdict::pass, Verdict::unresolved}, Controls{}}) {
    EXPECT_EQ(suspicionOf(innocent), "");
    EXPECT_EQ(warningOf(innocent), "");
  }
  EXPECT_THAT(suspicionOf({"[", Verdict::fail, Verdict::fail}),
              HasSubstr("fails for the empty file and '[' alone, so it may fail for anything"));
  EXPECT_THAT(suspicionOf({"[", Verdict::fail, Verdict::pass}),
              AllOf(HasSubstr("the empty file, so it may fail for anything"), Not(HasSubstr("'['"))));
  EXPECT_EQ(warningOf({"[", Verdict::fail, Verdict::fail}), "") << "the suspicion says more";
}

TEST(Controls, AreWorthAWarningIfATokenFails) {
  EXPECT_THAT(warningOf({"[", Verdict::pass, Verdict::fail}),
              AllOf(HasSubstr("'[' alone; if that isn't the failure that you mean"), Not(HasSubstr("empty"))));
  EXPECT_EQ(suspicionOf({"[", Verdict::pass, Verdict::fail}), "");
}

}  // namespace
}  // namespace hone
