#include "tree/edits.h"

#include <gtest/gtest.h>

#include <set>

#include "text/random.h"

namespace hone {
namespace {

TEST(Edits, BeginEmpty) {
  Edits edits(5);
  EXPECT_TRUE(edits.empty());
  for (NodeId node = 0; node < 5; ++node) {
    EXPECT_FALSE(edits.touched(node));
    EXPECT_FALSE(edits.removed(node));
    EXPECT_EQ(edits.replacement(node), nullptr);
  }
}

TEST(Edits, TellRemovalFromReplacement) {
  Edits edits(5);
  edits.remove(1);
  edits.replaceByMinimal(3);
  edits.replaceBySubtree(0, 2);
  edits.replaceText(4, "x");
  EXPECT_TRUE(edits.removed(1));
  EXPECT_TRUE(edits.touched(1));
  EXPECT_EQ(edits.replacement(1), nullptr);
  EXPECT_FALSE(edits.removed(3));
  ASSERT_NE(edits.replacement(3), nullptr);
  EXPECT_EQ(edits.replacement(3)->kind, Edits::Kind::minimal);
  EXPECT_EQ(edits.replacement(0)->kind, Edits::Kind::subtree);
  EXPECT_EQ(edits.replacement(0)->sources, std::vector<NodeId>{2});
  EXPECT_EQ(*edits.replacement(4)->text, "x");
  EXPECT_FALSE(edits.touched(2));
}

TEST(Edits, ReplaceTheEarlierOneOfANode) {
  Edits edits(3);
  edits.replaceByMinimal(1);
  edits.replaceText(1, "x");
  EXPECT_EQ(edits.replacement(1)->kind, Edits::Kind::text);
  edits.remove(1);
  EXPECT_TRUE(edits.removed(1));
  edits.replaceByMinimal(1);
  EXPECT_FALSE(edits.removed(1));
  EXPECT_EQ(edits.replacement(1)->kind, Edits::Kind::minimal);
  edits.restore(1);
  EXPECT_FALSE(edits.touched(1));
  EXPECT_TRUE(edits.empty());
  edits.restore(2);
  EXPECT_TRUE(edits.empty());
}

TEST(Edits, OfACopyAreItsOwn) {
  Edits edits(3);
  edits.replaceText(1, "x");
  Edits copy = edits;
  copy.remove(2);
  copy.restore(1);
  EXPECT_FALSE(edits.touched(2));
  EXPECT_EQ(*edits.replacement(1)->text, "x");
  EXPECT_FALSE(copy.touched(1));
}

TEST(Edits, FindTheNextOneAmongMany) {
  constexpr NodeId nodes = 3000;
  Random random(1);
  Edits edits(nodes);
  std::set<NodeId> touched;
  for (int step = 0; step < 2000; ++step) {
    const auto node = static_cast<NodeId>(random.below(nodes));
    Edits before = edits;  // what is changed now is shared
    if (random.chance(1, 3)) {
      edits.restore(node);
      touched.erase(node);
    } else {
      edits.remove(node);
      touched.insert(node);
    }
    const auto from = static_cast<NodeId>(random.below(nodes));
    const auto end = static_cast<NodeId>(from + random.below(nodes + 1 - from));
    const auto next = touched.lower_bound(from);
    ASSERT_EQ(edits.nextTouched(from, end), next == touched.end() || *next >= end ? noNode : *next);
    ASSERT_EQ(edits.touched(node), touched.contains(node));
  }
  EXPECT_EQ(edits.empty(), touched.empty());
}

TEST(Edits, TellWhichNodesDiffer) {
  constexpr NodeId nodes = 3000;
  Random random(1);
  Edits base(nodes);
  for (int i = 0; i < 500; ++i) base.remove(static_cast<NodeId>(random.below(nodes)));
  Edits edits = base;
  std::set<NodeId> changed;
  for (int step = 0; step < 500; ++step) {
    const auto node = static_cast<NodeId>(random.below(nodes));
    if (changed.contains(node)) continue;
    if (base.touched(node))
      edits.restore(node);
    else
      edits.replaceText(node, "x");
    changed.insert(node);
  }
  EXPECT_EQ(edits.changedFrom(base), std::vector<NodeId>(changed.begin(), changed.end()));
  EXPECT_EQ(base.changedFrom(edits), std::vector<NodeId>(changed.begin(), changed.end()));
  EXPECT_TRUE(edits.changedFrom(edits).empty());
}

TEST(Edits, DifferInTheSameWayWhateverElseWasChanged) {
  constexpr size_t nodes = 2000;
  const Edits none(nodes);
  Edits base(nodes);
  base.remove(3);
  base.replaceText(700, "x");
  const auto removed = [](Edits edits, NodeId node) {
    edits.remove(node);
    return edits;
  };
  EXPECT_EQ(base.differenceTo(base), none.differenceTo(none));
  EXPECT_EQ(removed(base, 10).differenceTo(base), removed(none, 10).differenceTo(none));
  EXPECT_NE(removed(base, 10).differenceTo(base), removed(base, 11).differenceTo(base));
  EXPECT_NE(removed(base, 1500).differenceTo(base), base.differenceTo(base));
  EXPECT_EQ(removed(base, 3).differenceTo(base), base.differenceTo(base)) << "it was removed before";

  Edits minimal = base, text = base, same = none, restored = base;
  minimal.replaceByMinimal(10);
  EXPECT_NE(minimal.differenceTo(base), removed(base, 10).differenceTo(base));
  text.replaceText(10, "y");
  same.replaceText(10, "y");
  EXPECT_EQ(text.differenceTo(base), same.differenceTo(none));
  same.replaceText(10, "z");
  EXPECT_NE(text.differenceTo(base), same.differenceTo(none));
  restored.restore(3);
  EXPECT_NE(restored.differenceTo(base), base.differenceTo(base));
}

}  // namespace
}  // namespace hone
