// Mistakes that people make in JSON, and damage to whole pieces: what comes out is what a person means.
#include "repair/piece_edits.h"

#include <gtest/gtest.h>

#include "grammar/repair_hints.h"
#include "repair/correction.h"

namespace hone {
namespace {

std::string mendedText(const char* language, const std::string& text) {
  TextAutomaton automaton(Language::bundled(language));
  std::optional<CorrectedText> result = correct(automaton, text, detectEncoding(text));
  return result ? applied(text, result->best()) : "<none>";
}

struct Mistake {
  const char* text;
  const char* meant;
};

class MistakesInJson : public testing::TestWithParam<Mistake> {};

TEST_P(MistakesInJson, BecomesWhatWasMeant) { EXPECT_EQ(mendedText("json", GetParam().text), GetParam().meant); }

INSTANTIATE_TEST_SUITE_P(
    Quotes, MistakesInJson,
    testing::Values(Mistake{R"({'name': 'Ann', 'age': 3})", R"({"name": "Ann", "age": 3})"},
                    Mistake{R"(['it\'s', 'x "y" z'])", R"(["it's", "x \"y\" z"])"},
                    Mistake{"{\u201Ca\u201D: \u2018b\u2019}", R"({"a": "b"})"},
                    Mistake{R"({`a`: `b`})", R"({"a": "b"})"},
                    Mistake{R"({\"a\": \"b\", \"c\": 1})", R"({"a": "b", "c": 1})"}, Mistake{"&quot;a&quot;", R"("a")"},
                    Mistake{R"({"q": "he said "hello" to me", "n": 1})", R"({"q": "he said \"hello\" to me", "n": 1})"},
                    Mistake{R"({"q": "Use "x", not "y" here.", "n": 1})",
                            R"({"q": "Use \"x\", not \"y\" here.", "n": 1})"},
                    Mistake{"{\"h\": \"<p class=\"a\">x <a href=\"b\">c</a></p>\",\n\"n\": 1}",
                            "{\"h\": \"<p class=\\\"a\\\">x <a href=\\\"b\\\">c</a></p>\",\n\"n\": 1}"},
                    Mistake{R"({"a": 1, "b": "open})", R"({"a": 1, "b": "open"})"},
                    Mistake{R"({"a": 1, ' "b": "x"})", R"({"a": 1,  "b": "x"})"}));

INSTANTIATE_TEST_SUITE_P(Words, MistakesInJson,
                         testing::Values(Mistake{R"({"a": None, "b": [True, False], "c": NULL})",
                                                 R"({"a": null, "b": [true, false], "c": null})"},
                                         Mistake{R"({"a": undefined, "b": nil})", R"({"a": null, "b": null})"},
                                         Mistake{R"({name: Ann, city: Rome})", R"({"name": "Ann", "city": "Rome"})"},
                                         Mistake{R"({"d": Date("2024"), "i": Id("abc")})",
                                                 R"({"d": "2024", "i": "abc"})"},
                                         Mistake{R"({"a": 12kg, "b": 5px})", R"({"a": "12kg", "b": "5px"})"}));

INSTANTIATE_TEST_SUITE_P(Numbers, MistakesInJson,
                         testing::Values(Mistake{"[.5, +1, 5.]", "[0.5, 1, 5.0]"}, Mistake{"[0x1F]", "[31]"},
                                         Mistake{"[1_000]", "[1000]"}));

INSTANTIATE_TEST_SUITE_P(Signs, MistakesInJson,
                         testing::Values(Mistake{R"({"a": [1, 2, 3,],})", R"({"a": [1, 2, 3]})"},
                                         Mistake{R"({"a": 1; "b": 2;})", R"({"a": 1, "b": 2})"},
                                         Mistake{R"({"a" = 1, "b" = 2})", R"({"a" : 1, "b" : 2})"},
                                         Mistake{R"({"a": 1,, "b": 2})", R"({"a": 1, "b": 2})"},
                                         Mistake{R"({"a": (1, 2), "b": 3})", R"({"a": [1, 2], "b": 3})"},
                                         Mistake{R"({"a": 1, ...})", R"({"a": 1})"}, Mistake{"[1, 2, 3]]", "[1, 2, 3]"},
                                         Mistake{R"({"a": 1]])", R"({"a": 1})"},
                                         Mistake{"{\n \"a\": 1, // one\n \"b\": 2 // two\n}",
                                                 "{\n \"a\": 1, \n \"b\": 2 \n}"}));

