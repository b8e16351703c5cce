// hone triage: from a folder of findings to a folder of bugs.
#include <signal.h>

#include <algorithm>
#include <map>
#include <set>

#include "buggy_parser.h"
#include "end_to_end.h"

namespace hone {
namespace {

using Index = nlohmann::json;
using testing::HasSubstr;
using testing::Not;

class TriageTest : public EndToEnd {
 protected:
  TriageTest() {
    write("parser.c", parserSource);
    EXPECT_EQ(run("cc", {"-g", "-w", "-o", path("parser"), path("parser.c")}).exit, 0);
    fs::create_directories(path("findings"));
  }

  void finding(const std::string& name, const std::string& text) const { write("findings/" + name, text); }

  /// Three findings of a failed assertion, two each of two aborts without a message.
  void addFindings() const {
    finding("a1.json", R"({"a": [1, 2], "b": 1234567890123})");
    finding("a2.json", R"([[7777777777777777], "x"])");
    finding("a3.json", R"([1, {"k": -123456789.12345}])");
    finding("b1.json", R"([{"a": "\n"}, 2])");
    finding("b2.json", R"(["one", "two\t", [3]])");
    finding("c1.json", R"({"k": [1, 2, 3, 4, 5]})");
    finding("c2.json", R"([[1, "2", 3, {}, []], 6])");
  }

  Ended triage(std::vector<std::string> options, int status = 0) {
    options.insert(options.begin(), {"triage", "findings", "-o", "bugs", "--no-debugger"});
    const auto command = {std::string("--"), path("parser").string(), std::string("@@")};
    if (std::ranges::find(options, "--test") == options.end()) options.insert(options.end(), command);
    Ended ended = hone(options);
    EXPECT_EQ(ended.exit, status) << ended.out << ended.err;
    return ended;
  }

  Index index(const std::string& folder = "bugs") const { return Index::parse(read(folder + "/index.json")); }

  /// The file names of a bug's findings.
  static std::set<std::string> membersOf(const Index& bug) {
    std::set<std::string> names;
    for (const Index& member : bug["members"]) names.insert(fs::path(member["file"].get<std::string>()).filename());
    return names;
  }

  /// The bug to which a finding belongs; null if none.
  static Index bugOf(const Index& index, const std::string& finding) {
    for (const Index& bug : index["bugs"])
      if (membersOf(bug).contains(finding)) return bug;
    return nullptr;
  }

