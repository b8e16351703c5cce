// Messages about a first check that went wrong, for common mistakes.
#include "oracle/first_check.h"

#include <gmock/gmock.h>

#include "../support/scratch.h"

namespace hone {
namespace {

using testing::AllOf;
using testing::EndsWith;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

/// The current directory is the user's.
class FirstCheckTest : public testing::Test {
 protected:
  FirstCheckTest() : before_(std::filesystem::current_path()) { std::filesystem::current_path(scratch.path("")); }
  ~FirstCheckTest() override { std::filesystem::current_path(before_); }

  CommandSpec script(const std::string& body) const {
    CommandSpec spec;
    spec.kind = TestKind::script;
    spec.argv = {scratch.script("t.sh", body)};
    spec.candidateName = "in.txt";
    return spec;
  }

  FirstCheck look(const CommandSpec& spec, bool timedOut = false) const {
    Cancellation never;
    const FirstRuns first{.timedOut = timedOut, .repeat = repeat_};
    std::optional<FirstCheck> check = lookAtFirstCheck(spec, scratch.path("in.txt"), "needle\n", first, never);
    EXPECT_TRUE(check);
    return check.value_or(FirstCheck{});
  }

  /// The line with the likely cause.
  std::string cause(const CommandSpec& spec) const {
    const std::string details = look(spec).details;
    return details.starts_with("  cause") ? details.substr(0, details.find('\n')) : "";
  }

  /// Exits with these statuses, one a run.
  CommandSpec turns(const std::string& statuses) const {
    scratch.file("runs", "");
    const std::string runs = scratch.path("runs");
    return script("set -- " + statuses + "; shift $(wc -l < " + runs + "); echo run >> " + runs + "; exit ${1:-1}");
  }

  Scratch scratch;
  int repeat_ = 1;

