#include "oracle/repeat_test.h"

#include <gtest/gtest.h>

#include "oracle/callable_test.h"

namespace hone {
namespace {

/// The verdict where the runs have these outcomes, F: fail, P: pass, and the number of runs.
std::pair<Verdict, size_t> repeated(std::string_view outcomes, const Repetition& repetition) {
  size_t runs = 0;
  CallableTest test(
      [&](std::string_view) { return outcomes.at(runs++ % outcomes.size()) == 'F' ? Verdict::fail : Verdict::pass; });
  RepeatTest several(test, {});
  const std::unique_ptr<TestWorker> worker = several.makeWorker();
  worker->repeat(repetition);
  Cancellation never;
  const Verdict verdict = worker->run("x", never).value().verdict;
  return {verdict, runs};
}

using Outcome = std::pair<Verdict, size_t>;

TEST(RepeatTest, WantsFailuresInARow) {
  EXPECT_EQ(repeated("F", {.times = 3}), Outcome(Verdict::fail, 3));
  EXPECT_EQ(repeated("FFP", {.times = 3}), Outcome(Verdict::pass, 3));
  EXPECT_EQ(repeated("P", {.times = 3}), Outcome(Verdict::pass, 1));
  EXPECT_EQ(repeated("F", {}), Outcome(Verdict::fail, 1));
}

TEST(RepeatTest, WaitsForAFailure) {
  const Repetition untilFailure{.rule = Repetition::Rule::untilFailure, .times = 5};
  EXPECT_EQ(repeated("PPF", untilFailure), Outcome(Verdict::fail, 3));
  EXPECT_EQ(repeated("P", untilFailure), Outcome(Verdict::pass, 5));
}

TEST(RepeatTest, WantsTheRateOfFailures) {
  const Repetition byRate{.rule = Repetition::Rule::byRate, .rate = 0.7};
  EXPECT_EQ(repeated("F", byRate), Outcome(Verdict::fail, 3));
  EXPECT_EQ(repeated("P", byRate), Outcome(Verdict::pass, 3));
  EXPECT_EQ(repeated("PFFF", byRate), Outcome(Verdict::fail, 4));
  EXPECT_EQ(repeated("FPPPPP", byRate).first, Verdict::pass);
}

TEST(RepeatTest, IsGivenAsATextOrANumber) {
  EXPECT_EQ(parseRepeat("auto"), autoRepeat);
  EXPECT_EQ(parseRepeat("3"), 3);
  for (const int repeat : {autoRepeat, 1, 7}) EXPECT_EQ(parseRepeat(repeatText(repeat)), repeat);
  for (const char* wrong : {"0", "-1", "3x", "", "1001", "often"}) EXPECT_ANY_THROW(parseRepeat(wrong)) << wrong;
}

}  // namespace
}  // namespace hone
