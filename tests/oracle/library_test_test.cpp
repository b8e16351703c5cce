#include <gtest/gtest.h>

#include <csignal>
#include <cstdlib>

#include "../support/scratch.h"
#include "oracle/callable_test.h"
#include "oracle/make_test.h"
#include "text/user_error.h"

namespace hone {
namespace {

/// One library for all tests: the candidate decides what it does.
class Library : public testing::Test {
 protected:
  static void SetUpTestSuite() {
    scratch = new Scratch;
    std::string source = scratch->file(
        "lib.c",
        "#include <signal.h>\n#include <stdio.h>\n#include <stdlib.h>\n#include <string.h>\n#include <unistd.h>\n"
        "static int calls;\n"
        "int hone_test(const unsigned char* data, size_t size) {\n"
        "  ++calls;\n"
        "  if (size == 0) return 7;\n"
        "  puts(\"0\");\n"
        "  fflush(stdout);\n"
        "  if (*data == 'a') abort();\n"
        "  if (*data == 'w') { fputs(\"Assertion `w' failed\\n\", stderr); abort(); }\n"
        "  if (*data == 'e') exit(0);\n"
        "  if (*data == 'h') for (;;) {}\n"
        "  if (*data == 's' && calls > 1) abort();\n"
        "  if (*data == 'f') {\n"
        "    for (int fd = 0; fd < 16; ++fd) if (write(fd, \"0\\n\", 2)) {}\n"
        "    return 1;\n"
        "  }\n"
        "  if (*data == 'k') { kill(getppid(), SIGKILL); return data[1] - '0'; }\n"
        "  if (*data == 'K') { kill(getppid(), SIGKILL); for (;;) pause(); }\n"
        "  if (*data == 'l') return data[size - 1] == 'x';\n"
        "  return *data - '0';\n"
        "}\n");
    ASSERT_EQ(std::system(("cc -shared -fPIC -o " + scratch->path("lib.so") + " " + source).c_str()), 0);
  }
  static void TearDownTestSuite() { delete scratch; }

  static CommandSpec spec() {
    CommandSpec result;
    result.kind = TestKind::library;
    result.argv = {scratch->path("lib.so")};
    result.candidateName = "input.txt";
    return result;
  }

  static TestResult ask(TestWorker& worker, std::string_view candidate) {
    Cancellation never;
    std::optional<TestResult> result = worker.run(candidate, never);
    EXPECT_TRUE(result);
    return result.value_or(TestResult{});
  }

