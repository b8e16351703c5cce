// Choosing among whole repairs.
#include "app/repair_choice.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace hone {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

class RepairChoice : public testing::Test {
 protected:
  /// Each letter in the middle of a line of the original becomes another one.
  static RepairedText repair(const std::string& letters) {
    RepairedText repaired;
    for (uint32_t line = 0; line < letters.size(); ++line)
      repaired.changes.push_back({4 * line + 1, 1, letters.substr(line, 1)});
    repaired.text = applied(original, repaired.changes);
    return repaired;
  }
  /// Answers in this order; 0: none is wanted.
  std::optional<RepairedText> chosen(const std::vector<std::string>& letters, std::vector<size_t> answers) {
    std::vector<RepairedText> repairs;
    for (const std::string& one : letters) repairs.push_back(repair(one));
    repairs.back().doubts = {{5, 2, 2, "", "?", "?", {}}, {9, 3, 2, "", "?", "?", {}}};
    asked_.clear();
    return chosenRepair(original, repairs, [&](const RepairQuestion& question) -> std::optional<size_t> {
      asked_.push_back(question);
      const size_t answer = answers.at(asked_.size() - 1);
      return answer == 0 ? std::nullopt : std::optional(answer - 1);
    });
  }

  static constexpr const char* original = "<?>\n<?>\n<?>\n";
  std::vector<RepairQuestion> asked_;
};

TEST_F(RepairChoice, AsksWhereThoseThatAreLeftDiffer) {
  const auto first = chosen({"aaa", "aba", "abb", "aca"}, {2, 1});
  ASSERT_TRUE(first);
  EXPECT_EQ(first->text, "<a>\n<b>\n<a>\n");
  ASSERT_EQ(asked_.size(), 2u);
  EXPECT_EQ(asked_[0].line, 2u);
  EXPECT_EQ(asked_[0].was, "<?>");
  EXPECT_THAT(asked_[0].readings, ElementsAre("<a>", "<b>", "<c>"));
  EXPECT_EQ(asked_[1].line, 3u);
  EXPECT_THAT(asked_[1].readings, ElementsAre("<a>", "<b>"));
}

TEST_F(RepairChoice, OneThatIsLeftNeedsNoQuestion) {
  const auto last = chosen({"aaa", "aba", "acb"}, {3});
  ASSERT_TRUE(last);
  EXPECT_EQ(last->text, "<a>\n<c>\n<b>\n");
  ASSERT_EQ(last->doubts.size(), 1u) << "the one that the answer hasn't settled";
  EXPECT_EQ(last->doubts[0].line, 3u);
  EXPECT_TRUE(chosen({"aaa"}, {}));
  EXPECT_THAT(asked_, IsEmpty());
}

TEST_F(RepairChoice, MayBeNone) { EXPECT_FALSE(chosen({"aaa", "aba", "abb"}, {2, 0})); }

TEST_F(RepairChoice, IsMadeByNumber) {
  std::vector<std::string> prompts, answers = {"", "2", "x", "3", "0", "1", "q"};
  size_t next = 0;
  const ChooseReading choose = choiceByNumber("in.txt", [&](std::string_view prompt) -> std::optional<std::string> {
    prompts.emplace_back(prompt);
    if (next == answers.size()) return std::nullopt;
    return answers[next++];
  });
  const std::string around(100, '-');
  const RepairQuestion question{7, around + "?" + around, {around + "a\x1b" + around, around + "b" + around}};
  for (const std::optional<size_t> expected : {std::optional<size_t>(0), {1}, {0}, {}, {}})
    EXPECT_EQ(choose(question), expected);
  const std::string part(30, '-');
  EXPECT_EQ(prompts[0], "in.txt:7: …" + part + "?" + part + "…\n  1  …" + part + "a\\x1b" + part + "…\n  2  …" + part +
                            "b" + part + "…\nwhich is meant? 1 to 2, Enter: 1, q: write nothing: ");
  EXPECT_EQ(prompts[3], "which is meant? 1 to 2, Enter: 1, q: write nothing: ") << "after a wrong answer";
}

}  // namespace
}  // namespace hone
