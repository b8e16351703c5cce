#include "parse/call_stacks.h"

#include <gtest/gtest.h>

#include <map>
#include <set>

#include "text/random.h"

namespace hone {
namespace {

using Stack = std::vector<StateId>;  // innermost first
using Stacks = std::set<Stack>;

/// The set of stacks that a node represents.
Stacks written(const CallStacks& all, StackId id) {
  Stacks result;
  for (CallStacks::Entry entry : all.entries(id)) {
    if (entry.returnState == CallStacks::bottomState) {
      result.insert(Stack{});
      continue;
    }
    for (Stack below : written(all, entry.below)) {
      below.insert(below.begin(), entry.returnState);
      result.insert(std::move(below));
    }
  }
  return result;
}

TEST(CallStacks, AreInterned) {
  CallStacks all;
  StackId a = all.push(emptyStack, 1);
  EXPECT_EQ(all.push(emptyStack, 1), a);
  EXPECT_NE(all.push(emptyStack, 2), a);
  StackId b = all.push(a, 5);
  EXPECT_EQ(written(all, b), (Stacks{{5, 1}}));
  EXPECT_EQ(all.push(all.push(emptyStack, 1), 5), b);
}

TEST(CallStacks, MergeSharesTails) {
  CallStacks all;
  StackId a = all.push(all.push(emptyStack, 1), 9), b = all.push(all.push(emptyStack, 2), 9);
  StackId both = all.merge(a, b, false);
  EXPECT_EQ(written(all, both), (Stacks{{9, 1}, {9, 2}}));
  EXPECT_EQ(all.entries(both).size(), 1u) << "one return state, over two";
}

TEST(CallStacks, WildcardsAbsorbWhatTheyStandFor) {
  CallStacks all;
  StackId a = all.push(emptyStack, 1);
  EXPECT_EQ(all.merge(a, emptyStack, true), emptyStack);
  EXPECT_EQ(all.merge(emptyStack, a, true), emptyStack);
  EXPECT_EQ(written(all, all.merge(a, emptyStack, false)), (Stacks{{}, {1}}));
  // The same below an equal return state.
  StackId deep = all.push(a, 9), shallow = all.push(emptyStack, 9);
  EXPECT_EQ(all.merge(deep, shallow, true), shallow);
  EXPECT_EQ(written(all, all.merge(deep, shallow, false)), (Stacks{{9}, {9, 1}}));
}

TEST(CallStacks, AreSetsOfStacks) {
  CallStacks all;
  Random random(1);
  std::map<StackId, Stacks> meaning = {{emptyStack, {{}}}};
  std::map<Stacks, StackId> names = {{{{}}, emptyStack}};
  auto any = [&] { return std::next(meaning.begin(), static_cast<long>(random.below(meaning.size())))->first; };
  for (int i = 0; i < 2000; ++i) {
    StackId id;
    Stacks expected;
    if (random.chance(1, 3)) {
      StackId below = any();
      StateId state = static_cast<StateId>(random.below(4));
      if (meaning[below].begin()->size() > 4 || meaning[below].size() > 20) continue;
      id = all.push(below, state);
      for (Stack stack : meaning[below]) {
        stack.insert(stack.begin(), state);
        expected.insert(stack);
      }
    } else {
      StackId a = any(), b = any();
      id = all.merge(a, b, false);
      EXPECT_EQ(all.merge(b, a, false), id);
      expected = meaning[a];
      expected.insert(meaning[b].begin(), meaning[b].end());
    }
    ASSERT_EQ(written(all, id), expected);
    // Equal sets have equal ids.
    ASSERT_EQ(names.try_emplace(expected, id).first->second, id);
    meaning[id] = expected;
  }
  EXPECT_GT(meaning.size(), 100u);
}

TEST(CallStacks, MergeDeepOnesWithoutRecursion) {
  constexpr int depth = 1'000'000;
  CallStacks all;
  StackId a = all.push(emptyStack, 1), b = all.push(emptyStack, 2);
  for (int i = 0; i < depth; ++i) {
    a = all.push(a, 3);
    b = all.push(b, 3);
  }
  StackId both = all.merge(a, b, false);
  int levels = 0;
  while (all.entries(both).size() == 1 && all.entries(both)[0].returnState == 3) {
    both = all.entries(both)[0].below;
    ++levels;
  }
  EXPECT_EQ(levels, depth);
  EXPECT_EQ(written(all, both), (Stacks{{1}, {2}}));
}

TEST(CallStacks, CoversWhatMergesIntoIt) {
  CallStacks all;
  Random random(3);
  std::vector<StackId> made = {emptyStack};
  size_t covered = 0;
  for (int i = 0; i < 300; ++i) {
    StackId a = random.pick(made), b = random.pick(made);
    if (all.covers(a, b)) {
      ++covered;
      EXPECT_EQ(all.merge(a, b, false), a);
      Stacks larger = written(all, a), smaller = written(all, b);
      EXPECT_TRUE(std::ranges::includes(larger, smaller));
    }
    StackId next = random.chance(1, 3) ? all.merge(a, b, false) : all.push(a, static_cast<StateId>(random.below(3)));
    // Keeps only small sets, since large ones take long to write out.
    if (written(all, next).size() < 50) made.push_back(next);
  }
  EXPECT_GT(covered, 10u);
}

TEST(CallStacks, CoversEveryDepthOfALoopStepByStep) {
  // Sets as for elements that may end at any depth: all stacks up to a depth.
  CallStacks all;
  StackId every = emptyStack;
  for (int depth = 0; depth < 1000; ++depth) {
    StackId next = all.merge(every, all.push(every, 7), false);
    ASSERT_TRUE(all.covers(next, every)) << depth;
    every = next;
  }
}

}  // namespace
}  // namespace hone
