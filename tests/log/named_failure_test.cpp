#include "log/named_failure.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace hone {
namespace {

using testing::ElementsAre;

NamedFailure named(const std::string& said, const std::string& err, const std::string& text) {
  return namedFailure(said, "", err, text).value_or(NamedFailure{{}, "none"});
}

TEST(NamedFailure, KeepsTheNamesThatStandInTheText) {
  const std::string here = "a.cc: In function 'f':\n/w/a.cc:1:9: error: ‘b’ was not declared\n";
  const NamedFailure found = named("src/a.cc:71:3: error: 'b' was not declared", here, "int f() { return b; }");
  EXPECT_THAT(found.names, ElementsAre("b"));
  EXPECT_EQ(found.expression, "error: ‘b’ was not declared");
  EXPECT_TRUE(found.onError);
  EXPECT_EQ(named("src/a.cc:71:3: error: 'b' was not declared", here, "bb").expression, "none");
  EXPECT_EQ(named("src/a.cc:71:3: error: 'c' was not declared", here, "b c").expression, "none");
}

TEST(NamedFailure, LeavesOutWhatAReductionChanges) {
  const std::string text = "void f(int); void g() { f(1, xs[0]); }";
  const auto expression = [&](const std::string& line) { return named(line, line, text).expression; };
  EXPECT_EQ(expression("a.c:1:2: error: 'f' takes 2 arguments (not 1) [-Wargs]"),
            R"(error: 'f' takes \d+ arguments \(not \d+\) \[-Wargs\])");
  EXPECT_EQ(expression("a.c:1:2: error: no 'f' for 'f(int, double)'"), "error: no 'f' for .*");
  EXPECT_EQ(expression("a.c:1:2: error: no 'f'; did you mean 'g'?"), "error: no 'f'");
  EXPECT_EQ(expression("  1:2  error  can't find `f`   no-undef"), R"(error\s+can't find `f`\s+no-undef)");
  EXPECT_EQ(expression("a.c:1:2: error: expected ';' before '}' token"), "none");
  EXPECT_EQ(expression("ERROR: /tmp/a.frag:18: 'xs' : no such name in /tmp/a.frag, 3"),
            R"('xs' : no such name in \S+ \d+)");
  EXPECT_EQ(expression("src/a.ts(3,5): error TS2304: Cannot find name 'xs'."),
            R"(error TS2304: Cannot find name 'xs'\.)");
}

TEST(NamedFailure, OfALinkerIsTheFunction) {
  const std::string text = "namespace n { struct T { virtual ~T(); }; int f(T); } int x = f(n::T());";
  const auto found = [&](const std::string& line) { return named(line, "x\n" + line, text); };
  const NamedFailure f = found("a.c:(.text+0x1a): undefined reference to `n::f(n::T)'");
  EXPECT_EQ(f.expression, R"(undefined reference to [^(\n]*\bf\b)");
  EXPECT_THAT(f.names, ElementsAre("f"));
  EXPECT_EQ(found("/tmp/a.o:a.c:function g: error: undefined reference to 'f'").expression, f.expression);
  EXPECT_EQ(found("/usr/bin/ld: a.c:3: undefined reference to `vtable for n::T'").expression,
            R"(undefined reference to [^(\n]*vtable for [^(\n]*\bT\b)");
  EXPECT_EQ(found("ld.lld: error: undefined symbol: n::T::~T()").expression, R"(undefined symbol: [^(\n]*\bT\b)");
  EXPECT_EQ(found("b.c:(.text+0x0): multiple definition of `x'; a.c:(.text+0x0): first defined here").expression,
            R"(multiple definition of [^(\n]*\bx\b)");
  EXPECT_EQ(found("a.c:(.text+0x1a): undefined reference to `g'").expression, "none");
  // What the log's machine says may be of another object.
  EXPECT_EQ(named("a.c:(.text+0x1a): undefined reference to `n::f(n::T)'", "b.c:9: undefined reference to `f'", text)
                .expression,
            f.expression);
}

TEST(NamedFailure, WithoutALogTheFirstComplaintCounts) {
  const auto found =
      namedFailure("", "a.py:1: warning: \"y\"\na.py:2: error: Name \"x\" is not defined\n", "", "x = y");
  ASSERT_TRUE(found);
  EXPECT_THAT(found->names, ElementsAre("x"));
  EXPECT_FALSE(found->onError);
}

}  // namespace
}  // namespace hone
