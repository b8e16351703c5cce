// What other people's files and programs say must not command the terminal, so one function prints (text/tell.h).
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <regex>
#include <set>
#include <string>

namespace hone {
namespace {

namespace fs = std::filesystem;

/// Ways to print, or to write to a standard stream.
const std::regex printing(
    R"re((fmt::print\(|\b[fvd]*printf\(|\b(f?puts|fputc|putchar|fwrite|perror|psignal)\(|std::(cout|cerr|clog)\b|\bwrite\(STD))re");

/// Files that write by themselves, and why they may.
const std::set<std::string> exceptions = {
    "text/tell.cpp",
    "text/tell.h",            // the way itself
    "cli/boundary.cpp",       // without memory, what `visible` has made
    "report/progress.cpp",    // the panel's drawing, with the terminal's own commands
    "report/commit_log.cpp",  // JSON into a file
    "c/hone_libfuzzer.h",     // in C, a sentence that `guarded` has made harmless
    "afl/hone_afl.c",         // the same
    "c/hone_c.h",             // an example in a comment
};

TEST(Printing, GoesOneWay) {
  const fs::path source = fs::path(HONE_SOURCE_DIR) / "src";
  std::set<std::string> found;
  for (const auto& entry : fs::recursive_directory_iterator(source)) {
    const std::string extension = entry.path().extension();
    if (extension != ".h" && extension != ".cpp" && extension != ".c") continue;
    const std::string file = fs::relative(entry.path(), source);
    std::ifstream stream(entry.path());
    std::string text;
    for (int line = 1; std::getline(stream, text); ++line) {
      if (!std::regex_search(text, printing) || text.find("snprintf(") != text.npos) continue;
      found.insert(file);
      EXPECT_TRUE(exceptions.contains(file)) << "src/" << file << ":" << line << ": print by tell() of text/tell.h";
    }
  }
  EXPECT_EQ(found, exceptions) << "an exception that is none any more";
}

}  // namespace
}  // namespace hone
