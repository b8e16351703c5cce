// hone coverage and hone triage --coverage: a corpus of a fuzzer becomes small and reaches as much as before.
#include <csignal>
#include <set>
#include <thread>

#include "end_to_end.h"

namespace hone {
namespace {

using testing::HasSubstr;

/// Reaches a place for each kind of character in its input, and writes that as SanitizerCoverage does.
constexpr const char* playedSource = R"(
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
int main(int count, char** words) {
  FILE* input = count > 1 ? fopen(words[1], "r") : stdin;
  unsigned char reached[256] = {0};
  for (int c; (c = getc(input)) != EOF;) reached[c] = 1;
  if (reached['#']) return 0; /* as if it were not instrumented */
  const char* folder = 0;
  for (const char* at = getenv("ASAN_OPTIONS"); at && (at = strstr(at, "coverage_dir=")); folder = at += 13) {}
  char name[4096];
  snprintf(name, sizeof name, "%s/played.%d.sancov", folder, (int)getpid());
  FILE* output = fopen(name, "w");
  unsigned long long place = 0xC0BFFFFFFFFFFF64ULL;
  fwrite(&place, 8, 1, output);
  for (place = 0; place < 256; ++place)
    if (reached[place]) fwrite(&place, 8, 1, output);
  return fclose(output);
}
)";

/// A real program, which Clang instruments.
constexpr const char* realSource = R"(
#include <stdio.h>
int main(int count, char** words) {
  FILE* input = fopen(words[1], "r");
  int depth = 0;
  for (int c; (c = getc(input)) != EOF;) {
    if (c == '[') ++depth;
    if (c == ']' && --depth == 0) puts("list");
    if (c == '"') puts("text");
  }
  return count - 2;
}
)";

class CoverageTest : public EndToEnd {
 protected:
  std::string built(const std::string& command, const std::string& source) const {
    write("program.c", source);
    const std::string program = path("program").string();
    return std::system((command + " -o " + program + " " + path("program.c").string() + " 2>/dev/null").c_str()) == 0
               ? program
               : "";
  }

  void putCorpus() const {
    fs::create_directories(path("corpus/more"));
    write("corpus/a.json", "[1, 2, 3, 1, 2, 3]");
    write("corpus/b.json", "[1, 2]");
    write("corpus/more/a.json", "{\"a\": 1}");
    write("corpus/c.json", "[3, 3, 3]");
  }

  std::set<std::string> reached(const std::vector<std::string>& files, const std::string& program) {
    std::set<std::string> places;
    for (const std::string& file : files) {
      std::istringstream lines(hone({"coverage", "--", program, file}).out);
      for (std::string line; std::getline(lines, line);) places.insert(line);
    }
    return places;
  }

  std::vector<std::string> filesIn(const std::string& folder) const {
    std::vector<std::string> files;
    for (const auto& entry : fs::recursive_directory_iterator(path(folder)))
      if (entry.is_regular_file()) files.push_back(entry.path().string());
    return files;
  }

  void expectASmallCorpus(const std::string& program) {
    putCorpus();
    EXPECT_EQ(hone({"triage", "--coverage", "corpus", "-o", "small", "--", program, "@@"}).exit, 0);
    EXPECT_EQ(reached(filesIn("small"), program), reached(filesIn("corpus"), program));
    EXPECT_LE(bytesIn("small"), 10u);
  }

  size_t bytesIn(const std::string& folder) const {
    size_t bytes = 0;
    for (const std::string& file : filesIn(folder)) bytes += fs::file_size(file);
    return bytes;
  }
};

TEST_F(CoverageTest, ACorpusBecomesSmallAndReachesTheSamePlaces) {
  const std::string program = built("cc", playedSource);
  putCorpus();
  const Ended ended = hone({"triage", "--coverage", "corpus", "-o", "small", "--", program, "@@"});
  EXPECT_EQ(ended.exit, 0) << ended.err;
  EXPECT_THAT(ended.out, HasSubstr("small: 4 files, 41 bytes -> "));
  EXPECT_EQ(reached(filesIn("small"), program), reached(filesIn("corpus"), program));
  EXPECT_LE(bytesIn("small"), 20u);
  EXPECT_EQ(hone({"triage", "--coverage", "corpus", "-o", "again", "-j", "1", "--", program, "@@"}).exit, 0);
  for (const std::string& file : filesIn("small"))
    EXPECT_EQ(read(file), read("again/" + fs::path(file).filename().string())) << file;
}

TEST_F(CoverageTest, AProgramMayReadStandardInput) {
  const std::string program = built("cc", playedSource);
  putCorpus();
  EXPECT_EQ(hone({"triage", "--coverage", "corpus", "-o", "small", "--", program}).exit, 0);
  EXPECT_EQ(reached(filesIn("small"), program), reached(filesIn("corpus"), program));
}

