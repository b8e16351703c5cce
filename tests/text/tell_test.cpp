#include "text/tell.h"

#include <gtest/gtest.h>
#include <pty.h>
#include <unistd.h>

#include "../support/scratch.h"
#include "text/file.h"

namespace hone {
namespace {

using namespace std::string_literals;

const std::string command = "a\033]0;x\007b";
const std::string harmless = "a\\x1b]0;x\\x07b";

TEST(Tell, SpellsOutWhateverIsNoNumber) {
  EXPECT_EQ(told("{} {} {} {} {}", command, command.c_str(), std::string_view(command), std::filesystem::path(command),
                 command.front()),
            harmless + " " + harmless + " " + harmless + " " + harmless + " a");
  EXPECT_EQ(told("{}|{:>5}|{:.2f}|{}", 1, size_t{2}, 0.5, '\n'), "1|    2|0.50|\\n");
  EXPECT_EQ(told("{:<6}|", "ä\n"), "ä\\n   |");
}

TEST(Tell, LeavesLinesWhereTheyAreWanted) {
  EXPECT_EQ(told("{}", Lines{"a\tb\n" + command + "\r\n"}), "a\tb\n" + harmless + "\\r\n");
}

TEST(Tell, IsTheSameTwice) { EXPECT_EQ(told("{}", told("{}", command)), harmless); }

/// What arrives at the other end of a terminal of ours.
template <typename Write>
std::string onTerminal(Write&& write) {
  int master = -1, terminal = -1;
  if (openpty(&master, &terminal, nullptr, nullptr, nullptr) != 0) return "no terminal";
  write(terminal);
  char bytes[256];
  const ssize_t size = read(master, bytes, sizeof bytes);
  close(master);
  close(terminal);
  return {bytes, size > 0 ? static_cast<size_t>(size) : 0};
}

TEST(Tell, LeavesDataAsItIsButForATerminal) {
  const auto print = [](int terminal) {
    std::FILE* stream = fdopen(dup(terminal), "w");
    printData(stream, command);
    std::fclose(stream);
  };
  EXPECT_EQ(onTerminal(print), harmless);
  const Scratch scratch;
  std::FILE* file = std::fopen(scratch.path("data").c_str(), "w");
  printData(file, command);
  std::fclose(file);
  EXPECT_EQ(readFile(scratch.path("data")), command);
}

TEST(Tell, AResultOnATerminalIsHarmless) {
  const auto write = [](int terminal) { writeFile(ttyname(terminal), command); };
  EXPECT_EQ(onTerminal(write), harmless);
}

}  // namespace
}  // namespace hone
