#include "repair/line_records.h"

#include <gtest/gtest.h>

#include "parse/language.h"

namespace hone {
namespace {

std::string corrected(const char* language, const std::string& text) {
  TextAutomaton automaton(Language::bundled(language));
  const std::optional<Changes> changes = correctLines(automaton, text, detectEncoding(text));
  return changes ? applied(text, *changes) : "<none>";
}

TEST(LineRecords, AreCorrectedEachByItself) {
  EXPECT_EQ(corrected("json", "{\"t\":1}\n{\"t\":2\n\n{\"t\":3}\r\n[4]\n"),
            "{\"t\":1}\n{\"t\":2}\n\n{\"t\":3}\r\n[4]\n");
  EXPECT_EQ(corrected("json", "{\"t\":1}\n{\"t\":2}"), "{\"t\":1}\n{\"t\":2}");
}

TEST(LineRecords, StayWithoutWhatStandsAroundThem) {
  EXPECT_EQ(
      corrected("json",
                "{\"t\":1}\n12:00 {\"t\":2}\n{\"t\":3},\n{\"t\":4}\n{\"t\":5}\n{\"t\":6}\n{\"t\":7}\n{\"t\":8}\n"),
      "{\"t\":1}\n{\"t\":2}\n{\"t\":3}\n{\"t\":4}\n{\"t\":5}\n{\"t\":6}\n{\"t\":7}\n{\"t\":8}\n");
  EXPECT_EQ(corrected("json", "{\"t\":1}\nSaving it ...\n{\"t\":3}\n{\"t\":4}\n"), "{\"t\":1}\n{\"t\":3}\n{\"t\":4}\n");
}

TEST(LineRecords, MayAllHaveALogsWordsBefore) {
  EXPECT_EQ(corrected("jsonl", "08:14 INFO {\"t\":1}\n08:15 INFO {\"t\":2}\n08:15 INFO retry\n08:16 INFO {\"t\":3}\n"),
            "{\"t\":1}\n{\"t\":2}\n{\"t\":3}\n");
}

TEST(LineRecords, AreNotSeenInOneText) {
  EXPECT_EQ(corrected("json", "{\n\"a\": {\"x\": 1}\n\"b\": {\"x\": 2}\n}\n"), "<none>") << "keys are no log's words";
  EXPECT_EQ(corrected("json", "{\n  \"a\": 1,\n  \"b\": 2\n"), "<none>");
  EXPECT_EQ(corrected("json", "[1,\n2,\n3\n"), "<none>") << "most lines are no texts";
  EXPECT_EQ(corrected("obj", "v 1 2 3\nv 1 2 3\nv 1 2 x\nv 1 2 3\n"), "<none>") << "all lines together are a text";
  EXPECT_EQ(corrected("json", "{\"a\": 1}"), "<none>");
  EXPECT_EQ(corrected("json", ""), "<none>");
}

}  // namespace
}  // namespace hone
