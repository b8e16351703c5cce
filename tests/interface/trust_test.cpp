// Tests that can't be trusted as they are: they fail for anything, or only now and then.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <mutex>
#include <set>

#include "hone/hone.h"
#include "text/user_error.h"

namespace hone {
namespace {

using testing::HasSubstr;

const char* const input = R"({"a": [1, {"b": "needle"}, 3], "c": [4, 5, {"d": null}]})";

std::shared_ptr<Language> json() { return Language::bundled("json"); }

bool holdsNeedle(std::string_view text) { return text.find("needle") != text.npos; }

/// What a mode says of a test that it doesn't take.
std::string errorOf(const std::function<void()>& mode) {
  try {
    mode();
  } catch (const UserError& error) {
    return error.what();
  }
  return "";
}

Verdict anything(std::string_view) { return Verdict::fail; }

TEST(Trust, NoModeTakesATestThatFailsForTheEmptyText) {
  CallableTest test(anything);
  const GivenInput given{input};
  const auto modes = {
      std::function<void()>([&] { reduce(input, json(), test); }), {[&] { generalize(input, json(), test); }}, {[&] {
        explain({&given, 1}, json(), test);
      }}};
  for (const auto& mode : modes)
    EXPECT_THAT(errorOf(mode), testing::AllOf(HasSubstr("the test also fails for the empty file and '{' alone"),
                                              HasSubstr("or give --trust-test if this is the failure that you mean")));
}

TEST(Trust, AnEmptyTextMayReallyFail) {
  CallableTest test(anything);
  EXPECT_LE(reduce(input, json(), test, {}, {.trustTest = true}).text.size(), 1u);
}

/// Answers a question.
struct Answers : RunObserver {
  explicit Answers(bool yes) : answer(yes) {}
  bool isMeant(std::string_view doubt) override {
    asked.emplace_back(doubt);
    return answer;
  }
  bool answer;
  std::vector<std::string> asked;
};

TEST(Trust, TheUserIsAsked) {
  CallableTest test(anything);
  for (const bool yes : {true, false}) {
    Answers user(yes);
    hone::Run run(test, {}, &user);
    const std::string error = errorOf([&] { reduce(run, input, json()); });
    EXPECT_EQ(error.empty(), yes) << error;
    EXPECT_THAT(user.asked, testing::ElementsAre(HasSubstr("the empty file")));
  }
}

/// A program whose message says that a file is missing.
class LackingTest : public Test {
 public:
  explicit LackingTest(Callable callable) : callable_(std::move(callable)) {}
  std::unique_ptr<TestWorker> makeWorker() override { return std::make_unique<Worker>(callable_); }

 private:
  struct Worker : TestWorker {
    explicit Worker(Callable& of) : callable(of) {}
    std::optional<TestResult> run(std::string_view candidate, const Cancellation&) override {
      return TestResult{.verdict = callable(candidate), .missing = "cat: helper.txt: No such file or directory"};
    }
    Callable& callable;
  };
  Callable callable_;
};

TEST(Trust, AFailureForLackOfAFileIsNotTaken) {
  LackingTest test([](std::string_view text) { return holdsNeedle(text) ? Verdict::fail : Verdict::pass; });
  EXPECT_THAT(errorOf([&] { reduce(input, json(), test); }),
              testing::AllOf(HasSubstr("a file is missing: cat: helper.txt: No such file"), HasSubstr("--with FILE")));
  EXPECT_EQ(reduce(input, json(), test, {}, {.trustTest = true}).text, "\"needle\"");
}

TEST(Trust, NeitherIsSuchARefusal) {
  LackingTest refusing([](std::string_view) { return Verdict::pass; });
  EXPECT_THAT(errorOf([&] { repair(input, json(), refusing); }), HasSubstr("the test refuses the input, but"));
  LackingTest accepting([](std::string_view) { return Verdict::fail; });
  EXPECT_TRUE(repair(input, json(), accepting).intact);
}

/// Fails for a text with a needle in three of four runs.
class FlakyProgram {
 public:
  explicit FlakyProgram(std::string_view outcomes = "FFFP") : outcomes_(outcomes) {}
  Verdict operator()(std::string_view text) {
    if (!holdsNeedle(text)) return Verdict::pass;
    std::lock_guard lock(mutex_);
    return outcomes_[runs_[std::string(text)]++ % outcomes_.size()] == 'F' ? Verdict::fail : Verdict::pass;
  }

