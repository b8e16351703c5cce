// The steps of a triage on programs that are functions.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <atomic>
#include <functional>
#include <map>
#include <set>

#include "findings/merging.h"
#include "findings/survey.h"
#include "findings/triage.h"
#include "parse/language.h"
#include "text/user_error.h"

namespace hone {
namespace {

using testing::ElementsAre;

/// A program that returns the signature of its failure, exact or not; empty: none.
using Program = std::function<std::string(std::string_view)>;

class ProgramTest : public Test {
 public:
  explicit ProgramTest(Program program) : program_(std::move(program)) {}
  std::unique_ptr<TestWorker> makeWorker() override { return std::make_unique<Worker>(*this); }
  std::optional<double> timeout() const override { return 1; }
  int runs() const { return runs_; }

 private:
  struct Worker : TestWorker {
    explicit Worker(ProgramTest& of) : test(of) {}
    std::optional<TestResult> run(std::string_view candidate, const Cancellation&) override {
      ++test.runs_;
      TestResult result;
      result.crash = test.program_(candidate);
      result.timedOut = result.crash == "hangs";
      result.verdict = result.timedOut ? Verdict::unresolved : result.crash.empty() ? Verdict::pass : Verdict::fail;
      if (result.timedOut) result.crash.clear();
      return result;
    }
    ProgramTest& test;
  };

  Program program_;
  std::atomic<int> runs_ = 0;
};

class TriageSteps : public testing::Test {
 protected:
  void add(const std::string& name, const std::string& text) {
    findings_.all.push_back({name, text.size()});
    texts_[name] = text;
  }
  const Findings& findings() {
    findings_.read = [this](const FoundText& finding) {
      const auto text = texts_.find(finding.name);
      if (text == texts_.end()) throw UserError("can't read " + finding.name);
      return text->second;
    };
    findings_.leftOut = [this](const std::string& why) { leftOut_.insert(why); };
    return findings_;
  }

  static bool has(std::string_view text, std::string_view part) { return text.find(part) != text.npos; }

  Triage triageOf(ProgramTest& test, int jobs = 2) {
    const auto json = Language::bundled("json");
    TriageOptions options;
    options.survey.timeout = 1;
    options.investigation.language = [&](const FoundText&) { return json; };
    Runs runs({.jobs = jobs});
    return triage(findings(), test, options, runs);
  }

  std::map<std::string, std::string> texts_;
  Findings findings_;
  std::set<std::string> leftOut_;
};

TEST_F(TriageSteps, ASurveyRunsEachTextTwice) {
  add("a", "[1]");
  add("b", "[2]");
  add("copy of a", "[1]");
  ProgramTest test([](std::string_view text) { return has(text, "1") ? "one, f < g" : ""; });
  Runs runs({.jobs = 2});
  const Survey seen = survey(findings(), test, {.timeout = 1}, runs, nullptr);
  EXPECT_EQ(test.runs(), 4);
  EXPECT_TRUE(seen.sightings[0].isReliable());
  EXPECT_FALSE(seen.sightings[1].failed());
  EXPECT_EQ(seen.sightings[2].sameAs, 0u);
  EXPECT_TRUE(seen.sightings[2].failed());
}

TEST_F(TriageSteps, ASurveyMeasuresFlakyTexts) {
  add("a", "[1]");
  add("b", "[2]");
  std::atomic<int> runsOfA = 0;
  ProgramTest test([&](std::string_view text) {
    if (!has(text, "1")) return "two, f < g";
    return runsOfA++ % 5 == 0 ? "one, f < g" : "";
  });
  Runs runs({.jobs = 2});
  const Survey seen = survey(findings(), test, {.timeout = 1}, runs, nullptr);
  EXPECT_EQ(seen.sightings[0].runs, 10);
  EXPECT_EQ(seen.sightings[0].fails, 2);
  EXPECT_TRUE(seen.sightings[0].isFlaky());
  EXPECT_EQ(seen.sightings[1].runs, 2);
}

/// A finding that is gone after so many runs of it: before the survey, in it, or before it is reduced.
class LostFindings : public TriageSteps, public testing::WithParamInterface<int> {
 protected:
  /// Calls `change` when the text has run so often, or before any text does.
  Program failing(std::function<void()> change) {
    return [this, change = std::move(change)](std::string_view text) -> std::string {
      if (text == "[1]" ? ++runs_ == GetParam() : GetParam() == 0) change();
      return has(text, "1") ? "one, f < g" : has(text, "2") ? "two, h < i" : "";
    };
  }
  static std::set<std::string> signatures(const Triage& found) {
    std::set<std::string> signatures;
    for (const Bug& bug : found.bugs) signatures.insert(bug.signatures.front());
    return signatures;
  }

