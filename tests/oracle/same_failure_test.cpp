#include <gtest/gtest.h>

#include "oracle/crash_signature.h"

namespace hone {
namespace {

bool alike(const std::string& a, const std::string& ofA, const std::string& b, const std::string& ofB) {
  const bool result = meets(expectationOf(a, ofA), b, ofB);
  EXPECT_EQ(result, meets(expectationOf(b, ofB), a, ofA)) << a << " / " << b;
  return result;
}

TEST(SameFailure, WordsOfTheTextsMayDiffer) {
  const std::string signature = "SIGABRT, std::runtime_error: no end of section [";
  EXPECT_TRUE(alike(signature + "alpha", "[alpha\n", signature + "q", "[q"));
  EXPECT_TRUE(alike(signature + "a.b c", "[a.b c\n", signature + "q", "[q"));
  EXPECT_TRUE(alike(signature + "end", "[end\n", signature + "q", "[q"));
  EXPECT_FALSE(alike(signature + "alpha", "[alpha\n", signature + "q", "[z"));
  EXPECT_FALSE(alike("E: no end of section", "end no", "E: no start of section", "[q"));
}

TEST(SameFailure, WordsOfTheProgramMayNot) {
  EXPECT_FALSE(alike("TypeError: Cannot convert undefined or null to object", "f(null)", "TypeError: _ is not iterable",
                     "for (k of 0)"));
  EXPECT_TRUE(alike("TypeError: Cannot convert undefined or null to object", "f(null)",
                    "TypeError: Cannot convert undefined or null to object", "f(x)"));
  EXPECT_TRUE(
      alike("ReferenceError: mai is not defined", "run < mai", "ReferenceError: man is not defined", "run < man"));
}

TEST(SameFailure, PunctuationIsTheProgramS) {
  EXPECT_FALSE(alike("E: expected ;", "a; b)", "E: expected )", "a; b)"));
  EXPECT_FALSE(alike("E: expected ; in a", "a; b)", "E: expected ) in b", "a; b)"));
}

TEST(SameFailure, OnlyMessagesQuote) {
  EXPECT_FALSE(alike("SIGABRT, assertion: p, a.c:header", "p header", "SIGABRT, assertion: p, a.c:color", "p color"));
  EXPECT_FALSE(alike("TypeError, walk < main", "walk main", "TypeError, visit < main", "visit main"));
  EXPECT_FALSE(alike("fatal error: x in f, walk < main", "walk main f x", "fatal error: x in f, visit < main",
                     "visit main f x"));
}

TEST(SameFailure, APlaceCountsIfItIsExpected) {
  EXPECT_TRUE(meets("KeyError, f", "KeyError, f\na.py:3", ""));
  EXPECT_TRUE(meets("KeyError, f\na.py:3", "KeyError, f\na.py:3", ""));
  EXPECT_FALSE(meets("KeyError, f\na.py:3", "KeyError, f\na.py:4", ""));
}

TEST(SameFailure, MarksAreNotSeen) {
  const std::string signature = "E: no name x\na.py:3";
  EXPECT_NE(expectationOf(signature, "x"), signature);
  EXPECT_EQ(withoutMarks(expectationOf(signature, "x")), signature);
  EXPECT_EQ(expectationOf(signature, "y"), signature);
}

}  // namespace
}  // namespace hone
