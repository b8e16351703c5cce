// The steps of a reduction: listed, shown, and gone back to.
#include <algorithm>

#include "end_to_end.h"

namespace hone {
namespace {

using ::testing::HasSubstr;

class Steps : public EndToEnd {
 protected:
  Steps() {
    setVariable("HONE_FRESH", "false");
    script("test.sh", "grep -q needle \"$1\"");
    write("in.json", R"({"hay": [1, 2, {"deep": ["needle", 3]}], "more": "needle"})");
  }

  nlohmann::json reduce(const std::vector<std::string>& more = {}) {
    std::vector<std::string> words = {"reduce", "in.json", "--state", "state", "--test", "test.sh"};
    words.insert(words.end(), more.begin(), more.end());
    return statsOf(words);
  }
  std::string shown(const std::string& option, size_t step) {
    return hone({"log", "--state", "state", option, std::to_string(step)}).out;
  }
};

TEST_F(Steps, AreListedWithTheirTexts) {
  const nlohmann::json stats = reduce();
  const Ended ended = hone({"log", "in.json", "--state", "state"});
  EXPECT_THAT(ended.out, HasSubstr("/in.json\n"));
  const size_t steps = stats["history"].size() - 1;  // the input is none
  EXPECT_EQ(std::ranges::count(ended.out, '\n'), static_cast<long>(steps) + 2);
  EXPECT_EQ(shown("--show", 0), read("in.json"));
  EXPECT_EQ(shown("--show", steps), read("in.reduced.json"));
  EXPECT_THAT(shown("--diff", 1), HasSubstr("--- input\n+++ step 1\n"));
  EXPECT_THAT(hone({"log", "--state", "state", "--show", "99"}).err, oneLineWith("there is no step 99"));
  EXPECT_THAT(hone({"log", "other.json", "--state", "state"}).err, oneLineWith("holds no steps"));
}

TEST_F(Steps, GoBackAndOnWithoutTheTextBehind) {
  reduce();
  const std::string first = shown("--show", 1), second = shown("--show", 2);
  const nlohmann::json stats = reduce({"--resume", "--from-step", "1", "-j", "1"});
  EXPECT_GT(stats["replayed"], 0);
  EXPECT_EQ(shown("--show", 1), first);
  EXPECT_NE(shown("--show", 2), second);
  const std::string result = read("in.reduced.json"), other = shown("--show", 2);
  // The text stays refused, and the new course is the one that is resumed.
  const nlohmann::json again = reduce({"--resume", "-j", "2"});
  EXPECT_EQ(again["tests"], stats["tests"]);
  EXPECT_EQ(read("in.reduced.json"), result);
  EXPECT_EQ(shown("--show", 2), other);
}

TEST_F(Steps, NeedARunToGoBackIn) {
  EXPECT_THAT(hone({"reduce", "in.json", "--state", "state", "--test", "test.sh", "--resume", "--from-step", "3"}).err,
              oneLineWith("--from-step 3: there is no step behind it"));
  EXPECT_EQ(hone({"reduce", "in.json", "--state", "state", "--test", "test.sh", "--from-step", "0"}).exit, 2);
}

}  // namespace
}  // namespace hone
