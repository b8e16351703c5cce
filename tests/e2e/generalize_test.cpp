// hone generalize, hone generate --pattern and hone match, as users run them.
#include <set>

#include "../support/failing_functions.h"
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
  EXPECT_THAT(stats["pattern"].get<std::string>(), testing::StartsWith("… \"needle\""));
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

/// What the reduction has removed may be there again; --anchored asks for the pattern alone.
TEST_F(GeneralizeCommand, MatchFindsThePatternInTheOriginal) {
  ASSERT_EQ(hone({"generalize", "in.json", "--test", "test.sh", "--rate", "0.9"}).exit, 0);
  EXPECT_EQ(hone({"match", "--pattern", "in.pattern.json", "in.json"}).out, "in.json: matches\n");
  EXPECT_EQ(hone({"match", "--anchored", "--pattern", "in.pattern.json", "in.json"}).exit, 1);
}

/// The test keeps all texts that it was asked about, by their verdicts.
class GeneralizeTexts : public EndToEnd {
 protected:
  /// `isShut`: a shell command that succeeds if the text between `open(` and `stop(` has what makes it pass.
  void generalize(const std::string& text, const std::string& isShut) {
    write("in.js", text);
    fs::create_directory(path("failed"));
    fs::create_directory(path("passed"));
    script("test.sh",
           "all=$(tr -d ' \\n' < \"$1\")\ncase $all in *'open('*'stop('*) ;; *) false;; esac && "
           "between=${all#*open(} && between=${between%stop(*} && ! " +
               isShut +
               "\n"
               "r=$?; [ $r = 0 ] && kept=failed || kept=passed\n"
               "cp \"$1\" '" +
               path("").string() + "'/$kept/$(cksum < \"$1\" | tr -d ' ').js; exit $r\n");
    // With more jobs, texts would be tested ahead that the search never asks about.
    ASSERT_EQ(hone({"generalize", "in.js", "--test", "test.sh", "-j", "1"}).exit, 0);
  }
  std::string matches(const std::string& folder) {
    std::vector<std::string> match = {"match", "--pattern", "in.pattern.json"};
    for (const auto& text : fs::directory_iterator(path(folder))) match.push_back(text.path());
    EXPECT_GT(match.size(), 10u);
    return hone(match).out;
  }
};

TEST_F(GeneralizeTexts, NoneThatPassedMatches) {
  generalize("open(a);\nwork(a);\nshut(a);\nopen(b);\nwork(b);\nstop(b);\n",
             "{ echo \"${between##*open(}\" | grep -q 'shut('; }");
  EXPECT_THAT(matches("passed"), testing::Not(testing::HasSubstr(": matches")));
  EXPECT_EQ(hone({"match", "--pattern", "in.pattern.json", "in.js"}).exit, 0);
}

/// The reduction takes the call out of the statements around it, where it may be as well.
TEST_F(GeneralizeTexts, ThoseMatchFromWhichAPartWasHoisted) {
  generalize(
      "function f(s) {\n  if (s) {\n    start(s);\n    while (s.next) {\n      open(s);\n      s = s.next;\n"
      "    }\n  }\n  work();\n  stop();\n}\n",
      "{ echo \"$between\" | grep -q return; }");
  EXPECT_THAT(matches("failed"), testing::Not(testing::HasSubstr("no match")));
  EXPECT_THAT(matches("passed"), testing::Not(testing::HasSubstr(": matches")));
  EXPECT_EQ(hone({"match", "--pattern", "in.pattern.json", "in.js"}).exit, 0);
}

/// A resumed run that is stopped early knows less than the one before it.
TEST_F(GeneralizeCommand, ATestedPatternOutlastsARunThatWasCutShort) {
  const std::vector<std::string> whole = {"generalize", "in.json", "--test", "test.sh", "--rate", "0.9"};
  std::vector<std::string> cut = whole;
  cut.insert(cut.end(), {"--fresh", "--max-tests", "20"});
  EXPECT_EQ(hone(cut).exit, 3);
  EXPECT_TRUE(fs::exists(path("in.pattern.json"))) << "without an earlier one, it is the best so far";
  ASSERT_EQ(hone(whole).exit, 0);
  const std::string pattern = read("in.pattern.json");
  const Ended ended = hone(cut);
  EXPECT_EQ(ended.exit, 3);
  EXPECT_THAT(ended.err, testing::HasSubstr("in.pattern.json stays as it was"));
  EXPECT_EQ(read("in.pattern.json"), pattern);
}

TEST_F(GeneralizeCommand, PrintsThePatternFirst) {
  Ended ended = hone({"generalize", "in.json", "--test", "test.sh", "--samples", "5", "--validate", "5"});
  ASSERT_EQ(ended.exit, 0) << ended.err;
  EXPECT_THAT(ended.out.substr(0, ended.out.find('\n')), testing::StartsWith("… \"needle\""));
  EXPECT_THAT(ended.out,
              testing::ContainsRegex("\nof [0-9]+ texts with the pattern in other surroundings within the reduced "
                                     "input, [0-9]+ were valid, and [0-9]+ of these fail\n"));
}

TEST_F(GeneralizeCommand, SaysWhatWasTried) {
  std::vector<std::string> command = {"generalize", "in.json", "--test", "test.sh", "--explain-place", "0"};
  const Ended all = hone(command);
  ASSERT_EQ(all.exit, 0) << all.err;
  EXPECT_THAT(all.out, testing::HasSubstr("\n  1  {  fixed, the grammar has no other text for it\n"));
  EXPECT_THAT(all.out, testing::ContainsRegex("\n  2  \"needle\"  fixed, [0-9]+ pass"));
  command.back() = "2";
  const Ended one = hone(command);
  EXPECT_THAT(one.out, testing::HasSubstr("\n     \"needle\": "));
  EXPECT_THAT(one.out, testing::Not(testing::HasSubstr("\n  1  ")));
}

