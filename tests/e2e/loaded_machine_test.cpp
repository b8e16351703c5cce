// More parallel tests than the machine can serve give the same result as sequential tests.
#include <sched.h>

#include "end_to_end.h"

namespace hone {
namespace {

/// All that a test starts shares one processor.
class OneProcessor : public EndToEnd {
 protected:
  OneProcessor() {
    sched_getaffinity(0, sizeof before_, &before_);
    cpu_set_t one;
    CPU_ZERO(&one);
    for (int processor = 0; processor < CPU_SETSIZE && CPU_COUNT(&one) == 0; ++processor) {
      if (CPU_ISSET(processor, &before_)) CPU_SET(processor, &one);
    }
    sched_setaffinity(0, sizeof one, &one);
  }
  ~OneProcessor() override { sched_setaffinity(0, sizeof before_, &before_); }

  cpu_set_t before_;
};

TEST_F(OneProcessor, TestsThatStarveEachOtherAreNoTimeouts) {
  write("in.json", "{\"a\": [1, 2], \"b\": \"needle\", \"c\": [true]}\n");
  // Alone it takes a twentieth of the limit; 40 at once take more than twice the limit.
  script("test.sh",
         "python3 -c 'import time\nwhile time.process_time() < 0.2: pass'\n"
         "grep -q needle \"$1\"");
  auto figures = [&](const std::string& jobs) {
    nlohmann::json stats =
        statsOf({"reduce", "in.json", "-o", "out.json", "--fresh", "--test", "test.sh", "--timeout", "4", "-j", jobs});
    return std::tuple(stats["tests"], stats["fail"], stats["pass"], stats["unresolved"], read("out.json"));
  };
  EXPECT_EQ(figures("40"), figures("1"));
}

}  // namespace
}  // namespace hone
