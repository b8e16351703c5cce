// What a repair may have done to a value, and what it can't have.
#include "repair/doubtful_value.h"

#include <gtest/gtest.h>

#include "repair/repair.h"

namespace hone {
namespace {

RepairedText repaired(const char* language, const std::string& text, Damage damage = Damage::automatic) {
  RepairOptions options;
  options.damage = damage;
  RepairResult result = repairByGrammar(text, Language::bundled(language), options);
  return result.repairs.empty() ? RepairedText{"<none>", {}} : result.repairs.front();
}

struct Text {
  const char* language;
  const char* text;
};

class DoubtfulTexts : public testing::TestWithParam<Text> {};

TEST_P(DoubtfulTexts, AreSaid) {
  const RepairedText result = repaired(GetParam().language, GetParam().text);
  EXPECT_FALSE(result.doubts.empty()) << result.text;
}

INSTANTIATE_TEST_SUITE_P(
    All, DoubtfulTexts,
    testing::Values(
        Text{"json", R"({"price": 9.99", "qty": 3})"}, Text{"json", R"({"a": 5", "b": "6})"},
        Text{"json", R"({"a": 12,5})"}, Text{"json", R"({"a": [1, nan]})"},
        Text{"json", R"({"msg": "They said "no way", then left", "n": 2})"}, Text{"json", R"({"n": 1, "s": "ab)"},
        Text{"json", "[1, 23"}, Text{"xml", "<a>big "}, Text{"dot", "digraph {a -> b; c "},
        Text{"json", "<<<<<<< a\n[1]\n=======\n[2]\n>>>>>>> b\n"},
        Text{"json", R"({"a": 1, "b": [1, 2, "c": 3, "d": 4]})"}, Text{"json", R"({"a": [1, [2, 3], "b": 4})"},
        Text{"json", "{\n  \"name\": \"shop\",\n  \"v2\",\n  \"x\": true\n}\n"},
        Text{"csv", "a,b,c\n1,2,3\n4,5,6\n7,8"}, Text{"xml", "<r>caf&eacute;</r>"}, Text{"yaml", "# a\n# b: 1\nx: [\n"},
        Text{"json", "1. {\"a\": 1}\n2. {\"a\": 2}\n"}, Text{"csv", "a,b\n10,20\n3040\n50,60\n70,80\n"},
        Text{"xml", "<a><b>x</b><c>y</d></c></a>"},
        // A quote for a sign, one that may have stood before a separator, and a bracket that may have had a partner.
        Text{"dot", "digraph {\n  a [label=\"<p> 1|<q> 2\"];\n  b [label=<p> 1|<q> 2\"];\n}\n"},
        Text{"json", R"({"flags": ["UserValue"})"},
        Text{"jsonl", "{\"id\": 1, \"n\": 2}\n{\"id\": 3, \"n\": 4}\n{\"id\""},
        // A list becomes a text; a field of two words becomes two; no column tells which of two repairs is meant.
        Text{"yaml", "tags: [\"v[0-9]*\"\nb: 1\n"},
        Text{"csv", "a,b,c,d\n1,Pea soup,,3\n2,Big stew,x,4\n3,Fish pie,\n"},
        Text{"csv", "a,dish,c,d\n1,Green curry, hot,,450\n2,Stew,x|y|z,530\n3,Gratin,x,480\n4,Chili,x,470\n"},
        // What stood together is taken apart.
        Text{"dot", "digraph {\n  a/x -> b;\n}\n"},
        // An empty text is put in.
        Text{"json", R"({"x": .})"},
        // Values get another meaning.
        Text{"json", R"({"x": r"C:\new\temp"})"}, Text{"json", "{\"url\": http://x.y/z //c\n, \"b\": 1}"},
        Text{"xml", "<a x=1 y=\"2>z</a>"}, Text{"xml", "<s><i>3</i>< !-- note --><e/></s>"},
        Text{"sql", "insert into t values (1, \"x');\ninsert into t values (2, 'y');\n"},
        // A text holds numbers, or what follows it.
        Text{"json", R"({"b": 2 3})"}, Text{"json", R"({"a": +1.5e+3, "b": +5})"}, Text{"json", R"({"k": v""})"},
        // What was not there, or goes.
        Text{"json", "[1,2,3]]]]"}, Text{"json", R"({"a": [1,2]]]], "b": 3})"}, Text{"json", "\x1f\x8b\x08\x01\x02"},
        Text{"toml", "a = {\nx = 1,\n y = 2\n}\n"}, Text{"toml", "color = #fff\n"},
        Text{"toml", "[s.t]]\nb = 2\n[u]\n"}, Text{"toml", "= 1\n"}, Text{"toml", "a = \"b\" # c\n d\ne = 1\n"},
        Text{"yaml", "a: [x, y\n  z]\nb: - c\n"}, Text{"sql", "update t set b = 'z' where a  2;"},
        Text{"json", "{\n<<<<<<< a\n\"x\": 1\n=======\n\"x\": 2\n"},
        // Brackets, tags and rows that may end elsewhere.
        Text{"xml", "<r><p>one <b>two<b> three</p><p/></r>"}, Text{"xml", "<a>x<a/>"}, Text{"xml", "<a b c>x</a>"},
        Text{"toml", "[[a]\nx = 1\n"}, Text{"json", R"({"t": ["x"], "addr": "{zip": "0123", "no": 5}, "l": [1, 2]})"},
        Text{"sql", "INSERT INTO t VALUES ('Neil)';\nSELECT * FROM t;\n"},
        // Operators get other operands, or lose one.
        Text{"dot", "digraph {a -> -> b}"}, Text{"dot", "digraph {a -> }"}, Text{"dot", "digraph {-> b}"},
        Text{"dot", "digraph {a -> b -> ; c}"}, Text{"dot", "digraph g { b -> c; d> e -> f; }"},
        Text{"dot", "digraph {\n  p [label: \"Plan\", shape: box];\n  p -> q;\n}\n"},
        Text{"dot", "digraph g { subgraph c0 : d; e -> f; } x [shape=box]; }"},
        Text{"sql", "UPDATE t SET a = 2 WHERE a = ;\n"}, Text{"sql", "INSERT INTO t VALUES (1 + );\n"},
        // Keys, names and their values.
        Text{"json", R"(["a" : 1])"}, Text{"json", "[a=1]"}, Text{"toml", "a b = 1\n"}, Text{"toml", "a\nb = 1\n"},
        Text{"yaml", "a: - b\n   - c\n"}, Text{"yaml", "a: *\nb: 1\n"},
        // Two values become one, or one becomes two.
        Text{"json", "[1 .5]"}, Text{"json", "[1. 5]"}, Text{"json", "[1 000, 2]"}, Text{"json", R"({"a": "1" "2"})"},
        Text{"toml", "a = \"x\" \"y\"\n"}, Text{"dot", R"(digraph {a\\b})"},
        Text{"jsonl", "{\"a\": 1}\nSaving to ckpt/1 ...\n{\"a\": 2}\n"},
        // Characters of a text, a comment or a keyword.
        Text{"json", R"({"a": 1-})"}, Text{"toml", "a = # 1\n"}, Text{"json", R"(null, {"a": 1})"},
        Text{"sql", "CREATE TABLE t(a)INSERT INTO t VALUES(1);"},
        Text{"json", R"({"name": "Ann Lee"e": 31, "tags": ["x"]})"},
        Text{"csv", "a,b,c\n1,2,3\n3,\"Lee \"J\"\"\"\",7\n"},
        // A keyword or fields for which nothing stood there.
        Text{"json", R"([{"id": 1}, {"id": , "name": "Bob"}])"},
        Text{"csv", "id,name,price,city\n1,Ann,3.50,New\nYork\n2,Bob,12.00,Paris\n"},
        // Neighbours in one text.
        Text{"json", R"({"on": truea "note": null})"}, Text{"json", R"({"tags": ["a"a "b c"]})"},
        Text{"json", R"({"born": 0 "2001-07-09"})"}, Text{"json", R"({"a": true false})"},
        Text{"csv", "a,b,c\n1,Ann,7.25\n4,Dee\",7,25\n"},
        // Blanks, separators and quotes of a text.
        Text{"json", R"({"t": "make test && echo\ "ok\""})"}, Text{"yaml", "- name:\n  \"b: c\"\n- x: [y\n"},
        Text{"csv", "id,name,price,city\n1,Ann,3.50,Rome\n2,\"Lee, Bob\"12.00,Paris\n3,Cid,0.99,Oslo\n"},
        Text{"json", R"({"t": "say \"ok\", "n": 1})"},
        Text{"json", R"({"dir": "share\Users\bob", "match": "\d+\.txt"})"},
        // Zeros in front, and a number with a comma.
        Text{"json", R"({"zip": 01234})"}, Text{"toml", "port = 5,432\n"},
        // A key in a table, a comment, and text for a tag.
        Text{"toml", "[server]\nhost, name = \"db1\"\n"}, Text{"toml", "[server]\nh[ost = \"db1\"\n"},
        Text{"xml", "<r><host name=db1\" port=\"5432/></r>"}));