  static Scratch* scratch;
};

Scratch* Library::scratch = nullptr;

TEST_F(Library, ReturnsExitCodes) {
  const auto test = makeLibraryTest(spec());
  auto worker = test->makeWorker();
  EXPECT_EQ(ask(*worker, "0").verdict, Verdict::fail);
  EXPECT_EQ(ask(*worker, "1").verdict, Verdict::pass);
  EXPECT_EQ(ask(*worker, "2").verdict, Verdict::unresolved);
  EXPECT_EQ(ask(*worker, "").exitCode, 7);
}

TEST_F(Library, CandidatesMayGrowAndShrink) {
  const auto test = makeLibraryTest(spec());
  auto worker = test->makeWorker();
  for (size_t size : {2u, 100'000u, 3u, 5'000'000u, 70'000u}) {
    std::string text = "l" + std::string(size, '.');
    EXPECT_EQ(ask(*worker, text).verdict, Verdict::fail) << size;
    EXPECT_EQ(ask(*worker, text + "x").verdict, Verdict::pass) << size;
  }
}

TEST_F(Library, ACrashIsAVerdict) {
  const auto test = makeLibraryTest(spec());
  auto worker = test->makeWorker();
  for (int i = 0; i < 3; ++i) {
    TestResult crash = ask(*worker, "a");
    EXPECT_EQ(crash.verdict, Verdict::unresolved);
    EXPECT_EQ(crash.signal, SIGABRT);
    EXPECT_EQ(ask(*worker, "0").verdict, Verdict::fail);
  }
}

TEST_F(Library, ACrashMayBeTheFailure) {
  CommandSpec crashing = spec();
  crashing.rules.requireSignal("ABRT");
  const auto test = makeLibraryTest(crashing);
  auto worker = test->makeWorker();
  EXPECT_EQ(ask(*worker, "a").verdict, Verdict::fail);
  EXPECT_EQ(ask(*worker, "0").verdict, Verdict::pass);
}

TEST_F(Library, TheSameCrashIsToldFromOthers) {
  CommandSpec crashing = spec();
  crashing.rules.requireSameCrash();
  const auto test = makeLibraryTest(crashing);
  auto worker = test->makeWorker();
  TestResult first = ask(*worker, "w");
  EXPECT_EQ(first.verdict, Verdict::fail);
  EXPECT_EQ(first.crash, "SIGABRT, assertion: w");
  worker->expectCrash(first.crash);
  EXPECT_EQ(ask(*worker, "w").verdict, Verdict::fail);
  TestResult other = ask(*worker, "a");
  EXPECT_EQ(other.verdict, Verdict::unresolved);
  EXPECT_EQ(other.crash, "SIGABRT");
}

TEST_F(Library, CrashesOfWhatWasLeftInMemoryDoNotCount) {
  const auto test = makeLibraryTest(spec());
  auto worker = test->makeWorker();
  ask(*worker, "0");
  TestResult result = ask(*worker, "s");
  EXPECT_EQ(result.signal, 0);
}

TEST_F(Library, AnExitIsNoAnswer) {
  const auto test = makeLibraryTest(spec());
  EXPECT_EQ(ask(*test->makeWorker(), "e").verdict, Verdict::unresolved);
}

/// The kernel ends the process with its launcher, before it has answered or after it.
TEST_F(Library, AKilledLauncherIsNoVerdict) {
  const auto test = makeLibraryTest(spec());
  auto worker = test->makeWorker();
  for (int i = 0; i < 3; ++i) {
    try {
      EXPECT_EQ(ask(*worker, "k0").verdict, Verdict::fail);
    } catch (const UserError& error) {
      EXPECT_NE(std::string(error.what()).find("kills its parent"), std::string::npos) << error.what();
    }
    EXPECT_EQ(ask(*worker, "0").verdict, Verdict::fail);
    EXPECT_EQ(ask(*worker, "0").verdict, Verdict::fail);
  }
  EXPECT_THROW(ask(*worker, "K"), UserError) << "it never answers";
}

TEST_F(Library, AHangIsAVerdict) {
  const auto test = makeLibraryTest(spec());
  auto worker = test->makeWorker();
  ask(*worker, "0");
  worker->setTimeout(0.2);
  TestResult result = ask(*worker, "h");
  EXPECT_TRUE(result.timedOut);
  EXPECT_EQ(result.verdict, Verdict::unresolved);
  EXPECT_EQ(ask(*worker, "0").verdict, Verdict::fail);
}

TEST_F(Library, Mistakes) {
  CommandSpec wrong = spec();
  wrong.argv = {scratch->path("none.so")};
  EXPECT_THROW(makeLibraryTest(wrong), UserError);
  wrong.argv = {scratch->file("text.so", "no library")};
  Cancellation never;
  EXPECT_THROW(makeLibraryTest(wrong)->makeWorker()->run("x", never), UserError);
}

TEST_F(Library, CrashesOfAFuzzTargetAreItsFailures) {
  const std::string source = scratch->file(
      "target.c",
      "#include <assert.h>\n#include <stddef.h>\n#include <stdint.h>\n#include <stdlib.h>\n"
      "static char initialized;\n"
      "int LLVMFuzzerInitialize(int* argc, char*** argv) { initialized = *argc == 1 && **argv != 0; return 0; }\n"
      "int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {\n"
      "  if (size == 0 || !initialized) return -1;\n"
      "  assert(*data != 'w');\n"
      "  if (*data == 'a') abort();\n"
      "  return *data == 'r' ? -1 : 0;\n"
      "}\n");
  ASSERT_EQ(std::system(("cc -shared -fPIC -o " + scratch->path("target.so") + " " + source).c_str()), 0);
  CommandSpec target = spec();
  target.argv = {scratch->path("target.so")};
  const auto test = makeLibraryTest(target);
  auto worker = test->makeWorker();
  EXPECT_EQ(ask(*worker, "0").verdict, Verdict::pass);
  EXPECT_EQ(ask(*worker, "r").verdict, Verdict::unresolved);
  EXPECT_EQ(ask(*worker, "").verdict, Verdict::unresolved);
  const TestResult crash = ask(*worker, "w");
  EXPECT_EQ(crash.verdict, Verdict::fail);
  EXPECT_NE(crash.crash.find("SIGABRT, assertion"), std::string::npos) << crash.crash;
  EXPECT_EQ(ask(*worker, "0").verdict, Verdict::pass);
  worker->expectCrash(crash.crash);
  EXPECT_EQ(ask(*worker, "w").verdict, Verdict::fail);
  EXPECT_EQ(ask(*worker, "a").verdict, Verdict::unresolved);
  // A worker that hears of the crash before its first candidate.
  auto late = test->makeWorker();
  late->expectCrash(crash.crash);
  EXPECT_EQ(ask(*late, "a").verdict, Verdict::unresolved);
  EXPECT_EQ(ask(*late, "w").verdict, Verdict::fail);
}

TEST(CallableTest, CallsTheFunction) {
  CallableTest test([](std::string_view candidate) { return candidate == "x" ? Verdict::fail : Verdict::pass; });
  auto worker = test.makeWorker();
  Cancellation cancellation;
  EXPECT_EQ(worker->run("x", cancellation)->verdict, Verdict::fail);
  EXPECT_EQ(worker->run("y", cancellation)->verdict, Verdict::pass);
  cancellation.cancel();
  EXPECT_FALSE(worker->run("x", cancellation));
}

TEST_F(Library, CannotChangeTheProgramInWhichItRuns) {
  const auto test = makeLibraryTest(spec());
  ask(*test->makeWorker(), "f");
  EXPECT_EQ(ask(*test->makeWorker(), "0").verdict, Verdict::fail);
}

TEST_F(Library, WhatItWritesToTheDescriptorOfTheAnswersIsNone) {
  auto worker = makeLibraryTest(spec())->makeWorker();
  for (int i = 0; i < 3; ++i) EXPECT_EQ(ask(*worker, "f").exitCode, 1);
  EXPECT_EQ(ask(*worker, "3").exitCode, 3);
}

}  // namespace
}  // namespace hone
