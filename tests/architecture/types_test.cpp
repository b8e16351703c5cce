// All of hone is one namespace, so each type needs one definition: the linker would silently confuse two types of the
// same name in different folders. Names in unnamed namespaces may occur anywhere.
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

/// Where each type of a name is defined, by the lines that begin a definition; the format puts these in column 1.
std::map<std::string, std::set<std::string>> definitions() {
  std::map<std::string, std::set<std::string>> found;
  const std::regex definition(R"re((?:class|struct|union|enum|enum class) (\w+)(?: final)?(?: : .*)? \{.*)re");
  const std::regex alias(R"re(using (\w+) = .*)re");
  const fs::path source = fs::path(HONE_SOURCE_DIR) / "src";
  for (const auto& entry : fs::recursive_directory_iterator(source)) {
    const std::string extension = entry.path().extension();
    if (extension != ".h" && extension != ".cpp") continue;
    std::ifstream stream(entry.path());
    bool unnamed = false;
    std::string nested;  // a namespace in hone, which keeps names apart
    std::smatch match;
    for (std::string line; std::getline(stream, line);) {
      if (line.starts_with("namespace hone::")) nested = line.substr(10, line.size() - 12) + "::";
      if (line == "namespace {") unnamed = true;
      if (line == "}  // namespace") unnamed = false;
      if (!unnamed && (std::regex_match(line, match, definition) || std::regex_match(line, match, alias)))
        found[nested + match[1].str()].insert(fs::relative(entry.path(), source));
    }
  }
  return found;
}

TEST(Types, AreFound) {
  const auto found = definitions();
  EXPECT_GT(found.size(), 150u);
  for (const char* name : {"Tree", "Verdict", "Session", "Scheduler"}) EXPECT_TRUE(found.contains(name)) << name;
}

TEST(Types, AreDefinedOnce) {
  for (const auto& [name, files] : definitions())
    EXPECT_EQ(files.size(), 1u) << name << " in " << testing::PrintToString(files) << ": choose a name that says more";
}

}  // namespace
}  // namespace hone
