#include "process/cancellation.h"

#include <gtest/gtest.h>
#include <poll.h>

#include <thread>

namespace hone {
namespace {

bool readable(const Cancellation& cancellation, int milliseconds) {
  pollfd event = {cancellation.fd(), POLLIN, 0};
  return poll(&event, 1, milliseconds) == 1;
}

TEST(Cancellation, IsReadableForGoodOnceCancelled) {
  Cancellation cancellation;
  EXPECT_FALSE(cancellation.cancelled());
  EXPECT_FALSE(readable(cancellation, 0));
  cancellation.cancel();
  cancellation.cancel();
  EXPECT_TRUE(cancellation.cancelled());
  EXPECT_TRUE(readable(cancellation, 0));
  EXPECT_TRUE(readable(cancellation, 0));
}

TEST(Cancellation, WakesAnotherThread) {
  Cancellation cancellation;
  std::thread other([&] { cancellation.cancel(); });
  EXPECT_TRUE(readable(cancellation, 30000));
  other.join();
}

}  // namespace
}  // namespace hone
