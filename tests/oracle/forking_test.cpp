#include "oracle/forking.h"

#include <gtest/gtest.h>

#include <cstdlib>

#include "../support/scratch.h"
#include "oracle/make_test.h"

namespace hone {
namespace {

class ForkingTest : public testing::Test {
 protected:
  /// A C program that gets the candidate's path.
  CommandSpec program(const std::string& code) const {
    const std::string source = scratch_.file("program.c", code);
    EXPECT_EQ(std::system(("cc -w -o " + scratch_.path("program") + " " + source).c_str()), 0);
    CommandSpec spec;
    spec.argv = {scratch_.path("program"), "@@"};
    spec.candidateName = "input.txt";
    spec.rules.requireExit(1);
    spec.launch = Launch::fork;
    return spec;
  }

  static Verdict run(TestWorker& worker, std::string_view candidate) {
    const std::optional<TestResult> result = worker.run(candidate, Cancellation());
    EXPECT_TRUE(result);
    return result ? result->verdict : Verdict::unresolved;
  }

  /// Exits with 1 if the candidate begins with an f.
  static constexpr const char* plain = R"(
#include <stdio.h>
int main(int argc, char** argv) { return getc(fopen(argv[1], "r")) == 'f'; })";

  Scratch scratch_;
};

TEST_F(ForkingTest, ForksAreComparedAtFirstAndThenTrusted) {
  const auto test = makeProcessTest(program(plain));
  const auto worker = test->makeWorker();
  EXPECT_EQ(run(*worker, "fail"), Verdict::fail);
  EXPECT_EQ(test->startFigures().forked, 0u) << "runs are afresh until they are said not to be";
  worker->startAfresh(false);
  for (int i = 0; i < 20; ++i) {
    EXPECT_EQ(run(*worker, "fail"), Verdict::fail);
    EXPECT_EQ(run(*worker, "pass"), Verdict::pass);
  }
  const StartFigures figures = test->startFigures();
  EXPECT_EQ(figures.forked, 41u) << "with the first text once more";
  EXPECT_EQ(figures.compared, 3u);
  EXPECT_EQ(figures.runs, 45u) << "the first one, and those that were compared by exec";
  EXPECT_GT(figures.startSeconds, 0);
  EXPECT_GT(figures.workSeconds(), 0);
  EXPECT_LT(figures.workSeconds() * double(figures.runs), figures.processorSeconds);
  worker->startAfresh(true);
  EXPECT_EQ(run(*worker, "fail"), Verdict::fail);
  EXPECT_EQ(test->startFigures().forked, figures.forked);
  EXPECT_TRUE(test->takeNotes().empty());
}

TEST_F(ForkingTest, WorkersShareWhatIsKnown) {
  const auto test = makeProcessTest(program(plain));
  const auto one = test->makeWorker(), other = test->makeWorker();
  for (const auto& worker : {one.get(), other.get()}) {
    worker->startAfresh(false);
    for (int i = 0; i < 3; ++i) EXPECT_EQ(run(*worker, "fail"), Verdict::fail);
  }
  EXPECT_EQ(test->startFigures().forked, 6u);
}

TEST_F(ForkingTest, EveryHundredthFailureIsComparedAgain) {
  const auto test = makeProcessTest(program(plain));
  const auto worker = test->makeWorker();
  worker->startAfresh(false);
  for (int i = 0; i < 150; ++i) EXPECT_EQ(run(*worker, "fail"), Verdict::fail);
  EXPECT_EQ(test->startFigures().compared, 4u);
}

TEST_F(ForkingTest, AProgramThatDiffersIsStartedByExec) {
  const std::string maps = R"(
#include <stdio.h>
#include <string.h>
int main(int argc, char** argv) {
  char line[4096];
  FILE* maps = fopen("/proc/self/maps", "r");
  while (fgets(line, sizeof line, maps)) if (strstr(line, "hone-start")) FORKED;
  return 1;
})";
  for (const char* difference : {"return 0", "abort()", "puts(line)"}) {
    std::string code = maps;
    code.replace(code.find("FORKED"), 6, difference);
    CommandSpec spec = program(code);
    spec.rules.requireOutput(Stream::out, "");
    const auto test = makeProcessTest(std::move(spec));
    const auto worker = test->makeWorker();
    worker->startAfresh(false);
    for (int i = 0; i < 5; ++i) EXPECT_EQ(run(*worker, "text"), Verdict::fail) << difference;
    EXPECT_EQ(test->startFigures().forked, 1u);
    const std::vector<std::string> notes = test->takeNotes();
    ASSERT_EQ(notes.size(), 1u) << "said once";
    EXPECT_NE(notes.front().find("differently"), std::string::npos) << notes.front();
    EXPECT_TRUE(test->takeNotes().empty());
  }
}

TEST_F(ForkingTest, AnOutputThatAlwaysDiffersIsNoDifference) {
  CommandSpec spec =
      program("#include <stdio.h>\n#include <unistd.h>\nint main() { printf(\"%d\", getpid()); return 1; }");
  spec.rules.requireOutput(Stream::out, "[0-9]");
  const auto test = makeProcessTest(std::move(spec));
  const auto worker = test->makeWorker();
  worker->startAfresh(false);
  for (int i = 0; i < 10; ++i) EXPECT_EQ(run(*worker, "text"), Verdict::fail);
  EXPECT_GE(test->startFigures().forked, 9u);
}

TEST_F(ForkingTest, ATestOfTimeOrMemoryIsStartedByExec) {
  CommandSpec spec = program(plain);
  spec.rules.requireMemory(1);
  const auto test = makeProcessTest(std::move(spec));
  const auto worker = test->makeWorker();
  worker->startAfresh(false);
  for (int i = 0; i < 5; ++i) EXPECT_EQ(run(*worker, "fail"), Verdict::fail);
  EXPECT_EQ(test->startFigures().forked, 0u);
}

