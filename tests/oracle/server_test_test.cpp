#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <thread>

#include "../support/scratch.h"
#include "oracle/make_test.h"
#include "text/user_error.h"

namespace hone {
namespace {

namespace fs = std::filesystem;

CommandSpec server(const std::string& command) {
  CommandSpec spec;
  spec.kind = TestKind::server;
  spec.argv = {command};
  spec.candidateName = "input.txt";
  return spec;
}

/// A server that answers with the output of shell commands, which find the candidate in $text.
std::string answering(const Scratch& scratch, const std::string& commands) {
  return scratch.script("server", "while read -r path; do text=$(cat \"$path\"); " + commands + "; done");
}

TestResult ask(TestWorker& worker, std::string_view candidate) {
  Cancellation never;
  std::optional<TestResult> result = worker.run(candidate, never);
  EXPECT_TRUE(result);
  return result.value_or(TestResult{});
}

TEST(ParseAnswer, NumbersAndWords) {
  EXPECT_EQ(parseAnswer("0"), Verdict::fail);
  EXPECT_EQ(parseAnswer("1\r"), Verdict::pass);
  EXPECT_EQ(parseAnswer(" 2 "), Verdict::unresolved);
  EXPECT_EQ(parseAnswer("-1"), Verdict::unresolved);
  EXPECT_EQ(parseAnswer("139"), Verdict::unresolved);
  EXPECT_EQ(parseAnswer("fail"), Verdict::fail);
  EXPECT_EQ(parseAnswer("pass"), Verdict::pass);
  EXPECT_EQ(parseAnswer("unresolved"), Verdict::unresolved);
  for (const char* nonsense : {"", "failed", "0 1", "x", "0x0"}) EXPECT_EQ(parseAnswer(nonsense), std::nullopt);
}

TEST(ServerTest, OneServerAnswersForManyCandidates) {
  Scratch scratch;
  const auto test = makeServerTest(
      server("echo start >>" + scratch.path("starts") + "; exec " + answering(scratch, "echo \"$text\"")));
  auto worker = test->makeWorker();
  for (int i = 0; i < 5; ++i) {
    EXPECT_EQ(ask(*worker, "0").verdict, Verdict::fail);
    EXPECT_EQ(ask(*worker, "pass").verdict, Verdict::pass);
    EXPECT_EQ(ask(*worker, "7").verdict, Verdict::unresolved);
  }
  EXPECT_EQ(contents(scratch.path("starts")), "start\n");
}

TEST(ServerTest, OneThatDiesIsAskedOnceMoreAndThenUnresolved) {
  Scratch scratch;
  const auto test = makeServerTest(server("echo start >>" + scratch.path("starts") + "; exec " +
                                          answering(scratch, "[ \"$text\" = die ] && kill -9 $$; echo 0")));
  auto worker = test->makeWorker();
  EXPECT_EQ(ask(*worker, "good").verdict, Verdict::fail);
  EXPECT_EQ(ask(*worker, "die").verdict, Verdict::unresolved);
  EXPECT_EQ(ask(*worker, "good").verdict, Verdict::fail);
  EXPECT_EQ(contents(scratch.path("starts")), "start\nstart\nstart\n");
}

TEST(ServerTest, ADeathThatIsNotTheCandidatesDoesNoHarm) {
  Scratch scratch;
  const auto test = makeServerTest(server(answering(scratch, "echo 0; exit")));
  auto worker = test->makeWorker();
  for (int i = 0; i < 5; ++i) EXPECT_EQ(ask(*worker, "x").verdict, Verdict::fail);
}

TEST(ServerTest, OneThatHangsIsEndedWithItsChildren) {
  Scratch scratch;
  std::string seconds = uniqueSleep();
  const auto test = makeServerTest(server(
      answering(scratch, "[ \"$text\" = hang ] && { setsid sleep " + seconds + " & sleep " + seconds + "; }; echo 1")));
  auto worker = test->makeWorker();
  EXPECT_EQ(ask(*worker, "good").verdict, Verdict::pass);
  worker->setTimeout(0.3);
  TestResult result = ask(*worker, "hang");
  EXPECT_EQ(result.verdict, Verdict::unresolved);
  EXPECT_TRUE(result.timedOut);
  EXPECT_TRUE(processesWith(seconds).empty());
  EXPECT_EQ(ask(*worker, "good").verdict, Verdict::pass);
}

TEST(ServerTest, ACancelledTestThatHangsIsEnded) {
  Scratch scratch;
  std::string seconds = uniqueSleep();
  const auto test = makeServerTest(server(answering(
      scratch, "[ \"$text\" = hang ] && { touch " + scratch.path("mark") + "; sleep " + seconds + "; }; echo 1")));
  auto worker = test->makeWorker();
  EXPECT_EQ(ask(*worker, "good").verdict, Verdict::pass);
  Cancellation cancellation;
  std::thread other([&] {
    EXPECT_TRUE(eventually([&] { return fs::exists(scratch.path("mark")); }));
    cancellation.cancel();
  });
  EXPECT_FALSE(worker->run("hang", cancellation));
  other.join();
  EXPECT_TRUE(processesWith(seconds).empty());
  EXPECT_EQ(ask(*worker, "good").verdict, Verdict::pass);
}

TEST(ServerTest, NothingOutlivesAWorker) {
  std::string seconds = uniqueSleep();
  Scratch scratch;
  const auto test = makeServerTest(server(
      answering(scratch, "setsid sleep " + seconds + " & echo \"$path\" >" + scratch.path("path") + "; echo 0")));
  {
    auto worker = test->makeWorker();
    ask(*worker, "x");
  }
  EXPECT_TRUE(processesWith(seconds).empty());
  EXPECT_FALSE(fs::exists(fs::path(contents(scratch.path("path"))).parent_path().parent_path()));
}

TEST(ServerTest, WhatNeverAnswersIsTheUsersError) {
  Scratch scratch;
  for (const std::string& command : {std::string("exit 3"), std::string("echo some nonsense; cat"),
                                     scratch.path("missing"), answering(scratch, "echo hello")}) {
    const auto test = makeServerTest(server(command));
    auto worker = test->makeWorker();
    Cancellation never;
    EXPECT_THROW(worker->run("x", never), UserError) << command;
  }
}

TEST(ServerTest, FilesBesideTheCandidate) {
  Scratch scratch;
  CommandSpec spec = server(answering(scratch, "grep -q wanted \"$(dirname \"$path\")/header.h\" && echo 0 || echo 1"));
  spec.with = {scratch.file("header.h", "wanted")};
  const auto test = makeServerTest(spec);
  EXPECT_EQ(ask(*test->makeWorker(), "x").verdict, Verdict::fail);
}

TEST(ServerTest, RulesAreTheUsersError) {
  CommandSpec spec = server("cat");
  spec.rules.requireExit(0);
  EXPECT_THROW(makeServerTest(spec), UserError);
}

TEST(ServerTest, TheFirstAnswerHasNoMoreTimeThanTheUserGives) {
  CommandSpec spec = server("exec sleep 3000");
  spec.timeoutSeconds = 0.3;
  const auto test = makeServerTest(spec);
  auto worker = test->makeWorker();
  Cancellation never;
  try {
    worker->run("x", never);
    ADD_FAILURE() << "no error";
  } catch (const UserError& error) {
    EXPECT_THAT(error.what(), testing::HasSubstr("didn't answer within 0.3 s (--timeout)"));
  }
}

TEST(ServerTest, AnAnswerThatCommandsATerminalIsSpelledOut) {
  Scratch scratch;
  const auto test = makeServerTest(server(answering(scratch, "printf '\\033[2J\\n'")));
  auto worker = test->makeWorker();
  Cancellation never;
  try {
    worker->run("x", never);
    ADD_FAILURE() << "no error";
  } catch (const UserError& error) {
    EXPECT_THAT(error.what(), testing::HasSubstr("answered '\\x1b[2J'"));
  }
}

}  // namespace
}  // namespace hone
