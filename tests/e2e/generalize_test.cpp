// hone generalize, hone generate --pattern and hone match, as users run them.
#include "end_to_end.h"

namespace hone {
namespace {

class GeneralizeCommand : public EndToEnd {
 protected:
  GeneralizeCommand() {
    write("in.json", "{\"a\": [1, 2, 3], \"needle\": {\"b\": null}}\n");
    // Refuses texts with an `e`-number, as a program with a reader of its own might.
    script("test.sh", "grep -Eq '[0-9][eE]' \"$1\" && exit 2\ngrep -Eq '\"needle\" *:' \"$1\"");
  }
};

TEST_F(GeneralizeCommand, PatternGivesMembersThatFailAndMatch) {
  nlohmann::json stats = statsOf({"generalize", "in.json", "--test", "test.sh", "--rate", "0.9", "--validate", "20"});
  EXPECT_THAT(stats["pattern"].get<std::string>(), testing::StartsWith("{"));
  EXPECT_EQ(stats["mode"], "generalize");
  EXPECT_GE(stats["visible_nonterminals"], 1);
  EXPECT_EQ(stats["validation"]["pass"], 0);

  Ended made = hone({"generate", "--pattern", "in.pattern.json", "-n", "20", "--seed", "3", "-o", "members"});
  ASSERT_EQ(made.exit, 0) << made.err;
  std::vector<std::string> match = {"match", "--pattern", "in.pattern.json"};
  for (const auto& member : fs::directory_iterator(path("members"))) {
    match.push_back(member.path());
    EXPECT_EQ(run(path("test.sh"), {member.path()}).exit, 0) << member.path();
  }
  EXPECT_EQ(match.size(), 23u);
  Ended matched = hone(match);
  EXPECT_EQ(matched.exit, 0) << matched.out;

  write("other.json", "[1]\n");
  Ended other = hone({"match", "--pattern", "in.pattern.json", "other.json"});
  EXPECT_EQ(other.exit, 1);
  EXPECT_EQ(other.out, "other.json: no match\n");
}

TEST_F(GeneralizeCommand, PrintsThePatternFirst) {
  Ended ended = hone({"generalize", "in.json", "--test", "test.sh", "--samples", "5", "--validate", "5"});
  ASSERT_EQ(ended.exit, 0) << ended.err;
  EXPECT_THAT(ended.out.substr(0, ended.out.find('\n')), testing::StartsWith("{"));
}

TEST_F(GeneralizeCommand, InputThatDoesNotFail) {
  write("fine.json", "[1]\n");
  Ended ended = hone({"generalize", "fine.json", "--test", "test.sh"});
  EXPECT_EQ(ended.exit, 1);
  EXPECT_THAT(ended.err, oneLineWith("not interesting"));
}

TEST_F(GeneralizeCommand, WhatIsNoPattern) {
  write("p.json", "{}\n");
  for (const std::vector<std::string>& arguments :
       {std::vector<std::string>{"match", "--pattern", "p.json", "in.json"}, {"generate", "--pattern", "p.json"}}) {
    Ended ended = hone(arguments);
    EXPECT_EQ(ended.exit, 2);
    EXPECT_THAT(ended.err, oneLineWith("p.json is no pattern"));
  }
}

}  // namespace
}  // namespace hone
