// `hone::repair`, as a program that links the library calls it.
#include <gtest/gtest.h>

#include "hone/hone.h"

namespace hone {
namespace {

/// A program that accepts only lists of numbers, so it is stricter than JSON.
bool isListOfNumbers(std::string_view text) {
  if (text.size() < 2 || text.front() != '[' || text.back() != ']') return false;
  enum class Seen : uint8_t { comma, digit, blank } seen = Seen::comma;
  for (char c : text.substr(1, text.size() - 2)) {
    if (c >= '0' && c <= '9' && seen != Seen::blank)
      seen = Seen::digit;
    else if (c == ',' && seen != Seen::comma)
      seen = Seen::comma;
    else if (c == ' ')
      seen = seen == Seen::digit ? Seen::blank : seen;
    else
      return false;
  }
  return seen != Seen::comma;
}

Verdict judge(std::string_view text) { return isListOfNumbers(text) ? Verdict::fail : Verdict::pass; }

TEST(RepairInterface, GivesTextAndChanges) {
  CallableTest program(judge);
  Repairs repaired = repair("[1, 2 3]", Language::bundled("json"), program);
  ASSERT_EQ(repaired.best.size(), 1u);
  EXPECT_EQ(repaired.best[0].text, "[1, 2, 3]");
  EXPECT_EQ(repaired.best[0].changes, (Changes{{5, 0, ","}}));
  EXPECT_FALSE(repaired.intact);
  EXPECT_EQ(repaired.stop, Stop::done);
  EXPECT_EQ(repaired.search.tests, 2u);
}

TEST(RepairInterface, LeavesWhatIsAcceptedAlone) {
  CallableTest program(judge);
  Repairs repaired = repair("[1, 2]", Language::bundled("json"), program);
  EXPECT_TRUE(repaired.intact);
  EXPECT_TRUE(repaired.best.empty());
}

TEST(RepairInterface, NeedsNoLanguage) {
  CallableTest program(judge);
  Repairs repaired = repair("[1, 2;, 3]", nullptr, program);
  ASSERT_EQ(repaired.best.size(), 1u);
  EXPECT_EQ(repaired.best[0].text, "[1, 2, 3]");
}

TEST(RepairInterface, GivesTheBestSoFarWhereALimitComesFirst) {
  auto hasNoSigns = [](std::string_view text) { return text.find_first_of("#*;") == text.npos; };
  CallableTest program([&](std::string_view text) { return hasNoSigns(text) ? Verdict::fail : Verdict::pass; });
  RepairOptions options;
  options.method = RepairMethod::lexical;
  RunSettings settings;
  settings.jobs = 1;
  const std::string input = "some; text# with* signs;; here# and there*";
  size_t before = 0;
  Stop stop = Stop::maxTests;
  for (uint64_t limit = 2; stop != Stop::done; limit += 7) {
    settings.maxTests = limit;
    Repairs repaired = repair(input, nullptr, program, options, settings);
    stop = repaired.stop;
    EXPECT_LE(repaired.search.tests, limit);
    ASSERT_EQ(repaired.best.size(), 1u);
    EXPECT_TRUE(hasNoSigns(repaired.best[0].text)) << repaired.best[0].text;
    EXPECT_EQ(applied(input, repaired.best[0].changes), repaired.best[0].text);
    EXPECT_GE(repaired.best[0].text.size(), before) << limit;
    before = repaired.best[0].text.size();
  }
  EXPECT_EQ(before, std::string("some text with signs here and there").size());
}

TEST(RepairInterface, SaysWhereNothingIsAccepted) {
  CallableTest program([](std::string_view) { return Verdict::pass; });
  Repairs repaired = repair("[1", Language::bundled("json"), program);
  EXPECT_TRUE(repaired.best.empty());
  EXPECT_EQ(repaired.stop, Stop::done);
}

}  // namespace
}  // namespace hone
