// The ways to say what a failure is.
#include "end_to_end.h"

namespace hone {
namespace {

class TestKinds : public EndToEnd {
 protected:
  TestKinds() { write("in.json", "{\"a\": [1, 2, 3], \"b\": \"needle\", \"c\": [true, [4, 5]]}\n"); }

  /// hone's result for in.json.
  std::string reduced(std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), {"reduce", "in.json", "-o", "out.json"});
    fs::remove(path("out.json"));
    Ended ended = hone(arguments);
    EXPECT_EQ(ended.exit, 0) << ended.err;
    return read("out.json");
  }

  /// Doesn't compare the exact text, so that hone may improve.
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

TEST_F(TestKinds, CommandsAndScriptsThatAreForked) {
  script("test.sh", "cat \"$1\" | grep -q needle");
  const std::vector<std::vector<std::string>> tests = {
      {"--test", "test.sh"}, {"--exit", "0", "--", "grep", "needle", "@@"}, {"--stdout", "needle", "--", "cat", "@@"}};
  for (const std::vector<std::string>& test : tests) {
    std::string byExec;
    nlohmann::json exec;
    for (const char* how : {"exec", "auto", "fork", "warm"}) {
      std::vector<std::string> arguments = {"reduce", "in.json", "-o", "out.json", "-j", "4", "--launch", how};
      arguments.insert(arguments.end(), test.begin(), test.end());
      fs::remove(path("out.json"));
      const nlohmann::json stats = statsOf(arguments);
      if (exec.is_null()) {
        exec = stats;
        byExec = read("out.json");
      }
      EXPECT_EQ(read("out.json"), byExec) << how;
      EXPECT_EQ(stats["tests"], exec["tests"]) << how;
      const std::string program = test.size() > 2 ? test[3] : "";
      if ((how == std::string("fork") && !program.empty()) || (how == std::string("warm") && program == "cat")) {
        EXPECT_GT(stats["starts"]["forked"], 0) << program;
      }
    }
  }
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
  EXPECT_THAT(reduced({"--exit", "0", "--", "grep", "-q", "--regexp", "ne{2}dle", "-E", "@@"}), isSmallWith("needle"));
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
    Ended ended =
        hone({"reduce", rule, "ne{2}dle", "in.json", "-o", "out.json", "--trust-test", "--", "grep", "needle", "@@"});
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
  EXPECT_THAT(reduced({"--stdout", "^ne{2}dle$", "--", "jq", "-r", ".b", "@@"}), isSmallWith("needle"));
}

TEST_F(TestKinds, StandardError) {
  EXPECT_THAT(reduced({"--stderr", "Cannot iterate over string \\(\"needle\"\\)", "--", "jq", ".b[]"}),
              isSmallWith("needle"));
}

TEST_F(TestKinds, AllRulesMustHold) {
  std::string both = reduced({"--exit", "0", "--stdout", "needle", "--stdout", "4", "--", "cat", "@@"});
  EXPECT_THAT(both, testing::AllOf(isSmallWith("needle", 30), testing::HasSubstr("4")));
  // Without `b`, jq can't iterate over null, and --not-stderr excludes that.
  EXPECT_THAT(reduced({"--stderr", "Cannot iterate", "--not-stderr", "null", "--", "jq", ".b[]", "@@"}),
              isSmallWith("\"b\""));
}

TEST_F(TestKinds, HangingTestsAreCutOff) {
  // A candidate without `true` hangs. That takes a while, so the search is cut short.
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
  EXPECT_THAT(ended.err, testing::HasSubstr("not interesting"));
}

TEST_F(TestKinds, MemoryIsLimited) {
  // A candidate without `true` needs 200 MB.
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

TEST_F(TestKinds, ServersOfTheDocumentation) {
  const fs::path examples = fs::path(HONE_SOURCE_DIR) / "docs/examples";
  ASSERT_EQ(run("javac", {"-d", path(""), examples / "Server.java"}).exit, 0);
  ASSERT_EQ(run("cc", {"-o", path("server"), examples / "server.c"}).exit, 0);
  for (const std::string& server :
       {std::string("java Server"), std::string("./server"), "node '" + (examples / "server.js").string() + "'"})
    EXPECT_THAT(reduced({"--test-server", server}), isSmallWith("needle")) << server;
}

TEST_F(TestKinds, Server) {
  script("server.sh", "while read -r path; do grep -q needle \"$path\" && echo fail || echo 1; done");
  EXPECT_THAT(reduced({"--test-server", "./server.sh", "-j", "2"}), isSmallWith("needle"));
}

TEST_F(TestKinds, ServerThatDiesAndHangs) {
  script("server.sh",
         "while read -r path; do\n"
         "grep -q true \"$path\" || exit 1\n"
         "grep -q '\"a\"' \"$path\" || sleep 1000\n"
         "grep -q needle \"$path\" && echo 0 || echo 1; done");
  nlohmann::json stats =
      statsOf({"reduce", "in.json", "-o", "out.json", "--test-server", "./server.sh", "--timeout", "0.3"});
  EXPECT_GT(stats["unresolved"], 0);
  EXPECT_THAT(read("out.json"),
              testing::AllOf(testing::HasSubstr("needle"), testing::HasSubstr("true"), testing::HasSubstr("\"a\"")));
}

TEST_F(TestKinds, Library) {
  write("test.c",
        "#include <stdlib.h>\n#include <string.h>\n"
        "int hone_test(const unsigned char* data, size_t size) {\n"
        "  char* text = calloc(size + 1, 1);\n"
        "  memcpy(text, data, size);\n"
        "  if (!strstr(text, \"true\")) abort();\n"
        "  return !strstr(text, \"needle\");\n"
        "}\n");
  ASSERT_EQ(run("cc", {"-shared", "-fPIC", "-o", "test.so", "test.c"}).exit, 0);
  EXPECT_THAT(reduced({"--test-library", "test.so"}),
              testing::AllOf(isSmallWith("needle", 30), testing::HasSubstr("true")));
  EXPECT_EQ(hone({"reduce", "in.json", "--test-library", "./test.so", "--signal", "ABRT"}).exit, 1) << "no crash";
}

TEST_F(TestKinds, SameCrashRefusesOthers) {
  write("program.py",
        "import json, sys\n"
        "def first(value): return value['b']['c']\n"
        "def second(value): raise ValueError(value)\n"
        "value = json.load(open(sys.argv[1]))\n"
        "if isinstance(value, dict) and 'a' in value: first(value)\n"
        "second(value)\n");
  Ended ended =
      hone({"reduce", "in.json", "-o", "out.json", "--same-crash", "--", "python3", path("program.py"), "@@"});
  EXPECT_EQ(ended.exit, 0) << ended.err;
  EXPECT_THAT(ended.err, testing::HasSubstr("TypeError, program.py:first < program.py:<module>"));
  EXPECT_THAT(run("python3", {"program.py", "out.json"}).err, testing::HasSubstr("TypeError"));
}

/// A program that is the candidate: its functions may get other names, but the exception must say the same.
TEST_F(TestKinds, SameCrashOfAProgramThatIsReduced) {
  write("app.py",
        "def walk(node):\n"
        "    for key in node.keys():\n"
        "        walk(key)\n"
        "walk([1, 2])\n");
  const Ended ended =
      hone({"reduce", "app.py", "-o", "out.py", "--same-crash", "--no-progress", "--", "python3", "@@"});
  EXPECT_EQ(ended.exit, 0) << ended.err;
  EXPECT_THAT(ended.err, testing::HasSubstr("AttributeError: _ object has no attribute _"));
  EXPECT_THAT(run("python3", {"out.py"}).err, testing::HasSubstr("object has no attribute"));
  size_t nameErrors = 0;
  for (size_t at = ended.out.find("NameError"); at != ended.out.npos; at = ended.out.find("NameError", at + 1))
    ++nameErrors;
  EXPECT_LE(nameErrors, 2u) << "with and without a name that Python suggests: " << ended.out;
}

TEST_F(TestKinds, SameCrashIsInTheSameFunction) {
  write("a.c",
        "#include <stdio.h>\n#include <string.h>\n#include <assert.h>\n"
        "static void header(const char *s) { if (strlen(s) < 12) return; const char *p = strchr(s, ':'); assert(p); }\n"
        "static void color(const char *s) { const char *p = strstr(s, \"rgb\"); assert(p); }\n"
        "int main(int n, char **v) {\n  static char b[4096];\n  FILE *f = fopen(v[1], \"r\");\n"
        "  while (fgets(b, 4096, f)) strstr(b, \"head\") ? header(b) : strchr(b, 'c') ? color(b) : (void)0;\n}\n");
  ASSERT_EQ(run("cc", {"-g", "-w", "-o", path("a"), path("a.c")}).exit, 0);
  write("in.txt", "head of the file and more\nx\ny \"c\"\n");
  EXPECT_EQ(hone({"reduce", "in.txt", "-o", "out.txt", "--same-crash", "--no-progress", "--", path("a"), "@@"}).exit,
            0);
  EXPECT_THAT(run(path("a"), {"out.txt"}).err, testing::HasSubstr("header: Assertion"));
}

TEST_F(TestKinds, ALeakIsTheSameCrashWhateverItsSize) {
  write("program.c",
        "#include <stdio.h>\n"
        "#include <stdlib.h>\n"
        "#include <string.h>\n"
        "char *volatile kept;\n"
        "int main(int count, char **arguments) {\n"
        "  char text[4096] = {0};\n"
        "  size_t size = fread(text, 1, sizeof text - 1, fopen(arguments[1], \"r\"));\n"
        "  if (strchr(text, '[') == NULL || strchr(text, ']') == NULL) return 2;\n"
        "  for (int i = 0; i < 5; ++i) kept = malloc(size);\n"
        "  kept = NULL;\n"
        "}\n");
  ASSERT_EQ(run("gcc", {"-g", "-w", "-fsanitize=leak", "-o", path("program"), path("program.c")}).exit, 0);
  const std::string byText = reduced({"--stderr", "detected memory leaks", "--", path("program"), "@@"});
  EXPECT_LE(byText.size(), 3u);
  EXPECT_EQ(reduced({"--same-crash", "--", path("program"), "@@"}), byText);
  // A script that passes on the report, whose last line counts the bytes.
  script("test.sh", path("program").string() + " \"$1\" 2>&1 && exit 1; [ $? = 23 ]");
  EXPECT_EQ(reduced({"--same-crash", "--test", "test.sh"}), byText);
}

TEST_F(TestKinds, SameCrashOfAScriptIsItsLastLine) {
  script("test.sh", "grep -q needle \"$1\" || exit 1; grep -q '\"a\"' \"$1\" && echo first || echo second; exit 0");
  EXPECT_THAT(reduced({"--test", "test.sh"}), testing::Not(testing::HasSubstr("\"a\"")));
  EXPECT_THAT(reduced({"--same-crash", "--test", "test.sh"}), testing::HasSubstr("\"a\""));
  EXPECT_THAT(hone({"reduce", "in.json", "--same-crash", "--exit", "0", "--test", "test.sh"}).err,
              oneLineWith("rules other than --same-crash go with a command"));
}

TEST_F(TestKinds, SignatureByAnExpression) {
  script("program.sh",
         "grep -q needle \"$1\" || exit 0; grep -q '\"a\"' \"$1\" && echo case A $$ || echo case B $$; exit 3");
  const std::vector<std::string> command = {"--signature", "case (\\w)", "--", path("program.sh"), "@@"};
  EXPECT_THAT(reduced(command), testing::HasSubstr("\"a\""));
  std::vector<std::string> run = {"reduce", "in.json", "-o", "out.json"};
  run.insert(run.end(), command.begin(), command.end());
  EXPECT_EQ(statsOf(run)["signature"], "A");
  EXPECT_THAT(hone(run).out, testing::HasSubstr("the failure: A\n"));
}

TEST_F(TestKinds, Hang) {
  script("hangs.sh", "grep -q needle \"$1\" && sleep 1000; exit 0");
  EXPECT_THAT(reduced({"--hang", "0.3", "--", path("hangs.sh"), "@@"}), isSmallWith("needle"));
}

TEST_F(TestKinds, FlakyTestsAreFound) {
  // Every other run fails.
  script("flaky.sh", "if [ -e " + path("mark").string() + " ]; then rm " + path("mark").string() +
                         "; exit 1; fi; touch " + path("mark").string());
  Ended ended = hone({"reduce", "in.json", "-j", "1", "--test", "flaky.sh"});
  EXPECT_EQ(ended.exit, 2);
  EXPECT_THAT(ended.err, oneLineWith("the test is flaky: 2 of 3 runs"));
  EXPECT_THAT(hone({"reduce", "in.json", "-j", "1", "--test", "flaky.sh", "--repeat", "2"}).err,
              oneLineWith("the test is flaky: in.json fails in about 53 % of runs (10 of 19)"));
}

TEST_F(TestKinds, FilesThatTheCommandWontFind) {
  write("config", "needle\n");
  Ended ended = hone({"reduce", "in.json", "-o", "out.json", "--exit", "0", "--", "grep", "-qf", "config", "@@"});
  EXPECT_THAT(ended.err, testing::HasSubstr("give --with config or write " + path("config").string()));
  EXPECT_THAT(reduced({"--exit", "0", "--with", "config", "--", "grep", "-qf", "config", "@@"}), isSmallWith("needle"));
}

TEST_F(TestKinds, OptionsFromAFileAndTheEnvironment) {
  write("hone.toml", "max-tests = 5\nexit = 0\nwith = [\"config\"]\n[reduce]\njobs = 1\n[repair]\njobs = 3\n");
  write("config", "needle\n");
  const std::vector<std::string> common = {"reduce", "in.json", "-o",  "out.json", "--config", "hone.toml",
                                           "--",     "grep",    "-qf", "config",   "@@"};
  nlohmann::json stats = statsOf(common, 3);
  EXPECT_EQ(stats["tests"], 5);
  EXPECT_EQ(stats["jobs"], 1);
  setVariable("HONE_MAX_TESTS", "4");
  EXPECT_EQ(statsOf(common, 3)["tests"], 4);
  write("hone.toml", "jabs = 5\n");
  EXPECT_THAT(hone(common).err, oneLineWith("hone.toml:1: no command has an option --jabs; did you mean jobs?"));
}

TEST_F(TestKinds, DryRunTestsTheInputAndWritesNothing) {
  using testing::HasSubstr;
  for (const char* mode : {"reduce", "repair", "generalize", "explain"}) {
    Ended ended = hone({mode, "in.json", "-o", "out", "--dry-run", "--max-tests", "7", "--exit", "0", "--", "grep",
                        "-q", "needle", "@@"});
    EXPECT_EQ(ended.exit, 0) << mode;
    EXPECT_THAT(ended.out, testing::AllOf(HasSubstr("language  json"), HasSubstr("test      grep -q needle @@"),
                                          HasSubstr(" for the input, in "), HasSubstr(" a test, 7 tests")))
        << mode;
    EXPECT_FALSE(fs::exists(path("out"))) << mode;
  }
  const std::vector<std::string> other = {"--dry-run", "--exit", "0", "--", "grep", "-q", "noodle", "@@"};
  for (const char* mode : {"reduce", "generalize"}) {
    std::vector<std::string> command = {mode, "in.json"};
    command.insert(command.end(), other.begin(), other.end());
    Ended ended = hone(command);
    EXPECT_EQ(ended.exit, 1) << mode;
    EXPECT_THAT(ended.out, HasSubstr("pass for the input")) << mode;
  }
  EXPECT_THAT(hone({"reduce", "in.json", "--dry-run", "--effort", "quick", "--stdout", "x", "--", "cat"}).out,
              HasSubstr("passes    coarse, unused, cull, hoist, layout, hdd\n"));
  EXPECT_THAT(hone({"repair", "in.json", "--dry-run", "--grammar-only"}).err, oneLineWith("--dry-run runs the test"));
}

TEST_F(TestKinds, AllModesTakeOptionsFromAFile) {
  write("hone.toml",
        "max-tests = 0\njobs = 1\nexit = 0\noutput = \"out\"\nlanguage = \"json\"\n[generate]\ncount = 2\n");
  for (const char* mode : {"reduce", "repair", "generalize", "explain"}) {
    nlohmann::json stats = statsOf({mode, "in.json", "--config", "hone.toml", "--", "grep", "-q", "needle", "@@"}, 3);
    EXPECT_EQ(stats["tests"], 0) << mode;
    EXPECT_EQ(stats["jobs"], 1) << mode;
  }
  setVariable("HONE_OUTPUT", "texts");
  EXPECT_EQ(hone({"generate", "--config", "hone.toml"}).exit, 0);
  EXPECT_TRUE(fs::exists(path("texts/0002.json")));
  EXPECT_FALSE(fs::exists(path("texts/0003.json")));
}

TEST_F(TestKinds, TheLogHasALineForEachVerdict) {
  nlohmann::json stats = statsOf(
      {"reduce", "in.json", "-o", "out.json", "--log", "log.jsonl", "--exit", "0", "--", "grep", "-q", "needle", "@@"});
  std::istringstream lines(read("log.jsonl"));
  uint64_t tests = 0;
  for (std::string line; std::getline(lines, line);) {
    nlohmann::json entry = nlohmann::json::parse(line);
    tests += !entry.contains("cached");
    EXPECT_EQ(entry["test"], tests);
    EXPECT_EQ(entry["candidate"].get<std::string>().size(), 32u);
  }
  EXPECT_EQ(tests, stats["tests"]);
}

}  // namespace
}  // namespace hone
