// Faults around a test, and not in it, don't change results, counts and stored verdicts.
#include "end_to_end.h"

namespace hone {
namespace {

class Faults : public EndToEnd {
 protected:
  Faults() { write("in.json", "{\"a\": [1, 2], \"b\": \"needle\", \"c\": [true]}\n"); }

  /// All figures except times and those that depend on how many tests ran in parallel.
  nlohmann::json figures(std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), {"reduce", "in.json", "-o", "out.json", "--test", "test.sh"});
    const nlohmann::json stats = statsOf(arguments);
    asked_ = stats["asked_again"];
    return {stats["tests"], stats["fail"], stats["pass"], stats["unresolved"], read("out.json")};
  }

  uint64_t asked_ = 0;
};

TEST_F(Faults, KilledLaunchersChangeNothing) {
  script("test.sh", "grep -q needle \"$1\"");
  const nlohmann::json expected = figures({});
  for (const char* jobs : {"1", "4"}) {
    SCOPED_TRACE(jobs);
    const std::string seen = path(std::string("seen") + jobs).string();
    fs::create_directory(seen);
    // Each candidate's first test ends its launcher, which is its parent.
    script("test.sh", "mark=" + seen +
                          "/$(md5sum <\"$1\" | cut -c1-32)\n"
                          "[ -e \"$mark\" ] || { touch \"$mark\"; kill -9 $PPID; sleep 1000; }\n"
                          "grep -q needle \"$1\"");
    EXPECT_EQ(figures({"-j", jobs}), expected);
    EXPECT_GT(asked_, 0u);
    // One job: with more, hone would also start tests on guesses that no earlier run has finished.
    EXPECT_EQ(figures({"-j", "1", "--resume"}), expected);
    EXPECT_EQ(asked_, 0u) << "some verdicts were not stored";
  }
}

TEST_F(Faults, ATestThatStopsItsParentChangesNothing) {
  script("test.sh", "grep -q needle \"$1\"");
  const nlohmann::json expected = figures({"-j", "1"});
  script("test.sh", "grep -q needle \"$1\"; r=$?; kill -STOP $PPID; exit $r");
  EXPECT_EQ(figures({"-j", "1"}), expected);
}

TEST_F(Faults, ATestThatTruncatesTheStateDoesNotEndTheRun) {
  script("test.sh", "for f in " + path("state").string() + "/*; do : > \"$f\"; done\ngrep -q needle \"$1\"");
  const Ended ended =
      hone({"reduce", "in.json", "-o", "out.json", "-j", "2", "--state", path("state").string(), "--test", "test.sh"});
  EXPECT_EQ(ended.signal, 0);
  EXPECT_EQ(ended.exit, 0) << ended.err;
  EXPECT_EQ(read("out.json"), "\"needle\"");
}

TEST_F(Faults, CandidatesOnWhichTheTestKillsHoneAreSaid) {
  script("test.sh", "grep -q true \"$1\" || kill -9 $PPID; grep -q needle \"$1\"");
  const Ended ended = hone({"reduce", "in.json", "-o", "out.json", "-j", "1", "--test", "test.sh", "--trust-test"});
  EXPECT_THAT(ended.err, testing::HasSubstr("some candidates count as unresolved, since on them the test kills"));
  EXPECT_THAT(read("out.json"), testing::AllOf(testing::HasSubstr("needle"), testing::HasSubstr("true")));
}

}  // namespace
}  // namespace hone
