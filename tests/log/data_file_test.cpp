#include "log/data_file.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <sstream>

namespace hone {
namespace {

namespace fs = std::filesystem;
using testing::ElementsAre;
using testing::IsEmpty;

/// The data that a log of these lines names, if the `message`-th of them, from 0, is the failure.
std::vector<fs::path> found(const std::string& log, size_t message, const std::map<std::string, std::string>& project) {
  std::vector<std::string> lines;
  std::istringstream stream(log);
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  LogFiles files;
  files.below = [&](const fs::path& folder) {
    std::vector<fs::path> all;
    for (const auto& [name, text] : project) all.push_back(folder / name);
    return all;
  };
  files.read = [&](const fs::path& file) { return project.at(file.lexically_relative("/p").string()); };
  return dataFilesIn({lines, 0, message, lines.size()}, "/p", files);
}

TEST(DataFile, IsTheOneThatTheNearestLineNames) {
  const std::map<std::string, std::string> project = {{"data/a.csv", ""}, {"data/b.csv", ""}, {"data/c.csv", ""}};
  EXPECT_THAT(found("reading data/a.csv\nreading data/b.csv\nError: bad\nreading data/c.csv\n", 2, project),
              ElementsAre("/p/data/b.csv"));
  EXPECT_THAT(found("begin\nError: bad\nFAIL c.csv\n", 1, project), ElementsAre("/p/data/c.csv"));
}

TEST(DataFile, IsNoneOfWhichTheLogSaysThatItIsWell) {
  const std::map<std::string, std::string> project = {{"a.csv", ""}, {"b.csv", ""}};
  EXPECT_THAT(found("# reading b.csv\nok 1 - a.csv has lines\nError: bad\n", 2, project), ElementsAre("/p/b.csv"));
  EXPECT_THAT(found("ok 1 - a.csv has lines\nPASS: b.csv\nError: bad\n", 2, project), IsEmpty());
}

TEST(DataFile, OfTheSameNameIsTheOneWhosePathIsSaid) {
  const std::map<std::string, std::string> project = {{"one/in.json", ""}, {"two/in.json", ""}};
  EXPECT_THAT(found("reading two/in.json\nError: bad\n", 1, project), ElementsAre("/p/two/in.json"));
  EXPECT_THAT(found("reading in.json\nError: bad\n", 1, project), ElementsAre("/p/one/in.json", "/p/two/in.json"));
}

TEST(DataFile, IsNamedByAWholeWord) {
  const std::map<std::string, std::string> project = {{"in.json", ""}, {"main.json", ""}};
  EXPECT_THAT(found("reading main.json\nError: bad\n", 1, project), ElementsAre("/p/main.json"));
  EXPECT_THAT(found("reading in.json.bak\nError: bad\n", 1, project), IsEmpty());
  EXPECT_THAT(found("test parse_in.json failed\nError: bad\n", 1, project), ElementsAre("/p/in.json"));
}

TEST(DataFile, IsNamedInTheCodeThatWasRunning) {
  const std::map<std::string, std::string> project = {
      {"test/t.rb", "test 'a'\n  load('small.yml')\ntest 'b'\n  load('large')\n"},
      {"test/small.yml", ""},
      {"test/large.yml", ""}};
  EXPECT_THAT(found("NoMethodError: x\n  test/t.rb:2:in `a'\n", 0, project), ElementsAre("/p/test/small.yml"));
  EXPECT_THAT(found("NoMethodError: x\n  test/t.rb:4:in `b'\n", 0, project), ElementsAre("/p/test/large.yml"));
  // Without a line, one of two is a guess.
  EXPECT_THAT(found("NoMethodError: x\n  in test/t.rb\n", 0, project), IsEmpty());
}

TEST(DataFile, MayGiveItsNameToItsTest) {
  const std::map<std::string, std::string> project = {{"cases/invoice.txt", ""}, {"cases/order.txt", ""}};
  EXPECT_THAT(found("thread 'invoice' panicked at src/lib.rs:3:1:\n", 0, project), ElementsAre("/p/cases/invoice.txt"));
  EXPECT_THAT(found("an invoice was made\nError: bad\n", 1, project), IsEmpty());
}

TEST(DataFile, IsNoCodeAndNoSettings) {
  for (const char* file : {"a.csv", "x.json", "in.xml", "crash-1f2e", "a.sql", "notes.txt"})
    EXPECT_TRUE(isData(file)) << file;
  for (const char* file :
       {"a.py", "package.json", "Makefile", "Cargo.toml", "tsconfig.web.json", "lib.so", "README.md"})
    EXPECT_FALSE(isData(file)) << file;
}

}  // namespace
}  // namespace hone
