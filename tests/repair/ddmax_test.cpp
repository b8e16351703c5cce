#include "repair/ddmax.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "repair/subset.h"
#include "simulated_oracle.h"
#include "text/random.h"

namespace hone {
namespace {

KeptBytes grown(const std::string& text, const std::vector<std::vector<TextUnit>>& levels,
                const std::function<bool(std::string_view)>& accepts) {
  KeptBytes kept(text.size(), false);
  judged(accepts, [&](Oracle& oracle) { growSubset(oracle, text, kept, levels, "test"); });
  return kept;
}

bool balanced(std::string_view text) {
  int depth = 0;
  for (char c : text) {
    depth += (c == '(') - (c == ')');
    if (depth < 0 || c == '*') return false;
  }
  return depth == 0;
}

/// Accepted, and not so with any single character more.
void expectMaximal(const std::string& text, KeptBytes kept, const std::function<bool(std::string_view)>& ok) {
  EXPECT_TRUE(ok(keptText(text, kept))) << text << " -> " << keptText(text, kept);
  for (size_t at = 0; at < text.size(); ++at) {
    if (kept[at]) continue;
    kept[at] = true;
    EXPECT_FALSE(ok(keptText(text, kept))) << text << " could keep " << keptText(text, kept);
    kept[at] = false;
  }
}

TEST(Ddmax, DropsWhatIsWrong) {
  EXPECT_EQ(keptText("ab**cd", grown("ab**cd", {characterUnits("ab**cd", Encoding::utf8)}, balanced)), "abcd");
}

TEST(Ddmax, AsksForNothingThatDoesNotFit) {
  const std::string text = "a(b*c)d";
  KeptBytes kept(text.size(), false);
  bool onlyFitting = true;
  const auto accepts = [&](std::string_view one) {
    onlyFitting = onlyFitting && one.find('*') == one.npos;
    return balanced(one);
  };
  judged(accepts, [&](Oracle& oracle) {
    growSubset(oracle, text, kept, {characterUnits(text, Encoding::utf8)}, "test",
               [](const std::string& one) { return one.find('*') == one.npos; });
  });
  EXPECT_EQ(keptText(text, kept), "a(bc)d");
  EXPECT_TRUE(onlyFitting);
}

TEST(Ddmax, EndsWhenOneUnitIsMissing) {
  std::string text = "*";
  EXPECT_EQ(keptText(text, grown(text, {characterUnits(text, Encoding::utf8)}, balanced)), "");
  EXPECT_EQ(keptText("a*", grown("a*", {characterUnits("a*", Encoding::utf8)}, balanced)), "a");
}

TEST(Ddmax, NeedsNoEmptyText) {
  auto atLeastTwo = [](std::string_view text) { return text.size() >= 2 && balanced(text); };
  EXPECT_EQ(keptText("a*b", grown("a*b", {characterUnits("a*b", Encoding::utf8)}, atLeastTwo)), "ab");
}

TEST(Ddmax, IsMaximalCharacterByCharacter) {
  Random random(11);
  for (int i = 0; i < 150; ++i) {
    std::string text(1 + random.below(14), ' ');
    for (char& c : text) c = "()*ab"[random.below(5)];
    if (balanced(text)) continue;  // nothing to repair
    KeptBytes part = grown(text, {characterUnits(text, Encoding::utf8)}, balanced);
    expectMaximal(text, part, balanced);
  }
}

TEST(Ddmax, OverLinesFirstIsMaximalToo) {
  Random random(5);
  for (int i = 0; i < 100; ++i) {
    std::string text(1 + random.below(20), ' ');
    for (char& c : text) c = "()*a\n"[random.below(5)];
    if (balanced(text)) continue;  // nothing to repair
    KeptBytes part = grown(text, {lineUnits(text), characterUnits(text, Encoding::utf8)}, balanced);
    expectMaximal(text, part, balanced);
  }
}

TEST(Units, CoverTheText) {
  EXPECT_EQ(lineUnits("a\nbc\n\nd").size(), 4u);
  EXPECT_EQ(characterUnits("a\xC3\xA4z", Encoding::utf8).size(), 3u);
  EXPECT_EQ(characterUnits("a\xC3\xA4z", Encoding::latin1).size(), 4u);
}

}  // namespace
}  // namespace hone