class CertainTexts : public testing::TestWithParam<Text> {};

TEST_P(CertainTexts, AreNot) {
  const RepairedText result = repaired(GetParam().language, GetParam().text);
  EXPECT_NE(result.text, "<none>");
  EXPECT_TRUE(result.doubts.empty()) << result.text << '\n' << toText(result.doubts);
}

INSTANTIATE_TEST_SUITE_P(
    All, CertainTexts,
    testing::Values(Text{"json", R"({"a" 3.45})"}, Text{"json", "[1 2 3]"}, Text{"json", R"({"a": tru, "b": nul})"},
                    Text{"json", "[1, 2,"},
                    Text{"json", R"({'name': 'Ann', "b": [True, None], c: .5, "h": 0x1F, /* no value */ "d": "x",})"},
                    Text{"json", R"({"q": "he said "hello" to me"})"}, Text{"json", "{\"a\": \"one\ntwo\"}"},
                    Text{"json", R"({"p": "C:\Program Files\node"})"}, Text{"json", R"({"a": **3.45})"},
                    Text{"json", "Here it is: {\"a\": 1} as you wished"},
                    Text{"json", "{\"name\": \"Jos\xE9\", \"city\": \"M\xFCnchen\"}"}, Text{"xml", "<a><b>x</b></a"},
                    // What is said elsewhere, or in another way.
                    Text{"xml", "<Arg><b>x</b></aRG>"}, Text{"xml", "<s h=16px\" v=\"0 0\" w=\"1\"><a/></s>"},
                    Text{"jsonl", "{\"a\":1}\n{\"b\":\n{\"c\":3}\n{\"d\":4}\n"},
                    Text{"xml", "<a><if cond=\"x < 3 && y\">t</if></a>"}));

