// The folders of src/ depend on each other one way only. The linker can't see all of it (headers alone need no
// library), so the #include lines are compared with the map.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <string>

namespace hone {
namespace {

namespace fs = std::filesystem;

const fs::path sourceFolder = fs::path(HONE_SOURCE_DIR) / "src";

/// For each folder, those it may include besides itself. docs/architecture.md draws the same map.
const std::map<std::string, std::set<std::string>> mayInclude = {
    {"text", {}},
    {"process", {"text"}},
    {"grammar", {"text", "process"}},
    {"parse", {"text", "process", "grammar"}},
    {"tree", {"text", "grammar", "parse"}},
    {"derive", {"text", "grammar", "parse", "tree"}},
    {"oracle", {"text", "process"}},
    {"log", {"text", "oracle"}},
    {"search", {"text", "process", "oracle"}},
    {"farm", {"text", "process", "oracle", "search"}},
    {"reduce", {"text", "grammar", "parse", "tree", "search"}},
    {"hone",
     {"text", "process", "grammar", "parse", "tree", "oracle", "search", "reduce", "repair", "pattern", "explain",
      "generalize"}},
    {"options", {"text", "oracle", "hone"}},
    {"findings", {"text", "tree", "oracle", "search", "reduce", "pattern", "generalize", "hone"}},
    {"fuzz", {"text", "grammar", "parse", "tree", "derive", "oracle", "search", "reduce"}},
    {"c",
     {"text", "parse", "tree", "oracle", "search", "reduce", "repair", "pattern", "explain", "generalize", "hone",
      "options", "fuzz"}},
    {"afl", {"c"}},
    {"repair", {"text", "grammar", "parse", "tree", "search"}},
    {"explain", {"text", "grammar", "parse", "tree", "derive", "oracle", "search", "reduce"}},
    {"pattern", {"text", "grammar", "parse", "tree", "derive", "search"}},
    {"generalize", {"text", "grammar", "parse", "tree", "derive", "search", "reduce", "pattern"}},
    {"report", {"text", "process", "oracle", "search"}},
    {"app",
     {"text", "process", "grammar", "parse", "tree", "oracle", "search", "farm", "reduce", "repair", "pattern",
      "explain", "generalize", "hone", "findings", "log", "report"}},
    {"cli",
     {"text", "process", "grammar", "parse", "tree", "oracle", "search", "farm", "reduce", "repair", "pattern",
      "explain", "generalize", "hone", "options", "findings", "log", "report", "app"}},
};

struct Include {
  fs::path file;  ///< relative to src/
  int line;
  std::string named;
};

/// All that is included by quotes; angle brackets name libraries.
std::vector<Include> includes() {
  std::vector<Include> found;
  const std::regex directive(R"re(\s*#\s*include\s*"([^"]+)".*)re");
  for (const auto& entry : fs::recursive_directory_iterator(sourceFolder)) {
    std::string extension = entry.path().extension();
    if (extension != ".h" && extension != ".cpp") continue;
    std::ifstream stream(entry.path());
    std::string text;
    for (int line = 1; std::getline(stream, text); ++line) {
      std::smatch match;
      if (std::regex_match(text, match, directive))
        found.push_back({fs::relative(entry.path(), sourceFolder), line, match[1]});
    }
  }
  return found;
}

std::string where(const Include& include) { return include.file.string() + ":" + std::to_string(include.line); }

TEST(Includes, AreFound) { EXPECT_GT(includes().size(), 100u); }

TEST(Includes, PointOneWay) {
  for (const Include& include : includes()) {
    if (!include.file.has_parent_path()) continue;  // main.cpp
    std::string from = include.file.begin()->string();
    fs::path named = include.named;
    if (!named.has_parent_path()) continue;  // of antlr/, see below
    std::string to = named.begin()->string();
    ASSERT_TRUE(mayInclude.contains(from)) << "src/" << from << " is not in the map of this test";
    EXPECT_TRUE(from == to || mayInclude.at(from).contains(to))
        << where(include) << ": " << from << "/ may not include " << include.named;
  }
}

TEST(Includes, NameFilesUnderSource) {
  for (const Include& include : includes()) {
    if (include.named == "embedded_grammars.h") {
      EXPECT_EQ(include.file.begin()->string(), "grammar") << where(include) << ": embedded grammars are its matter";
    } else {
      EXPECT_TRUE(fs::exists(sourceFolder / include.named))
          << where(include) << ": write the path of " << include.named << " from src/ on";
    }
  }
}

TEST(Includes, EveryFolderIsInTheMap) {
  for (const auto& entry : fs::directory_iterator(sourceFolder)) {
    if (!entry.is_directory() || entry.path().filename() == "python") continue;
    EXPECT_TRUE(mayInclude.contains(entry.path().filename())) << entry.path();
  }
}

/// The map itself goes one way: whatever a folder may include may not include it.
TEST(Includes, TheMapHasNoCircle) {
  for (const auto& [from, targets] : mayInclude) {
    for (const std::string& to : targets) EXPECT_FALSE(mayInclude.at(to).contains(from)) << from << " and " << to;
  }
}

/// Only process/ starts processes: it ends them with hone, and doesn't fork a host that has threads.
TEST(Includes, OnlyOneFolderStartsProcesses) {
  const std::regex start(R"re(.*(\b(fork|vfork|popen|system|exec[lv]\w*|posix_spawnp?)\(|<boost/process).*)re");
  size_t starts = 0;
  for (const auto& entry : fs::recursive_directory_iterator(sourceFolder)) {
    const std::string extension = entry.path().extension();
    if (extension != ".h" && extension != ".cpp") continue;
    const fs::path file = fs::relative(entry.path(), sourceFolder);
    std::ifstream stream(entry.path());
    std::string text;
    for (int line = 1; std::getline(stream, text); ++line) {
      const size_t code = text.find_first_not_of(' ');
      if (code == text.npos || text.compare(code, 2, "//") == 0 || !std::regex_match(text, start)) continue;
      ++starts;
      EXPECT_EQ(file.begin()->string(), "process") << file.string() << ":" << line << ": " << text;
    }
  }
  EXPECT_GT(starts, 3u);
}

TEST(Includes, MainOnlyStartsTheCommandLine) {
  std::vector<std::string> named;
  for (const Include& include : includes()) {
    if (include.file == "main.cpp") named.push_back(include.named);
  }
  EXPECT_EQ(named, std::vector<std::string>{"cli/cli.h"});
}

}  // namespace
}  // namespace hone
