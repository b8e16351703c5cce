// hone triage: from a folder of findings to a folder of bugs.
#include "triage_test.h"

#include <signal.h>

#include <algorithm>

namespace hone {
namespace {

using testing::HasSubstr;
using testing::Not;

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

/// The program is partly mended: the small text passes, and the finding still fails.
TEST_F(TriageTest, AFindingOfYesterdayIsFoundUnderAnyNameAndFromAnyFolder) {
  script("test.sh", "grep -q \"$(cat " + path("list").string() + ")\" $1 && echo bug && exit 0; exit 1");
  fs::create_directories(path("sub"));
  fs::create_directories(path("tonight"));
  write("tonight/b.json", "[1]");
  for (const char* name : {"a.json", "a\xff.json"}) {
    write("list", "AAA");
    finding(name, R"(["AAA", 77])");
    triage({"--test", "test.sh"});
    write("list", "AAA\", 77");
    for (const std::string folder : {"sub", "."}) {
      const std::string up = folder == "." ? "" : "../";
      const Ended ended =
          run("sh", {"-c", "cd " + folder + " && exec \"$@\"", "sh", HONE_PROGRAM, "triage", up + "tonight", "-o",
                     up + "bugs", "--no-debugger", "--language", "json", "--test", up + "test.sh"});
      EXPECT_THAT(ended.out, HasSubstr("1 bug, 0 new, 0 fixed")) << name << " from " << folder << ended.err;
    }
    for (const char* old : {"findings", "bugs"}) fs::remove_all(path(old));
    fs::create_directories(path("findings"));
  }
}

TEST_F(TriageTest, ASignatureInAnotherEncodingIsTheSameTomorrow) {
  script("test.sh",
         "grep -q AAA $1 && printf 'caf\\351 is closed\\n' && exit 0\n"
         "grep -q CCC $1 && printf 'caf\\357\\277\\275 is closed\\n' && exit 0\nexit 1");
  finding("a.json", R"(["AAA", 1])");
  finding("c.json", R"(["CCC", 2])");
  for (int call = 0; call < 2; ++call) {
    triage({"--test", "test.sh"});
    ASSERT_EQ(index()["bugs"].size(), 2u);
    for (const Index& bug : index()["bugs"]) EXPECT_EQ(membersOf(bug).size(), 1u) << call << bug;
  }
}

/// A fuzzer may find nothing in a night; what is known is tested all the same.
TEST_F(TriageTest, ANightWithoutFindingsSaysWhatIsFixed) {
  script("test.sh", "for bug in $(cat " + path("list").string() +
                        "); do grep -q $bug $1 && echo bug $bug && exit 0; done; exit 1");
  write("list", "AAA BBB");
  finding("a.json", R"(["AAA", 1])");
  finding("b.json", R"(["BBB", 1])");
  triage({"--test", "test.sh"});
  fs::remove(path("findings/a.json"));
  fs::remove(path("findings/b.json"));
  write("list", "AAA");
  const Ended ended = triage({"--test", "test.sh", "--baseline", "bugs"});
  EXPECT_EQ(ended.exit, 0) << ended.err;
  EXPECT_THAT(ended.out, HasSubstr("2 bugs, 0 new, 1 fixed"));
  EXPECT_THAT(hone({"triage", "findings", "-o", "none", "--", path("parser"), "@@"}).err,
              oneLineWith("there is no finding in findings"));
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
  finding("d.json", R"([1234567890123])");
  EXPECT_THAT(
      triage({"--exit", "3"}).out,
      HasSubstr("2 findings don't fail as the rules ask; 1 of them crash or take too long; the program refuses 1"));
  EXPECT_EQ(membersOf(index()["bugs"][0]), (std::set<std::string>{"a.json", "b.json"}));
  EXPECT_EQ(index()["bugs"][0]["signatures"][0], "exit 3: empty key at _");
}

/// Three functions that fail with the same words.
TEST_F(TriageTest, TheFunctionTellsEqualMessagesApart) {
  const auto program = [&](const std::string& head, const std::string& fails, const std::string& compiler) {
    const std::string source = compiler == "c++" ? "program.cpp" : "program.c";
    std::string text = head;
    for (const char* function : {"header", "color", "number"})
      text += "static void " + std::string(function) + "(const char *p) { " + fails + " }\n";
    write(source,
          text +
              "int main(int n, char **v) {\n  static char b[4096];\n  FILE *f = fopen(v[1], \"r\");\n"
              "  while (fgets(b, 4096, f)) {\n    char *end = strchr(b, '!');\n    if (b[0] == 'H') header(end);\n"
              "    if (b[0] == 'C') color(end);\n    if (b[0] == 'N') number(end);\n  }\n}\n");
    ASSERT_EQ(run(compiler, {"-g", "-w", "-o", path("parser"), path(source)}).exit, 0);
  };
  for (const char letter : {'H', 'C', 'N'})
    for (const char* rest : {"1.txt", "2.txt"})
      finding(letter + std::string(rest), std::string(1, letter) + " abc " + rest);
  const auto check = [&](const Index& found) {
    ASSERT_EQ(found["bugs"].size(), 3u) << found["bugs"];
    for (const char* letter : {"H", "C", "N"})
      EXPECT_EQ(membersOf(bugOf(found, letter + std::string("1.txt"))),
                (std::set<std::string>{letter + std::string("1.txt"), letter + std::string("2.txt")}));
  };
  const std::string includes = "#include <stdio.h>\n#include <string.h>\n";
  program(includes + "#include <assert.h>\n", "assert(p);", "cc");
  triage({});
  check(index());
  EXPECT_EQ(bugOf(index(), "C1.txt")["signatures"][0], "SIGABRT, assertion: p, program.c:color");
  if (run("gdb", {"--version"}).exit != 0) GTEST_SKIP() << "there is no gdb";
  program(includes + "#include <stdexcept>\n", "if (!p) throw std::runtime_error(\"invalid value\");", "c++");
  ASSERT_EQ(hone({"triage", "findings", "-o", "thrown", "--no-progress", "--", path("parser"), "@@"}).exit, 0);
  check(index("thrown"));
  EXPECT_EQ(bugOf(index("thrown"), "C1.txt")["signatures"][0], "SIGABRT, std::runtime_error, color < main");
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

TEST_F(TriageTest, TheSummaryShowsBytesAsAHexDump) {
  finding("a.bin", std::string("\x01\xff\0needle\x1b[31m", 15));
  script("test.sh", R"(grep -q needle "$1" && printf 'bug')");
  ASSERT_EQ(
      hone({"triage", "findings", "-o", "bugs", "--language", "bytes", "--test", "test.sh", "--budget", "1"}).exit, 0);
  EXPECT_THAT(read("bugs/SUMMARY.md"), HasSubstr("00000000: 01ff 006e 6565 646c 651b 5b33 316d"));
  EXPECT_THAT(read("bugs/index.html"), HasSubstr("00000000: 01ff 006e"));
  EXPECT_EQ(read("bugs/SUMMARY.md").find('\x1b'), std::string::npos);
}

/// Prints a report as of AddressSanitizer: `put` writes behind the end of a buffer, for one of two callers.
constexpr const char* twoCallers = R"(
report() {
  printf '==1==ERROR: AddressSanitizer: heap-buffer-overflow on address 0x6020 at pc 0x55\n' >&2
  printf '    #0 0x1 in put /src/p.c:5\n    #1 0x2 in %s /src/p.c:%s\n    #2 0x3 in main /src/p.c:90\n' $2 $3 >&2
  exit 1
}
grep -Eq '[0-9]{8}' "$1" && report put number 20
grep -Eq '"[a-z]{4}' "$1" && report put $WORD
exit 0)";

/// A helper may fail for the faults of its callers.
TEST_F(TriageTest, TwoCallersThatShareNoPatternAreTwoBugs) {
  finding("n1.json", "[1, 12345678]");
  finding("n2.json", "{\"a\": 987654321}");
  finding("w1.json", "[\"abcd\", 2]");
  finding("w2.json", "[[\"wordy\"]]");
  for (const char* word : {"text 30", "number 30"}) {  // the same function, or another one
    script("put.sh", "WORD='" + std::string(word) + "'\n" + twoCallers);
    fs::remove_all(path("bugs"));
    ASSERT_EQ(hone({"triage", "findings", "-o", "bugs", "--", path("put.sh"), "@@"}).exit, 0);
    const Index found = index();
    ASSERT_EQ(found["bugs"].size(), 2u) << word;
    EXPECT_EQ(membersOf(bugOf(found, "n1.json")), (std::set<std::string>{"n1.json", "n2.json"}));
    EXPECT_EQ(membersOf(bugOf(found, "w1.json")), (std::set<std::string>{"w1.json", "w2.json"}));
    EXPECT_EQ(bugOf(found, "n1.json")["callers"], Index({"p.c:20"}));
  }
}

/// Or the helper itself is at fault: then the text of one caller can be reduced to that of the other.
TEST_F(TriageTest, TwoCallersOfOneFaultAreOneBug) {
  finding("a1.json", "[1, \"\\u0000\"]");
  finding("a2.json", "{\"\\u0000\": 2}");
  script("escape.sh", R"(
report() {
  printf '==1==ERROR: AddressSanitizer: SEGV on unknown address 0x000000000000\n' >&2
  printf '    #0 0x1 in escape /src/p.c:5\n    #1 0x2 in %s /src/p.c:%s\n    #2 0x3 in main /src/p.c:90\n' $1 $2 >&2
  exit 1
}
grep -Eq '\{ *"[^"]*\\u' "$1" && report key 20
grep -q '\\u' "$1" && report text 30
exit 0)");
  ASSERT_EQ(hone({"triage", "findings", "-o", "bugs", "--", path("escape.sh"), "@@"}).exit, 0);
  const Index found = index();
  ASSERT_EQ(found["bugs"].size(), 1u);
  EXPECT_EQ(found["bugs"][0]["callers"], Index({"p.c:20", "p.c:30"}));
  EXPECT_THAT(read("bugs/SUMMARY.md"),
              HasSubstr("its findings come by 2 callers of the function that fails: p.c:20, p.c:30"));
  EXPECT_THAT(read("bugs/index.html"), HasSubstr("its findings come by 2 callers"));
}

/// A text shows a bug only if it has what the pattern's places must hold. Bugs that print nothing, and whose texts
/// differ only in a name, are taken for one.
TEST_F(TriageTest, BugsThatPrintNothingAreToldByTheirPatterns) {
  finding("a.json", "{\"ALPHA\": 1, \"x\": [2]}");
  finding("b.json", "{\"y\": {\"BETA\": 1}}");
  finding("c1.json", "[1, 2, \"GAMMA\"]");
  finding("c2.json", "{\"k\": \"GAMMA\", \"z\": 3, \"p\": 5}");
  script("abort.sh", "grep -Eq 'ALPHA|BETA|GAMMA' \"$1\" && kill -ABRT $$\nexit 0");
  ASSERT_EQ(hone({"triage", "findings", "-o", "bugs", "--no-debugger", "--", path("abort.sh"), "@@"}).exit, 0);
  const Index found = index();
  EXPECT_EQ(membersOf(bugOf(found, "a.json")), (std::set<std::string>{"a.json", "b.json"}));
  EXPECT_EQ(membersOf(bugOf(found, "c1.json")), (std::set<std::string>{"c1.json", "c2.json"}));
}

/// What is taken for one bug, but may be two, is said.
TEST_F(TriageTest, SeveralLinesOfOneFunctionAreNamed) {
  finding("a.json", "[\"aaaaaaaaaaaa\"]");
  finding("b.json", "[\"%\"]");
  script("check.sh", R"(
report() {
  printf '==1==ERROR: AddressSanitizer: SEGV on unknown address 0x000000000000\n' >&2
  printf '    #0 0x1 in check /src/p.c:%s\n    #1 0x2 in main /src/p.c:90\n' $1 >&2
  exit 1
}
grep -q '"a\{9\}' "$1" && report 5
grep -q '%' "$1" && report 6
exit 0)");
  ASSERT_EQ(hone({"triage", "findings", "-o", "bugs", "--", path("check.sh"), "@@"}).exit, 0);
  const Index found = index();
  ASSERT_EQ(found["bugs"].size(), 1u);
  for (const char* page : {"bugs/SUMMARY.md", "bugs/index.html"})
    EXPECT_THAT(read(page), HasSubstr("its findings fail in 2 lines, so it may be several bugs: p.c:5, p.c:6"));
}

/// Recursive descent fails at any depth; a full stack is another failure. gdb tells them apart by the address.
TEST_F(TriageTest, ADebuggerTellsADeepStackFromAFullOne) {
  if (run("gdb", {"--version"}).exit != 0) GTEST_SKIP() << "there is no gdb";
  write("deep.c", R"(#include <stdio.h>
static char text[65536], *at = text;
static void nest(void) {
  volatile char frame[4096];
  frame[0] = *at;
  if (*at == '(') ++at, nest();
  if (*at == 'a') *(volatile int *)8 = 1;
  if (*at == 'f') nest();
  frame[1] = *at;
}
int main(int n, char **words) { fread(text, 1, 65535, fopen(words[1], "r")); nest(); })");
  ASSERT_EQ(run("cc", {"-g", "-w", "-o", path("deep"), path("deep.c")}).exit, 0);
  finding("a", "((((((((((((((((((((((((((((((a");
  finding("f", "(f");
  ASSERT_EQ(
      hone({"triage", "findings", "-o", "bugs", "--language", "bytes", "--budget", "1", "--", path("deep"), "@@"}).exit,
      0);
  const Index found = index();
  ASSERT_EQ(found["bugs"].size(), 2u);
  EXPECT_EQ(bugOf(found, "a")["signatures"][0], "SIGSEGV, nest < main");
  EXPECT_EQ(bugOf(found, "f")["signatures"][0], "SIGSEGV, stack overflow, nest");
}

TEST_F(TriageTest, AnAbsoluteFolderIsAUri) {
  finding("a.json", R"([1234567890123])");
  const Ended ended =
      hone({"triage", "findings", "-o", path("bugs").string(), "--no-debugger", "--", path("parser"), "@@"});
  ASSERT_EQ(ended.exit, 0) << ended.err;
  EXPECT_THAT(read("bugs/triage.sarif"), HasSubstr("\"uri\": \"file://" + path("bugs/").string()));
}

/// Two crashes by turns: whichever comes first, the bug has one name, and its output shows the crash of that name.
TEST_F(TriageTest, ABugThatFailsInTwoWaysHasOneName) {
  finding("a.json", "[1]");
  finding("b.json", "[2]");
  write("turns.c",
        "#include <assert.h>\n#include <stdio.h>\n"
        "__attribute__((noinline)) void first(int ok) { assert(ok); }\n"
        "__attribute__((noinline)) void second(int ok) { assert(ok); }\n"
        "int main(int argc, char** argv) {\n"
        "  int c = 0; FILE* f = fopen(argv[1], \"r\"); if (!f || fgetc(f) != '[') return 0;\n"
        "  FILE* t = fopen(\"" +
            path("turn").string() +
            "\", \"r+\"); c = fgetc(t); rewind(t); fputc(c == '1' ? '2' : '1', t); fclose(t);\n"
            "  if (c == '1') first(0); else second(0);\n}\n");
  ASSERT_EQ(run("cc", {"-w", "-g", "-o", path("turns"), path("turns.c")}).exit, 0);
  for (const char* turn : {"1", "2"}) {
    write("turn", turn);
    const Ended ended = hone({"triage", "findings", "-o", std::string("bugs") + turn, "-j", "1", "--no-debugger",
                              "--fresh", "--trust-test", "--", path("turns").string(), "@@"});
    EXPECT_EQ(ended.exit, 0) << ended.err;
    const Index found = index(std::string("bugs") + turn);
    ASSERT_EQ(found["bugs"].size(), 1u) << found;
    const std::string name = found["bugs"][0]["name"];
    EXPECT_THAT(name, HasSubstr("first"));
    EXPECT_EQ(membersOf(found["bugs"][0]).size(), 2u);
    EXPECT_THAT(read(std::string("bugs") + turn + "/" + name + "/output.txt"), HasSubstr("first: Assertion"));
  }
}

TEST_F(TriageTest, SaysWhatItLeavesOut) {
  addFindings();
  for (const char* name : {"c3.log", ".c4.json", "README.txt", "fuzz-0.log"})
    finding(name, R"({"k": [1, 2, 3, 4, 5]})");
  fs::create_directories(path("elsewhere"));
  fs::create_directory_symlink("../elsewhere", path("findings/folder"));
  fs::create_symlink("nothing", path("findings/gone.json"));
  const std::string said = triage({}).err;
  EXPECT_THAT(said, HasSubstr("looks like a note and not like a finding: findings/.c4.json, findings/c3.log;"));
  EXPECT_THAT(said, HasSubstr("left out: findings/folder (a link to a folder)"));
  EXPECT_THAT(said, HasSubstr("left out: findings/gone.json (a link that leads nowhere)"));
  EXPECT_THAT(said, Not(HasSubstr("README")));
  EXPECT_EQ(bugOf(index(), "c3.log"), nullptr);
  const Ended ended = hone(
      {"triage", "findings", "findings/c3.log", "-o", "bugs", "--no-debugger", "--", path("parser").string(), "@@"});
  EXPECT_EQ(ended.exit, 0);
  EXPECT_NE(bugOf(index(), "c3.log"), nullptr);
}

/// A failure may depend on addresses and other things that forks of one process share.
TEST_F(TriageTest, EachRunOfAFindingIsASampleOfItsOwn) {
  write("slow.c",
        "#include <stdio.h>\n#include <stdlib.h>\n#include <string.h>\n"
        "__attribute__((constructor)) static void begin(void) { for (volatile long i = 0; i < 20000000; ++i) {} }\n"
        "int main(int argc, char** argv) {\n"
        "  char line[4096], text[100] = \"\";\n"
        "  int forked = 0;\n"
        "  fgets(text, sizeof text, fopen(argv[1], \"r\"));\n"
        "  FILE* maps = fopen(\"/proc/self/maps\", \"r\");\n"
        "  while (fgets(line, sizeof line, maps)) if (strstr(line, \"hone-start\")) forked = 1;\n"
        "  FILE* log = fopen(\"" +
            path("runs").string() +
            "\", \"a\");\n"
            "  fprintf(log, \"%s %s\\n\", forked ? \"fork\" : \"exec\", text);\n"
            "  fclose(log);\n"
            "  if (strstr(text, \"needle\")) abort();\n"
            "}\n");
  ASSERT_EQ(run("cc", {"-w", "-o", path("slow"), path("slow.c")}).exit, 0);
  for (int i = 0; i < 8; ++i)
    finding(std::to_string(i) + ".json", "[" + std::to_string(i) + ", \"needle\", " + std::to_string(i) + "]");
  ASSERT_EQ(
      hone({"triage", "findings", "-o", "bugs", "-j", "1", "--no-debugger", "--", path("slow").string(), "@@"}).exit,
      0);
  const std::string runs = read("runs");
  EXPECT_THAT(runs, HasSubstr("fork ")) << "while the finding is reduced";
  for (int i = 0; i < 8; ++i) {
    const std::string text = " " + read("findings/" + std::to_string(i) + ".json");
    const size_t second = runs.find("exec" + text, runs.find("exec" + text) + 1);
    EXPECT_LT(second, runs.find("fork" + text)) << "two runs tell whether it fails";
  }
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
