// What libhone.so shows to programs: the functions of its header, with their version, and nothing else.
#include <gtest/gtest.h>
#include <stdio.h>

#include <memory>
#include <regex>
#include <set>
#include <sstream>
#include <string>

#include "interface.h"

namespace hone {
namespace {

/// The last words of the lines.
std::set<std::string> lastWords(const std::string& text) {
  std::set<std::string> words;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) words.insert(line.substr(line.rfind(' ') + 1));
  return words;
}

const std::set<std::string> listed = lastWords(contentsOf(HONE_SOURCE_DIR "/tests/c/symbols.txt"));

TEST(Abi, ExportsTheListedFunctionsOnly) {
  const std::unique_ptr<FILE, int (*)(FILE*)> nm(popen("nm -D --defined-only " HONE_LIBRARY, "r"), pclose);
  ASSERT_TRUE(nm);
  std::string printed;
  for (int byte; (byte = fgetc(nm.get())) != EOF;) printed += static_cast<char>(byte);
  std::set<std::string> exported = lastWords(printed);
  EXPECT_EQ(exported.erase("HONE_2"), 1u) << "the version itself";
  EXPECT_EQ(exported, listed) << "tests/c/symbols.txt lists what programs may rely on: only add to it";
}

TEST(Abi, TheHeaderDeclaresWhatIsListed) {
  const std::string header = contentsOf(HONE_SOURCE_DIR "/src/c/hone_c.h");
  const std::regex declaration(R"re(HONE_API [^;(]*?\b(hone_\w+)\()re");
  std::set<std::string> declared;
  for (std::sregex_iterator at(header.begin(), header.end(), declaration), end; at != end; ++at)
    declared.insert((*at)[1].str() + "@@HONE_2");
  EXPECT_EQ(declared, listed);
}

}  // namespace
}  // namespace hone
