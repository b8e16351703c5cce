#include "repair/line_slips.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace hone {
namespace {

struct Case {
  const char* language;
  const char* broken;
  const char* wanted;  ///< with what comes before the slip, all that the program accepts
};

class LineSlips : public testing::TestWithParam<Case> {};

TEST_P(LineSlips, AreReadFirst) {
  const auto& [language, broken, wanted] = GetParam();
  const std::string text = broken;
  const std::vector<LineReading> readings =
      lineReadings(text, *repairHints(language).lines,
                   [&](std::string_view beginning) { return std::string_view(wanted).starts_with(beginning); });
  std::vector<std::string> first;
  for (const LineReading& reading : readings)
    if (reading.rank == readings.front().rank) first.push_back(applied(text, reading.changes));
  EXPECT_NE(std::ranges::find(first, wanted), first.end()) << testing::PrintToString(first);
}

INSTANTIATE_TEST_SUITE_P(
    All, LineSlips,
    testing::Values(Case{"yaml", "a:\n\tb: 1\n", "a:\n  b: 1\n"},
                    // A tab is as wide as editors show it.
                    Case{"yaml", "s:\n  w:\n    i: x\n\tr: y\n", "s:\n  w:\n    i: x\n    r: y\n"},
                    Case{"yaml", "a: 1\n// b\nc: 2\n", "a: 1\n# b\nc: 2\n"},
                    Case{"toml", "a = 1\n; b\nc = 2\n", "a = 1\n# b\nc = 2\n"},
                    Case{"toml", "a = 1\nb = 2 ; c\nd = 3\n", "a = 1\nb = 2 # c\nd = 3\n"},
                    Case{"yaml", "a: 1\n b: 2\nc: 3\n", "a: 1\nb: 2\nc: 3\n"},
                    Case{"yaml", "a: 1\nname foo\n", "a: 1\nname: foo\n"}, Case{"yaml", "a: 1\nb:2\n", "a: 1\nb: 2\n"},
                    Case{"yaml", "- a\n-b\n", "- a\n- b\n"}, Case{"yaml", "a: 1\nb: Note: c\n", "a: 1\nb: 'Note: c'\n"},
                    Case{"yaml", "a: 1\nb: @c\n", "a: 1\nb: '@c'\n"},
                    Case{"yaml", "a: 1\nb: {{ c }}/d\n", "a: 1\nb: '{{ c }}/d'\n"},
                    Case{"yaml", "a: 1\nb: \"c\nd: 2\n", "a: 1\nb: \"c\"\nd: 2\n"},
                    Case{"yaml", "a: 1\nb: \"c\" d\n", "a: 1\nb: '\"c\" d'\n"},
                    Case{"yaml", "a: 1 b: 2\n", "a: 1\nb: 2\n"}, Case{"yaml", "a: 1\nb: [c, d\n", "a: 1\nb: [c, d]\n"},
                    Case{"ini_strict", "[a]\nb = 1\n[c\nd = 2\n", "[a]\nb = 1\n[c]\nd = 2\n"},
                    Case{"ini_strict", "[a]\nb = 1\nc]\nd = 2\n", "[a]\nb = 1\n[c]\nd = 2\n"},
                    Case{"ini_strict", "[a]\nb 1\n", "[a]\nb = 1\n"},
                    Case{"obj_strict", "v 1 2 3\nv 1,5 2 3\n", "v 1 2 3\nv 1.5 2 3\n"},
                    Case{"obj_strict", "v 1 2 3\nv 1.O5 2 3\n", "v 1 2 3\nv 1.05 2 3\n"},
                    Case{"ini_strict", "[a}\nb = 1\n", "[a]\nb = 1\n"},
                    Case{"ini_strict", "[a]\nb = 1\n-----\n", "[a]\nb = 1\n# -----\n"},
                    Case{"obj_strict", "v 1 2 3\nv 1 .5 3\n", "v 1 2 3\nv 1 0.5 3\n"},
                    Case{"obj_strict", "f 1 2 3\nf 1/1p 2/2 3/3\n", "f 1 2 3\nf 1/1 2/2 3/3\n"},
                    Case{"obj_strict", "v 1 2 3\nv 1 2", "v 1 2 3\n"}));

TEST(LineSlips, KeepTheLastOfWhatStandsTwice) {
  auto first = [](const char* language, const std::string& text, std::string_view bad) {
    const std::vector<LineReading> readings =
        lineReadings(text, *repairHints(language).lines,
                     [&](std::string_view beginning) { return beginning.find(bad) == std::string_view::npos; });
    return readings.empty() ? "" : applied(text, readings.front().changes);
  };
  EXPECT_EQ(first("yaml", "a: 1\nb: 2\na: 3\n", "a: 3"), "b: 2\na: 3\n");
  EXPECT_EQ(first("ini_strict", "[a]\nb=1\nb=2\n", "b=2"), "[a]\nb=2\n");
  EXPECT_EQ(first("ini_strict", "[a]\nb=1\n[c]\nd=2\n[a]\ne=3\n", "d=2\n[a]"), "[a]\nb=1\ne=3\n[c]\nd=2\n");
}

TEST(LineSlips, AreSoughtAtTheFirstLineThatIsRefused) {
  const std::string text = "a: 1\nb: 2\nc:3\nd: 4\ne: 5\n";
  size_t asked = 0;
  const std::vector<LineReading> readings =
      lineReadings(text, *repairHints("yaml").lines, [&](std::string_view beginning) {
        ++asked;
        return beginning.find("c:3") == std::string_view::npos;
      });
  ASSERT_FALSE(readings.empty());
  EXPECT_EQ(applied(text, readings.front().changes), "a: 1\nb: 2\nc: 3\nd: 4\ne: 5\n");
  EXPECT_LE(asked, 3u);
}

}  // namespace
}  // namespace hone
