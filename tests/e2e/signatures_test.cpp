// Signatures of programs that are built and run here; a kind whose compiler is missing is skipped. The sources are
// those of tests/oracle/crashes, and so are the signatures.
#include <algorithm>
#include <array>
#include <fstream>
#include <map>
#include <set>

#include "end_to_end.h"

namespace hone {
namespace {

using testing::Each;
using testing::SizeIs;

const fs::path sources = fs::path(HONE_SOURCE_DIR) / "tests/oracle/crashes";

struct Kind {
  std::string name;   ///< of its recorded signatures
  std::string build;  ///< shell commands
  std::string run;    ///< before the name of a bug and its size
  std::vector<std::string> bugs;
};

/// Sizes of a bug's inputs. The signature is the same for each.
constexpr std::array sizes = {"9", "120"};

// Only bugs whose signatures are the same in all versions of a compiler.
const std::string gcc = "g++ -g -O1 -w bugs.cpp -o bugs -fsanitize=";
const std::string clang = "llvm-symbolizer --version && clang++ -g -O1 -w bugs.cpp -o bugs -fsanitize=";
const std::vector<Kind> kinds = {
    {"gcc-asan", gcc + "address", "./bugs", {"heap-overflow", "use-after-free", "double-free", "leak-list"}},
    {"gcc-lsan", gcc + "leak", "./bugs", {"leak-list"}},
    {"gcc-ubsan", gcc + "undefined", "./bugs", {"add", "pick"}},
    {"gcc-tsan", gcc + "thread && setarch -R true", "setarch -R ./bugs", {"race", "race-other"}},
    {"clang-asan", clang + "address", "./bugs", {"heap-overflow", "use-after-free", "double-free"}},
    {"clang-msan", clang + "memory", "./bugs", {"decide", "decide-elsewhere"}},
    {"clang-ubsan", clang + "undefined", "env UBSAN_OPTIONS=print_stacktrace=1 ./bugs", {"add", "pick"}},
    {"plain",
     "g++ -O1 -w -fstack-protector-all -D_GLIBCXX_ASSERTIONS bugs.cpp -o bugs",
     "./bugs",
     {"double-free", "bad-free", "assert-insert", "index", "find-name", "refuse"}},
    {"rust",
     "HOME=$(getent passwd \"$(id -u)\" | cut -d: -f6) rustc -O -g bugs.rs -o bugs",
     "env RUST_BACKTRACE=0 ./bugs",
     {"walk", "parse", "refuse"}},
    {"go", "GOCACHE=$PWD/cache go build -o bugs bugs.go", "./bugs", {"walk", "follow", "refuse"}},
    {"java", "javac -d . Bugs.java", "java -cp . Bugs", {"pick", "number", "refuse"}},
    {"node", "node --version", "node bugs.js", {"walk", "first", "next"}},
    {"python", "python3 --version", "python3 bugs.py", {"walk", "load", "refuse"}},
};

class SignaturesTest : public EndToEnd, public testing::WithParamInterface<Kind> {
 protected:
  void shell(const std::string& commands) {
    if (run("sh", {"-c", "cd " + path("program").string() + " && " + commands}).exit != 0)
      GTEST_SKIP() << "it can't be built here: " << commands;
  }

