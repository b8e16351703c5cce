// Slips of people, each the smallest example of its kind, and what is wanted.
#include <gtest/gtest.h>

#include "repair/repair.h"

namespace hone {
namespace {

struct Case {
  const char* language;
  const char* broken;
  const char* wanted;
};

class PeoplesSlips : public testing::TestWithParam<Case> {};

TEST_P(PeoplesSlips, AreMended) {
  const auto& [language, broken, wanted] = GetParam();
  const RepairResult result = repairByGrammar(broken, Language::bundled(language), {});
  ASSERT_FALSE(result.repairs.empty());
  EXPECT_EQ(result.repairs.front().text, wanted);
}

INSTANTIATE_TEST_SUITE_P(Json, PeoplesSlips,
                         testing::Values(
                             // A sign between two blanks is no part of a value, and neither is a stray word.
                             Case{"json", "{\"a\": 1,\n  ! \"b\": 2}", "{\"a\": 1,\n   \"b\": 2}"},
                             Case{"json", "{\"a\": [1\n  (   ], \"b\": 2}", "{\"a\": [1\n     ], \"b\": 2}"},
                             Case{"json", "{\"a\": true, REMOVE_ME\n  \"b\": \"x\"}",
                                  "{\"a\": true, \n  \"b\": \"x\"}"},
                             // No quote makes a text of what is none.
                             Case{"json", R"({"a": [1,2,3]}]}})", R"({"a": [1,2,3]})"},
                             Case{"json", R"({"a": 1, :mail": "x"})", R"({"a": 1, "mail": "x"})"},
                             Case{"json", R"([{"c":{"a":[{"d":"1"}],"b":[{"d":"2"}}]},{"c":"z"}])",
                                  R"([{"c":{"a":[{"d":"1"}],"b":[{"d":"2"}]}},{"c":"z"}])"},
                             Case{"json", R"({"n": 1, "s": "abc\u00e)", R"({"n": 1, "s": "abc"})"},
                             Case{"json", "{two: 'line \\\ncont'}", R"({"two": "line cont"})"}));

INSTANTIATE_TEST_SUITE_P(Dot, PeoplesSlips,
                         testing::Values(Case{"dot", "digraph { a -> lw-erp; }", "digraph { a -> \"lw-erp\"; }"},
                                         Case{"dot", "digraph { org.x.Foo -> a; }", "digraph { \"org.x.Foo\" -> a; }"},
                                         Case{"dot", "digraph { 1 [label=y: (2, 2) f, color=red] }",
                                              "digraph { 1 [label=\"y: (2, 2) f\", color=red] }"},
                                         Case{"dot", "digraph { node -> a; }", "digraph { \"node\" -> a; }"}));

INSTANTIATE_TEST_SUITE_P(
    Xml, PeoplesSlips,
    testing::Values(Case{"xml", "<a><b><c>x</b></c></a>", "<a><b><c>x</c></b></a>"},
                    Case{"xml", "<a>\n<b>1</b>\n<c>2</c>\n", "<a>\n<b>1</b>\n<c>2</c></a>\n"},
                    Case{"xml", "<a><s><![CDATA[x < y</s></a>\n", "<a><s><![CDATA[x < y]]></s></a>\n"},
                    Case{"xml", "<d><p>one</br>two</p></d>", "<d><p>one<br/>two</p></d>"},
                    Case{"xml", "<a>\n<b>1</b>\n<b at=\"2", "<a>\n<b>1</b></a>\n"},
                    Case{"xml", "<a>\n<b c=\"0 \"16\"\" d=\"1\"/></a>", "<a>\n<b c=\"0 &quot;16&quot;\" d=\"1\"/></a>"},
                    Case{"xml", "<r><i>1</i></r>\n<r><i>2</i></r>\n",
                         "<root>\n<r><i>1</i></r>\n<r><i>2</i></r>\n</root>\n"}));

INSTANTIATE_TEST_SUITE_P(Others, PeoplesSlips,
                         testing::Values(Case{"yaml", "Here it is:\n\n```yaml\na: 1\n```\nBye\n", "a: 1\n"},
                                         Case{"csv", "a,b\n1,\"x \\\"y\\\" z\"\n2,w\n",
                                              "a,b\n1,\"x \"\"y\"\" z\"\n2,w\n"}));

}  // namespace
}  // namespace hone
