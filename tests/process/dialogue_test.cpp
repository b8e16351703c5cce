#include "process/dialogue.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "../support/scratch.h"

namespace hone {
namespace {

using testing::ElementsAre;
using Reply = Dialogue::Reply;

constexpr double long_ = 300, short_ = 0.3;

bool isEnd(std::string_view line) { return line == "end"; }

TEST(Dialogue, AnswersEachLineWithLines) {
  Dialogue program("while read x; do echo a $x; echo b; echo end; done", "");
  for (const char* question : {"1", "2", "3"}) {
    ASSERT_EQ(program.ask(question, isEnd, long_, {}), Reply::answer);
    EXPECT_THAT(program.lines(), ElementsAre("a " + std::string(question), "b"));
  }
}

TEST(Dialogue, CarriesLargeAnswers) {
  Dialogue program("read x; head -c 3000000 /dev/zero | tr '\\0' x; echo; seq 90000; echo end; read x", "");
  ASSERT_EQ(program.ask("", isEnd, long_, {}), Reply::answer);
  ASSERT_EQ(program.lines().size(), 90'001u);
  EXPECT_EQ(program.lines().front().size(), 3'000'000u);
  EXPECT_EQ(program.lines().back(), "90000");
}

TEST(Dialogue, TellsHowItFailed) {
  Dialogue dying("read x; echo a; echo sorry >&2; exit 1", "");
  EXPECT_EQ(dying.ask("", isEnd, long_, {}), Reply::ended);
  EXPECT_EQ(dying.lastError(), "sorry");
  Dialogue missing("no-such-program", "");
  EXPECT_EQ(missing.ask("", isEnd, long_, {}), Reply::ended);
  EXPECT_THAT(missing.lastError(), testing::HasSubstr("not found"));
  Dialogue hanging("read x; echo a; sleep 1000", "");
  EXPECT_EQ(hanging.ask("", isEnd, short_, {}), Reply::late);
  Dialogue flooding("yes", "");
  EXPECT_EQ(flooding.ask("", isEnd, long_, {}), Reply::tooLong);
  Dialogue endless("yes | tr -d '\\n'", "");
  EXPECT_EQ(endless.ask("", isEnd, long_, {}), Reply::tooLong);
}

TEST(Dialogue, ATextOnStandardErrorDoesNotBlockIt) {
  Dialogue program("yes | head -c 300000 >&2; read x; yes | head -c 300000 >&2; echo end; read x", "");
  EXPECT_EQ(program.ask("", isEnd, long_, {}), Reply::answer);
}

TEST(Dialogue, EndsWithItsChildrenWhenItIsStopped) {
  const std::string seconds = uniqueSleep();
  {
    Dialogue program("setsid sleep " + seconds + " & sleep " + seconds, "");
    StopSource stop(std::chrono::steady_clock::now() + std::chrono::milliseconds(300));
    EXPECT_THROW(program.ask("", isEnd, long_, stop.token()), Cancelled);
  }
  EXPECT_TRUE(processesWith(seconds).empty());
}

}  // namespace
}  // namespace hone
