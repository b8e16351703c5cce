// hone explain, hone predict and hone generate --model, as users run them.
#include "end_to_end.h"

namespace hone {
namespace {

class ExplainCommand : public EndToEnd {
 protected:
  /// What `hone predict` says of a text: 0 it fails, 1 it passes.
  int predicted(const std::string& name, const std::string& text) {
    write(name, text);
    return hone({"predict", "-q", "--model", "m.json", name}).exit;
  }
};

TEST_F(ExplainCommand, WhatTellsNothingApartIsNoModel) {
  write("in.json", R"({"a": [1, 2], "b": "c"})");
  script("only.sh", "cmp -s \"$1\" " + path("in.json").string());
  Ended ended = hone({"explain", "in.json", "-o", "m.json", "--test", "only.sh", "--iterations", "2"});
  EXPECT_EQ(ended.exit, 1);
  EXPECT_THAT(ended.err, testing::HasSubstr("inputs fails, and nothing was found that tells them from the others"));
  EXPECT_FALSE(fs::exists(path("m.json")));
}

/// A reference to a group that isn't there: Debian's grep ends with status 2.
class ExplainGrep : public ExplainCommand {
 protected:
  ExplainGrep() {
    write("in.regex", "(a)\\2\n");
    write("in2.regex", "\\5b\n");
    write("in3.regex", "(a)(c)x\\9\n");
  }

