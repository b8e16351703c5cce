// The ways to say what a failure is.
#include "end_to_end.h"

namespace hone {
namespace {

class TestKinds : public EndToEnd {
 protected:
  TestKinds() { write("in.json", "{\"a\": [1, 2, 3], \"b\": \"needle\", \"c\": [true, [4, 5]]}\n"); }

  /// What hone makes of in.json.
  std::string reduced(std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), {"reduce", "in.json", "-o", "out.json"});
    fs::remove(path("out.json"));
    Ended ended = hone(arguments);
    EXPECT_EQ(ended.exit, 0) << ended.err;
    return read("out.json");
  }

  /// Not the exact text, so that hone may become better at it.
  static auto isSmallWith(const std::string& text, size_t bytes = std::string_view("{\"b\": \"needle\"}\n").size()) {
    return testing::AllOf(testing::HasSubstr(text), testing::SizeIs(testing::Le(bytes)));
  }
};

TEST_F(TestKinds, ScriptThatGetsAPath) {
  script("test.sh", "grep -q needle \"$1\"");
  EXPECT_THAT(reduced({"--test", "test.sh"}), isSmallWith("needle"));
}

TEST_F(TestKinds, ScriptInAnotherFolder) {
  fs::create_directory(path("folder"));
  script("folder/test.sh", "grep -q needle \"$1\"");
  EXPECT_THAT(reduced({"--test", "folder/test.sh"}), isSmallWith("needle"));
  EXPECT_THAT(reduced({"--test", path("folder/test.sh")}), isSmallWith("needle"));
}

TEST_F(TestKinds, ScriptInAFreshFolderWithTheInputsName) {
  script("test.sh",
         "[ \"$(ls)\" = in.json ] && [ \"$(basename \"$1\")\" = in.json ] && [ ! -e \"$TMPDIR/mess\" ] || exit 1\n"
         "touch mess \"$TMPDIR/mess\"\n"
         "grep -q needle \"$1\"");
  EXPECT_THAT(reduced({"--test", "test.sh"}), isSmallWith("needle"));
}

TEST_F(TestKinds, ScriptWithAFileBesideTheCandidate) {
  write("wanted", "needle\n");
  script("test.sh", "grep -qf wanted \"$1\"");
  EXPECT_THAT(reduced({"--test", "test.sh", "--with", "wanted"}), isSmallWith("needle"));
}

TEST_F(TestKinds, ExitStatusesOtherThanOneAreUnresolved) {
  script("test.sh",
         "grep -q needle \"$1\" || exit 1; grep -q '\"a\"' \"$1\" || exit 2; grep -q '\"c\"' \"$1\" || exit 3");
  nlohmann::json stats = statsOf({"reduce", "in.json", "--test", "test.sh", "-o", "out.json"});
  EXPECT_GT(stats["unresolved"], 0);
  EXPECT_GT(stats["pass"], 0);
  EXPECT_THAT(read("out.json"), testing::AllOf(testing::HasSubstr("\"a\""), testing::HasSubstr("\"c\"")));
}

TEST_F(TestKinds, CommandWithAPath) {
  EXPECT_THAT(reduced({"--exit", "0", "--", "grep", "-q", "needle", "@@"}), isSmallWith("needle"));
}

TEST_F(TestKinds, CommandWithStandardInput) {
  EXPECT_THAT(reduced({"--exit", "0", "--", "grep", "-q", "needle"}), isSmallWith("needle"));
}

TEST_F(TestKinds, CommandWithOptionsOfItsOwn) {
  EXPECT_THAT(reduced({"--exit", "0", "--", "grep", "-q", "--regexp", "ne+dle", "-E", "@@"}), isSmallWith("needle"));
}

TEST_F(TestKinds, CommandWithOptionsLikeThoseOfHone) {
  for (const std::vector<std::string>& rule : {std::vector<std::string>{"--stdout", "needle"},
                                               {"--exit", "0", "--not-stderr", "missing"},
                                               {"--exit", "0"},
                                               {"--exit", "0", "--language", "json"},
                                               {"--exit", "0", "--passes", "coarse,hdd"}}) {
    std::vector<std::string> arguments = rule;
    arguments.insert(arguments.end(), {"--", "sh", "-c", "test \"$*\" = '-o -j 3 -- -q' && grep needle @@", "sh", "-o",
                                       "-j", "3", "--", "-q"});
    EXPECT_THAT(reduced(arguments), testing::HasSubstr("needle"));
  }
}

