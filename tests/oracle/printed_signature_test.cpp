#include "oracle/printed_signature.h"

#include <gtest/gtest.h>
#include <re2/re2.h>

namespace hone {
namespace {

constexpr const char* leak =
    "==%d==ERROR: LeakSanitizer: detected memory leaks\n\n"
    "Direct leak of %d byte(s) in 1 object(s) allocated from:\n"
    "    #0 0x55ac3b85914e in __interceptor_malloc (/tmp/leak+0xa414e)\n"
    "    #1 0x55ac3b893ebc in copy /src/leak.c:4:46\n\n"
    "SUMMARY: AddressSanitizer: %d byte(s) leaked in 1 allocation(s).\n";

std::string leakOf(int bytes) {
  char report[1000];
  snprintf(report, sizeof report, leak, 1000 + bytes, bytes, bytes);
  return report;
}

TEST(PrintedSignature, OfAScriptIsItsOneLine) {
  EXPECT_EQ(scriptSignature("bug 17\n", ""), "bug 17");
  EXPECT_EQ(scriptSignature("\n  bug 17  \n\n", "noise\n"), "bug 17");
  EXPECT_EQ(scriptSignature("Assertion failed: a > 0 (case 3)\n", leakOf(3)), "Assertion failed: a > 0 (case 3)");
}

TEST(PrintedSignature, OfAScriptIsTheLastLineOfMore) {
  const std::string types(1000, '<');
  EXPECT_EQ(scriptSignature(types + " in reader", ""), types + " in reader") << "failures may differ at the end alone";
  EXPECT_EQ(scriptSignature("reading\nsorting\nlost a row\n", ""), "lost a row");
  EXPECT_EQ(scriptSignature("", "reading\nlost a row\n"), "lost a row");
  EXPECT_EQ(scriptSignature("", ""), "the test fails");
}

TEST(PrintedSignature, OfAScriptThatPassesOnAReportHasNoNumbers) {
  const std::string expected = "LeakSanitizer: detected memory leaks, copy";
  EXPECT_EQ(scriptSignature("reading\n" + leakOf(37), ""), expected);
  EXPECT_EQ(scriptSignature("reading\n" + leakOf(5), ""), expected);
  EXPECT_EQ(scriptSignature("", leakOf(99)), expected);
}

TEST(PrintedSignature, ByAnExpression) {
  EXPECT_EQ(matchedSignature(RE2("code=(\\w+)"), "code=E7", "12: code=E9 here"), "E9");
  EXPECT_EQ(matchedSignature(RE2("code=\\w+"), "code=E7", "nothing"), "code=E7");
  EXPECT_EQ(matchedSignature(RE2("code=(\\w+)"), "", ""), "");
}

}  // namespace
}  // namespace hone