TEST_F(GeneralizeCommand, InputThatDoesNotFail) {
  write("fine.json", "[1]\n");
  Ended ended = hone({"generalize", "fine.json", "--test", "test.sh"});
  EXPECT_EQ(ended.exit, 1);
  EXPECT_THAT(ended.err, testing::StartsWith("hone: fine.json is not interesting: the test exited with status 1"));
}

TEST_F(GeneralizeCommand, WhatIsNoPattern) {
  write("p.json", "{}\n");
  for (const std::vector<std::string>& arguments :
       {std::vector<std::string>{"match", "--pattern", "p.json", "in.json"}, {"generate", "--pattern", "p.json"}}) {
    Ended ended = hone(arguments);
    EXPECT_EQ(ended.exit, 2);
    EXPECT_THAT(ended.err, oneLineWith("p.json: this is no pattern; make it anew with hone generalize"));
  }
}

TEST_F(GeneralizeCommand, DrawsThePattern) {
  for (const char* picture : {"p.dot", "p.svg"})
    EXPECT_EQ(hone({"generalize", "in.json", "--test", "test.sh", "--rate", "0.7", "--classes", "--picture", picture,
                    "--report", "report.html"})
                  .exit,
              0);
  EXPECT_EQ(run("dot", {"-Tsvg", "-o", "drawn.svg", path("p.dot")}).exit, 0);
  EXPECT_EQ(
      run("python3", {"-c", "import xml.dom.minidom, sys; xml.dom.minidom.parse(sys.argv[1])", path("p.svg")}).exit, 0);
  EXPECT_THAT(read("p.svg"), testing::HasSubstr("needle"));
  EXPECT_THAT(read("report.html"), testing::HasSubstr("\"kind\":\"pattern\""));
}

TEST_F(GeneralizeCommand, TheReportTellsTheInputFromThePattern) {
  script("only.sh", "test \"$(cat \"$1\")\" = '[1]'");
  write("one.json", "[1]");
  const Ended ended = hone({"generalize", "one.json", "-o", "p.json", "--report", "one.html", "--test", "only.sh"});
  ASSERT_EQ(ended.exit, 0) << ended.err;
  EXPECT_THAT(ended.out, testing::EndsWith("p.json holds the pattern\n"));
  EXPECT_THAT(read("one.html"), testing::AllOf(testing::HasSubstr("\"output_name\":\"reduced from one.json\""),
                                               testing::Not(testing::HasSubstr("of 0 valid members"))));
}

/// The printed line, the members and the recogniser agree: a member that is changed at a fixed part doesn't
/// match.
TEST_F(GeneralizeCommand, StrictMatchKeepsToTheLine) {
  statsOf({"generalize", "in.json", "--test", "test.sh", "--rate", "0.9"});
  hone({"generate", "--pattern", "in.pattern.json", "-n", "30", "-o", "members"});
  std::vector<std::string> match = {"match", "--strict", "--pattern", "in.pattern.json"};
  for (const auto& member : fs::directory_iterator(path("members"))) match.push_back(member.path());
  EXPECT_EQ(match.size(), 34u);
  Ended matched = hone(match);
  EXPECT_EQ(matched.exit, 0) << matched.out;
  write("other.json", "{\"other\": null}");
  EXPECT_EQ(hone({"match", "--strict", "--pattern", "in.pattern.json", "other.json"}).exit, 1);
}

class FailingFunctions : public EndToEnd, public testing::WithParamInterface<cases::FailingFunction> {};

TEST_P(FailingFunctions, GiveThePatternsOfTheirSources) {
  const cases::FailingFunction& function = GetParam();
  setVariable("FAILING_FUNCTION", function.name);
  write(function.file, function.input);
  std::string files[2];
  for (const char* jobs : {"1", "8"}) {
    nlohmann::json stats = statsOf({"generalize", function.file, "--language", function.language, "--test-library",
                                    HONE_FAILING_FUNCTIONS, "-o", "p.json", "-j", jobs, "--fresh"});
    EXPECT_EQ(nlohmann::json::parse(read("p.json"))["members"], function.pattern);
    files[*jobs == '8'] = read("p.json") + stats["tests"].dump();
  }
  EXPECT_EQ(files[0], files[1]);
}

INSTANTIATE_TEST_SUITE_P(Generalize, FailingFunctions, testing::ValuesIn(cases::failingFunctions),
                         nameOf<cases::FailingFunction>);

TEST_F(GeneralizeCommand, AValidationCountsEachTextOnce) {
  write("one.json", "{\"a\":1,\"n\":\"needle\"}\n");
  nlohmann::json stats = statsOf({"generalize", "one.json", "--validate", "200", "-c", "grep -q needle \"$1\""});
  const int fail = stats["validation"]["fail"], pass = stats["validation"]["pass"];
  ASSERT_EQ(hone({"generate", "--pattern", "one.pattern.json", "-n", "200", "-o", "texts"}).exit, 0);
  std::set<std::string> different;
  for (const auto& file : fs::directory_iterator(path("texts")))
    different.insert(read("texts/" + file.path().filename().string()));
  EXPECT_EQ(fail + pass, different.size());
}

}  // namespace
}  // namespace hone
