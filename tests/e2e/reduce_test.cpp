// Real failures of real programs, reduced.
#include "end_to_end.h"
#include "real_failures.h"

namespace hone {
namespace {

using testing::HasSubstr;

class ReducesRealFailure : public EndToEnd, public testing::WithParamInterface<RealFailure> {
 protected:
  std::vector<std::string> arguments(const std::string& output, const std::string& jobs) {
    std::vector<std::string> all = {"reduce", GetParam().file, "-o", output, "-j", jobs};
    all.insert(all.end(), GetParam().test.begin(), GetParam().test.end());
    return all;
  }
};

TEST_P(ReducesRealFailure, ToTheSameForEveryNumberOfJobs) {
  write(GetParam().file, GetParam().input);
  nlohmann::json one = statsOf(arguments("one", "1"));
  nlohmann::json two = statsOf(arguments("two", "2"));
  nlohmann::json four = statsOf(arguments("four", "4"));
  EXPECT_EQ(read("two"), read("one"));
  EXPECT_EQ(read("four"), read("one"));
  for (const char* key : {"output_bytes", "output_tokens", "tests", "cached", "fail", "pass", "unresolved"}) {
    EXPECT_EQ(two[key], one[key]) << key;
    EXPECT_EQ(four[key], one[key]) << key;
  }
  EXPECT_EQ(one["executed"], one["tests"].get<int>() + 3)
      << "the input runs three times, to see that the test is sure, and the result once more";
  EXPECT_EQ(one["language"], GetParam().language);
}

TEST_P(ReducesRealFailure, ToASmallPartThatStillFails) {
  write(GetParam().file, GetParam().input);
  nlohmann::json first = statsOf(arguments("small-" + GetParam().file, "2"));
  std::string small = read("small-" + GetParam().file);
  EXPECT_LT(small.size() * 4, GetParam().input.size() * 3) << small;
  for (const std::string& text : GetParam().essential) EXPECT_THAT(small, HasSubstr(text));

  // Hone refuses what doesn't fail: a second run judges the result of the first one.
  write(GetParam().file, small);
  nlohmann::json second = statsOf(arguments("again", "2"));
  EXPECT_EQ(second["input_bytes"], first["output_bytes"]);
  EXPECT_LE(second["output_bytes"], second["input_bytes"]);
}

INSTANTIATE_TEST_SUITE_P(EndToEnd, ReducesRealFailure,
                         testing::Values(graphvizAborts(), jqIndexesString(), sqliteMissesColumn(), shellSyntaxError()),
                         nameOf<RealFailure>);

using BundledCase = EndToEnd;

TEST_F(BundledCase, OfGraphvizIsReduced) {
  const fs::path folder = fs::path(HONE_SOURCE_DIR) / "tests/cases/dot-mergechain";
  nlohmann::json stats = statsOf({"reduce", folder / "input.dot", "--test", folder / "test.sh"});
  EXPECT_EQ(stats["language"], "dot");
  EXPECT_EQ(stats["input_bytes"], fs::file_size(folder / "input.dot"));
  EXPECT_LT(stats["output_bytes"], 1000);
  EXPECT_EQ(run(folder / "test.sh", {path("input.reduced.dot")}).exit, 0);
}

using Reduce = EndToEnd;

TEST_F(Reduce, NamesItsOutputAfterTheInput) {
  write("some.data.json", "[1, 2, 3]");
  script("test.sh", "grep -q 2 \"$1\"");
  Ended ended = hone({"reduce", "some.data.json", "--test", "test.sh"});
  EXPECT_EQ(ended.exit, 0) << ended.err;
  EXPECT_THAT(read("some.data.reduced.json"), HasSubstr("2"));
  EXPECT_THAT(ended.out, testing::StartsWith("some.data.reduced.json: 9 -> "));
  EXPECT_EQ(ended.err, "");
}

TEST_F(Reduce, PutsItsOutputIntoTheCurrentDirectory) {
  fs::create_directory(path("folder"));
  write("folder/in.json", "[1, 2, 3]");
  script("test.sh", "grep -q 2 \"$1\"");
  EXPECT_EQ(hone({"reduce", "folder/in.json", "--test", "./test.sh"}).exit, 0);
  EXPECT_THAT(read("in.reduced.json"), HasSubstr("2"));
  EXPECT_FALSE(fs::exists(path("folder/in.reduced.json")));
}

TEST_F(Reduce, IsQuietIfAsked) {
  write("in.unknown", "one two");
  script("test.sh", "grep -q two \"$1\"");
  Ended ended = hone({"reduce", "-i", "in.unknown", "--test", "test.sh", "-q"});
  EXPECT_EQ(ended.exit, 0);
  EXPECT_EQ(ended.out + ended.err, "");
}

TEST_F(Reduce, SaysThatItFallsBackToTheGenericLanguage) {
  write("in.unknown", "one two");
  script("test.sh", "grep -q two \"$1\"");
  Ended ended = hone({"reduce", "in.unknown", "--test", "test.sh"});
  EXPECT_EQ(ended.exit, 0);
  EXPECT_THAT(ended.err, oneLineWith("'.unknown'"));
}

TEST_F(Reduce, TakesTheLanguageByName) {
  write("in.unknown", "{\"a\": [1, 2, 3]}");
  script("test.sh", "grep -q 2 \"$1\"");
  EXPECT_EQ(statsOf({"reduce", "in.unknown", "--language", "json", "--test", "test.sh"})["language"], "json");
}

TEST_F(Reduce, GivesAllFigures) {
  write("in.json", "[1, 2, 3]");
  script("test.sh", "grep -q 2 \"$1\"");
  nlohmann::json stats = statsOf({"reduce", "in.json", "--test", "test.sh", "-j", "1"});
  EXPECT_EQ(stats["mode"], "reduce");
  EXPECT_EQ(stats["language"], "json");
  EXPECT_EQ(stats["input_bytes"], 9);
  EXPECT_EQ(stats["output_bytes"], fs::file_size(path("in.reduced.json")));
  EXPECT_EQ(stats["input_tokens"], 7);
  EXPECT_LE(stats["output_tokens"], 3);
  EXPECT_EQ(stats["jobs"], 1);
  EXPECT_GT(stats["tests"], 1);
  EXPECT_EQ(stats["tests"], stats["fail"].get<int>() + stats["pass"].get<int>() + stats["unresolved"].get<int>());
  EXPECT_EQ(stats["executed"], stats["tests"].get<int>() + 3) << "the input runs three times, the result once more";
  EXPECT_TRUE(stats["cached"].is_number_unsigned());
  EXPECT_GT(stats["startup_seconds"], 0.0);
  EXPECT_GT(stats["test_seconds"], 0.0);
  EXPECT_GT(stats["wall_seconds"], stats["startup_seconds"]);
  EXPECT_GT(stats["peak_rss_bytes"], 1 << 20);
}

TEST_F(Reduce, StopsAtTheLimitOfTests) {
  write("in.json", "[1, 2, 3, 4, 5, 6, 7, 8]");
  script("test.sh", "grep -q 5 \"$1\"");
  nlohmann::json stats = statsOf({"reduce", "in.json", "--test", "test.sh", "--max-tests", "4"}, 3);
  EXPECT_EQ(stats["tests"], 4);
  EXPECT_EQ(run(path("test.sh"), {path("in.reduced.json")}).exit, 0);
}

TEST_F(Reduce, StopsAtTheLimitOfTime) {
  write("in.json", "[1, 2, 3, 4, 5, 6, 7, 8]");
  script("test.sh", "test -e \"$HOME/first\" && sleep 1000; touch \"$HOME/first\"; grep -q 5 \"$1\"");
  statsOf({"reduce", "in.json", "--test", "test.sh", "--timeout", "900", "--max-time", "0.5"}, 3);
  EXPECT_EQ(read("in.reduced.json"), read("in.json"));
}

TEST_F(Reduce, RunsThePassesThatAreNamedAndMethodsOfPapers) {
  write("in.json", "[1, 2, {\"a\": 3, \"b\": [4, 5]}, 6, 7, 8]");
  script("test.sh", "grep -q 2 \"$1\" && grep -q 5 \"$1\"");
  using Words = std::vector<std::string>;
  for (const Words& choice : {Words{"--passes", "hdd"},
                              {"--passes", "coarse"},
                              {"--passes", "coarse,hdd"},
                              {"--method", "ddmin"},
                              {"--method", "hdd"}}) {
    const Ended ended = hone({"reduce", "in.json", "--test", "test.sh", choice.front(), choice.back(), "--once"});
    EXPECT_EQ(ended.exit, 0) << ended.err;
    EXPECT_EQ(run(path("test.sh"), {path("in.reduced.json")}).exit, 0) << choice.back();
    EXPECT_LT(read("in.reduced.json").size(), read("in.json").size()) << choice.back();
  }
}

/// A document of this depth overflows the stack of any recursion.
std::string deepJson() {
  constexpr size_t depth = 100'000;
  return std::string(depth, '[') + "7" + std::string(depth, ']');
}

TEST_F(Reduce, CopesWithDeepNesting) {
  write("deep.json", deepJson());
  script("test.sh", "grep -q '\\[' \"$1\"");
  statsOf({"reduce", "deep.json", "--test", "test.sh"});
  EXPECT_THAT(read("deep.reduced.json"), testing::SizeIs(testing::Le(2)));
}

TEST_F(Reduce, CopesWithDeepNestingThatStays) {
  write("deep.json", deepJson());
  script("test.sh", "grep -q 7 \"$1\"");
  EXPECT_THAT(hone({"reduce", "deep.json", "--test", "test.sh", "--max-tests", "50"}).exit, testing::AnyOf(0, 3));
  EXPECT_EQ(run(path("test.sh"), {path("deep.reduced.json")}).exit, 0);
}

TEST_F(Reduce, CopesWithAnEmptyInput) {
  write("in.txt", "");
  script("test.sh", "true");
  EXPECT_EQ(hone({"reduce", "in.txt", "--test", "test.sh"}).exit, 0);
  EXPECT_EQ(read("in.reduced.txt"), "");
}

}  // namespace
}  // namespace hone