  int runs_ = 0;
};

TEST_P(LostFindings, AreLeftOutAndNamed) {
  add("a", "[1]");
  add("b", "[2]");
  ProgramTest test(failing([&] { texts_.erase("a"); }));
  EXPECT_THAT(signatures(triageOf(test, 1)), ElementsAre("two, h < i"));
  EXPECT_THAT(leftOut_, ElementsAre("can't read a"));
}

TEST_P(LostFindings, AreThoseThatWereChangedToo) {
  add("a", "[1]");
  add("b", "[2]");
  ProgramTest test(failing([&] { texts_["a"] = "[2, 2]"; }));
  EXPECT_THAT(signatures(triageOf(test, 1)), ElementsAre("two, h < i"));
  // Before it was tested, it is another finding.
  EXPECT_EQ(leftOut_,
            GetParam() > 0 ? std::set<std::string>{"a was changed during the triage"} : std::set<std::string>());
}

TEST_P(LostFindings, AreReadFromTheirCopies) {
  add("a", "[1]");
  add("b", "[2]");
  add("copy of a", "[1]");
  ProgramTest test(failing([&] { texts_.erase("a"); }));
  EXPECT_THAT(signatures(triageOf(test, 1)), ElementsAre("one, f < g", "two, h < i"));
  EXPECT_EQ(leftOut_.size(), GetParam() == 0 ? 1u : 0u);
}

INSTANTIATE_TEST_SUITE_P(AfterRuns, LostFindings, testing::Values(0, 1, 2));

/// Fails with a letter's signature in each run; in the order of the letters, again and again.
Program failingBy(const std::string& letters, std::map<std::string, size_t>& runs) {
  return [letters, &runs](std::string_view text) -> std::string {
    if (text.find("sure a") != text.npos) return "a, f < g";
    if (text.find("sure b") != text.npos) return "b, h < i";
    if (text.find("true") == text.npos) return "";
    const char letter = letters[runs[std::string(text)]++ % letters.size()];
    return letter == 'a' ? "a, f < g" : letter == 'b' ? "b, h < i" : "";
  };
}

class ChangingFailures : public TriageSteps, public testing::WithParamInterface<const char*> {};

/// Whichever signature comes first, and even if the first two runs are alike.
TEST_P(ChangingFailures, HaveOneName) {
  for (const size_t count : {1, 3}) {
    findings_.all.clear();
    for (size_t i = 0; i < count; ++i) add(std::to_string(i), "[true, " + std::to_string(i) + "]");
    std::map<std::string, size_t> runs;
    ProgramTest test(failingBy(GetParam(), runs));
    const Triage found = triageOf(test, 1);
    ASSERT_EQ(found.bugs.size(), 1u) << count;
    EXPECT_THAT(found.bugs[0].signatures, ElementsAre("a, f < g", "b, h < i")) << count;
    EXPECT_FALSE(found.bugs[0].reliable);
    EXPECT_EQ(found.bugs[0].members.size(), count);
  }
}

TEST_P(ChangingFailures, MergeNoBugsThatFailInOneWay) {
  add("0", "[true]");
  add("a", "[1, \"sure a\"]");
  add("1", "[[true]]");
  add("b", "[2, \"sure b\"]");
  std::map<std::string, size_t> runs;
  ProgramTest test(failingBy(GetParam(), runs));
  const Triage found = triageOf(test, 1);
  ASSERT_EQ(found.bugs.size(), 2u);
  for (const Bug& bug : found.bugs) {
    EXPECT_TRUE(bug.reliable);
    std::vector<std::string> names;
    for (const Member& member : bug.members) names.push_back(findings_.all[member.finding].name);
    if (bug.signatures.front() == "a, f < g")
      EXPECT_THAT(names, ElementsAre("0", "a", "1"));
    else
      EXPECT_THAT(names, ElementsAre("b"));
  }
}

INSTANTIATE_TEST_SUITE_P(All, ChangingFailures, testing::Values("ab", "ba", "aab", "bba", "aabb"));

TEST_F(TriageSteps, AFailureStatusIsNoCrash) {
  add("a", "[1]");
  ProgramTest test([](std::string_view) { return "exit 3: no such key"; });
  Runs runs({.jobs = 1});
  EXPECT_FALSE(survey(findings(), test, {.timeout = 1}, runs, nullptr).sightings[0].failed());
  EXPECT_EQ(survey(findings(), test, {.timeout = 1}, runs, nullptr).sightings[0].refusal, "exit 3: no such key");
  EXPECT_TRUE(survey(findings(), test, {.kinds = {.exits = true}, .timeout = 1}, runs, nullptr).sightings[0].failed());
}

TEST_F(TriageSteps, BucketsBegin) {
  add("large", "[1, 1, 1]");
  add("small", "[1]");
  add("other", "[2]");
  ProgramTest test([](std::string_view text) { return has(text, "1") ? "one, f < g" : "two, f < g"; });
  Runs runs({.jobs = 1});
  const Survey seen = survey(findings(), test, {.timeout = 1}, runs, nullptr);
  const std::vector<Bucket> buckets = bucketsOf(findings(), seen.sightings, {0, 1, 2}, {});
  ASSERT_EQ(buckets.size(), 2u);
  EXPECT_THAT(buckets[0].reliable, ElementsAre(1, 0));
  EXPECT_THAT(buckets[1].reliable, ElementsAre(2));
}

/// The message quotes the text, so each text has a signature of its own.
TEST_F(TriageSteps, MessagesThatQuoteTheTextAreOneBug) {
  const auto word = [](std::string_view text) {
    const size_t begin = std::min(text.find_first_of("abcdefghijklmnopqrstuvwxyz"), text.size());
    return std::string(text.substr(begin, text.find_first_not_of("abcdefghijklmnopqrstuvwxyz", begin) - begin));
  };
  ProgramTest test([&](std::string_view text) {
    if (word(text).empty() || has(text, "true")) return std::string();
    return (has(text, "7") ? "SIGABRT, Refused: no value of " : "SIGABRT, Refused: no key ") + word(text);
  });
  for (const char* text : {"[\"alpha\"]", "[1, \"q\"]", "[\"key\", 2]", "[7, \"zz\"]", "[7, \"value\"]"})
    add(text, text);
  const Triage found = triageOf(test);
  ASSERT_EQ(found.bugs.size(), 2u);
  EXPECT_EQ(found.bugs[0].members.size(), 3u);
  EXPECT_EQ(found.bugs[1].members.size(), 2u);

  TriageOptions options;
  options.survey.timeout = 1;
  const auto json = Language::bundled("json");
  options.investigation.language = [&](const FoundText&) { return json; };
  // The next night: the earlier text is tested with the findings.
  findings_.all.clear();
  add("[\"kk\"]", "[\"kk\"]");
  add("known", found.bugs[0].reduced);
  options.known = {{1, found.bugs[0].signatures, found.bugs[0].reduced, found.bugs[0].pattern}};
  Runs runs({.jobs = 1});
  const Triage next = triage(findings(), test, options, runs);
  ASSERT_EQ(next.bugs.size(), 1u);
  EXPECT_EQ(next.bugs[0].known, 0u);
  EXPECT_EQ(next.bugs[0].members.size(), 1u);
}

TEST_F(TriageSteps, AVagueSignatureIsSplitByPatterns) {
  for (int i = 0; i < 4; ++i) {
    add("true" + std::to_string(i), "[" + std::string(size_t(i), '7') + "1, {\"a\": true}]");
    add("null" + std::to_string(i), "{\"k" + std::to_string(i) + "\": [null, 2]}");
  }
  ProgramTest test([](std::string_view text) { return has(text, "true") || has(text, "null") ? "SIGSEGV" : ""; });
  const Triage found = triageOf(test);
  ASSERT_EQ(found.bugs.size(), 2u);
  EXPECT_EQ(found.bugs[0].reduced, "true");
  EXPECT_EQ(found.bugs[1].reduced, "null");
  EXPECT_EQ(found.bugs[0].members.size(), 4u);
  EXPECT_EQ(found.bugs[1].members.size(), 4u);
  EXPECT_THAT(found.bugs[1].remarks, ElementsAre(testing::HasSubstr("signature is that of another bug")));
}

TEST_F(TriageSteps, APreciseSignatureIsNotSplit) {
  add("a", "[true]");
  add("b", "[null]");
  ProgramTest test(
      [](std::string_view text) { return has(text, "true") || has(text, "null") ? "SIGSEGV, read < main" : ""; });
  EXPECT_EQ(triageOf(test).bugs.size(), 1u);
}

TEST_F(TriageSteps, OneBugWithTwoCallersIsMerged) {
  add("a", "[1, true, 2]");
  add("b", "{\"k\": [{\"a\": true}]}");
  // The larger text is a caller more, around the same cause.
  ProgramTest test([](std::string_view text) {
    if (!has(text, "true")) return "";
    return has(text, "{") ? "SIGSEGV, read < object < main" : "SIGSEGV, read < array < main";
  });
  const Triage found = triageOf(test);
  ASSERT_EQ(found.bugs.size(), 1u);
  EXPECT_EQ(found.bugs[0].signatures.size(), 2u);
  EXPECT_EQ(found.bugs[0].members.size(), 2u);
  EXPECT_THAT(found.bugs[0].remarks, ElementsAre(testing::HasSubstr("was merged")));
}

TEST_F(TriageSteps, TwoBugsInOneFunctionStayTwo) {
  add("a", "[1, true, 2]");
  add("b", "{\"k\": [null]}");
  ProgramTest test([](std::string_view text) {
    if (has(text, "true")) return "SIGSEGV, read < array < main";
    return has(text, "null") ? "SIGSEGV, read < object < main" : "";
  });
  EXPECT_EQ(triageOf(test).bugs.size(), 2u);
}

/// No cut of the tree leads from the one to the other, but they fail in the same line.
TEST_F(TriageSteps, TwoCallersThatFailInOneLineAreOneBug) {
  add("a", "[1, true, 2]");
  add("b", "{\"k\": [null]}");
  const auto bugs = [&](const std::string& lineOfTrue, const std::string& lineOfNull) {
    ProgramTest test([&](std::string_view text) {
      if (has(text, "true")) return "SIGSEGV, read < array < main" + lineOfTrue;
      return has(text, "null") ? "SIGSEGV, read < object < main" + lineOfNull : "";
    });
    return triageOf(test).bugs.size();
  };
  EXPECT_EQ(bugs("\nread.c:7", "\nread.c:7"), 1u);
  EXPECT_EQ(bugs("\nread.c:7", "\nread.c:9"), 2u);
  EXPECT_EQ(bugs("", ""), 2u);
}

/// With the same callers, only the lines tell them apart.
TEST_F(TriageSteps, TwoLinesOfOneFunctionAreTwoBugs) {
  add("a", "[1, true, 2]");
  add("b", "{\"k\": [[null], true]}");
  add("c", "[null, null]");
  add("d", "[true, true]");
  ProgramTest test([](std::string_view text) {
    if (has(text, "null")) return "SIGSEGV, read < main\nread.c:9";
    return has(text, "true") ? "SIGSEGV, read < main\nread.c:7" : "";
  });
  const Triage found = triageOf(test);
  ASSERT_EQ(found.bugs.size(), 2u);
  EXPECT_EQ(found.bugs[0].reduced, "true");
  EXPECT_EQ(found.bugs[1].reduced, "null");
  EXPECT_EQ(found.bugs[0].members.size(), 2u);
  EXPECT_EQ(found.bugs[1].members.size(), 2u);
  EXPECT_THAT(found.bugs[1].remarks, ElementsAre(testing::HasSubstr("signature is that of another bug")));
  EXPECT_EQ(found.bugs[1].signatures, found.bugs[0].signatures);
}

/// Any two numbers next to each other: in which line it fails depends on the first.
TEST_F(TriageSteps, OneBugThatFailsInTwoLinesStaysOne) {
  for (int i = 1; i < 9; ++i) add("a" + std::to_string(i), "[\"x\", {\"k\": [" + std::to_string(i) + ", 7]}]");
  ProgramTest test([](std::string_view text) -> std::string {
    const size_t comma = text.find(", 7]");
    if (comma == text.npos || comma == 0 || text[comma - 1] < '0' || text[comma - 1] > '9') return "";
    return text[comma - 1] % 2 == 0 ? "SIGSEGV, read < main\nread.c:7" : "SIGSEGV, read < main\nread.c:9";
  });
  const Triage found = triageOf(test);
  ASSERT_EQ(found.bugs.size(), 1u);
  EXPECT_EQ(found.bugs[0].members.size(), 8u);
  EXPECT_THAT(found.bugs[0].places, testing::UnorderedElementsAre("read.c:7", "read.c:9"));
}

TEST_F(TriageSteps, TomorrowTellsTwoLinesApart) {
  add("a", "[1, 2, true]");
  add("b", "[1, 2, null]");
  add("known true", "true");
  add("known null", "null");
  ProgramTest test([](std::string_view text) {
    if (has(text, "null")) return "SIGSEGV, read < main\nread.c:19";
    return has(text, "true") ? "SIGSEGV, read < main\nread.c:17" : "";
  });
  const auto json = Language::bundled("json");
  TriageOptions options;
  options.known = {{2, {"SIGSEGV, read < main"}, "true", std::nullopt},
                   {3, {"SIGSEGV, read < main"}, "null", std::nullopt}};
  options.survey.timeout = 1;
  options.investigation.language = [&](const FoundText&) { return json; };
  Runs runs({.jobs = 2});
  const Triage found = triage(findings(), test, options, runs);
  ASSERT_EQ(found.bugs.size(), 2u);
  EXPECT_EQ(found.tests, 3u + 8u) << "none but those of the control texts and the survey";
  EXPECT_EQ(found.bugs[0].members.front().finding, 0u);
  EXPECT_EQ(found.bugs[1].members.front().finding, 1u);
}

TEST_F(TriageSteps, ATimeoutIsABug) {
  add("a", "[1, true]");
  ProgramTest test([](std::string_view text) { return has(text, "true") ? "hangs" : ""; });
  const Triage found = triageOf(test);
  ASSERT_EQ(found.bugs.size(), 1u);
  EXPECT_THAT(found.bugs[0].signatures, ElementsAre("timeout"));
  EXPECT_EQ(found.bugs[0].reduced, "true");
}

/// As a read behind the end of an array does: the finding always fails, and what is left of it by luck.
TEST_F(TriageSteps, AFindingWhoseReducedTextIsFlakyIsKept) {
  add("a", "[1, true, 2]");
  std::map<std::string, int> times;
  ProgramTest test([&](std::string_view text) {
    if (!has(text, "true")) return "";
    return text == "[1, true, 2]" || ++times[std::string(text)] == 1 ? "one, f < g" : "";
  });
  const Triage found = triageOf(test, 1);
  ASSERT_EQ(found.bugs.size(), 1u);
  EXPECT_GT(found.bugs[0].tests, 1u);
  EXPECT_TRUE(found.bugs[0].reliable);
  EXPECT_EQ(found.bugs[0].reduced, "[1, true, 2]");
  EXPECT_THAT(found.bugs[0].remarks, ElementsAre(testing::HasSubstr("only now and then")));
}

TEST_F(TriageSteps, TheBudgetEndsTheWorkOnABug) {
  add("a", "[1, [2, [3, [4, true, false], 5], 6], 7]");
  ProgramTest test([](std::string_view text) { return has(text, "true") && has(text, "false") ? "one, f < g" : ""; });
  const auto json = Language::bundled("json");
  TriageOptions options;
  options.survey.timeout = 1;
  options.investigation.language = [&](const FoundText&) { return json; };
  options.investigation.budget = 6;
  Runs runs({.jobs = 2});
  const Triage found = triage(findings(), test, options, runs);
  ASSERT_EQ(found.bugs.size(), 1u);
  EXPECT_TRUE(found.bugs[0].budgetSpent);
  constexpr uint64_t toMeasure = 10;
  EXPECT_LE(found.bugs[0].tests, 6u + toMeasure);
}

TEST(SignatureKinship, OfOneInnermostFunction) {
  EXPECT_TRUE(areAkin("SIGSEGV, read < array", "SIGSEGV, read < object < main"));
  EXPECT_FALSE(areAkin("SIGSEGV, read < array", "SIGABRT, read < array"));
  EXPECT_FALSE(areAkin("SIGSEGV, read < array", "SIGSEGV, write < array"));
  EXPECT_FALSE(areAkin("SIGSEGV", "SIGSEGV, read"));
  EXPECT_FALSE(areAkin("SIGSEGV, read", "SIGSEGV, read"));
  EXPECT_TRUE(areAkin("RecursionError, a < b", "RecursionError, b < c"));
}

class TriageControls : public TriageSteps {
 protected:
  TriageControls() {
    add("a", "[1]");
    add("b", "[2]");
  }

