#include "oracle/command.h"

#include <gtest/gtest.h>

#include "../support/scratch.h"
#include "text/user_error.h"

namespace hone {
namespace {

namespace fs = std::filesystem;

CommandSpec command(std::vector<std::string> argv, bool scriptStyle = false) {
  CommandSpec spec;
  spec.argv = std::move(argv);
  if (scriptStyle) spec.kind = TestKind::script;
  spec.candidateName = "input.c";
  return spec;
}

std::string errorOf(const CommandSpec& spec) {
  try {
    checkCommand(spec);
  } catch (const UserError& error) {
    return error.what();
  }
  return "accepted";
}

#define EXPECT_ERROR(spec, part) EXPECT_PRED_FORMAT2(testing::IsSubstring, part, errorOf(spec))

TEST(CheckCommand, NamesTheRemedy) {
  Scratch scratch;
  std::string plain = scratch.file("plain.sh", "#!/bin/sh\n");
  EXPECT_ERROR(command({plain}, true), "is not executable: chmod +x " + plain);
  EXPECT_ERROR(command({scratch.path("absent.sh")}, true),
               "test script " + scratch.path("absent.sh") + " doesn't exist");
  EXPECT_ERROR(command({scratch.path("")}, true), "is a folder");
  EXPECT_ERROR(command({"no-such-command-anywhere"}), "is not in PATH: install it");
  EXPECT_ERROR(command({scratch.file("a.sh", "#!/no/such/shell -e\n", 0755)}),
               "names the interpreter /no/such/shell, ");
  EXPECT_ERROR(command({scratch.file("b.sh", "#!/bin/sh\r\n", 0755)}), "Windows line ends");
  EXPECT_ERROR(command({}), "no test: give");
  EXPECT_ERROR(command({"@@"}), "before @@");
}

TEST(CheckCommand, AFileHereIsNoCommand) {
  Scratch scratch;
  fs::path before = fs::current_path();
  scratch.script("some-test-here", "exit 0");
  fs::current_path(scratch.path(""));
  EXPECT_ERROR(command({"some-test-here"}), "write ./some-test-here");
  EXPECT_EQ(fs::canonical(checkCommand(command({"./some-test-here"})).path), scratch.path("some-test-here"));
  EXPECT_EQ(checkCommand(command({"some-test-here"}, true)).argv0, scratch.path("some-test-here"));
  fs::current_path(before);
}

TEST(CheckCommand, RulesDoNotGoWithAScript) {
  CommandSpec spec = command({"/bin/true"}, true);
  spec.rules.requireExit(0);
  EXPECT_ERROR(spec, "rules other than --same-crash, such as --exit");
}

TEST(CheckCommand, TheCandidateNeedsAFileName) {
  CommandSpec spec = command({"/bin/true"});
  for (const char* name : {"", "folder/input.c"}) {
    spec.candidateName = name;
    EXPECT_ERROR(spec, "candidate's name");
  }
}

TEST(CheckCommand, BareNamesComeFromPath) {
  Program program = checkCommand(command({"sh"}));
  EXPECT_TRUE(fs::path(program.path).is_absolute());
  EXPECT_EQ(program.argv0, "sh");
  EXPECT_FALSE(program.shellMayRun) << "a binary";
}

TEST(CommandLine, PutsTheCandidateWhereItBelongs) {
  Program program{"/usr/bin/cc", "cc", false};
  CommandSpec spec = command({"cc", "--in=@@:@@", "@@", "-x"});
  EXPECT_EQ(commandLine(spec, program, {"/w/i.c"}),
            (std::vector<std::string>{"cc", "--in=/w/i.c:/w/i.c", "/w/i.c", "-x"}));
  EXPECT_FALSE(readsStandardInput(spec));
  EXPECT_TRUE(readsStandardInput(command({"cc", "@"})));

  CommandSpec script = command({"cc"}, true);
  EXPECT_EQ(commandLine(script, program, {"/w/i.c"}), (std::vector<std::string>{"cc", "/w/i.c"}));
  EXPECT_FALSE(readsStandardInput(script));
}

}  // namespace
}  // namespace hone
