#include "oracle/missing_file.h"

#include <gtest/gtest.h>

#include "oracle/crash_signature.h"
#include "oracle/verdict_rules.h"

namespace hone {
namespace {

TEST(MissingFile, IsRecognizedByWhatProgramsSay) {
  for (const char* message : {
           "Error: build is not a directory",  // cmake --build
           "CMake Error: The source directory \"/tmp/x\" does not exist.",
           "CMake Error: The source directory \"/tmp/x\" does not appear to contain CMakeLists.txt.",
           "make: *** No targets specified and no makefile found.  Stop.",
           "ninja: error: loading 'build.ninja': No such file or directory",
           "x.c:1:10: fatal error: config.h: No such file or directory",
           "x.c:1:10: fatal error: 'config.h' file not found",  // clang
           "cat: helper.txt: No such file or directory",
           "sh: 1: no-such-command: not found",
           "bash: line 1: no-such-command: command not found",
           "ModuleNotFoundError: No module named 'yaml'",
           "FileNotFoundError, main.py:load < main.py:<module>",
           "java.io.FileNotFoundException: x (No such file or directory)",
           "Error: Could not find or load main class Server",
           "Error: Unable to access jarfile tool.jar",
           "Error: Cannot find module './lib.js'",
           "error while loading shared libraries: libx.so: cannot open shared object file: No such file or directory",
           "/usr/bin/ld: cannot find -lfoo: No such file or directory",
           "python3: can't open file '/tmp/x.py': [Errno 2] No such file or directory",
       })
    EXPECT_TRUE(saysFileIsMissing(message)) << message;
}

TEST(MissingFile, IsNotWhatProgramsSayOfTheirInput) {
  for (const char* message : {
           "Error: Parse error on line 3: expected '}'",
           "error: cannot find symbol",  // javac
           "error: package com.acme does not exist",
           "Error: no such table: users",
           "error[E0425]: cannot find value `x` in this scope",
           "KeyError: 'name'",
           "fatal error: unexpected end of file",
           "undefined reference to `main'",
           "",
       })
    EXPECT_FALSE(saysFileIsMissing(message)) << message;
}

constexpr const char* missing = "warning: x\ncat: helper.txt: No such file or directory\n";

std::string messageOf(const VerdictRules& rules, int exitCode, int signal = 0, std::string_view err = missing) {
  ProcessEnd end{exitCode, signal, false, "", err};
  const std::string crash = rules.signatureOf(end);
  end.crash = crash;
  return rules.missingFile(end);
}

TEST(MissingFile, MattersWhereAStatusIsTheFailure) {
  VerdictRules exits, nonzero, crashes;
  exits.requireExit(1);
  nonzero.requireNonzeroExit();
  crashes.requireSameCrash();
  for (const VerdictRules* rules : {&exits, &nonzero, &crashes})
    EXPECT_EQ(messageOf(*rules, 1), "cat: helper.txt: No such file or directory");
}

TEST(MissingFile, MattersNotWhereTheFailureIsSaidOrIsACrash) {
  VerdictRules says, crashes, none;
  says.requireExit(1);
  says.requireOutput(Stream::err, "helper");
  crashes.requireSameCrash();
  EXPECT_EQ(messageOf(says, 1), "");
  EXPECT_EQ(messageOf(none, 1), "") << "a script says by its status what it means";
  EXPECT_EQ(messageOf(crashes, -1, 11), "");
  EXPECT_EQ(messageOf(crashes, 139), "");
  EXPECT_EQ(messageOf(crashes, 134, 0, "x: x.c:1: f: Assertion `file && \"file not found\"' failed.\n"), "");
  EXPECT_EQ(messageOf(crashes, 1, 0, "error: bad input\nnote: no such file: ~/.xrc\n"), "")
      << "its message is another one";
}

}  // namespace
}  // namespace hone
