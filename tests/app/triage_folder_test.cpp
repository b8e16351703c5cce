#include "app/triage_folder.h"

#include <gtest/gtest.h>

namespace hone {
namespace {

TEST(BugName, IsThatOfTheInnermostFunction) {
  EXPECT_EQ(bugName("SIGABRT, assertion: left != right, insert < main", {}), "assertion-left-right-insert");
  EXPECT_EQ(bugName("exit 3: ???", {}), "exit-3");
  EXPECT_EQ(bugName("???", {}), "bug");
}

/// Some file systems ignore case, and so do anchors of headings.
TEST(BugName, DiffersFromOthersNotOnlyInCase) {
  EXPECT_EQ(bugName("in foo", {"In-Foo"}), "in-foo-2");
  EXPECT_EQ(bugName("Summary.MD", {}), "Summary.MD-2");
}

}  // namespace
}  // namespace hone