TEST(DoubtfulValue, IsWhatBecomesAComment) {
  EXPECT_EQ(doubtfulValues("[a]\n=b = 1\n", {{4, 0, "# "}}, {}, Language::bundled("ini")).size(), 1u);
}

TEST(DoubtfulValue, ThatLosesABlankIsOneNowOnlyIfItWasSeveral) {
  const auto why = [](std::string_view text, uint32_t blank) {
    return doubtfulValues(text, {{blank, 1, {}}}, {}, Language::bundled("yaml")).at(0).why;
  };
  EXPECT_EQ(why("name: Bob\nx: 1\n", 5), "is one value now");
  EXPECT_EQ(why("name: \"b; c\"\nx: 1\n", 9), "has changed");
}

TEST(DoubtfulValue, IsNoOtherKindOfQuotes) {
  const Changes single = {{6, 0, "'"}, {10, 0, "'"}}, twice = {{6, 0, "\""}, {10, 0, "\""}};
  const auto doubts = doubtfulValues("user: @ann\nname: x\n", single, {twice}, Language::bundled("yaml"));
  EXPECT_TRUE(doubts.empty()) << toText(doubts);
}

TEST(DoubtfulValue, EndsWithTheFileOnlyInALineThatIsNotWhole) {
  const auto why = [](std::string_view text) {
    const auto at = static_cast<uint32_t>(text.find("\nd"));
    const Changes cut = {{at, static_cast<uint32_t>(text.size()) - at, {}}};
    return doubtfulValues(text, cut, {}, Language::bundled("toml")).at(0).why;
  };
  EXPECT_EQ(why("a = 1\nd = ann\n"), "is not all kept");
  EXPECT_EQ(why("a = 1\nd = an"), "is cut off by the end of the file");
}

