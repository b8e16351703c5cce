// Checks the text of the page; tests/e2e/report_test.cpp opens a page in a browser.
#include "report/report_page.h"

#include <gmock/gmock.h>

namespace hone {
namespace {

using testing::HasSubstr;
using testing::Not;
using namespace std::string_literals;

Report someReport(std::string_view original, std::string_view result) {
  Report report;
  report.stats = {{"mode", "reduce"}};
  report.original = original;
  report.result = result;
  return report;
}

/// The data that the page's script reads.
nlohmann::json dataIn(const std::string& page) {
  const std::string opening = "<script id=\"data\" type=\"application/json\">";
  const size_t begin = page.find(opening) + opening.size();
  return nlohmann::json::parse(page.substr(begin, page.find("</script>", begin) - begin));
}

TEST(ReportPage, HoldsItsPartsOnce) {
  std::string page = reportPage(someReport("", ""));
  EXPECT_THAT(page, testing::StartsWith("<!doctype html>"));
  EXPECT_THAT(page, HasSubstr("Chart.js v3"));
  EXPECT_THAT(page, HasSubstr("prefers-color-scheme: dark"));
  EXPECT_THAT(page, Not(HasSubstr("{{")));
  EXPECT_THAT(page, Not(HasSubstr("http://")));
}

TEST(ReportPage, TextsCanNotBecomeMarkup) {
  const std::string evil = "</script><script>alert(1)</script><!-- {{script}} {{charts}}";
  std::string plain = reportPage(someReport("", ""));
  std::string page = reportPage(someReport(evil, evil));
  EXPECT_THAT(page, Not(HasSubstr("alert(1)</script>")));
  EXPECT_EQ(dataIn(page)["result"], evil);
  auto scripts = [](const std::string& text) {
    size_t number = 0;
    for (size_t at = text.find("<script"); at != std::string::npos; at = text.find("<script", at + 1)) ++number;
    return number;
  };
  EXPECT_EQ(scripts(page), scripts(plain));
}

TEST(ReportPage, SaysWhatTheModeCallsTheVerdicts) {
  Report report = someReport("", "");
  EXPECT_EQ(dataIn(reportPage(report))["words"]["fail"], "fail");
  report.words = acceptanceWords;
  EXPECT_EQ(dataIn(reportPage(report))["words"].dump(),
            R"({"fail":"accepted","pass":"refused","unresolved":"unresolved"})");
}

TEST(ReportPage, WhatFailsIsNotGreenInADecisionTree) {
  // In a decision tree a failure is bad; elsewhere a failing candidate is a success of the search.
  EXPECT_THAT(reportPage(someReport("", "")), HasSubstr(".outcome.fail { background: var(--alarm); }"));
}

TEST(ReportPage, ShowsBytesThatAreNoText) {
  EXPECT_EQ(dataIn(reportPage(someReport("", "a\xff\xfe b")))["result"], "a\xEF\xBF\xBD\xEF\xBF\xBD b");
}

TEST(ReportPage, CutsTextsAtTheKeptParts) {
  Report report = someReport("f(1); g(2); h(3);", "g(0);");
  report.kept = {{6, 0, 2}, {9, 3, 2}};
  nlohmann::json comparison = dataIn(reportPage(report))["comparison"];
  EXPECT_EQ(comparison["original"].dump(), R"([["f(1); ",-1],["g(",0],["2",-1],[");",1],[" h(3);",-1]])");
  EXPECT_EQ(comparison["result"].dump(), R"([["g(",0],["0",-1],[");",1]])");
}

TEST(ReportPage, KeptPartsKeepTheirNumbersInTheLayout) {
  Report report = someReport("f(1); g(2); h(3);", "g(0);h();");
  report.kept = {{6, 0, 2}, {9, 3, 2}, {12, 5, 2}, {15, 7, 2}};
  report.reading = "g(0);\nh();\n";
  nlohmann::json comparison = dataIn(reportPage(report))["comparison"];
  EXPECT_EQ(comparison["reading"].dump(), R"([["g(",0],["0",-1],[");",1],["\n",-1],["h(",2],[");",3],["\n",-1]])");
}

TEST(ReportPage, SaysHowItFails) {
  EXPECT_TRUE(dataIn(reportPage(someReport("", "")))["failure"].is_null());
  Report report = someReport("", "");
  report.failure = {"How it fails", "was ended by SIGSEGV after 0.1 s", "SIGSEGV in f", "</script>", "a\0b\u2028"s};
  nlohmann::json failure = dataIn(reportPage(report))["failure"];
  EXPECT_EQ(failure["ending"], "was ended by SIGSEGV after 0.1 s");
  EXPECT_EQ(failure["out"], "</script>");
  EXPECT_EQ(failure["err"], "a\0b\u2028"s);
}

TEST(ReportPage, LeavesOutMostOfVeryLongTexts) {
  const std::string original(5'000'000, 'x');
  std::string page = reportPage(someReport(original, ""));
  EXPECT_LT(page.size(), 1'000'000u);
  nlohmann::json pieces = dataIn(page)["comparison"]["original"];
  ASSERT_EQ(pieces.size(), 3u);
  EXPECT_EQ(pieces[1].dump(), R"(["… 4,996,000 bytes …",-2])");
}

TEST(ReportPage, HistoryNamesEachPassOnce) {
  Report report = someReport("", "");
  report.history = {{1, 0.5, 100, "hdd"}, {7, 1.25, 90, "hoist"}, {9, 2, 80, "hdd"}};
  nlohmann::json data = dataIn(reportPage(report));
  EXPECT_EQ(data["history"].dump(), "[[1,0.5,100,0],[7,1.25,90,1],[9,2.0,80,0]]");
  EXPECT_EQ(data["history_passes"].dump(), R"(["hdd","hoist"])");
}

}  // namespace
}  // namespace hone
