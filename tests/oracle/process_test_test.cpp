#include <gtest/gtest.h>
#include <sys/wait.h>

#include <csignal>
#include <thread>

#include "../support/scratch.h"
#include "oracle/make_test.h"
#include "text/user_error.h"

namespace hone {
namespace {

namespace fs = std::filesystem;

CommandSpec shell(const std::string& command) {
  CommandSpec spec;
  spec.argv = {"sh", "-c", command, "sh", "@@"};
  spec.candidateName = "input.c";
  return spec;
}

CommandSpec script(const std::string& path) {
  CommandSpec spec;
  spec.argv = {path};
  spec.kind = TestKind::script;
  spec.candidateName = "input.c";
  return spec;
}

TestResult runOnce(TestWorker& worker, std::string_view candidate = "candidate") {
  Cancellation never;
  std::optional<TestResult> result = worker.run(candidate, never);
  EXPECT_TRUE(result);
  return result.value_or(TestResult{});
}

TestResult runOnce(const CommandSpec& spec, std::string_view candidate = "candidate") {
  return runOnce(*makeProcessTest(spec)->makeWorker(), candidate);
}

TEST(ProcessTest, ExitCodeOfAScriptIsTheVerdict) {
  Scratch scratch;
  const auto test = makeProcessTest(script(scratch.script("t.sh", "exit $(cat \"$1\")")));
  auto worker = test->makeWorker();
  EXPECT_EQ(runOnce(*worker, "0").verdict, Verdict::fail);
  EXPECT_EQ(runOnce(*worker, "1").verdict, Verdict::pass);
  EXPECT_EQ(runOnce(*worker, "2").verdict, Verdict::unresolved);
  TestResult result = runOnce(*worker, "77");
  EXPECT_EQ(result.verdict, Verdict::unresolved);
  EXPECT_EQ(result.exitCode, 77);
  EXPECT_EQ(result.signal, 0);
}

TEST(ProcessTest, ACrashHasASignalAndNoExitCode) {
  TestResult result = runOnce(shell("kill -ABRT $$"));
  EXPECT_EQ(result.verdict, Verdict::unresolved);
  EXPECT_EQ(result.exitCode, -1);
  EXPECT_EQ(result.signal, SIGABRT);
  EXPECT_FALSE(result.timedOut);

  CommandSpec spec = shell("sh -c 'kill -ABRT $$'; exit $?");
  spec.rules.requireSignal("ABRT");
  EXPECT_EQ(runOnce(spec).verdict, Verdict::fail);
}

TEST(ProcessTest, TheCandidateHasItsNameAndAnAbsolutePathInTheWorkingDirectory) {
  EXPECT_EQ(runOnce(shell("test \"$1\" = \"$(pwd)/input.c\" && grep -qx text input.c"), "text\n").exitCode, 0);
  Scratch scratch;
  EXPECT_EQ(runOnce(script(scratch.script("t.sh", "test \"$1\" = \"$(pwd)/input.c\" -a $# = 1"))).exitCode, 0);
}

TEST(ProcessTest, TheCandidateGoesToStandardInputWithoutAPlaceholder) {
  CommandSpec spec;
  spec.argv = {"grep", "-q", "needle"};
  spec.candidateName = "input.txt";
  const auto test = makeProcessTest(spec);
  auto worker = test->makeWorker();
  EXPECT_EQ(runOnce(*worker, "hay needle hay").exitCode, 0);
  EXPECT_EQ(runOnce(*worker, "hay").exitCode, 1);
  EXPECT_EQ(runOnce(*worker, "needle").exitCode, 0);
}

TEST(ProcessTest, StandardInputIsEmptyOtherwise) { EXPECT_EQ(runOnce(shell("test -z \"$(cat)\"")).exitCode, 0); }

TEST(ProcessTest, OutputIsJudged) {
  CommandSpec spec = shell("cat \"$1\" >&2; echo out");
  spec.rules.requireOutput(Stream::err, "bo+m");
  spec.rules.requireOutput(Stream::out, "^out$");
  const auto test = makeProcessTest(spec);
  auto worker = test->makeWorker();
  EXPECT_EQ(runOnce(*worker, "a boooom").verdict, Verdict::fail);
  EXPECT_EQ(runOnce(*worker, "nothing").verdict, Verdict::pass) << "sees the output of the test before";
  EXPECT_EQ(runOnce(*worker, "boom").verdict, Verdict::fail);
}

TEST(ProcessTest, OutputOfATestThatWasKilledIsNotSeenByTheNext) {
  Scratch scratch;
  const std::string said = scratch.path("said");
  CommandSpec spec = shell("cat \"$1\"; grep -q wait \"$1\" && touch " + said + " && sleep 1000; exit 0");
  spec.rules.requireOutput(Stream::out, "boom");
  const auto test = makeProcessTest(spec);
  auto worker = test->makeWorker();
  Cancellation cancellation;
  std::thread killer([&] {
    EXPECT_TRUE(eventually([&] { return fs::exists(said); }));
    cancellation.cancel();
  });
  EXPECT_FALSE(worker->run("boom wait", cancellation));
  killer.join();
  EXPECT_EQ(runOnce(*worker, "boom").verdict, Verdict::fail);
  EXPECT_EQ(runOnce(*worker, "else").verdict, Verdict::pass);
}

TEST(ProcessTest, WhatOneRunHasLearnedLeavesTheWorkersOfAnotherAlone) {
  CommandSpec spec = shell("kill -$(cat \"$1\") $$");
  spec.rules.requireSameCrash();
  const auto test = makeProcessTest(spec);
  auto one = test->makeWorker(), another = test->makeWorker();
  one->expectCrash(runOnce(*one, "SEGV").crash);
  EXPECT_EQ(runOnce(*one, "ABRT").verdict, Verdict::unresolved);
  EXPECT_EQ(runOnce(*another, "ABRT").verdict, Verdict::fail);
}

TEST(ProcessTest, OutputCountsUpToItsBoundAndTheTestIsNotHeldUp) {
  CommandSpec spec = shell("echo early; head -c 100000000 /dev/zero; echo late; echo written >&2");
  spec.rules.requireOutput(Stream::out, "early");
  spec.rules.forbidOutput(Stream::out, "late");
  spec.rules.requireOutput(Stream::err, "written");
  EXPECT_EQ(runOnce(spec).verdict, Verdict::fail);
}

TEST(ProcessTest, ANonBlockingPipeIsNotHandedOn) {
  // O_NONBLOCK belongs to the pipe, not to the process that sets it.
  CommandSpec spec = shell(
      "grep -q '^flags:.*4...$' /proc/self/fdinfo/1 && echo nonblocking; "
      "python3 -c 'import os; os.set_blocking(1, False)'");
  spec.rules.requireOutput(Stream::out, "nonblocking");
  const auto test = makeProcessTest(spec);
  auto worker = test->makeWorker();
  EXPECT_EQ(runOnce(*worker).verdict, Verdict::pass);
  EXPECT_EQ(runOnce(*worker).verdict, Verdict::pass);
}

TEST(ProcessTest, FilesBesideTheCandidate) {
  Scratch scratch;
  CommandSpec spec = shell("test \"$(cat header.h)\" = header && ./tool && echo changed > header.h");
  spec.with = {scratch.file("header.h", "header"), scratch.script("tool", "exit 0")};
  const auto test = makeProcessTest(spec);
  auto worker = test->makeWorker();
  EXPECT_EQ(runOnce(*worker).exitCode, 0);
  EXPECT_EQ(runOnce(*worker).exitCode, 0) << "not restored";
  EXPECT_EQ(contents(scratch.path("header.h")), "header");
}

TEST(ProcessTest, LeftoversAreGoneBeforeTheNextTest) {
  CommandSpec spec = shell(
      "test \"$(ls -A)\" = input.c -a -z \"$(ls -A $TMPDIR)\" || exit 3;"
      "touch a .b; mkdir -p c/d; touch c/d/e; chmod 0 c/d c; mktemp; mktemp -d; rm input.c; exit 0");
  const auto test = makeProcessTest(spec);
  auto worker = test->makeWorker();
  EXPECT_EQ(runOnce(*worker).exitCode, 0);
  EXPECT_EQ(runOnce(*worker).exitCode, 0);
}

TEST(ProcessTest, ACandidateThatWasReplacedIsWrittenAnew) {
  const auto test = makeProcessTest(shell("grep -q kept \"$1\" || exit 3; echo other > new; mv new \"$1\""));
  auto worker = test->makeWorker();
  EXPECT_EQ(runOnce(*worker, "kept 1").exitCode, 0);
  EXPECT_EQ(runOnce(*worker, "kept 2").exitCode, 0);
}

/// Both tests have written their mark before either looks at it.
TEST(ProcessTest, WorkersDoNotMeet) {
  Scratch scratch;
  const std::string ready = scratch.path("ready.");
  const auto test =
      makeProcessTest(shell("test -e mark && exit 3; cat \"$1\" > mark; touch " + ready + "$(cat \"$1\"); until [ -e " +
                            ready + "a ] && [ -e " + ready + "b ]; do sleep 0.01; done; cmp mark \"$1\""));
  auto first = test->makeWorker(), second = test->makeWorker();
  for (TestWorker* worker : {first.get(), second.get()}) worker->setTimeout(60);
  TestResult other;
  std::thread thread([&] { other = runOnce(*second, "b"); });
  EXPECT_EQ(runOnce(*first, "a").exitCode, 0);
  thread.join();
  EXPECT_EQ(other.exitCode, 0);
}

TEST(ProcessTest, ATimeoutEndsAllThatTheTestStarted) {
  std::string seconds = uniqueSleep();
  // The second process has left the test's process group; the third has left its session and is an orphan.
  const auto test = makeProcessTest(shell("mktemp; sleep " + seconds + " & timeout 900 sleep " + seconds +
                                          " & (setsid sh -c 'sleep " + seconds + " & :' &) ; sleep " + seconds));
  auto worker = test->makeWorker();
  worker->setTimeout(0.5);
  TestResult result = runOnce(*worker);
  EXPECT_TRUE(result.timedOut);
  EXPECT_EQ(result.verdict, Verdict::unresolved);
  EXPECT_EQ(result.exitCode, -1);
  EXPECT_TRUE(processesWith(seconds).empty());
}

TEST(ProcessTest, ATestThatEndsLeavesNoDaemon) {
  std::string seconds = uniqueSleep();
  const auto test = makeProcessTest(shell("(setsid sh -c 'sleep " + seconds + " & touch daemon' &);" +  //
                                          "timeout 900 sh -c 'touch other; sleep " + seconds + "' &" +
                                          "until test -e daemon -a -e other; do :; done; exit 0"));
  auto worker = test->makeWorker();
  TestResult result = runOnce(*worker);
  EXPECT_EQ(result.verdict, Verdict::fail);
  EXPECT_TRUE(processesWith(seconds).empty());
}

TEST(ProcessTest, ATestMayKillItsProcessGroup) {
  TestResult result = runOnce(shell("kill -KILL 0"));
  EXPECT_EQ(result.signal, SIGKILL);
  EXPECT_EQ(result.exitCode, -1);
}

TEST(ProcessTest, TheTimeoutOfTheSpecHoldsFromTheFirstTest) {
  CommandSpec spec = shell("sleep 1000");
  spec.timeoutSeconds = 0.1;
  TestResult result = runOnce(spec);
  EXPECT_TRUE(result.timedOut);
  EXPECT_GE(result.seconds, 0.1);
}

TEST(ProcessTest, CancellationFromAnotherThread) {
  Scratch scratch;
  std::string seconds = uniqueSleep(), mark = scratch.path("mark");
  const auto test = makeProcessTest(shell("touch " + mark + "; sleep " + seconds));
  auto worker = test->makeWorker();
  Cancellation cancellation;
  std::thread other([&] {
    EXPECT_TRUE(eventually([&] { return fs::exists(mark); }));
    cancellation.cancel();
  });
  EXPECT_FALSE(worker->run("x", cancellation));
  other.join();
  EXPECT_TRUE(processesWith(seconds).empty());

  fs::remove(mark);
  EXPECT_FALSE(worker->run("x", cancellation)) << "cancelled before it began";
  EXPECT_FALSE(fs::exists(mark));
}

TEST(ProcessTest, AWorkerGoesOnAfterACancellation) {
  const auto test = makeProcessTest(shell("grep -q wait \"$1\" && sleep 1000; exit 0"));
  auto worker = test->makeWorker();
  for (int i = 0; i < 20; ++i) {
    Cancellation cancellation;
    std::thread other([&] { cancellation.cancel(); });
    EXPECT_FALSE(worker->run("wait", cancellation));
    other.join();
    EXPECT_EQ(runOnce(*worker, "go").exitCode, 0);
  }
}

TEST(ProcessTest, MemoryIsLimited) {
  CommandSpec spec;
  spec.argv = {"sh", "-c", "LC_ALL=C exec dd if=/dev/zero of=/dev/null bs=$(cat @@)M count=1"};
  spec.candidateName = "megabytes";
  spec.memoryBytes = uint64_t(400) << 20;
  spec.rules.requireOutput(Stream::err, "memory exhausted");
  const auto test = makeProcessTest(spec);
  auto worker = test->makeWorker();
  EXPECT_EQ(runOnce(*worker, "1").verdict, Verdict::pass);
  EXPECT_EQ(runOnce(*worker, "800").verdict, Verdict::fail);
}

TEST(ProcessTest, AScriptWithoutFirstLineIsRunByTheShell) {
  Scratch scratch;
  const auto test = makeProcessTest(script(scratch.file("t.sh", "test -s \"$1\" || exit 1\n", 0755)));
  auto worker = test->makeWorker();
  EXPECT_EQ(runOnce(*worker, "x").verdict, Verdict::fail);
  EXPECT_EQ(runOnce(*worker, "").verdict, Verdict::pass);
}

TEST(ProcessTest, ACommandThatIsGoneIsTheUsersError) {
  Scratch scratch;
  std::string path = scratch.script("t.sh", "exit 0");
  const auto test = makeProcessTest(script(path));
  auto worker = test->makeWorker();
  fs::remove(path);
  Cancellation never;
  EXPECT_THROW(worker->run("x", never), UserError);
  EXPECT_THROW(makeProcessTest(script(path)), UserError);
}

TEST(ProcessTest, ATestThatKillsItsParentIsUnresolved) {
  Scratch scratch;
  std::string home = scratch.path("home"), seconds = uniqueSleep();
  const auto test = makeProcessTest(
      shell("pwd > " + home + "; if grep -q kill \"$1\"; then kill -9 $PPID; exec sleep " + seconds + "; fi"));
  auto worker = test->makeWorker();
  TestResult killed = runOnce(*worker, "kill");
  EXPECT_EQ(killed.verdict, Verdict::unresolved);
  EXPECT_EQ(killed.doubt, Doubt::launcherKilled);
  EXPECT_TRUE(eventually([&] { return processesWith(seconds).empty(); }));
  EXPECT_EQ(runOnce(*worker, "go").verdict, Verdict::fail);
  worker.reset();
  EXPECT_FALSE(fs::exists(contents(home).substr(0, contents(home).find('\n'))));
}

TEST(ProcessTest, NothingOutlivesAWorker) {
  Scratch scratch;
  std::string home = scratch.path("home");
  const auto test = makeProcessTest(shell("pwd > " + home));
  runOnce(*test->makeWorker());
  fs::path work = contents(home).substr(0, contents(home).find('\n'));
  EXPECT_EQ(work.filename(), "work");
  EXPECT_FALSE(fs::exists(work.parent_path()));
}

TEST(ProcessTest, NothingOutlivesHone) {
  Scratch scratch;
  std::string seconds = uniqueSleep(), home = scratch.path("home");
  pid_t hone = fork();
  if (hone == 0) {
    const auto test = makeProcessTest(
        shell("setsid sleep " + seconds + " & pwd > home.tmp; mv home.tmp " + home + "; sleep " + seconds));
    auto first = test->makeWorker(), second = test->makeWorker();  // the second was forked with the first one's socket
    Cancellation never;
    first->run("x", never);
    _exit(0);
  }
  ASSERT_TRUE(eventually([&] { return fs::exists(home); }));
  std::string work = contents(home).substr(0, contents(home).find('\n'));
  EXPECT_TRUE(fs::exists(work));
  kill(hone, SIGKILL);
  waitpid(hone, nullptr, 0);
  EXPECT_TRUE(eventually([&] { return !fs::exists(fs::path(work).parent_path()); }));
  EXPECT_TRUE(eventually([&] { return processesWith(seconds).empty(); }));
}

}  // namespace
}  // namespace hone
