// The report of a real run, in a real browser.
#include "end_to_end.h"

namespace hone {
namespace {

using testing::HasSubstr;
using namespace std::string_literals;

class ReportOf : public EndToEnd {
 protected:
  void check(const std::string& report) {
    Ended ended =
        run("python3", {fs::path(HONE_SOURCE_DIR) / "tests/e2e/check_report.py", path(report), path("stats.json")});
    EXPECT_EQ(ended.exit, 0) << ended.out << ended.err;
  }
};

/// About 100 KB.
std::string records() {
  std::string text = "[";
  for (int i = 0; i < 1500; ++i) {
    std::string number = std::to_string(i);
    text += (i > 0 ? ",\n" : "\n") + std::string("  {\"id\": ") + number + ", \"name\": \"r\u00e9cord " + number +
            "\", \"tags\": [\"a\", \"b\", " + std::to_string(i % 7) + "]}";
  }
  return text + "\n]\n";
}

TEST_F(ReportOf, AReductionIsDrawnWithTheNumbersOfStats) {
  write("in.json", records());
  script("test.sh", "echo seen; grep -q '\"id\": *777' \"$1\" && grep -q 'cord 1200' \"$1\"");
  nlohmann::json stats = statsOf({"reduce", "in.json", "--test", "test.sh", "--report", "report.html"});
  EXPECT_GT(stats["input_bytes"], 80'000);
  EXPECT_LT(fs::file_size(path("report.html")), 3'000'000);
  check("report.html");
}

TEST_F(ReportOf, TenThousandTestsFitAPage) {
  std::string text = "[";
  for (int i = 0; i < 2400; ++i) text += (i > 0 ? ", \"n" : "\"n") + std::to_string(i) + "\"";
  write("in.json", text + "]\n");
  // Fails if every third name is there, so that few parts can be removed together.
  write("test.c",
        "#define _GNU_SOURCE\n"
        "#include <stdio.h>\n"
        "#include <string.h>\n"
        "int hone_test(const unsigned char *data, size_t size) {\n"
        "  const unsigned char *at = data, *end = data + size;\n"
        "  for (int i = 0; i < 2400 && at; i += 3) {\n"
        "    char name[32];\n"
        "    int length = snprintf(name, sizeof name, \"\\\"n%d\\\"\", i);\n"
        "    at = memmem(at, end - at, name, length);\n"
        "  }\n"
        "  return !at;\n"
        "}\n");
  ASSERT_EQ(run("cc", {"-O2", "-shared", "-fPIC", "-o", "test.so", "test.c"}).exit, 0);
  nlohmann::json stats = statsOf(
      {"reduce", "in.json", "--test-library", "./test.so", "--max-tests", "10000", "--report", "report.html"}, 3);
  EXPECT_EQ(stats["tests"], 10'000);
  EXPECT_GT(stats["history"].size(), 1000u);
  EXPECT_LT(fs::file_size(path("report.html")), 3'000'000);
  check("report.html");
}

TEST_F(ReportOf, ATextThatLooksLikeMarkupIsShownAsText) {
  write("in.json", "[\"</script><script>document.title = 'bad'</script>\", 1, 2, 3, 4, \"<!-- <b>x</b>\"]");
  script("test.sh", "echo 'seen </script>' >&2; grep -q '</script><script>' \"$1\" && grep -q '<b>' \"$1\"");
  statsOf({"reduce", "in.json", "--test", "test.sh", "--report", "report.html"});
  check("report.html");
}

TEST_F(ReportOf, WhatNobodySeesIsSpelledOut) {
  write("in.txt", "a\0b\033[2J\u202ec\u2028d\n"s);
  script("test.sh", "cmp -s \"$1\" " + path("in.txt").string());
  statsOf({"reduce", "in.txt", "--layout", "keep", "--test", "test.sh", "--report", "report.html"});
  Ended ended = run("python3", {fs::path(HONE_SOURCE_DIR) / "tests/e2e/check_unseen.py", path("report.html"), "\\x00",
                                "\\x1b", "\\u{202e}", "\\u{2028}"});
  EXPECT_EQ(ended.exit, 0) << ended.out << ended.err;
}

TEST_F(ReportOf, ARunThatCanNotWriteItIsRefusedAtOnce) {
  write("in.json", "[1]");
  script("test.sh", "true");
  Ended ended = hone({"reduce", "in.json", "--test", "test.sh", "--report", "nowhere/report.html"});
  EXPECT_EQ(ended.exit, 2);
  EXPECT_THAT(ended.err, oneLineWith("--report"));
}

TEST_F(ReportOf, ARepairShowsWhatWasWrong) {
  write("in.json", "{\"a\": [1, 2,, 3], \"b\": <true>}");
  Ended ended = hone({"repair", "in.json", "--report", "report.html", "--", "jq", ".", "@@"});
  EXPECT_EQ(ended.exit, 0) << ended.err;
  EXPECT_THAT(read("report.html"), HasSubstr("\"kind\":\"diagnosis\""));
  EXPECT_THAT(read("report.html"),
              HasSubstr("\"title\":\"How the input is refused\",\"ending\":\"jq exited with status"));
  EXPECT_THAT(read("report.html"), HasSubstr("parse error"));
}

TEST_F(ReportOf, AModelAndAPatternShowHowTheProgramBehaves) {
  write("in.json", "[1, 23, 4]");
  script("test.sh", "echo noticed; grep -q 23 \"$1\"");
  Ended ended = hone({"explain", "in.json", "--max-tests", "60", "--report", "explain.html", "--test", "test.sh"});
  EXPECT_THAT(read("explain.html"), HasSubstr("\"title\":\"How in.json behaves\",\"ending\":\"test.sh exited with"));
  ended = hone({"generalize", "in.json", "--report", "generalize.html", "--test", "test.sh"});
  EXPECT_EQ(ended.exit, 0) << ended.err;
  EXPECT_THAT(read("generalize.html"),
              HasSubstr("\"title\":\"How it fails\",\"ending\":\"test.sh exited with status 0"));
  EXPECT_THAT(read("generalize.html"), HasSubstr("\"out\":\"noticed\""));
}

}  // namespace
}  // namespace hone