INSTANTIATE_TEST_SUITE_P(Surroundings, MistakesInJson,
                         testing::Values(Mistake{"12:00 INFO response: {\"id\": 7} (took 3 ms)\n", "{\"id\": 7}"},
                                         Mistake{R"(callback({"id": 7, "v": 1.5});)", R"({"id": 7, "v": 1.5})"},
                                         Mistake{"```json\n{\"a\": 1}\n```\n", "{\"a\": 1}"},
                                         Mistake{R"("a": 1, "b": [2, 3])", R"({"a": 1, "b": [2, 3]})"}));

INSTANTIATE_TEST_SUITE_P(Ends, MistakesInJson,
                         testing::Values(Mistake{"[1, 2,", "[1, 2]"},
                                         Mistake{"{\"a\": {\"maxLength\": 128,\n", "{\"a\": {\"maxLength\": 128\n}}"},
                                         Mistake{R"({"a": 1, "b)", R"({"a": 1})"},
                                         Mistake{R"({"a": 1, "b": "begun)", R"({"a": 1, "b": "begun"})"}));

INSTANTIATE_TEST_SUITE_P(Gaps, MistakesInJson,
                         testing::Values(Mistake{"[1 2 3]", "[1, 2, 3]"},
                                         Mistake{R"({"a": 1 "b": [2 3]})", R"({"a": 1, "b": [2, 3]})"},
                                         Mistake{R"({"say": "two words" "n": 1})", R"({"say": "two words", "n": 1})"},
                                         Mistake{"[,1, 2]", "[1, 2]"}, Mistake{"{\"a\" 1\n", "{\"a\": 1\n}"}));

INSTANTIATE_TEST_SUITE_P(Controls, MistakesInJson,
                         testing::Values(Mistake{"[{\"a\": \"cut o\n", "[{\"a\": \"cut o\"\n}]"},
                                         Mistake{"{\"a\": \"one\ntwo\"}", R"({"a": "one\ntwo"})"},
                                         Mistake{"{\"a\": \"b\tc\"}", R"({"a": "b\tc"})"},
                                         Mistake{"{'a': 'one\ttwo'}", R"({"a": "one\ttwo"})"}));

INSTANTIATE_TEST_SUITE_P(
    Compounds, MistakesInJson,
    testing::Values(Mistake{R"({"when": 2024-01-02, "n": 1})", R"({"when": "2024-01-02", "n": 1})"},
                    Mistake{R"({"v": 1.2.3, "t": 12:30:05})", R"({"v": "1.2.3", "t": "12:30:05"})"},
                    Mistake{R"({"t": 12:30, "r": 3/4})", R"({"t": "12:30", "r": "3/4"})"},
                    Mistake{R"({"c": #ff00aa, "p": /etc/passwd})", R"({"c": "#ff00aa", "p": "/etc/passwd"})"},
                    Mistake{R"({"n": 1.5e-3})", R"({"n": 1.5e-3})"}));

INSTANTIATE_TEST_SUITE_P(
    Keys, MistakesInJson,
    testing::Values(Mistake{R"({a: 1, 'b': True, "c": None,})", R"({"a": 1, "b": true, "c": null})"},
                    Mistake{"{'a': 'it''s'}", R"({"a": "it's"})"}, Mistake{R"({"a": new Date(5)})", R"({"a": 5})"}));

INSTANTIATE_TEST_SUITE_P(MissingValues, MistakesInJson,
                         testing::Values(Mistake{R"({"a": 1, "b": })", R"({"a": 1, "b": null})"},
                                         Mistake{R"({"a": , "b": 2})", R"({"a": null, "b": 2})"}));

INSTANTIATE_TEST_SUITE_P(BareValues, MistakesInJson,
                         testing::Values(Mistake{R"({"u": https://x.org/a?b=1, "n": 1})",
                                                 R"({"u": "https://x.org/a?b=1", "n": 1})"},
                                         Mistake{R"({"t": {{ name }}, "n": 1})", R"({"t": "{{ name }}", "n": 1})"},
                                         Mistake{R"({"f": function(x) { return x; }, "n": 1})",
                                                 R"({"f": "function(x) { return x; }", "n": 1})"},
                                         Mistake{R"({"p": C:\Users, "n": 1})", R"({"p": "C:\\Users", "n": 1})"}));

INSTANTIATE_TEST_SUITE_P(
    OtherLanguages, MistakesInJson,
    testing::Values(Mistake{R"({"name" => "Ann", "age" => nil})", R"({"name" : "Ann", "age" : null})"},
                    Mistake{R"({"a": "it\'s", "b": 1})", R"({"a": "it's", "b": 1})"},
                    Mistake{R"({a": 1, b": 2})", R"({"a": 1, "b": 2})"}, Mistake{"{\"a\": 1\n};\n", "{\"a\": 1\n}\n"},
                    Mistake{"{\"a\":\u00A01, \"b\": 2\u200B}", R"({"a": 1, "b": 2})"}));

struct Meant {
  const char* language;
  const char* text;
  const char* meant;
};

class MistakesElsewhere : public testing::TestWithParam<Meant> {};

TEST_P(MistakesElsewhere, BecomeWhatWasMeant) {
  const std::vector<std::string>& lenient = repairHints(GetParam().language).lenientRules;
  TextAutomaton automaton(Language::bundled(GetParam().language), lenient);
  const std::string text = GetParam().text;
  std::optional<CorrectedText> result = correct(automaton, text, detectEncoding(text));
  ASSERT_TRUE(result);
  EXPECT_EQ(applied(text, result->best()), GetParam().meant);
}

INSTANTIATE_TEST_SUITE_P(
    All, MistakesElsewhere,
    testing::Values(Meant{"xml", "<a>R&D, x < y && 1<2</a>", "<a>R&amp;D, x &lt; y &amp;&amp; 1&lt;2</a>"},
                    Meant{"xml", "<a href=\"?a=1&b=2\">a&nbsp;b</a>", "<a href=\"?a=1&amp;b=2\">a&#160;b</a>"},
                    Meant{"xml", "<a><b id=1 name=x>t</b></a>", "<a><b id=\"1\" name=\"x\">t</b></a>"},
                    Meant{"xml", "<a><b id=\u201C1\u201D>t</b><c on/></a>", "<a><b id=\"1\">t</b><c on=\"on\"/></a>"},
                    Meant{"xml", "<a>t</a>\nDone.\n", "<a>t</a>"},
                    Meant{"sql", "insret into t values (1);\n", "insert into t values (1);\n"},
                    Meant{"sql", "insert into t values ('it\\'s');\n", "insert into t values ('it''s');\n"},
                    Meant{"sql", "create table t(a) engine=InnoDB;\nlock tables t write;\n", "create table t(a);\n\n"},
                    Meant{"toml", "a = 'it's'\nb = 1.2.3\nc =\nd = 1;\n",
                          "a = \"it's\"\nb = \"1.2.3\"\nc =\"\"\nd = 1\n"},
                    Meant{"toml", "a => yes\n", "a = true\n"},
                    Meant{"ini_strict", "[a]\nport 80\n", "[a]\nport = 80\n"},
                    Meant{"ini_strict", "(b)\nc = 1\n", "[b]\nc = 1\n"},
                    Meant{"ini_strict", "[a]\n// note\nc = 1\n", "[a]\nc = 1\n"},
                    Meant{"ini_strict", "[a]\nb = 1\n----\nc = 1\n", "[a]\nb = 1\n\nc = 1\n"},
                    Meant{"ini_strict", "[a]\nb = 1\nquiet\n[c]\nd = 1\n", "[a]\nb = 1\nquiet:\n[c]\nd = 1\n"}));

TEST(PieceEdits, GoThroughALongTextByHabit) {
  std::string text, meant;
  for (int i = 0; i < 1000; ++i) {
    text += std::string(i == 0 ? "[" : ", ") + "{'name': 'x', 'ok': True}";
    meant += std::string(i == 0 ? "[" : ", ") + R"({"name": "x", "ok": true})";
  }
  EXPECT_EQ(mendedText("json", text + "]"), meant + "]");
}

TEST(PieceEdits, TakeAWipedBlockAsAWhole) {
  std::string text = R"({"a": 1, "b": "x)" + std::string(200, '\0') + R"(y", "c": 2})";
  EXPECT_EQ(mendedText("json", text), R"({"a": 1, "b": "xy", "c": 2})");
}

TEST(PieceEdits, TakeADoubledBlockAsAWhole) {
  std::string text = "{";
  for (int i = 0; i < 40; ++i)
    text += (i == 0 ? "\"key" : ", \"key") + std::to_string(i) + "\": [\"value " + std::to_string(i * i) + "\"]";
  text += "}";
  const size_t begin = text.find("value 49"), end = text.find("key21");
  EXPECT_EQ(mendedText("json", text.substr(0, end) + text.substr(begin)), text);
}

/// The block is doubled because the format is: what is missing are brackets.
TEST(PieceEdits, KeepADoubledBlockThatBracketsExplain) {
  const std::string block = R"({"conditions": [{"fn": "isSet", "argv": [{"ref": "Endpoint"}]}], "rules": [)";
  EXPECT_EQ(mendedText("json", "[" + block + block + "1]}]}"), "[" + block + block + "1]}]}]");
}

TEST(PieceEdits, OfOneQuoteTooManyEscapeNone) {
  EXPECT_EQ(mendedText("dot", "graph {\n a [label=\"22\"K, shape=box];\n b [label=\"17\", shape=box];\n}\n"),
            "graph {\n a [label=\"22\", shape=box];\n b [label=\"17\", shape=box];\n}\n");
}

TEST(PieceEdits, CloseTheHeaderOfASection) {
  EXPECT_EQ(mendedText("ini_strict", "[Unit]\nAfter=a\n\n[Service\nType=b\nTimeout=9\n"),
            "[Unit]\nAfter=a\n\n[Service]\nType=b\nTimeout=9\n");
}

TEST(PieceEdits, CloseAFieldInsteadOfLosingItsQuote) {
  TextAutomaton automaton(Language::bundled("csv", "strictFile"));
  const std::string text = "a,b\n\"x, y\",\"z\"\n\"u, v\",\"w\n";
  const std::optional<CorrectedText> result = correct(automaton, text, Encoding::utf8);
  ASSERT_TRUE(result);
  const std::string repaired = applied(text, result->best());
  EXPECT_EQ(std::ranges::count(repaired, '"'), 8) << repaired;
}

/// `#` begins a comment in some SQL: the row would be lost, and look kept.
TEST(PieceEdits, DropALineThatIsCutOffRatherThanHideIt) {
  std::string rows, broken;
  for (int i = 0; i < 8; ++i) {
    const std::string row = "INSERT INTO a VALUES(" + std::to_string(i) + ",'x');\n";
    if (i != 4) rows += row;
    broken += i == 4 ? row.substr(0, 24) + "\n" : row;
  }
  TextAutomaton automaton(Language::bundled("sql"), {"other"});
  const std::optional<CorrectedText> result = correct(automaton, broken, Encoding::utf8);
  ASSERT_TRUE(result);
  EXPECT_EQ(applied(broken, result->best()), rows);
}

}  // namespace
}  // namespace hone