TEST_F(CoverageTest, FilesWithoutCoverageAreLeftOutAndSaid) {
  const std::string program = built("cc", playedSource);
  putCorpus();
  write("corpus/d.json", "[\"#\"]");
  const Ended ended = hone({"triage", "--coverage", "corpus", "-o", "small", "--", program, "@@"});
  EXPECT_THAT(ended.out, HasSubstr("1 file left out"));
  EXPECT_FALSE(fs::exists(path("small/d.json")));
  const Ended none = hone({"triage", "--coverage", "corpus/d.json", "-o", "none", "--", program, "@@"});
  EXPECT_EQ(none.exit, 2);
  EXPECT_THAT(none.err, oneLineWith("wrote no coverage: compile it"));
}

/// A program that leaves a byte behind for each of its runs.
class StoredCoverageTest : public CoverageTest {
 protected:
  void SetUp() override {
    CoverageTest::SetUp();
    setVariable("HONE_FRESH", "false");
    setVariable("XDG_CACHE_HOME", path("cache"));
    counted_ = built("cc", std::string(playedSource));
    script("counted.sh", "printf . >>" + path("runs").string() + "; sleep 0.02; exec " + counted_ + " \"$1\"");
    putCorpus();
  }
  std::vector<std::string> arguments(const std::string& output) const {
    return {"triage", "--coverage", "corpus", "-o", output, "-q", "--timeout", "20", "--", path("counted.sh"), "@@"};
  }
  std::vector<std::string> resuming(const std::string& output) const {
    std::vector<std::string> words = arguments(output);
    words.insert(words.begin() + 1, "--resume");
    return words;
  }
  size_t runs() const { return fs::exists(path("runs")) ? fs::file_size(path("runs")) : 0; }

 private:
  std::string counted_;
};

TEST_F(StoredCoverageTest, ASecondCallRepeatsOnlyWhatMayHaveChanged) {
  ASSERT_EQ(hone(arguments("small")).exit, 0);
  const size_t whole = runs();
  ASSERT_GT(whole, 20u);
  ASSERT_EQ(hone(resuming("again")).exit, 0);
  EXPECT_EQ(runs(), whole + filesIn("small").size());  // each result is tested once more
  // Without --resume, each file is run anew, since the program may be another one below the script.
  ASSERT_EQ(hone(arguments("anew")).exit, 0);
  EXPECT_EQ(runs(), whole + filesIn("corpus").size() + 3 * filesIn("small").size());
  for (const std::string& file : filesIn("small"))
    for (const std::string other : {"again/", "anew/"})
      EXPECT_EQ(read(file), read(other + fs::path(file).filename().string())) << file;
}

TEST_F(StoredCoverageTest, ContinuesAfterKills) {
  ASSERT_EQ(hone(arguments("whole")).exit, 0);
  const size_t whole = runs();
  fs::remove_all(path("cache"));
  fs::remove(path("runs"));
  for (const size_t enough : {whole / 3, 2 * whole / 3}) {
    const pid_t process = start(resuming("small"));
    EXPECT_TRUE(eventually([&] { return runs() >= enough; }));
    kill(process, SIGKILL);
    wait(process);
    EXPECT_TRUE(eventually([&] { return processes().empty(); }));
  }
  EXPECT_THAT(hone(arguments("small")).err, oneLineWith("or continue with --resume"));
  ASSERT_EQ(hone(resuming("small")).exit, 0);
  for (const std::string& file : filesIn("whole"))
    EXPECT_EQ(read(file), read("small/" + fs::path(file).filename().string())) << file;
  EXPECT_EQ(filesIn("small").size(), filesIn("whole").size());
  // A kill costs no more than the tests in flight.
  EXPECT_LE(runs(), whole + 2 * 2 * std::thread::hardware_concurrency());
  write("small/other.txt", "mine");
  EXPECT_THAT(hone(resuming("small")).err, oneLineWith("other.txt isn't of this corpus"));
}

TEST_F(StoredCoverageTest, MaxTimeIsSaid) {
  std::vector<std::string> words = arguments("small");
  words.insert(words.begin() + 1, {"--max-time", "0.01"});
  const Ended ended = hone(words);
  EXPECT_EQ(ended.exit, 3);
  EXPECT_THAT(ended.err, oneLineWith("--resume continues"));
}

TEST_F(CoverageTest, MistakesAreSaidInOneLine) {
  putCorpus();
  EXPECT_THAT(hone({"coverage"}).err, oneLineWith("no command: give it behind --"));
  fs::create_directories(path("full/of"));
  EXPECT_THAT(hone({"triage", "--coverage", "corpus", "-o", "full", "--", "true", "@@"}).err,
              oneLineWith("isn't empty"));
  EXPECT_THAT(hone({"triage", "--coverage", "corpus", "-o", "x", "--exit", "1", "--", "true", "@@"}).err,
              oneLineWith("leave out"));
}

TEST_F(CoverageTest, SanitizerCoverageOfAProgramOfClang) {
  const std::string program = built("clang-14 -fsanitize=address -fsanitize-coverage=trace-pc-guard", realSource);
  if (program.empty()) GTEST_SKIP() << "no clang-14 with its runtime";
  expectASmallCorpus(program);
}

TEST_F(CoverageTest, AProgramOfAfl) {
  const std::string program = built("AFL_QUIET=1 afl-clang-fast", realSource);
  if (program.empty()) GTEST_SKIP() << "no afl-clang-fast";
  expectASmallCorpus(program);
}

}  // namespace
}  // namespace hone
