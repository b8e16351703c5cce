// Slips of people, each the smallest example of its kind, and what is wanted.
#include <gtest/gtest.h>

#include "repair/repair.h"

namespace hone {
namespace {

struct PeoplesFile {
  const char* language;
  const char* broken;
  const char* wanted;
};

class PeoplesSlips : public testing::TestWithParam<PeoplesFile> {};

TEST_P(PeoplesSlips, AreMended) {
  const auto& [language, broken, wanted] = GetParam();
  const RepairResult result = repairByGrammar(broken, Language::bundled(language), {});
  ASSERT_FALSE(result.repairs.empty());
  EXPECT_EQ(result.repairs.front().text, wanted);
}

INSTANTIATE_TEST_SUITE_P(Json, PeoplesSlips,
                         testing::Values(
                             // A sign between two blanks is no part of a value, and neither is a stray word.
                             PeoplesFile{"json", "{\"a\": 1,\n  ! \"b\": 2}", "{\"a\": 1,\n   \"b\": 2}"},
                             PeoplesFile{"json", "{\"a\": [1\n  (   ], \"b\": 2}", "{\"a\": [1\n     ], \"b\": 2}"},
                             PeoplesFile{"json", "{\"a\": true, REMOVE_ME\n  \"b\": \"x\"}",
                                         "{\"a\": true, \n  \"b\": \"x\"}"},
                             // No quote makes a text of what is none.
                             PeoplesFile{"json", R"({"a": [1,2,3]}]}})", R"({"a": [1,2,3]})"},
                             PeoplesFile{"json", R"({"a": 1, :mail": "x"})", R"({"a": 1, "mail": "x"})"},
                             PeoplesFile{"json", R"([{"c":{"a":[{"d":"1"}],"b":[{"d":"2"}}]},{"c":"z"}])",
                                         R"([{"c":{"a":[{"d":"1"}],"b":[{"d":"2"}]}},{"c":"z"}])"},
                             PeoplesFile{"json", R"({"n": 1, "s": "abc\u00e)", R"({"n": 1, "s": "abc"})"},
                             // Two paths, of which some backslashes would make escapes.
                             PeoplesFile{"json", R"({"a": "D:\Games\new saves", "b": 5, "c": "D:\Go\tmp" })",
                                         R"({"a": "D:\\Games\\new saves", "b": 5, "c": "D:\\Go\\tmp" })"},
                             // A fence of Markdown within a line, and one at the end.
                             PeoplesFile{"json", "Here it is: ```json {\"a\": 1} ``` Bye.", "{\"a\": 1} "},
                             PeoplesFile{"json", "{\"a\": \"b}```", "{\"a\": \"b\"}"},
                             PeoplesFile{"json", "{two: 'line \\\ncont'}", R"({"two": "line cont"})"}));

// Beside an accented letter in a word, a word may be one letter; no flipped bit makes a quotation mark of Windows-1252.
INSTANTIATE_TEST_SUITE_P(Encodings, PeoplesSlips,
                         testing::Values(PeoplesFile{"xml", "<a><b>L'\xE9t\xE9 \xE0 S\xE8te</b>",
                                                     "<a><b>L'\u00E9t\u00E9 \u00E0 S\u00E8te</b></a>"},
                                         PeoplesFile{"json", "[\"It\x92s\", 1, 2", "[\"It\u2019s\", 1, 2]"}));

INSTANTIATE_TEST_SUITE_P(Cdata, PeoplesSlips,
                         testing::Values(PeoplesFile{"xml", "<a><![CDATA[x]]</a>", "<a><![CDATA[x]]></a>"}));

INSTANTIATE_TEST_SUITE_P(
    Dot, PeoplesSlips,
    testing::Values(PeoplesFile{"dot", "digraph { 'a b' -> 'c d'; }", "digraph { \"a b\" -> \"c d\"; }"},
                    PeoplesFile{"dot", "digraph { a -> lw-erp; }", "digraph { a -> \"lw-erp\"; }"},
                    PeoplesFile{"dot", "digraph { org.x.Foo -> a; }", "digraph { \"org.x.Foo\" -> a; }"},
                    PeoplesFile{"dot", "digraph { 1 [label=y: (2, 2) f, color=red] }",
                                "digraph { 1 [label=\"y: (2, 2) f\", color=red] }"},
                    PeoplesFile{"dot", "digraph { node -> a; }", "digraph { \"node\" -> a; }"}));

INSTANTIATE_TEST_SUITE_P(
    Xml, PeoplesSlips,
    testing::Values(PeoplesFile{"xml", "<a><b><c>x</b></c></a>", "<a><b><c>x</c></b></a>"},
                    PeoplesFile{"xml", "<a>\n<b>1</b>\n<c>2</c>\n", "<a>\n<b>1</b>\n<c>2</c></a>\n"},
                    PeoplesFile{"xml", "<a><s><![CDATA[x < y</s></a>\n", "<a><s><![CDATA[x < y]]></s></a>\n"},
                    PeoplesFile{"xml", "<d><p>one</br>two</p></d>", "<d><p>one<br/>two</p></d>"},
                    PeoplesFile{"xml", "<a>\n<b>1</b>\n<b at=\"2", "<a>\n<b>1</b></a>\n"},
                    PeoplesFile{"xml", "<a>\n<b c=\"0 \"16\"\" d=\"1\"/></a>",
                                "<a>\n<b c=\"0 &quot;16&quot;\" d=\"1\"/></a>"},
                    PeoplesFile{"xml", "<r><i>1</i></r>\n<r><i>2</i></r>\n",
                                "<root>\n<r><i>1</i></r>\n<r><i>2</i></r>\n</root>\n"}));

INSTANTIATE_TEST_SUITE_P(Others, PeoplesSlips,
                         testing::Values(PeoplesFile{"yaml", "Here it is:\n\n```yaml\na: 1\n```\nBye\n", "a: 1\n"},
                                         PeoplesFile{"csv", "a,b\n1,\"x \\\"y\\\" z\"\n2,w\n",
                                                     "a,b\n1,\"x \"\"y\"\" z\"\n2,w\n"}));

}  // namespace
}  // namespace hone
