// The plan of variants: what is tried in the place of a part.
#include "derive/variants.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <set>

#include "derive/token_texts.h"
#include "derive/values.h"

namespace hone {
namespace {

using testing::Contains;
using testing::Each;
using testing::IsSupersetOf;
using testing::Not;
using Kind = Variant::Kind;

/// A text and what its variants are.
class Text {
 public:
  Text(const char* language, const std::string& text)
      : language_(Language::bundled(language)), variants_(language_), tree_(Tree::parse(language_, text)) {}

  /// The texts that variants of that kind make, of all nodes.
  std::vector<std::string> made(Kind kind) {
    std::vector<std::string> texts;
    for (NodeId id = 0; id < tree_->size(); ++id)
      for (const Variant& variant : variants_.of(*tree_, id))
        if (variant.kind == kind)
          if (const TreePtr other = variants_.apply(tree_, {&variant, 1})) {
            EXPECT_TRUE(other->errors().empty()) << other->bytes();
            texts.push_back(other->plainText());
          }
    return texts;
  }

  std::set<std::string> related() {
    std::set<std::string> texts;
    Random random(0);
    for (int i = 0; i < 300; ++i)
      if (const TreePtr other = variants_.related(tree_, random)) texts.emplace(other->bytes());
    return texts;
  }

