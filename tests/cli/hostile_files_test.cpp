// Files of users may be damaged in any way. hone must either work or say in one line what is wrong.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>

#include "cli/cli.h"
#include "text/file.h"
#include "text/random.h"

namespace hone {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

struct Outcome {
  int status = 0;
  std::string out, err;
};

class HostileFiles : public testing::Test {
 protected:
  HostileFiles() {
    std::string name = fs::temp_directory_path() / "hone-hostile-XXXXXX";
    folder_ = mkdtemp(name.data());
    setenv("XDG_CACHE_HOME", (folder_ / "cache").c_str(), 1);
    writeFile(folder_ / "in.calc", "sqrt(-2 + (3))");
    writeFile(folder_ / "needle.sh", "#!/bin/sh\ngrep -q 'sqrt(-' \"$1\"\n");
    fs::permissions(folder_ / "needle.sh", fs::perms::owner_all);
  }
  ~HostileFiles() override { fs::remove_all(folder_); }

  std::string path(const std::string& name) const { return folder_ / name; }

  static Outcome hone(std::vector<std::string> words) {
    words.insert(words.begin(), "hone");
    std::vector<char*> arguments;
    for (std::string& word : words) arguments.push_back(word.data());
    testing::internal::CaptureStdout();
    testing::internal::CaptureStderr();
    Outcome outcome;
    outcome.status = runCommandLine(static_cast<int>(arguments.size()), arguments.data());
    outcome.out = testing::internal::GetCapturedStdout();
    outcome.err = testing::internal::GetCapturedStderr();
    return outcome;
  }

  /// Changes, removes or doubles some of its bytes, or replaces them by hostile texts.
  static std::string mutated(std::string text, Random& random) {
    static const std::vector<std::string> hostile = {"-1",         "0",     "1e999", "18446744073709551616",
                                                     "4294967296", "65536", "null",  "true",
                                                     "{}",         "[]",    "\"\"",  "\"x\"",
                                                     "\xff",       "\n",    ",",     "\\u0000",
                                                     "[[[",        "}",     "(?P<",  "="};
    const std::string digits = "0123456789";
    for (uint64_t times = 1 + random.below(3); times > 0 && !text.empty(); --times) {
      const size_t at = random.below(text.size());
      switch (random.below(6)) {
        case 0: text[at] = static_cast<char>(random.below(256)); break;
        case 1: text.erase(at, 1 + random.below(20)); break;
        case 2: text.insert(at, text.substr(random.below(text.size()), 1 + random.below(40))); break;
        case 3: text.insert(at, random.pick(hostile)); break;
        default: {
          // A whole word, so that the file's form stays.
          const std::string& words = random.chance(1, 2) ? digits : std::string("abcdefghijklmnopqrstuvwxyz_");
          size_t begin = text.find_first_of(words, at);
          if (begin == text.npos) break;
          const size_t end = std::min(text.find_first_not_of(words, begin), text.size());
          text.replace(begin, end - begin, random.pick(hostile));
        }
      }
    }
    return text;
  }

  /// `use`: commands, in which FILE stands for the mutant.
  void expectAnswers(const std::string& text, const std::vector<std::vector<std::string>>& uses) {
    Random random(1);
    size_t good = 0;
    for (int mutant = 0; mutant < 1500; ++mutant) {
      const std::string hostile = mutated(text, random);
      writeFile(folder_ / "mutant", hostile);
      std::vector<std::string> use = uses[static_cast<size_t>(mutant) % uses.size()];
      std::replace(use.begin(), use.end(), std::string("FILE"), path("mutant"));
      const Outcome outcome = hone(use);
      good += outcome.status < 2;
      ASSERT_THAT(outcome.status, testing::AnyOf(0, 1, 2)) << hostile;
      if (outcome.status < 2) continue;
      ASSERT_THAT(outcome.err, testing::StartsWith("hone: ")) << hostile;
      ASSERT_EQ(std::count(outcome.err.begin(), outcome.err.end(), '\n'), 1) << outcome.err << hostile;
      for (const char* surprise : {"please report it", "out of memory", "json.exception", "filesystem error"})
        ASSERT_THAT(outcome.err, testing::Not(HasSubstr(surprise))) << hostile;
    }
    EXPECT_GT(good, 20u) << "hardly any mutant was read to its end";
  }

  fs::path folder_;
};

TEST_F(HostileFiles, Configurations) {
  expectAnswers(
      "jobs = 4\nmax-tests = 100\nwith = [\"config.h\", \"data.bin\"]\nquiet = true\n# comment\n"
      "[reduce]\npasses = [\"coarse\", \"tokens\"]\nlayout = \"pretty\"\nmax-time = 1.5\n[repair]\nunits = 'tokens'\n",
      {{"parse", path("in.calc"), "--config", "FILE"},
       {"reduce", path("none"), "--test", path("needle.sh"), "--config", "FILE"},
       {"repair", path("none"), "--grammar-only", "--config", "FILE"}});
}

TEST_F(HostileFiles, Descriptors) {
  writeFile(folder_ / "page.html", "<p style=\"color: red\" onclick=\"f(1)\">a</p><script>var x = 2;</script>\n");
  expectAnswers(
      "{\n  \"start\": \"html:document\",\n  \"grammars\": {\n    \"css2\": {\"files\": [\"none.py\"],\n"
      "      \"islands\": {\"STRING\": [\"'(?P<css:stylesheet>.*)'\"]}, \"replacements\": {\"STRING\": \"''\"}}\n  "
      "}\n}\n",
      {{"parse", path("page.html"), "--format", "FILE"}});
}

TEST_F(HostileFiles, Patterns) {
  ASSERT_EQ(hone({"generalize", path("in.calc"), "--test", path("needle.sh"), "-o", path("p.json"), "--no-reduce",
                  "--no-progress"})
                .status,
            0);
  expectAnswers(readFile(folder_ / "p.json"), {{"match", "--pattern", "FILE", path("in.calc")},
                                               {"match", "--strict", "--pattern", "FILE", path("in.calc")},
                                               {"generate", "--pattern", "FILE"}});
}

TEST_F(HostileFiles, Models) {
  ASSERT_EQ(hone({"explain", path("in.calc"), "--test", path("needle.sh"), "-o", path("m.json"), "--iterations", "2",
                  "--max-tests", "200", "--no-progress"})
                .status,
            0);
  expectAnswers(readFile(folder_ / "m.json"), {{"predict", "--model", "FILE", path("in.calc")},
                                               {"generate", "--model", "FILE", "--class", "fail"},
                                               {"generate", "--model", "FILE", "--class", "pass"}});
}

}  // namespace
}  // namespace hone
