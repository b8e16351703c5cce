#include "process/conversation.h"

#include <gtest/gtest.h>

#include <csignal>
#include <memory>
#include <thread>

#include "../support/scratch.h"

namespace hone {
namespace {

std::string readUntil(Conversation& conversation, size_t size) {
  std::string bytes;
  while (bytes.size() < size) conversation.read(bytes);
  return bytes;
}

TEST(Conversation, CarriesMoreThanAPipeHoldsBothWays) {
  Conversation cat("/bin/cat", {"cat"});
  const std::string text(1 << 20, 'x');
  std::thread writer([&] { cat.write(text); });
  const std::string answer = readUntil(cat, text.size());
  writer.join();
  EXPECT_EQ(answer, text);
}

TEST(Conversation, EndsAfterWhatWasSaidBefore) {
  Conversation dying("/bin/sh", {"sh", "-c", "echo last words"});
  EXPECT_EQ(readUntil(dying, 11), "last words\n");
  std::string more;
  EXPECT_THROW(dying.read(more), ConversationEnded);
  EXPECT_THROW(dying.write(std::string(1 << 20, 'x')), ConversationEnded) << "though the pipe is open";
}

/// The process lives as long as the object, even if the thread that started it has ended.
TEST(Conversation, OutlivesTheThreadThatStartedIt) {
  std::unique_ptr<Conversation> cat;
  std::thread starter([&] { cat = std::make_unique<Conversation>("/bin/cat", std::vector<std::string>{"cat"}); });
  starter.join();
  for (int i = 0; i < 3; ++i) {
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
    cat->write("x");
    EXPECT_EQ(readUntil(*cat, 1), "x");
  }
}

TEST(Conversation, ItsEndIsTheEndOfTheProcessAndItsChildren) {
  const std::string seconds = uniqueSleep();
  {
    Conversation shell("/bin/sh", {"sh", "-c", "setsid sleep " + seconds + " & echo; sleep " + seconds});
    readUntil(shell, 1);
    EXPECT_FALSE(processesWith(seconds).empty());
  }
  EXPECT_TRUE(processesWith(seconds).empty());
}

}  // namespace
}  // namespace hone