  /// What the triage says instead of a result; empty: it has a result.
  std::string errorOf(const Program& program, bool trustTest = false) {
    ProgramTest test(program);
    const auto json = Language::bundled("json");
    TriageOptions options;
    options.survey = {.kinds = {.exits = true}, .timeout = 1};
    options.trustTest = trustTest;
    options.investigation.language = [&](const FoundText&) { return json; };
    Runs runs({.jobs = 2});
    try {
      triage_ = triage(findings(), test, options, runs);
    } catch (const UserError& error) {
      return error.what();
    }
    return "";
  }

  Triage triage_;
};

TEST_F(TriageControls, AProgramThatFailsForAnythingIsSuspected) {
  // As a fuzzer that ignores its input; it fails in several ways.
  const Program anything = [](std::string_view text) { return text.size() % 2 == 0 ? "one, f < g" : "hangs"; };
  EXPECT_THAT(errorOf(anything), testing::AllOf(testing::HasSubstr("an empty line and a word (one, f < g)"),
                                                testing::HasSubstr("whose path @@ stands for"),
                                                testing::HasSubstr("or give --trust-test if these are the failures")));
  EXPECT_EQ(errorOf(anything, /*trustTest=*/true), "");
}

TEST_F(TriageControls, AProgramMayFailOnTheEmptyFile) {
  const Program parser = [](std::string_view text) { return text.empty() || has(text, "1") ? "one, f < g" : ""; };
  EXPECT_EQ(errorOf(parser), "");
  ASSERT_EQ(triage_.bugs.size(), 1u);
  EXPECT_THAT(triage_.bugs.front().remarks, testing::Contains("the empty file fails in the same way"));
}

TEST_F(TriageControls, ControlTextsThatAreFindingsProveNothing) {
  for (const char* text : {"", "\n", "hone\n"}) add(text, text);
  EXPECT_EQ(errorOf([](std::string_view) { return "one, f < g"; }), "");
}

TEST_F(TriageControls, AFailureForLackOfAFileIsSuspected) {
  const Program lacking = [](std::string_view text) {
    return text.size() == 3 ? "exit 1: cannot open shared object file: No such file or directory" : "";
  };
  EXPECT_THAT(errorOf(lacking), testing::HasSubstr("a file is missing (exit 1: cannot open shared object file"));
  EXPECT_EQ(errorOf(lacking, /*trustTest=*/true), "");
}

}  // namespace
}  // namespace hone