 private:
  std::shared_ptr<Language> language_;
  Variants variants_;
  TreePtr tree_;
};

TEST(Variants, OfARuleEachAlternative) {
  EXPECT_THAT(Text("json", "{\"a\": 1}").made(Kind::alternative),
              IsSupersetOf({"{\"a\": []}", "{\"a\": {}}", "{\"a\": true}", "{\"a\": null}", "[]"}));
}

TEST(Variants, OfARuleBelowAChainOfRules) {
  EXPECT_THAT(Text("python", "x = y\n").made(Kind::alternative),
              IsSupersetOf({"x = ()\n", "x = []\n", "x = {}\n", "x = None\n"}));
}

TEST(Variants, InEachModeOfTheLexer) {
  EXPECT_THAT(Text("toml", "a = 1\n").made(Kind::alternative), IsSupersetOf({"a = []\n", "a = true\n", "a = \"\"\n"}));
}

TEST(Variants, WithAndWithoutAPart) {
  EXPECT_THAT(Text("json", "[1, 2]").made(Kind::absent), Contains("[1]"));
  EXPECT_THAT(Text("json", "[]").made(Kind::added), Contains("[0]"));
  // Behind the last token, too.
  EXPECT_THAT(Text("sql", "SELECT 1").made(Kind::added), Contains(testing::ContainsRegex("SELECT 1.*limit")));
}

TEST(Variants, ATokensTextInOneRespect) {
  EXPECT_THAT(Text("json", "[\"a;B\"]").made(Kind::text),
              IsSupersetOf({"[\"\"]", "[\"axB\"]", "[\"a;x\"]", "[\"X;B\"]", "[\";B\"]", "[\"a;\"]", "[\"a;Ba;B\"]",
                            "[\"a\u00e9;B\"]", "[\"a ;B\"]", "[\"a0;B\"]"}));
  EXPECT_THAT(Text("json", "[7]").made(Kind::text), IsSupersetOf({"[0]", "[1]", "[-1]", "[8]", "[6]", "[-7]", "[70]"}));
}

TEST(Variants, AreTheTokensThatWereMeant) {
  // A quote would end the string, and two numbers side by side would be one.
  EXPECT_THAT(Text("json", "[\"ab\"]").made(Kind::text), Not(Contains("[\"a\"b\"]")));
  for (const std::string& text : Text("c", "int a = b + c;\n").made(Kind::layout)) EXPECT_NE(text, "inta = b + c;\n");
}

TEST(Variants, OrderRepetitionAndLayout) {
  EXPECT_THAT(Text("json", "[1,2,3]").made(Kind::swapped), Contains("[1,3,2]"));
  EXPECT_THAT(Text("json", "[1,2,3]").made(Kind::repeated),
              IsSupersetOf({"[1,2,2,3]", "[1,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,3]"}));
  EXPECT_THAT(Text("json", "[1,2]").made(Kind::layout),
              IsSupersetOf({"[1 ,2]", "[1,\n2]", "[1,\t2]", "[1,\n\n2]", " [1,2]"}));
  EXPECT_THAT(Text("json", "[1,2]").made(Kind::equal), IsSupersetOf({"[2,2]", "[1,1]"}));
}

TEST(Variants, NamesThatBelongTogether) {
  EXPECT_THAT(Text("xml", "<item>7</item>").made(Kind::text),
              IsSupersetOf({"<xyzzy>7</xyzzy>", "<ite>7</ite>", "<xyzzy>7</item>", "<item>7</xyzzy>"}));
}

TEST(Variants, PartsInOtherSurroundings) {
  const std::shared_ptr<Language> language = Language::bundled("toml");
  const Variants variants(language);
  const TreePtr table = Tree::parse(language, "[t]\nmin = 9\nmax = 3"), other = Tree::parse(language, "x = 1\ny = 2\n");
  Random random(0);
  std::set<std::string> texts;
  for (int i = 0; i < 100; ++i)
    if (const TreePtr made = variants.grafted(other, *table, random)) texts.emplace(made->bytes());
  EXPECT_THAT(texts, Contains("x = 1\ny = 2\nmin = 9\nmax = 3\n"));
}

TEST(Variants, MeasuresThatAreNearlyEqual) {
  EXPECT_THAT(Text("json", "{\"abcd\": 90}").related(),
              IsSupersetOf({"{\"abcd\": 3}", "{\"abcd\": 4}", "{\"abcd\": 5}"}));
  EXPECT_THAT(Text("json", "[3, 90]").related(), IsSupersetOf({"[91, 90]", "[90, 90]", "[3, 2]", "[3, 4]"}));
}

TEST(NumberIn, OnlyWholeDecimalNumbers) {
  EXPECT_EQ(numberIn("- 2.5"), -2.5);
  EXPECT_EQ(numberIn("-0"), 0);
  EXPECT_FALSE(std::signbit(*numberIn("-0")));
  EXPECT_EQ(numberIn("1e3"), 1000);
  EXPECT_EQ(numberIn("1-2"), std::nullopt);
  EXPECT_EQ(numberIn("0x10"), std::nullopt);
  EXPECT_EQ(numberIn("-"), std::nullopt);
  EXPECT_EQ(numberIn(""), std::nullopt);
}

TEST(SpelledNumber, HasNoExponent) {
  EXPECT_EQ(spelledNumber(0), "0");
  EXPECT_EQ(spelledNumber(-2.5), "-2.5");
  EXPECT_EQ(spelledNumber(1e15), "1000000000000000");
  EXPECT_EQ(spelledNumber(-9007199254740992.0), "-9007199254740992");
  EXPECT_EQ(spelledNumber(1769634908211765413.0), "1769634908211765500") << "the digits that count, and zeros";
  EXPECT_EQ(spelledNumber(5e18), "5000000000000000000");
  for (const double number : {1e21, -1e300, 1e-10, std::nan(""), HUGE_VAL}) EXPECT_EQ(spelledNumber(number), "");
  Random random(0);
  for (int i = 0; i < 1000; ++i) {
    const double number =
        std::ldexp(static_cast<double>(random.below(uint64_t{1} << 53)), static_cast<int>(random.below(16)));
    if (number < 1e15) continue;
    EXPECT_EQ(numberIn(spelledNumber(number)), number);
    EXPECT_EQ(numberIn(spelledNumber(-number)), -number);
  }
}

TEST(ValuesIn, AreNoBlanks) {
  const auto language = Language::bundled("yaml");
  const TreePtr tree = Tree::parse(language, "a:\n  b: c\n");
  const Parts parts(language->grammar());
  std::vector<std::string> texts;
  const std::vector<VisibleSpan> spans = visibleSpans(*tree);
  for (const NodeId id : valuesIn(parts, *tree, spans)) texts.emplace_back(textAt(*tree, spans[id]));
  EXPECT_THAT(texts, IsSupersetOf({"a", "b", "c"}));
  for (const std::string& text : texts) EXPECT_NE(text.find_first_not_of(" \n"), std::string::npos);
}

}  // namespace
}  // namespace hone
