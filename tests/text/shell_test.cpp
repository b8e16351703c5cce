#include "text/shell.h"

#include <gtest/gtest.h>

#include <array>
#include <cstdio>

namespace hone {
namespace {

TEST(ShellQuoted, LeavesHarmlessWordsAlone) {
  EXPECT_EQ(shellQuoted("--max-tests=10"), "--max-tests=10");
  EXPECT_EQ(shellQuoted("dir/file.c"), "dir/file.c");
  EXPECT_EQ(shellQuoted("@@"), "@@");
}

TEST(ShellQuoted, IsReadBackByAShell) {
  for (std::string word :
       {"", "two words", "it's", "'", "$HOME `id` \\ \" * ~", "line\nline", "a;b|c&d<e>(f)", "ä\xff"}) {
    std::string command = "printf %s " + shellQuoted(word);
    FILE* pipe = popen(command.c_str(), "r");
    std::array<char, 100> buffer;
    size_t length = fread(buffer.data(), 1, buffer.size(), pipe);
    EXPECT_EQ(pclose(pipe), 0);
    EXPECT_EQ(std::string(buffer.data(), length), word);
  }
}

}  // namespace
}  // namespace hone
