// A language that several threads use at once.
#include <gtest/gtest.h>

#include <future>

#include "parse/islands.h"
#include "parse/language.h"

namespace hone {
namespace {

TEST(ModeStacks, GiveEqualStacksEqualNumbers) {
  ModeStacks stacks;
  const ModeStack one = stacks.intern(1, 0);
  EXPECT_EQ(stacks.at(0).mode, 0u);
  EXPECT_EQ(stacks.at(0).below, ModeStacks::bottom);
  EXPECT_EQ(stacks.intern(1, 0), one);
  // As deep as a text may nest.
  ModeStack top = one;
  for (uint32_t depth = 0; depth < 100000; ++depth) top = stacks.intern(depth % 3, top);
  for (uint32_t depth = 100000; depth-- > 0; top = stacks.at(top).below) ASSERT_EQ(stacks.at(top).mode, depth % 3);
  EXPECT_EQ(top, one);
}

TEST(LanguageInThreads, NumbersModesAlikeForAll) {
  const std::string page = "<p class=\"a\"><script>f([1, {a: `x${y}z`}])</script><style>b { c: d }</style></p>";
  auto html = Language::bundled("html");
  addBundledIslands(*html);
  std::vector<std::future<Derivation>> all;
  for (int i = 0; i < 8; ++i)
    all.push_back(std::async(std::launch::async, [&] {
      html->minimalToken(1);
      html->separators();
      html->compatibility();
      return html->parse(page, Encoding::utf8);
    }));
  const Derivation first = all.front().get();
  EXPECT_TRUE(first.errors.empty());
  for (size_t i = 1; i < all.size(); ++i) {
    const Derivation other = all[i].get();
    ASSERT_EQ(other.nodes.size(), first.nodes.size());
    ASSERT_EQ(other.modes.size(), first.modes.size());
    for (size_t node = 0; node < first.modes.size(); ++node) {
      EXPECT_EQ(other.modes[node].before, first.modes[node].before) << node;
      EXPECT_EQ(other.modes[node].after, first.modes[node].after) << node;
    }
  }
}

TEST(LanguageInThreads, IsStoppedForOneThreadAlone) {
  auto json = Language::bundled("json");
  StopSource source;
  source.requestStop();
  const Stoppable stoppable(json, source.token());
  std::string nested;
  for (int i = 0; i < 5000; ++i) nested += "[[],";
  EXPECT_THROW(json->parse(nested, Encoding::utf8), Cancelled);
  std::async(std::launch::async, [&] { EXPECT_NO_THROW(json->parse(nested, Encoding::utf8)); }).get();
}

TEST(Stoppable, GivesBackTheTokenOfBefore) {
  auto json = Language::bundled("json");
  StopSource outer, inner;
  const Stoppable stoppable(json, outer.token());
  {
    const Stoppable within(json, inner.token());
    inner.requestStop();
    EXPECT_TRUE(json->stop().stopRequested());
  }
  EXPECT_FALSE(json->stop().stopRequested());
  outer.requestStop();
  EXPECT_TRUE(json->stop().stopRequested());
}

}  // namespace
}  // namespace hone