  /// The signatures of the bugs that triage finds, by the files that show them.
  std::map<std::string, std::set<std::string>> triaged(std::vector<std::string> options) {
    options.insert(options.begin(), {"triage", "findings", "-o", "bugs", "-q", "--trust-test", "--budget", "1"});
    const Ended ended = hone(options);
    EXPECT_EQ(ended.exit, 0) << ended.err;
    std::map<std::string, std::set<std::string>> signatures;
    const auto index = nlohmann::json::parse(read("bugs/index.json"));
    for (const auto& bug : index["bugs"])
      for (const auto& member : bug["members"])
        for (const auto& signature : bug["signatures"])
          signatures[fs::path(member["file"].get<std::string>()).filename()].insert(signature);
    return signatures;
  }
};

void PrintTo(const Kind& kind, std::ostream* out) { *out << kind.name; }

/// By "kind/bug".
std::map<std::string, std::string> recordedSignatures() {
  std::map<std::string, std::string> recorded;
  std::ifstream lines(sources / "signatures");
  for (std::string line; std::getline(lines, line);) {
    const size_t colon = line.find(": ");
    recorded[line.substr(0, colon)] = line.substr(colon + 2);
  }
  return recorded;
}

TEST_P(SignaturesTest, OfARealProgram) {
  fs::create_directories(path("program"));
  for (const char* source : {"bugs.cpp", "bugs.rs", "bugs.go", "Bugs.java", "bugs.js", "bugs.py"})
    fs::copy(sources / source, path("program"));
  shell(GetParam().build);
  if (IsSkipped()) return;
  script("run.sh", "cd " + path("program").string() + "; export LC_ALL=C GOTRACEBACK=single; exec " + GetParam().run +
                       " $(cat \"$1\")");
  fs::create_directories(path("findings"));
  for (const std::string& bug : GetParam().bugs)
    for (const char* size : sizes) write("findings/" + bug + "." + size, bug + " " + size);
  const auto recorded = recordedSignatures();
  const auto found = triaged({"--language", "generic", "--no-debugger", "--", path("run.sh"), "@@"});
  for (const std::string& bug : GetParam().bugs)
    for (const std::string size : sizes) {
      const std::string file = bug + "." + size;
      ASSERT_TRUE(found.contains(file)) << file << " doesn't fail";
      EXPECT_EQ(found.at(file), std::set{recorded.at(GetParam().name + "/" + bug)}) << file;
    }
}

std::string identifierOf(const testing::TestParamInfo<Kind>& test) {
  std::string name = test.param.name;
  std::ranges::replace(name, '-', '_');
  return name;
}
INSTANTIATE_TEST_SUITE_P(Kinds, SignaturesTest, testing::ValuesIn(kinds), identifierOf);

/// What no compiler's runtime reports.
class BareSignaturesTest : public SignaturesTest {
 protected:
  void build(const std::string& source) {
    write("program.c", source);
    ASSERT_EQ(run("cc", {"-g", "-O0", "-w", "-o", path("program"), path("program.c")}).exit, 0);
    fs::create_directories(path("findings"));
  }
};

TEST_F(BareSignaturesTest, OfASegmentationFaultBelowADebugger) {
  if (run("gdb", {"--version"}).exit != 0) GTEST_SKIP() << "there is no gdb";
  build(R"(#include <stdio.h>
int* nowhere;
int readIt(void) { return *nowhere; }
int writeIt(void) { return *nowhere = 1; }
int main(int n, char** words) { return getc(fopen(words[1], "r")) == 'r' ? readIt() : writeIt(); })");
  write("findings/r", "r1");
  write("findings/w", "w1");
  const auto found = triaged({"--language", "generic", "--", path("program"), "@@"});
  EXPECT_EQ(found.at("r"), std::set<std::string>{"SIGSEGV, readIt < main"});
  EXPECT_EQ(found.at("w"), std::set<std::string>{"SIGSEGV, writeIt < main"});
}

/// A rule about the exit status comes beside the crashes, whose stacks count as without it.
TEST_F(BareSignaturesTest, OfCrashesBesideAnExitStatus) {
  if (run("gdb", {"--version"}).exit != 0) GTEST_SKIP() << "there is no gdb";
  build(R"(#include <stdio.h>
#include <stdlib.h>
void readIt(void) { abort(); }
void writeIt(void) { abort(); }
int main(int n, char** words) {
  switch (getc(fopen(words[1], "r"))) {
    case 'r': readIt();
    case 'w': writeIt();
    case 'e': return 3;
  }
  return 0;
})");
  for (const char* text : {"r1", "w1", "e1", "fine"}) write("findings/" + std::string(1, text[0]), text);
  const auto found = triaged({"--language", "generic", "--exit", "nonzero", "--", path("program"), "@@"});
  EXPECT_EQ(found.at("r"), std::set<std::string>{"SIGABRT, readIt < main"});
  EXPECT_EQ(found.at("w"), std::set<std::string>{"SIGABRT, writeIt < main"});
  EXPECT_EQ(found.count("e"), 1u);
}

TEST_F(BareSignaturesTest, OfLimits) {
  build(R"(#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
int main(int n, char** words) {
  if (getc(fopen(words[1], "r")) == 'h') for (;;) pause();
  for (;;) memset(malloc(1 << 20), 1, 1 << 20);
})");
  write("findings/h", "h1");
  write("findings/m", "m1");
  const auto found = triaged(
      {"--language", "generic", "--no-debugger", "--timeout", "2", "--memory", "100", "--", path("program"), "@@"});
  EXPECT_EQ(found.at("h"), std::set<std::string>{"timeout"});
  EXPECT_EQ(found.at("m"), std::set<std::string>{"SIGSEGV"});
}

TEST_F(BareSignaturesTest, OfACompilerThatBreaks) {
  if (run("clang", {"--version"}).exit != 0) GTEST_SKIP() << "there is no clang";
  fs::create_directories(path("findings"));
  // Clang breaks on demand, and gcc on deep nesting.
  write("findings/a.c", "int a;\n#pragma clang __debug crash\n");
  write("findings/b.c", "int a, b, c;\n\n#pragma clang __debug crash\n");
  const auto found = triaged({"--no-debugger", "--timeout", "60", "--", "clang", "-c", "@@", "-o", "/dev/null"});
  EXPECT_THAT(found.at("a.c"), SizeIs(1));
  EXPECT_THAT(found.at("a.c"), Each(testing::HasSubstr("compiler crash")));
  EXPECT_EQ(found.at("a.c"), found.at("b.c"));
}

TEST_F(BareSignaturesTest, OfAnInternalCompilerError) {
  fs::create_directories(path("findings"));
  for (const size_t depth : {60000, 70000})
    write("findings/" + std::to_string(depth) + ".c",
          "int f(int x) { return " + std::string(depth, '(') + "x" + std::string(depth, ')') + "; }\n");
  const auto found = triaged({"--language", "generic", "--timeout", "60", "--", "gcc", "-c", "@@", "-o", "/dev/null"});
  for (const char* file : {"60000.c", "70000.c"})
    EXPECT_EQ(found.at(file),
              std::set<std::string>{"internal compiler error: Segmentation fault signal terminated program cc1"});
}

}  // namespace
}  // namespace hone
