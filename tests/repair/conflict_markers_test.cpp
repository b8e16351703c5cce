#include "repair/conflict_markers.h"

#include <gtest/gtest.h>

namespace hone {
namespace {

std::string resolved(const std::string& text, MergeSide side) { return applied(text, resolvedConflicts(text, side)); }

const std::string conflict = "a\n<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> feature/x\nd\n";

TEST(ConflictMarkers, LeaveOneSideOrBoth) {
  EXPECT_EQ(resolved(conflict, MergeSide::ours), "a\nb\nd\n");
  EXPECT_EQ(resolved(conflict, MergeSide::theirs), "a\nc\nd\n");
  EXPECT_EQ(resolved(conflict, MergeSide::both), "a\nb\nc\nd\n");
}

TEST(ConflictMarkers, TakeTheCommonAncestorWithThem) {
  const std::string text = "<<<<<<< ours\nb\n||||||| base\nx\n=======\nc\n>>>>>>> theirs";
  EXPECT_EQ(resolved(text, MergeSide::ours), "b\n");
  EXPECT_EQ(resolved(text, MergeSide::theirs), "c\n");
  EXPECT_EQ(resolved(text, MergeSide::both), "b\nc\n");
}

TEST(ConflictMarkers, CountOnlyAsAWhole) {
  for (const char* text : {"<<<<<<< a\nb\n=======\n", "=======\n>>>>>>> b\n", "<<<<<<<< a\nb\n=======\nc\n>>>>>>> d\n",
                           " <<<<<<< a\nb\n=======\nc\n>>>>>>> d\n", "<<<<<<<a\nb\n=======\nc\n>>>>>>> d\n", ""})
    EXPECT_TRUE(resolvedConflicts(text, MergeSide::ours).empty()) << text;
}

TEST(ConflictMarkers, AreResolvedOneByOne) {
  EXPECT_EQ(resolved(conflict + conflict, MergeSide::theirs), "a\nc\nd\na\nc\nd\n");
  EXPECT_EQ(resolved("<<<<<<< x\r\nb\r\n=======\r\nc\r\n>>>>>>> y\r\n", MergeSide::ours), "b\r\n");
}

}  // namespace
}  // namespace hone
