#include "oracle/verdict_rules.h"

#include <gtest/gtest.h>

#include <csignal>
#include <string>

#include "text/user_error.h"

namespace hone {
namespace {

ProcessEnd exited(int code, std::string_view out = "", std::string_view err = "") {
  return {.exitCode = code, .signal = 0, .timedOut = false, .out = out, .err = err};
}
ProcessEnd signalled(int signal, std::string_view out = "", std::string_view err = "") {
  return {.exitCode = -1, .signal = signal, .timedOut = false, .out = out, .err = err};
}
ProcessEnd timedOut(std::string_view err = "") {
  return {.exitCode = -1, .signal = SIGKILL, .timedOut = true, .out = "", .err = err};
}

TEST(VerdictRules, ExitStatusIsTheVerdictWithoutRules) {
  VerdictRules none;
  EXPECT_TRUE(none.empty());
  EXPECT_EQ(none.judge(exited(0)), Verdict::fail);
  EXPECT_EQ(none.judge(exited(1)), Verdict::pass);
  EXPECT_EQ(none.judge(exited(2)), Verdict::unresolved);
  EXPECT_EQ(none.judge(exited(139)), Verdict::unresolved);
  EXPECT_EQ(none.judge(signalled(SIGSEGV)), Verdict::unresolved);
  EXPECT_EQ(none.judge(timedOut()), Verdict::unresolved);
}

TEST(VerdictRules, ComeBackFromTheirOptions) {
  VerdictRules rules;
  rules.requireExit(3);
  rules.requireOutput(Stream::out, "a line\\nwith .* \"quotes\"");
  rules.forbidOutput(Stream::err, "warning");
  rules.requireNumber("cost ([0-9]+)", true, 0.1);
  rules.requireCrashPlace();
  rules.requireSignature("bug [0-9]+");
  rules.requireMemory(300 << 20);
  const VerdictRules copy = VerdictRules::from(rules.options());
  EXPECT_EQ(copy.options(), rules.options());
  EXPECT_EQ(copy.description(), rules.description());
  EXPECT_EQ(rules.options().size(), 8u);
  EXPECT_NE(rules.description().find("--more-memory 300\n"), std::string::npos) << "as it was given";
  EXPECT_TRUE(VerdictRules::from({}).empty());
  EXPECT_THROW(VerdictRules::from({{"--wish", "x"}}), UserError);
  EXPECT_THROW(VerdictRules::from({{"--exit"}}), UserError);
  EXPECT_THROW(VerdictRules::from({{"--number", "x", "--above", "much"}}), UserError);
}

TEST(VerdictRules, Slower) {
  VerdictRules rules;
  rules.requireSlower(2);
  ProcessEnd end = exited(0);
  end.seconds = 2.5;
  EXPECT_EQ(rules.judge(end), Verdict::fail);
  end.seconds = 1.5;
  EXPECT_EQ(rules.judge(end), Verdict::pass);
  EXPECT_EQ(rules.judge(timedOut()), Verdict::fail) << "was cut off: slow enough";
  rules.requireExit(0);
  EXPECT_EQ(rules.judge(timedOut()), Verdict::unresolved) << "nobody knows how it would have ended";
}

TEST(VerdictRules, Exit) {
  VerdictRules rules;
  rules.requireExit(3);
  EXPECT_FALSE(rules.empty());
  EXPECT_EQ(rules.judge(exited(3)), Verdict::fail);
  EXPECT_EQ(rules.judge(exited(0)), Verdict::pass);
  EXPECT_EQ(rules.judge(exited(139)), Verdict::pass);
  EXPECT_EQ(rules.judge(signalled(3)), Verdict::unresolved);
  EXPECT_EQ(rules.judge(timedOut()), Verdict::unresolved);
  EXPECT_THROW(rules.requireExit(256), UserError);
  EXPECT_THROW(rules.requireExit(-1), UserError);
}

TEST(VerdictRules, SignalIsFoundBehindAShellToo) {
  VerdictRules rules;
  rules.requireSignal("SEGV");
  EXPECT_EQ(rules.judge(signalled(SIGSEGV)), Verdict::fail);
  EXPECT_EQ(rules.judge(exited(128 + SIGSEGV)), Verdict::fail);
  EXPECT_EQ(rules.judge(exited(0)), Verdict::pass);
  EXPECT_EQ(rules.judge(exited(SIGSEGV)), Verdict::pass);
  EXPECT_EQ(rules.judge(exited(128)), Verdict::pass);
  EXPECT_EQ(rules.judge(exited(255)), Verdict::pass);
  EXPECT_EQ(rules.judge(signalled(SIGABRT)), Verdict::unresolved);
  EXPECT_EQ(rules.judge(exited(128 + SIGABRT)), Verdict::unresolved);
}

TEST(VerdictRules, ATimeoutIsNoFailureThoughTheKillLooksLikeOne) {
  VerdictRules rules;
  rules.requireSignal("KILL");
  rules.requireOutput(Stream::err, "boom");
  EXPECT_EQ(rules.judge(signalled(SIGKILL, "", "boom")), Verdict::fail);
  EXPECT_EQ(rules.judge(timedOut("boom")), Verdict::unresolved);
}

TEST(VerdictRules, ExpressionsSearchAnywhereByLines) {
  VerdictRules rules;
  rules.requireOutput(Stream::out, "^error: .*9$");
  EXPECT_EQ(rules.judge(exited(0, "a\nerror: line 99\nb\n")), Verdict::fail);
  EXPECT_EQ(rules.judge(exited(0, "an error: line 99\n")), Verdict::pass);
  EXPECT_EQ(rules.judge(exited(0, "error: line\n99")), Verdict::pass);
  EXPECT_EQ(rules.judge(exited(0, "", "error: line 99\n")), Verdict::pass);
  EXPECT_EQ(rules.judge(signalled(SIGABRT, "error: 9\n")), Verdict::fail);
  EXPECT_EQ(rules.judge(signalled(SIGABRT, "other")), Verdict::unresolved);
}

TEST(VerdictRules, ExpressionsFindTextBesideBytesThatAreNoText) {
  VerdictRules rules;
  rules.requireOutput(Stream::err, "caf\xc3\xa9");
  EXPECT_EQ(rules.judge(exited(0, "", std::string_view("\xff\0\xfe caf\xc3\xa9 \x80", 12))), Verdict::fail);
}

TEST(VerdictRules, AllRulesMustHold) {
  VerdictRules rules;
  rules.requireExit(1);
  rules.requireOutput(Stream::err, "assert");
  rules.requireOutput(Stream::err, "line [0-9]+");
  rules.forbidOutput(Stream::err, "out of memory");
  EXPECT_EQ(rules.judge(exited(1, "", "assert in line 3")), Verdict::fail);
  EXPECT_EQ(rules.judge(exited(2, "", "assert in line 3")), Verdict::pass);
  EXPECT_EQ(rules.judge(exited(1, "", "assert in line x")), Verdict::pass);
  EXPECT_EQ(rules.judge(exited(1, "", "assert in line 3: out of memory")), Verdict::pass);
}

TEST(VerdictRules, NeedsOnlyTheStreamsOfItsRules) {
  VerdictRules rules;
  rules.requireSignal("SEGV");
  EXPECT_FALSE(rules.needs(Stream::out));
  EXPECT_FALSE(rules.needs(Stream::err));
  rules.forbidOutput(Stream::err, "x");
  EXPECT_FALSE(rules.needs(Stream::out));
  EXPECT_TRUE(rules.needs(Stream::err));
  VerdictRules exits;
  exits.requireExit(1);
  EXPECT_FALSE(exits.needs(Stream::out));
  EXPECT_TRUE(exits.needs(Stream::err)) << "it says why";
}

TEST(VerdictRules, ABadExpressionIsNamed) {
  VerdictRules rules;
  try {
    rules.requireOutput(Stream::err, "a(b");
    FAIL() << "accepted";
  } catch (const UserError& error) {
    EXPECT_NE(std::string(error.what()).find("--stderr 'a(b'"), std::string::npos) << error.what();
  }
}

TEST(ParseSignal, NamesAndNumbers) {
  EXPECT_EQ(parseSignal("SEGV"), SIGSEGV);
  EXPECT_EQ(parseSignal("SIGSEGV"), SIGSEGV);
  EXPECT_EQ(parseSignal("sigabrt"), SIGABRT);
  EXPECT_EQ(parseSignal("IOT"), SIGABRT);
  EXPECT_EQ(parseSignal("11"), 11);
  EXPECT_EQ(parseSignal("64"), 64);
  for (const char* bad : {"", "SIG", "SEGFAULT", "0", "65", "-11", "11x", " 11", "SIG11", "EXIT"}) {
    EXPECT_THROW(parseSignal(bad), UserError) << bad;
  }
}

}  // namespace
}  // namespace hone