  /// Texts of all files below the folder, by path.
  std::map<std::string, std::string> contentsOf(const std::string& folder) const {
    std::map<std::string, std::string> contents;
    for (const auto& entry : fs::recursive_directory_iterator(path(folder)))
      if (entry.is_regular_file()) {
        const std::string name = entry.path().lexically_relative(path(folder));
        contents[name] = read(folder + "/" + name);
      }
    return contents;
  }
};

TEST_F(TriageTest, FindsTheBugs) {
  addFindings();
  finding("fine.json", "[1, 2]");
  finding("refused.json", "[1, ?]");
  finding("README.txt", "what the fuzzer says");
  const Ended ended = triage({});
  const Index found = index();
  ASSERT_EQ(found["bugs"].size(), 3u) << ended.out;
  EXPECT_EQ(membersOf(bugOf(found, "a1.json")), (std::set<std::string>{"a1.json", "a2.json", "a3.json"}));
  EXPECT_EQ(membersOf(bugOf(found, "b1.json")), (std::set<std::string>{"b1.json", "b2.json"}));
  EXPECT_EQ(membersOf(bugOf(found, "c1.json")), (std::set<std::string>{"c1.json", "c2.json"}));
  EXPECT_THAT(bugOf(found, "a1.json")["signatures"][0], HasSubstr("assertion: at - begin < 12"));
  ASSERT_EQ(found["others"].size(), 2u);
  EXPECT_EQ(found["others"][0]["outcome"], "passes");
  EXPECT_THAT(found["others"][1]["outcome"], HasSubstr("exit 1: syntax error"));
  EXPECT_THAT(ended.out, HasSubstr("2 findings don't fail; the program refuses 1 of them"));
}

TEST_F(TriageTest, AFolderForEachBug) {
  addFindings();
  triage({});
  for (const Index& bug : index()["bugs"]) {
    const std::string folder = "bugs/" + bug["name"].get<std::string>();
    EXPECT_LE(read("bugs/" + bug["reduced"].get<std::string>()).size(), 14u) << folder;
    EXPECT_EQ(run("sh", {path(folder) / "reproduce.sh"}).exit, 0) << folder;
    EXPECT_THAT(read(folder + "/output.txt"), HasSubstr("the failure is reproduced"));
    EXPECT_TRUE(fs::exists(path(folder) / "pattern.json")) << folder;
    EXPECT_THAT(read(folder + "/members.txt"), HasSubstr("findings/"));
    EXPECT_THAT(bug["remarks"].dump(), Not(HasSubstr("reproduce.sh")));
  }
  EXPECT_THAT(read("bugs/SUMMARY.md"), HasSubstr("# 3 bugs: 3 new, 0 known, 0 fixed"));
  EXPECT_THAT(read("bugs/junit.xml"), HasSubstr("tests=\"3\" failures=\"3\""));
  EXPECT_EQ(Index::parse(read("bugs/triage.sarif"))["runs"][0]["results"].size(), 3u);
  EXPECT_THAT(read("bugs/index.html"), HasSubstr("\"kind\":\"bugs\""));
}

TEST_F(TriageTest, SplitsABucketOnlyIfItMay) {
  addFindings();
  triage({"--split", "never", "--no-progress"});
  // Both aborts have no message, so the signature alone can't tell them apart.
  EXPECT_EQ(bugOf(index(), "b1.json"), bugOf(index(), "c1.json"));
}

TEST_F(TriageTest, ADebuggerTellsBareCrashesApart) {
  if (run("gdb", {"--version"}).exit != 0) GTEST_SKIP() << "there is no gdb";
  finding("a.json", R"(["\n"])");
  finding("b.json", R"([1, 2, 3, 4, 5])");
  ASSERT_EQ(hone({"triage", "findings", "-o", "bugs", "--budget", "60", "--", path("parser"), "@@"}).exit, 0);
  ASSERT_EQ(index()["bugs"].size(), 2u);
  EXPECT_THAT(bugOf(index(), "b.json")["signatures"][0], HasSubstr("SIGABRT, array < value"));
  EXPECT_EQ(run("sh", {path("bugs") / bugOf(index(), "a.json")["name"].get<std::string>() / "reproduce.sh"}).exit, 0);
}

TEST_F(TriageTest, IsTheSameForEveryNumberOfJobs) {
  addFindings();
  triage({"-j", "1"});
  fs::rename(path("bugs"), path("first"));
  triage({"-j", "3"});
  EXPECT_EQ(contentsOf("bugs"), contentsOf("first"));
}

TEST_F(TriageTest, ContinuesAfterAKill) {
  addFindings();
  triage({"--timeout", "20"});
  const auto whole = contentsOf("bugs");
  fs::remove_all(path("bugs"));
  setVariable("HONE_FRESH", "false");
  setVariable("XDG_CACHE_HOME", path("cache"));
  // Slow enough to be killed on its way.
  script("slow.sh", "echo >> " + path("runs").string() + "; sleep 0.02; exec " + path("parser").string() + " \"$1\"");
  const std::vector<std::string> arguments = {"triage", "findings",      "-o", "bugs",          "--resume", "--timeout",
                                              "20",     "--no-debugger", "--", path("slow.sh"), "@@"};
  write("runs", "");
  for (const size_t runs : {30, 90}) {
    const pid_t process = start(arguments);
    EXPECT_TRUE(eventually([&] { return read("runs").size() >= runs; }));
    kill(process, SIGKILL);
    wait(process);
    EXPECT_TRUE(eventually([&] { return processes().empty(); }));
  }
  EXPECT_FALSE(fs::exists(path("bugs/index.json")));
  ASSERT_EQ(hone(arguments).exit, 0);
  // All but what names the test.
  const std::set<std::string> own = {"index.json", "index.html", "SUMMARY.md"};
  for (const auto& [name, text] : contentsOf("bugs"))
    if (!own.contains(name) && !name.ends_with("reproduce.sh")) {
      EXPECT_EQ(text, whole.at(name)) << name;
    }
  EXPECT_EQ(index()["tests"], Index::parse(whole.at("index.json"))["tests"]);
}

TEST_F(TriageTest, TomorrowKnowsTheBugs) {
  addFindings();
  triage({"--baseline", "bugs"}, 1);
  const std::string name = bugOf(index(), "a1.json")["name"];
  EXPECT_THAT(triage({"--baseline", "bugs"}).out, HasSubstr("3 bugs, 0 new, 0 fixed"));
  // Another finding of a known bug, and only that.
  fs::remove_all(path("findings"));
  fs::create_directories(path("findings"));
  finding("a4.json", R"([{"z": [0.000000000001]}])");
  triage({"--baseline", "bugs"});
  EXPECT_EQ(membersOf(bugOf(index(), "a4.json")), (std::set<std::string>{"a1.json", "a2.json", "a3.json", "a4.json"}));
  EXPECT_EQ(bugOf(index(), "a4.json")["name"], name);
  EXPECT_EQ(index()["bugs"].size(), 3u);
  // A new bug, in another folder than the baseline.
  finding("d1.json", R"([{"hang": 1}])");
  Ended ended = hone(
      {"triage", "findings", "-o", "tomorrow", "--baseline", "bugs", "--timeout", "0.5", "--", path("parser"), "@@"});
  EXPECT_EQ(ended.exit, 1) << ended.err;
  EXPECT_THAT(ended.out, HasSubstr("timeout: new, 1 finding"));
  EXPECT_TRUE(fs::exists(path("tomorrow") / name / "reproduce.sh"));
}

TEST_F(TriageTest, TomorrowSaysWhatIsFixed) {
  addFindings();
  triage({});
  std::string fixed = parserSource;
  const std::string bug = "assert(at - begin < 12);";
  fixed.erase(fixed.find(bug), bug.size());
  write("parser.c", fixed);
  ASSERT_EQ(run("cc", {"-g", "-w", "-o", path("parser"), path("parser.c")}).exit, 0);
  EXPECT_THAT(triage({"--baseline", "bugs"}).out, HasSubstr("3 bugs, 0 new, 1 fixed"));
  EXPECT_THAT(read("bugs/SUMMARY.md"), HasSubstr("0 new, 2 known, 1 fixed"));
}

TEST_F(TriageTest, AHostileFindingCostsItsOwnVerdictOnly) {
  finding("a.json", R"([1234567890123])");
  finding("b.json", R"({"hang": 1})");
  finding("c.json", R"({"flood": 1})");
  finding("d.json", R"({"fork": 1})");
  finding("e.json", R"({"mess": 1})");
  finding("f.json", R"([1, 2])");
  triage({"--timeout", "0.5", "--budget", "30"});
  const Index found = index();
  for (const char* name : {"b.json", "c.json", "d.json"})
    EXPECT_EQ(bugOf(found, name)["signatures"][0], "timeout") << name;
  EXPECT_THAT(bugOf(found, "a.json")["signatures"][0], HasSubstr("assertion"));
  EXPECT_EQ(bugOf(found, "e.json")["signatures"][0], "SIGABRT");
  EXPECT_EQ(found["others"][0]["file"], "findings/f.json");
}

TEST_F(TriageTest, RulesSayWhatElseFails) {
  finding("a.json", R"([{"": 1}])");
  finding("b.json", R"({"k": {"": []}})");
  finding("c.json", "[1, ?]");
  triage({"--exit", "3"});
  EXPECT_EQ(membersOf(index()["bugs"][0]), (std::set<std::string>{"a.json", "b.json"}));
  EXPECT_EQ(index()["bugs"][0]["signatures"][0], "exit 3: empty key at _");
}

TEST_F(TriageTest, ByTheLastLineOfAScript) {
  finding("a.json", R"(["needle", 1, 2])");
  finding("b.json", R"({"x": "needle"})");
  finding("c.json", R"([{"y": "pin"}])");
  finding("d.json", "[1]");
  script("test.sh",
         "grep -q needle \"$1\" && { echo bug 1; exit 0; }; grep -q pin \"$1\" && { echo bug 2; exit 0; }; exit 1");
  triage({"--test", "test.sh"});
  EXPECT_EQ(membersOf(bugOf(index(), "a.json")), (std::set<std::string>{"a.json", "b.json"}));
  EXPECT_EQ(bugOf(index(), "c.json")["signatures"][0], "bug 2");
  EXPECT_EQ(run("sh", {path("bugs/bug-2/reproduce.sh")}).exit, 0);
}

/// A reduction looks into the script of a page; to a pattern, the script is one token.
TEST_F(TriageTest, OfAnInputWithAnIsland) {
  finding("a.html", "<p>x</p><script>if (a) { oops([1, 2]); }</script>");
  finding("b.html", "<script>oops(3)</script><p>y</p>");
  script("test.sh", "grep -q 'oops(' \"$1\" && echo oops");
  triage({"--test", "test.sh"});
  ASSERT_EQ(index()["bugs"].size(), 1u);
  EXPECT_EQ(index()["bugs"][0]["members"].size(), 2u);
  EXPECT_TRUE(fs::exists(path("bugs/oops/pattern.json")));
}

TEST_F(TriageTest, AFlakyFindingHasARate) {
  finding("a.json", R"([1234567890123])");
  // Fails in every other run.
  script("flaky.sh", "if mkdir " + path("odd").string() + " 2> /dev/null; then exec " + path("parser").string() +
                         " \"$1\"; fi; rmdir " + path("odd").string());
  Ended ended = hone({"triage", "findings", "-o", "bugs", "-j", "1", "--", path("flaky.sh"), "@@"});
  EXPECT_EQ(ended.exit, 0) << ended.err;
  const Index bug = index()["bugs"][0];
  EXPECT_EQ(bug["reliable"], false);
  EXPECT_EQ(bug["members"][0]["fails"], 5);
  EXPECT_EQ(bug["members"][0]["runs"], 10);
  EXPECT_THAT(bug["remarks"].dump(), HasSubstr("flaky, 5 of 10 runs"));
}

TEST_F(TriageTest, LayoutOfAfl) {
  for (const char* folder : {"crashes", "hangs", "queue"}) fs::create_directories(path("findings/default") / folder);
  finding("default/crashes/README.txt", "Command line used to find this crash");
  finding("default/crashes/id:000000,sig:06,src:000003,op:havoc", R"([1234567890123])");
  finding("default/queue/id:000000,orig:seed", R"([1234567890123])");
  finding("default/fuzzer_stats", "[1234567890123]");
  triage({"--language", "json"});
  const Index found = index();
  ASSERT_EQ(found["bugs"].size(), 1u);
  EXPECT_EQ(found["bugs"][0]["members"].size(), 1u);
  EXPECT_TRUE(found["others"].empty());
  EXPECT_THAT(found["bugs"][0]["reduced"], testing::EndsWith("/reduced.json"));
}

TEST_F(TriageTest, NamesMayHoldBlanksAndLineEnds) {
  finding("a\nb.json", R"([1234567890123])");
  const Ended ended = hone({"triage", "findings", "-o", "my bugs", "--no-debugger", "--", path("parser"), "@@"});
  ASSERT_EQ(ended.exit, 0) << ended.err;
  const std::string name = index("my bugs")["bugs"][0]["name"];
  EXPECT_THAT(read("my bugs/SUMMARY.md"), HasSubstr("`sh 'my bugs/" + name + "/reproduce.sh'`"));
  EXPECT_THAT(read("my bugs/triage.sarif"), HasSubstr("\"my%20bugs/" + name + "/reduced.json\""));
  const std::string members = read("my bugs/" + name + "/members.txt");
  EXPECT_THAT(members, HasSubstr("findings/a\\nb.json\t"));
  EXPECT_EQ(std::ranges::count(members, '\n'), 1);
}

TEST_F(TriageTest, LinksOfTheSummaryAreThoseOfHeadings) {
  finding("a.json", R"(["needle"])");
  script("test.sh", "grep -q needle \"$1\" && echo Parser.Next; ");
  triage({"--test", "test.sh"});
  EXPECT_THAT(read("bugs/SUMMARY.md"), HasSubstr("[Parser.Next](#parsernext)"));
}

TEST_F(TriageTest, TheSummaryShowsTextsVerbatim) {
  finding("a.json", R"(["needle"])");
  finding("b.json", R"([1])");
  script("test.sh", R"(grep -q needle "$1" && echo 'a|b \ `c` <d>')");
  triage({"--test", "test.sh"});
  const std::string summary = read("bugs/SUMMARY.md");
  EXPECT_THAT(summary, HasSubstr(R"(| `` a\|b \ `c` <d> `` |)"));
  EXPECT_THAT(summary, HasSubstr(R"(fails: `` a|b \ `c` <d> ``)"));
  EXPECT_THAT(summary, HasSubstr("findings/b.json`: `passes`"));
}

TEST_F(TriageTest, AnAbsoluteFolderIsAUri) {
  finding("a.json", R"([1234567890123])");
  const Ended ended =
      hone({"triage", "findings", "-o", path("bugs").string(), "--no-debugger", "--", path("parser"), "@@"});
  ASSERT_EQ(ended.exit, 0) << ended.err;
  EXPECT_THAT(read("bugs/triage.sarif"), HasSubstr("\"uri\": \"file://" + path("bugs/").string()));
}

TEST_F(TriageTest, CopiesAreTestedOnce) {
  finding("a.json", R"([1234567890123])");
  finding("b.json", R"([1234567890123])");
  triage({});
  const Index members = index()["bugs"][0]["members"];
  ASSERT_EQ(members.size(), 2u);
  EXPECT_EQ(members[1]["same_as"], "findings/a.json");
}

TEST_F(TriageTest, RefusesWhatItCanNotDo) {
  const std::string command = path("parser");
  finding("a.json", "[1]");
  fs::create_directories(path("other"));
  write("other/file", "mine");
  EXPECT_THAT(hone({"triage", "nowhere", "-o", "bugs", "--", command, "@@"}).err, oneLineWith("nowhere: no such file"));
  EXPECT_THAT(hone({"triage", "findings", "-o", "other", "--", command, "@@"}).err, oneLineWith("holds other files"));
  EXPECT_THAT(hone({"triage", "findings", "-o", "bugs", "--hang", "1", "--", command, "@@"}).err,
              oneLineWith("--hang"));
  EXPECT_THAT(hone({"triage", "findings", "-o", "bugs", "--test-server", "cat"}).err,
              oneLineWith("needs a test that is a process"));
  EXPECT_EQ(read("other/file"), "mine");
}

}  // namespace
}  // namespace hone