TEST_F(TestKinds, InputBehindAnOption) {
  for (const char* rule : {"--stdout", "--not-stderr"}) {
    Ended ended = hone({"reduce", rule, "ne+dle", "in.json", "-o", "out.json", "--", "grep", "needle", "@@"});
    EXPECT_EQ(ended.exit, 0) << rule << ended.err;
  }
}

TEST_F(TestKinds, PathInsideAnArgument) {
  EXPECT_THAT(reduced({"--exit", "0", "--", "sh", "-c", "grep -q needle <@@"}), isSmallWith("needle"));
}

TEST_F(TestKinds, ExitStatus) {
  EXPECT_THAT(reduced({"--exit", "77", "--", "sh", "-c", "grep -q needle @@ && exit 77"}), isSmallWith("needle"));
}

TEST_F(TestKinds, Signal) {
  EXPECT_THAT(reduced({"--signal", "SEGV", "--", "sh", "-c", "grep -q needle @@ && kill -SEGV $$"}),
              isSmallWith("needle"));
  EXPECT_THAT(reduced({"--signal", "SIGABRT", "--", "sh", "-c", "grep -q needle @@ && kill -ABRT $$"}),
              isSmallWith("needle"));
}

TEST_F(TestKinds, StandardOutput) {
  EXPECT_THAT(reduced({"--stdout", "^ne+dle$", "--", "jq", "-r", ".b", "@@"}), isSmallWith("needle"));
}

TEST_F(TestKinds, StandardError) {
  EXPECT_THAT(reduced({"--stderr", "Cannot iterate over string \\(\"needle\"\\)", "--", "jq", ".b[]"}),
              isSmallWith("needle"));
}

TEST_F(TestKinds, AllRulesMustHold) {
  std::string both = reduced({"--exit", "0", "--stdout", "needle", "--stdout", "4", "--", "cat", "@@"});
  EXPECT_THAT(both, testing::AllOf(isSmallWith("needle", 30), testing::HasSubstr("4")));
  // Without its `b` the object has null there, which can't be iterated over either.
  EXPECT_THAT(reduced({"--stderr", "Cannot iterate", "--not-stderr", "null", "--", "jq", ".b[]", "@@"}),
              isSmallWith("\"b\""));
}

TEST_F(TestKinds, HangingTestsAreCutOff) {
  // Whatever lost its `true` hangs. That takes a while, so the search isn't followed to its end.
  script("test.sh", "grep -q true \"$1\" || sleep 1000; grep -q needle \"$1\"");
  nlohmann::json stats =
      statsOf({"reduce", "in.json", "--test", "test.sh", "--timeout", "2", "--max-tests", "10", "-o", "out.json"}, 3);
  EXPECT_GT(stats["unresolved"], 0);
  EXPECT_THAT(read("out.json"), testing::AllOf(testing::HasSubstr("needle"), testing::HasSubstr("true")));
}

TEST_F(TestKinds, HangingOnTheInputIsNoFailure) {
  script("test.sh", "sleep 1000");
  Ended ended = hone({"reduce", "in.json", "--test", "test.sh", "--timeout", "0.2"});
  EXPECT_EQ(ended.exit, 1);
  EXPECT_THAT(ended.err, oneLineWith("not interesting"));
}

TEST_F(TestKinds, MemoryIsLimited) {
  // 200 MB are needed for what lacks `true`.
  script("test.sh",
         "grep -q true \"$1\" || dd if=/dev/zero of=/dev/null bs=200M count=1 || exit 2\n"
         "grep -q needle \"$1\"");
  EXPECT_THAT(reduced({"--test", "test.sh", "--memory", "100"}),
              testing::AllOf(isSmallWith("needle", 30), testing::HasSubstr("true")));
  EXPECT_THAT(reduced({"--test", "test.sh", "--memory", "1000"}), isSmallWith("needle"));
}

TEST_F(TestKinds, WhatATestLeavesRunningIsEnded) {
  script("test.sh", "setsid sleep 1000 & sleep 1000 & grep -q needle \"$1\"");
  EXPECT_THAT(reduced({"--test", "test.sh"}), isSmallWith("needle"));
  EXPECT_THAT(processes(), testing::IsEmpty());
}

}  // namespace
}  // namespace hone