 private:
  const std::string outcomes_;
  std::mutex mutex_;
  std::map<std::string, size_t> runs_;
};

struct Notes : RunObserver {
  void note(std::string_view message) override { notes.emplace_back(message); }
  std::vector<std::string> notes;
};

TEST(Flaky, ItsRateOfFailuresSetsTheNumberOfRuns) {
  std::set<std::string> figures;
  for (const int jobs : {1, 2, 8}) {
    FlakyProgram program;
    CallableTest test(std::ref(program));
    Notes notes;
    hone::Run run(test, {.jobs = jobs, .repeat = autoRepeat, .inputName = "in.json"}, &notes);
    const Reduction reduction = reduce(run, input, json());
    EXPECT_EQ(reduction.text, "\"needle\"");
    EXPECT_EQ(reduction.lastWord, LastWord::Outcome::holds);
    EXPECT_TRUE(reduction.minimal);
    EXPECT_NEAR(reduction.inputRate.share(), 0.75, 0.1);
    EXPECT_NEAR(reduction.lastRate.share(), 0.75, 0.1);
    EXPECT_THAT(notes.notes,
                testing::ElementsAre(HasSubstr("in.json fails in about"), HasSubstr("the result fails in about")));
    figures.insert(std::to_string(reduction.search.tests) + " " + std::to_string(reduction.search.fail));
  }
  EXPECT_EQ(figures.size(), 1u);
}

TEST(Flaky, WithoutARateItIsRefusedWithTheRemedy) {
  FlakyProgram once, inARow("FFP");
  CallableTest test(std::ref(once));
  EXPECT_THAT(errorOf([&] { reduce(input, json(), test, {}, {.jobs = 1}); }), testing::IsEmpty())
      << "the first three runs fail";
  CallableTest other(std::ref(inARow));
  EXPECT_THAT(errorOf([&] { reduce(input, json(), other, {}, {.jobs = 1}); }),
              testing::AllOf(HasSubstr("2 of 3 runs"), HasSubstr("or give --repeat auto")));
  FlakyProgram another("FFP");
  CallableTest repeated(std::ref(another));
  EXPECT_THAT(errorOf([&] { reduce(input, json(), repeated, {}, {.jobs = 1, .repeat = 3}); }),
              testing::AllOf(HasSubstr("fails in about 71 % of runs (10 of 14)"), HasSubstr("3 failures in a row"),
                             HasSubstr("give --repeat auto")));
}

TEST(Flaky, AReliableTestNeedsThreeFailuresInARow) {
  CallableTest test([](std::string_view text) { return holdsNeedle(text) ? Verdict::fail : Verdict::pass; });
  Notes notes;
  hone::Run run(test, {.repeat = autoRepeat, .inputName = "in.json"}, &notes);
  const Reduction reduction = reduce(run, input, json());
  EXPECT_EQ(reduction.text, "\"needle\"");
  EXPECT_THAT(notes.notes, testing::ElementsAre(HasSubstr("in.json fails in all 10 runs")));
}

TEST(Flaky, ARightResultThatFailsNowAndThenHolds) {
  // All texts fail at first, so the search doesn't notice.
  std::map<std::string, size_t> runs;
  CallableTest test([&](std::string_view text) {
    if (!holdsNeedle(text)) return Verdict::pass;
    const size_t before = text == input ? 0 : runs[std::string(text)]++;
    return before % 4 == 1 ? Verdict::pass : Verdict::fail;
  });
  Notes notes;
  hone::Run run(test, {.jobs = 1}, &notes);
  const Reduction reduction = reduce(run, input, json());
  EXPECT_EQ(reduction.text, "\"needle\"");
  EXPECT_EQ(reduction.lastWord, LastWord::Outcome::holds);
  EXPECT_THAT(notes.notes,
              testing::ElementsAre("the test is flaky: the result fails in about 71 % of runs (10 of 14)"));
}

TEST(Flaky, ARepairAcceptsWhatIsAcceptedThreeTimesInARow) {
  std::map<std::string, int> runs;
  CallableTest test([&](std::string_view text) {
    // What is short is accepted in every second run.
    if (text.size() < 6 && runs[std::string(text)]++ % 2 == 0) return Verdict::pass;
    return text.find('?') == text.npos ? Verdict::fail : Verdict::pass;
  });
  const Repairs repairs = repair("[1, 2?]", json(), test, {}, {.jobs = 1, .repeat = autoRepeat});
  ASSERT_FALSE(repairs.best.empty());
  EXPECT_GE(repairs.best.front().text.size(), 6u) << repairs.best.front().text;
}

}  // namespace
}  // namespace hone