  std::vector<std::string> command(const std::vector<std::string>& options) const {
    std::vector<std::string> all = {"explain", "in.regex", "in2.regex", "in3.regex",
                                    "-o",      "m.json",   "--stderr",  "back reference"};
    all.insert(all.end(), options.begin(), options.end());
    all.insert(all.end(), {"--", "grep", "-E", "-f", "@@"});
    return all;
  }
};

TEST_F(ExplainGrep, ModelPredictsAndProduces) {
  Ended learned = hone(command({"--max-tests", "150", "--stats", "stats.json"}));
  ASSERT_TRUE(learned.exit == 0 || learned.exit == 3) << learned.err;
  EXPECT_THAT(learned.out, testing::HasSubstr("BACK_REFERENCE"));
  nlohmann::json stats = nlohmann::json::parse(read("stats.json"));
  EXPECT_EQ(stats["mode"], "explain");
  EXPECT_LE(stats["tests"], 150);
  EXPECT_GE(stats["inputs"], 60);
  EXPECT_GT(stats["training_accuracy"], 0.9);

  EXPECT_EQ(predicted("fails.regex", "x\\5\n"), 0);
  EXPECT_EQ(predicted("passes.regex", "(x)5\n"), 1);
  Ended said = hone({"predict", "--model", "m.json", "fails.regex", "passes.regex"});
  EXPECT_EQ(said.exit, 0);
  EXPECT_THAT(said.out, testing::AllOf(testing::HasSubstr("fails.regex: fail ("), testing::HasSubstr("BACK_REFERENCE"),
                                       testing::HasSubstr("passes.regex: pass (")));

  for (const char* outcome : {"fail", "pass"}) {
    Ended made = hone({"generate", "--model", "m.json", "--class", outcome, "-n", "100", "-o", outcome});
    ASSERT_EQ(made.exit, 0) << made.err;
    int right = 0, all = 0;
    for (const auto& file : fs::directory_iterator(path(outcome))) {
      bool fails = run("grep", {"-E", "-f", file.path(), "/dev/null"}).err.find("back reference") != std::string::npos;
      right += fails == (std::string_view(outcome) == "fail");
      ++all;
    }
    EXPECT_EQ(all, 100);
    EXPECT_GE(right, 95) << outcome << ": later ones are as good as the first";
  }
}

TEST_F(ExplainGrep, ModelFilesAreTheSameForEveryNumberOfJobs) {
  std::vector<std::string> models;
  for (const char* jobs : {"1", "8"}) {
    Ended ended = hone(command({"--max-tests", "60", "--seed", "7", "-j", jobs}));
    EXPECT_EQ(ended.exit, 3) << ended.err;
    models.push_back(read("m.json"));
  }
  EXPECT_EQ(models[0], models[1]);
  Ended other = hone(command({"--max-tests", "60", "--seed", "8"}));
  EXPECT_NE(read("m.json"), models[0]) << "the seed doesn't matter";
}

TEST_F(ExplainGrep, DrawingsAndSentences) {
  Ended ended =
      hone(command({"--max-tests", "40", "--dot", "tree.dot", "--svg", "tree.svg", "--simplify", "--iterations", "3"}));
  ASSERT_TRUE(ended.exit == 0 || ended.exit == 3) << ended.err;
  EXPECT_THAT(ended.out, testing::StartsWith("It fails when "));
  EXPECT_EQ(run("dot", {"-Tsvg", "-o", path("drawn.svg"), path("tree.dot")}).exit, 0);
  EXPECT_THAT(read("tree.svg"), testing::AllOf(testing::StartsWith("<svg "), testing::HasSubstr("</svg>")));
}

/// Numbers fail in every other hundred.
TEST_F(ExplainCommand, ShowsSevenLeavesUnlessAllAreWanted) {
  std::vector<std::string> command = {"explain", "--observe-only", "-o", "m.json", "--features", "max"};
  for (int number = 0; number < 900; number += number % 100 < 19 ? 1 : 81) {
    const std::string name = std::to_string(number) + ".json";
    write(name, std::to_string(number));
    command.insert(command.end(), {number / 100 % 2 == 0 ? "--fail" : "--pass", name});
  }
  const Ended few = hone(command);
  EXPECT_THAT(few.out, testing::HasSubstr("yes: passes (40 of 60)  e.g. 500  except 600\n"));
  EXPECT_THAT(few.out, testing::HasSubstr("\n7 of 9 leaves; --detail prints all\n"));
  command.emplace_back("--detail");
  const Ended all = hone(command);
  EXPECT_EQ(std::ranges::count(all.out, '?'), 8);
  EXPECT_EQ(all.out.find("except"), std::string::npos);
  EXPECT_EQ(all.out.find("--detail"), std::string::npos);
}

/// No bound lies between the run times, since a loaded machine may slow down any run.
TEST_F(ExplainCommand, WhatIsSlowerThanABoundFails) {
  write("in.calc", "sqrt(5)\n");
  script("test.sh", "exit 7");
  auto stats = [&](const char* bound) {
    return statsOf({"explain", "in.calc", "-o", "m.json", "--slower", bound, "--max-tests", "12", "--fresh",
                    "--trust-test", "--timeout", "500", "--", path("test.sh"), "@@"},
                   3);
  };
  const nlohmann::json fast = stats("400"), slow = stats("0.000001");
  EXPECT_EQ(fast["fail"], 0);
  EXPECT_GT(fast["pass"], 10);
  EXPECT_EQ(slow["pass"], 0);
  EXPECT_GT(slow["fail"], 10);
}

TEST_F(ExplainCommand, WhatMakesAProgramUseMemory) {
  write("in.calc", "tan(1)\n");
  // tail keeps input from a pipe until it knows the end.
  script("big.sh", "case $(cat \"$1\") in *tan*) head -c 90000000 /dev/zero | tail -c 80000000 | wc -c ;; esac");
  Ended ended = hone(
      {"explain", "in.calc", "-o", "m.json", "--more-memory", "40", "--max-tests", "30", "--", path("big.sh"), "@@"});
  ASSERT_TRUE(ended.exit == 0 || ended.exit == 3) << ended.err;
  EXPECT_THAT(ended.out, testing::StartsWith("<function> = \"tan\"?"));
  EXPECT_EQ(predicted("a.calc", "2*tan(-7)"), 0);
  EXPECT_EQ(predicted("b.calc", "2*cos(-7)"), 1);
}

TEST_F(ExplainCommand, WhatBringsANumberInTheOutputAboveABound) {
  write("in.json", "[1,2,3,4,5,6,7]\n");
  for (bool above : {true, false}) {
    if (!above) write("in.json", "[[1],2]\n");
    Ended ended =
        hone({"explain", "in.json", "-o", "m.json", "--number", "commas: ([0-9]+)", above ? "--above" : "--below", "3",
              "--max-tests", "300", "--trust-test", "--", "sh", "-c", "echo commas: $(tr -cd , <@@ | wc -c)"});
    ASSERT_TRUE(ended.exit == 0 || ended.exit == 3) << ended.err;
    EXPECT_EQ(predicted("many.json", "[1,1,[2],3,9,8]"), above ? 0 : 1) << ended.out;
    EXPECT_EQ(predicted("few.json", "[1,[2,7]]"), above ? 1 : 0) << ended.out;
  }
}

TEST_F(ExplainCommand, KnownOutcomesAreNotTestedAgain) {
  for (const char* number : {"1", "2", "30"}) {
    write(std::string("p") + number + ".calc", "sqrt(" + std::string(number) + ")\n");
    write(std::string("f") + number + ".calc", "sqrt(-" + std::string(number) + ")\n");
  }
  Ended ended = hone({"explain", "--observe-only", "-o", "m.json", "--fail", "f1.calc", "f2.calc", "f30.calc", "--pass",
                      "p1.calc", "p2.calc", "p30.calc"});
  ASSERT_EQ(ended.exit, 0) << ended.err;
  EXPECT_THAT(ended.out, testing::HasSubstr("6 inputs known, 0 iterations, 0 tests"));
  EXPECT_EQ(predicted("a.calc", "sqrt(-9)"), 0);
  EXPECT_EQ(predicted("b.calc", "sqrt(9)"), 1);
}

/// The corpus consists of the given files, or else of the bundled grammar's examples.
TEST_F(ExplainCommand, NewInputsHavePartsOfTheCorpus) {
  write("in.gv", "digraph { a -> b [x = y]; c -> d; e -> f }\n");
  write("zoo.gv", "digraph { zebra -> quagga [shape = okapi] }\n");
  script("keep.sh", "cat \"$1\" >> " + path("tried").string() + "\ngrep -q -e '-> b' \"$1\"");
  auto tried = [&](const std::vector<std::string>& options) {
    write("tried", "");
    std::vector<std::string> all = {"explain",     "in.gv", "-o",     "m.json",
                                    "--max-tests", "400",   "--test", path("keep.sh")};
    all.insert(all.end(), options.begin(), options.end());
    Ended ended = hone(all);
    EXPECT_TRUE(ended.exit == 0 || ended.exit == 3) << ended.err;
    return read("tried");
  };
  EXPECT_THAT(tried({}), testing::AllOf(testing::HasSubstr("<b>one"), testing::Not(testing::HasSubstr("quagga"))));
  EXPECT_THAT(tried({"--corpus", "zoo.gv"}),
              testing::AllOf(testing::HasSubstr("quagga"), testing::Not(testing::HasSubstr("<b>one"))));
  EXPECT_EQ(hone({"explain", "in.gv", "--corpus", "nowhere.gv", "--test", path("keep.sh")}).exit, 2);
  Ended refused = hone({"explain", "--observe-only", "--fail", "in.gv", "--pass", "zoo.gv", "--corpus", "zoo.gv"});
  EXPECT_EQ(refused.exit, 2);
  EXPECT_THAT(refused.err, oneLineWith("--corpus"));
}

class GenerateByModel : public EndToEnd {};

TEST_F(GenerateByModel, LeavesOutWhatOnlySomeProgramsAccept) {
  write("in.json", R"({"p": [1, 2, 3, 4, 5], "q": {"size": 3}})");
  script("test.sh", R"re(sed -E 's/"([^"\\]|\\.)*"//g' "$1" | grep -Eq '(^|[^0-9.eE+-])-?0[0-9]' && exit 2
grep -Eq '\[[^]]*,[^]]*,[^]]*,' "$1" || exit 1)re");
  Ended learned = hone({"explain", "in.json", "--max-tests", "300", "-o", "m.json", "--test", "test.sh"});
  ASSERT_TRUE(fs::exists(path("m.json"))) << learned.err;
  for (const char* outcome : {"fail", "pass"}) {
    ASSERT_EQ(hone({"generate", "--model", "m.json", "--class", outcome, "-n", "60", "-o", outcome}).exit, 0);
    for (const auto& file : fs::directory_iterator(path(outcome)))
      EXPECT_NE(run(path("test.sh"), {file.path()}).exit, 2) << read(outcome + ("/" + file.path().filename().string()));
  }
}

}  // namespace
}  // namespace hone