 private:
  std::filesystem::path before_;
};

TEST_F(FirstCheckTest, SaysWhatTheTestDid) {
  FirstCheck check = look(script("for i in $(seq 20); do echo line $i; done; echo oops >&2; touch left; exit 3"));
  EXPECT_THAT(check.happened, StartsWith("exited with status 3 after "));
  EXPECT_THAT(check.details, AllOf(HasSubstr("stdout    … 10 lines …\n            line 11\n"),
                                   Not(HasSubstr("line 10\n")), HasSubstr("line 20\n")));
  EXPECT_THAT(check.details, HasSubstr("stderr    oops\n"));
  EXPECT_THAT(check.details, HasSubstr("folder    in.txt, left\n"));
  EXPECT_THAT(check.details, HasSubstr("wanted    exit status 0\n"));
  EXPECT_THAT(check.details, HasSubstr("cp " + scratch.path("in.txt") + " ./in.txt\n"));
  EXPECT_THAT(check.details, Not(HasSubstr("cause")));
}

TEST_F(FirstCheckTest, NamesSignalsAndRules) {
  CommandSpec spec;
  spec.argv = {"sh", "-c", "kill -SEGV $$", "sh", "@@"};
  spec.candidateName = "in.txt";
  spec.rules.requireExit(3);
  FirstCheck check = look(spec);
  EXPECT_THAT(check.happened, StartsWith("was ended by SIGSEGV after "));
  EXPECT_THAT(check.details, HasSubstr("wanted    --exit 3\n"));
  spec.rules = {};
  spec.rules.requireSignal("11");
  spec.rules.requireOutput(Stream::err, "needle");
  spec.argv[2] = "exit 1";
  EXPECT_THAT(look(spec).details, HasSubstr("wanted    --signal SEGV --stderr needle\n"));
}

TEST_F(FirstCheckTest, KnowsMissingCommands) {
  EXPECT_THAT(cause(script("no-such-command $1")), HasSubstr("install it, or write its absolute path"));
}

TEST_F(FirstCheckTest, KnowsRelativePathsAndHelpers) {
  std::filesystem::create_directory(scratch.path("build"));
  scratch.script("build/prog", "exit 0");
  scratch.file("helper.sh", "exit 0\n");
  scratch.file("module.py", "");
  EXPECT_THAT(cause(script("./build/prog $1")), HasSubstr("write " + scratch.path("build/prog")));
  EXPECT_THAT(cause(script("sh helper.sh $1 || exit 1")), EndsWith("which has no helper.sh: give --with helper.sh"));
  EXPECT_THAT(cause(script("echo \"ModuleNotFoundError: No module named 'module'\" >&2; exit 1")),
              EndsWith("give --with module.py"));
  const CommandSpec beside = script("sh helper.sh $1 || exit 1");
  std::filesystem::current_path("/");
  EXPECT_THAT(cause(beside), EndsWith("give --with " + scratch.path("helper.sh")));
  EXPECT_THAT(cause(script("cat nowhere.txt && exit 0; exit 1")), HasSubstr("the test lacks a file"));
}

TEST_F(FirstCheckTest, TheInputIsNoFileToAdd) {
  scratch.file("in.txt", "needle\n");
  CommandSpec spec = script("grep -q needle in.txt");
  spec.candidateName = "candidate";
  EXPECT_THAT(cause(spec), EndsWith("the test names in.txt itself, but is to look at the candidate: write \"$1\""));
}

TEST_F(FirstCheckTest, KnowsWhatMayNotBeExecuted) {
  const std::string plain = scratch.file("plain", "exit 0\n");
  EXPECT_THAT(cause(script(plain)), AllOf(HasSubstr("ermission denied"), HasSubstr("chmod +x")));
}

TEST_F(FirstCheckTest, KnowsTimeOuts) {
  CommandSpec slow = script("echo started; sleep " + uniqueSleep());
  slow.timeoutSeconds = 2;
  FirstCheck check = look(slow, /*timedOut=*/true);
  EXPECT_EQ(check.happened, "did not end within 2 s");
  EXPECT_THAT(check.details, AllOf(HasSubstr("--timeout S"), HasSubstr("stdout    started")));
}

TEST_F(FirstCheckTest, FindsOutThatMemoryIsMissing) {
  CommandSpec spec = script("[ \"$(ulimit -v)\" = unlimited ]");
  spec.memoryBytes = uint64_t(1) << 30;
  EXPECT_THAT(cause(spec), HasSubstr("raise --memory, which is 1024 MB"));
}

TEST_F(FirstCheckTest, FindsOutThatAScriptReadsStandardInput) {
  EXPECT_THAT(cause(script("grep -q needle")), HasSubstr("exec < \"$1\""));
  EXPECT_EQ(cause(script("test $# = 0")), "") << "it fails for an empty standard input too";
}

TEST_F(FirstCheckTest, FindsOutThatTheAnswersAreTheWrongWayRound) {
  EXPECT_THAT(cause(script("! grep -q needle \"$1\"")), HasSubstr("exit status 0 must mean that the failure occurs"));
  EXPECT_EQ(cause(script("exit 1")), "") << "whatever the input";
}

TEST_F(FirstCheckTest, AFlakyTestIsCalledSo) {
  const FirstCheck check = look(turns("0"));
  EXPECT_EQ(check.happened, "is flaky: it said 'pass' first, and 'fail' when it was run again");
  EXPECT_THAT(check.details, AllOf(HasSubstr("make it deterministic"), HasSubstr("or give --repeat auto")));
  EXPECT_THAT(check.details, Not(HasSubstr("wanted"))) << "no single run is what matters";
  repeat_ = autoRepeat;
  EXPECT_THAT(look(turns("0")).details, AllOf(HasSubstr("let a script run"), Not(HasSubstr("--repeat"))));
}

TEST_F(FirstCheckTest, WhatFailsNowAndThenDoesNotReadStandardInput) {
  EXPECT_THAT(look(turns("1 0 0")).happened, StartsWith("is flaky")) << "it fails without a change too";
  EXPECT_EQ(cause(turns("1 0 1 1")), "") << "it doesn't fail again with the change";
  CommandSpec limited = turns("1 0 1 1");
  limited.memoryBytes = uint64_t(1) << 30;
  EXPECT_EQ(cause(limited), "");
}

TEST_F(FirstCheckTest, FindsOutThatACommandWantsAPath) {
  CommandSpec spec;
  spec.argv = {"sh", "-c", "grep -q needle \"$1\" 2>/dev/null", "sh"};
  spec.candidateName = "in.txt";
  spec.rules.requireExit(0);
  EXPECT_THAT(cause(spec), HasSubstr("write @@"));
}

TEST_F(FirstCheckTest, SaysWhatAServerAnswered) {
  CommandSpec spec;
  spec.kind = TestKind::server;
  spec.argv = {"while read path; do echo 1; echo hint >&2; done"};
  spec.candidateName = "in.txt";
  FirstCheck check = look(spec);
  EXPECT_THAT(check.happened, StartsWith("answered '1' after "));
  EXPECT_THAT(check.details, HasSubstr("by hand   echo "));
}

TEST_F(FirstCheckTest, GoesOnWithWhateverATestWrites) {
  EXPECT_THAT(look(script("printf 'a\\033[31mb\\n\\n'; exit 1")).details, Not(HasSubstr("\033")));
}

TEST_F(FirstCheckTest, AMemoryLimitIsTriedBeforeACommandIsCalledMissing) {
  CommandSpec spec = script("[ $(ulimit -v) = unlimited ] || exit 127; exit 0");
  spec.memoryBytes = 1 << 30;
  EXPECT_THAT(cause(spec), HasSubstr("raise --memory, which is 1024 MB"));
}

TEST_F(FirstCheckTest, ATestThatKillsItsParentIsToldSo) {
  EXPECT_THAT(cause(script("kill -9 $PPID; sleep 60")), HasSubstr("the test kills its parent process"));
}

}  // namespace
}  // namespace hone