/// A program that computes for some milliseconds up to main. `ifForked`: a statement.
std::string slowToStart(const std::string& ifForked) {
  return R"(
#include <stdio.h>
#include <string.h>
__attribute__((constructor)) static void begin(void) { for (volatile long i = 0; i < 20000000; ++i) {} }
int main(int argc, char** argv) {
  char line[4096];
  FILE* maps = fopen("/proc/self/maps", "r");
  while (fgets(line, sizeof line, maps)) if (strstr(line, "hone-start")) )" +
         ifForked + R"(;
  return getc(fopen(argv[1], "r")) == 'f' ? 0 : 1;
})";
}

TEST_F(ForkingTest, OnlyRunsOfWhichTheStartIsAPartAreForked) {
  CommandSpec spec = program(R"(
#include <stdio.h>
static void compute(long count) { for (volatile long i = 0; i < count; ++i) {} }
__attribute__((constructor)) static void begin(void) { compute(5000000); }
int main(int argc, char** argv) {
  int first = getc(fopen(argv[1], "r"));
  if (first == 'l') compute(150000000);
  return 1;
})");
  spec.launch = Launch::automatic;
  const auto test = makeProcessTest(std::move(spec));
  const auto worker = test->makeWorker();
  worker->startAfresh(false);
  for (int i = 0; i < 4; ++i) run(*worker, "long");
  const uint64_t before = test->startFigures().forked;
  EXPECT_EQ(before, 0u);
  for (int i = 0; i < 6; ++i) run(*worker, "short");
  EXPECT_EQ(test->startFigures().forked, before + 5) << "behind the first short one";
  run(*worker, "long");
  for (int i = 0; i < 3; ++i) run(*worker, "long");
  EXPECT_EQ(test->startFigures().forked, before + 6) << "nor behind a long one";
}

TEST_F(ForkingTest, ProgramsInAScriptAreForked) {
  program(slowToStart(";"));
  for (const Launch launch : {Launch::automatic, Launch::fork, Launch::exec}) {
    CommandSpec spec;
    spec.kind = TestKind::script;
    spec.argv = {
        scratch_.script("t.sh", "cp \"$1\" copy && cd /usr && timeout 100 " + scratch_.path("program") + " \"$1\"")};
    spec.candidateName = "input.txt";
    spec.launch = launch;
    const auto test = makeProcessTest(std::move(spec));
    const auto one = test->makeWorker(), other = test->makeWorker();
    EXPECT_EQ(run(*one, "fail"), Verdict::fail);
    for (const auto& worker : {one.get(), other.get()}) {
      worker->startAfresh(false);
      for (int i = 0; i < 10; ++i) {
        EXPECT_EQ(run(*worker, "fail"), Verdict::fail);
        EXPECT_EQ(run(*worker, "pass"), Verdict::pass);
      }
    }
    EXPECT_EQ(test->startFigures().forked > 30, launch != Launch::exec) << test->startFigures().forked;
    EXPECT_TRUE(test->takeNotes().empty());
  }
}

TEST_F(ForkingTest, AScriptWithoutSlowStartsIsLeftAlone) {
  CommandSpec spec;
  spec.kind = TestKind::script;
  spec.argv = {scratch_.script("t.sh", "grep -q f \"$1\"")};
  spec.candidateName = "input.txt";
  spec.launch = Launch::automatic;
  const auto test = makeProcessTest(std::move(spec));
  const auto worker = test->makeWorker();
  worker->startAfresh(false);
  for (int i = 0; i < 5; ++i) EXPECT_EQ(run(*worker, "fail"), Verdict::fail);
  EXPECT_EQ(test->startFigures().forked, 0u);
}

TEST_F(ForkingTest, AScriptWhoseProgramDiffersIsStartedByExec) {
  // With the library in it, also without a fork.
  program(slowToStart("return 1"));
  CommandSpec spec;
  spec.kind = TestKind::script;
  spec.argv = {scratch_.script("t.sh", scratch_.path("program") + " \"$1\"")};
  spec.candidateName = "input.txt";
  spec.launch = Launch::fork;
  const auto test = makeProcessTest(std::move(spec));
  const auto worker = test->makeWorker();
  worker->startAfresh(false);
  for (int i = 0; i < 5; ++i) EXPECT_EQ(run(*worker, "fail"), Verdict::fail);
  EXPECT_EQ(test->startFigures().forked, 0u);
  EXPECT_EQ(test->takeNotes().size(), 1u);
}

TEST_F(ForkingTest, AProgramThatCantBeForkedIsStartedByExecAndOnlySaidIfAsked) {
  for (const Launch launch : {Launch::fork, Launch::automatic}) {
    CommandSpec spec =
        program("#include <unistd.h>\n__attribute__((constructor)) void c() { getpid(); }\nint main() { return 1; }");
    spec.launch = launch;
    const auto test = makeProcessTest(std::move(spec));
    const auto worker = test->makeWorker();
    worker->startAfresh(false);
    for (int i = 0; i < 3; ++i) EXPECT_EQ(run(*worker, "text"), Verdict::fail);
    EXPECT_EQ(test->startFigures().forked, 0u);
    EXPECT_EQ(test->takeNotes().size(), launch == Launch::fork ? 1u : 0u);
  }
}

TEST(WithoutAddresses, OnlyNumbersInHexadecimalNotationAreTakenOut) {
  EXPECT_EQ(withoutAddresses("at 0x7f01Ab, 12 0x"), "at 0x, 12 0x");
}

}  // namespace
}  // namespace hone