TEST(DoubtfulValue, IsACommentThatLosesItsSign) {
  EXPECT_EQ(doubtfulValues("# a: 1\nb: 2\n", {{0, 2, {}}}, {}, nullptr).size(), 1u);
  EXPECT_EQ(doubtfulValues("# a: 1\nb: 2\n", {{0, 7, {}}}, {}, nullptr).size(), 0u);
}

TEST(DoubtfulValue, IsWhatTheGrammarAloneAccepts) {
  auto doubts = [](const char* language, std::string_view text, const Change& change) {
    return doubtfulValues(text, {change}, {}, Language::bundled(language)).size();
  };
  EXPECT_EQ(doubts("xml", "<a>&#0;</a>", {3, 1, "'"}), 1u);
  EXPECT_EQ(doubts("xml", "<p>one<br:/>two</p>", {6, 1, ""}), 1u);
  EXPECT_EQ(doubts("csv", "name\nAnn\nLee, Bob\nCid\n", {12, 1, ""}), 1u);
  EXPECT_EQ(doubts("xml", "<a>x]]>y</a>", {6, 0, " "}), 1u);
  EXPECT_EQ(doubts("yaml", "host: db\nport = 5432\n", {13, 0, ":"}), 1u);
}

TEST(DoubtfulValue, TellsWhatWasAndTheReadings) {
  const RepairedText result = repaired("json", R"({"price": 9.99", "qty": 3})");
  EXPECT_EQ(result.text, R"({"price": 9.99, "qty": 3})");
  ASSERT_EQ(result.doubts.size(), 1u);
  const DoubtfulValue& doubt = result.doubts[0];
  EXPECT_EQ(doubt.line, 1u);
  EXPECT_EQ(doubt.was, "9.99\"");
  EXPECT_EQ(doubt.became, "9.99");
  EXPECT_NE(std::find(doubt.readings.begin(), doubt.readings.end(), "\"9.99\""), doubt.readings.end());
}

TEST(DoubtfulValue, BitsAreFlippedOnlyInTextsThatShowIt) {
  EXPECT_EQ(repaired("json", R"({"price": 9.99", "qty": 3})", Damage::bits).text, R"({"price": 9.992, "qty": 3})");
  EXPECT_EQ(inferredDamage("{\"a\": 1\x02}"), Damage::bits);
  EXPECT_EQ(inferredDamage("{\"a\": \"Jos\xE9\"}"), Damage::people);
  EXPECT_EQ(inferredDamage("{\"a\": 1\xA2}"), Damage::bits);
  EXPECT_EQ(inferredDamage("{\"a\": 1}"), Damage::people);
  EXPECT_EQ(inferredDamage(std::string(40, '\0') + "{\"a\": 1}"), Damage::people);
}

TEST(DoubtfulValue, IsFoundWithoutAGrammar) {
  const std::string text = "key = value\nother = 12\n";
  EXPECT_EQ(doubtfulValues(text, {{6, 5, {}}}, {}, nullptr).size(), 1u);
  EXPECT_EQ(doubtfulValues(text, {{3, 1, {}}}, {}, nullptr).size(), 0u);
}

}  // namespace
}  // namespace hone
