#include <gtest/gtest.h>

#include "text/visible.h"

namespace hone {
namespace {

TEST(TerminalCodes, AreTakenOut) {
  EXPECT_EQ(withoutTerminalCodes("plain"), "plain");
  EXPECT_EQ(withoutTerminalCodes("\x1b[1;31merror\x1b[0m\x1b[K: no"), "error: no");
  EXPECT_EQ(withoutTerminalCodes("\x1b]0;title\a$ \x1b]8;;http://x\x1b\\link\x1b]8;;\x1b\\"), "$ link");
  EXPECT_EQ(withoutTerminalCodes("\x1b_bk;t=17\a\x1b[90m$\x1b[0m \x1b=x\b"), "$ \x1b=x");
  EXPECT_EQ(withoutTerminalCodes("\x1b[\x1b[3 \x1b[38:2:1:2:3mred \x1b"), "\x1b[\x1b[3 red \x1b");
}

}  // namespace
}  // namespace hone
