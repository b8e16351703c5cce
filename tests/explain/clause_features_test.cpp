// What is read off an input because a failing one that was made small has it: relations, ends and classes of
// characters; and the layout, which needs no such example.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "explain/feature_reader.h"
#include "explain/kind.h"
#include "explain/model.h"

namespace hone {
namespace {

using testing::AllOf;
using testing::Contains;
using testing::IsEmpty;
using testing::IsSupersetOf;
using testing::Not;
using testing::StartsWith;
using testing::UnorderedElementsAre;
using testing::UnorderedElementsAreArray;

class Seeded {
 public:
  Seeded(const char* language, const std::string& seed)
      : language_(Language::bundled(language)), reader_(language_->grammar(), featureKinds()) {
    reader_.addSeed(*Tree::parse(language_, seed));
  }

  /// The sentences that hold of a text, of features that are there or not.
  std::vector<std::string> holding(const std::string& text) {
    std::vector<std::string> found;
    for (auto [id, value] : reader_.read(*Tree::parse(language_, text)))
      if (const Feature& feature = reader_.space()[id]; isYesNo(feature.kind) && value > 0)
        found.push_back(show(Condition{feature, 1, 1}, reader_.parts()));
    return found;
  }

  std::vector<std::pair<std::string, double>> values(const std::string& text) {
    std::vector<std::pair<std::string, double>> found;
    for (auto [id, value] : reader_.read(*Tree::parse(language_, text)))
      found.emplace_back(show(reader_.space()[id], reader_.parts()), value);
    return found;
  }

 private:
  std::shared_ptr<Language> language_;
  FeatureReader reader_;
};

TEST(ClauseFeatures, RelationsOfNumbers) {
  Seeded json("json", "[2, 1]");
  const std::string less = "in an <array>, the second NUMBER is less than the first NUMBER";
  EXPECT_THAT(json.holding("[7, 5, 9]"), Contains(less));
  EXPECT_THAT(json.holding("[[0], [7, 5]]"), Contains(less)) << "in any array";
  EXPECT_THAT(json.holding("[5, 7]"), Not(Contains(less)));
  EXPECT_THAT(json.holding("[5, 5]"), Contains("in an <array>, the second NUMBER is at most the first NUMBER"));
}

TEST(ClauseFeatures, TwoNumbersTogetherAgainstAThirdOne) {
  Seeded json("json", "[4, 5, 8]");
  const std::string sum = "in an <array>, the third NUMBER is less than the first NUMBER plus the second NUMBER",
                    product = "in an <array>, the third NUMBER is less than the first NUMBER times the second NUMBER";
  EXPECT_THAT(json.holding("[1, 3, 3, 9]"), Contains(sum));
  EXPECT_THAT(json.holding("[1, 3, 3]"), Not(Contains(product)));
  EXPECT_THAT(json.holding("[2, 3, 5]"), AllOf(Not(Contains(sum)), Contains(product)));
  EXPECT_THAT(json.holding("[1, 3]"), Not(Contains(sum)));
}

TEST(ClauseFeatures, ANumberAndALength) {
  Seeded json("json", "{\"abc\": 9}");
  const std::string longer = "in a <member>, the length of the first STRING is less than the first NUMBER";
  EXPECT_THAT(json.holding("{\"abcd\": 5}"), Contains(longer));
  EXPECT_THAT(json.holding("{\"abcd\": 4}"), Not(Contains(longer))) << "without the quotes";
}

TEST(ClauseFeatures, ValuesOfKeysInOneList) {
  Seeded toml("toml", "min = 9\nmax = 4\n");
  const std::string above =
      "in a list, the INTEGER of the <keyValue> with BARE_KEY = \"max\" is less than the INTEGER of the <keyValue> "
      "with "
      "BARE_KEY = \"min\"";
  EXPECT_THAT(toml.holding("a = 1\n[t]\nmax = 3\nx = 7\nmin = 5\n"), Contains(above)) << "in any order, with others";
  EXPECT_THAT(toml.holding("a = {min = 5, max = 3}\n"), Contains(above));
  EXPECT_THAT(toml.holding("[t]\nmax = 3\n[u]\nmin = 5\n"), Not(Contains(above))) << "of two tables";
  EXPECT_THAT(toml.holding("[t]\nmax = 7\nmin = 5\n"), Not(Contains(above)));
}

TEST(ClauseFeatures, WhatATextContains) {
  Seeded json("json", "{\"gr\u00f6\u00dfe\": 1}");
  const std::string key = "a STRING directly in a <member> contains a character beyond ASCII";
  EXPECT_THAT(json.holding("{\"\u00e9\": \"a\"}"), Contains(key));
  EXPECT_THAT(json.holding("{\"a\": \"\u00e9\"}"), Not(Contains(key))) << "a value";
  EXPECT_THAT(json.holding("{\"a\": \"\u00e9\"}"), Contains("a STRING contains a character beyond ASCII"));
}

TEST(ClauseFeatures, WiderClassesAndSingleCharacters) {
  Seeded json("json", "[\"a-B\"]");
  EXPECT_THAT(json.holding("[\"x+7\"]"), IsSupersetOf({"a STRING contains a sign", "a STRING begins with a letter"}));
  EXPECT_THAT(json.holding("[\"77\"]"), Not(Contains("a STRING contains a sign")));
  EXPECT_THAT(json.holding("[\"xBx\"]"), Contains("a STRING contains \"B\""));
}

TEST(ClauseFeatures, OnlyQuotesAreNoPartOfAText) {
  Seeded shell("shell", "abc $1\n");
  const std::string shorter = "in a <simple>, the length of the second WORD is less than the length of the first WORD";
  EXPECT_THAT(shell.holding("abc $1\n"), Contains(shorter));
  EXPECT_THAT(shell.holding("ab $1\n"), Not(Contains(shorter)));
}

TEST(ClauseFeatures, WhatATextBeginsAndEndsWith) {
  Seeded json("json", "[\"abcdef\"]");
  EXPECT_THAT(json.holding("[\"abX\"]"), IsSupersetOf({"a STRING begins with \"a\"", "a STRING begins with \"ab\""}));
  EXPECT_THAT(json.holding("[\"Xef\"]"), IsSupersetOf({"a STRING ends with \"f\"", "a STRING ends with \"ef\""}));
}

TEST(ClauseFeatures, Layout) {
  Seeded c("c", "int a;\n");
  EXPECT_THAT(c.holding("int a;\n"), Contains("an ID has a blank before it"));
  EXPECT_THAT(c.holding("int\n  a ;\n"),
              IsSupersetOf({"an ID has a line break before it", "a \";\" has a blank before it"}));
  EXPECT_THAT(c.holding("int/**/a;\n"),
              IsSupersetOf({"an ID has a comment before it", "a \";\" has nothing before it"}));
}

TEST(ClauseFeatures, LayoutIsAllThatStandsBetweenTwoTokens) {
  Seeded c("c", "int a;\n");
  const std::string lineBreak = "an ID has a line break before it", blank = "an ID has a blank before it";
  EXPECT_THAT(c.holding("int\n/**/ a;\n"), AllOf(Contains(lineBreak), Not(Contains(blank)))) << "before a comment";
  EXPECT_THAT(c.holding("int\n\ta;\n"), AllOf(Contains("an ID has a tab before it"), Not(Contains(blank)),
                                              Not(Contains("an ID has several line breaks before it")),
                                              Not(Contains("an ID has several blanks before it"))));
  EXPECT_THAT(c.holding("int\n\n  a;\n"),
              IsSupersetOf({"an ID has several line breaks before it", "an ID has several blanks before it"}));
}

TEST(ClauseFeatures, LayoutBehindALineBreakThatIsAToken) {
  Seeded ini("ini", "[a]\n[b]\n");
  EXPECT_THAT(ini.holding("a=1\n[a]"), Contains("a \"[\" has nothing before it"));
  EXPECT_THAT(ini.holding("a=1\n [a]"), Contains("a \"[\" has a blank before it"));
}

TEST(ClauseFeatures, NumbersOfPartsInARuleWithManyKindsOfThem) {
  const std::string text = "def f(a):\n    return [a.b(c)[1] for d in e if not x]\n";
  Seeded python("python", text);
  EXPECT_THAT(python.holding(text), Contains(StartsWith("in a <functionDefinition>, the number of <")));
}

TEST(ClauseFeatures, HowManyInOnePart) {
  Seeded json("json", "{\"a\": [1, 2]}");
  const auto countsIn = [&](const std::string& text) {
    std::vector<std::string> found;
    for (auto [feature, value] : json.values(text))
      if (feature == "most(<value>) in an <array>" || feature == "fewest(<value>) in an <array>")
        found.push_back(feature + " = " + std::to_string(static_cast<int>(value)));
    return found;
  };
  EXPECT_THAT(countsIn("[1, [2, 3, 4]]"),
              UnorderedElementsAre("most(<value>) in an <array> = 3", "fewest(<value>) in an <array> = 2"))
      << "each part belongs to the nearest one around";
  EXPECT_THAT(countsIn("[[]]"),
              UnorderedElementsAre("most(<value>) in an <array> = 1", "fewest(<value>) in an <array> = 0"));
  EXPECT_THAT(countsIn("7"), IsEmpty());
}

/// Pieces of a text are looked up among many texts, and few texts in the text.
TEST(ClauseFeatures, ManyTextsOfASeedAreFoundAsFewAre) {
  std::string many = R"(["ab", "q")";
  for (int i = 100; i < 400; ++i) many += ", \"" + std::to_string(i) + '"';
  Seeded few("json", R"(["ab", "q"])"), large("json", many + ']');
  const auto ofTexts = [](Seeded& seeded, const std::string& text) {
    std::vector<std::string> sentences = seeded.holding(text);
    std::erase_if(sentences, [](const std::string& one) {
      return one.find("with \"") == std::string::npos && one.find("contains \"") == std::string::npos;
    });
    return sentences;
  };
  for (const char* text : {R"(["ab"])", R"(["xab"])", R"(["abx"])", R"(["xaby"])", R"(["b"])", R"(["ba", "q"])", "[]"})
    EXPECT_THAT(ofTexts(large, text), UnorderedElementsAreArray(ofTexts(few, text))) << text;
  EXPECT_THAT(ofTexts(large, R"(["xab"])"), Not(IsEmpty()));
}

TEST(ClauseFeatures, AreStoredWithTheModel) {
  const std::shared_ptr<Language> language = Language::bundled("toml");
  FeatureReader reader(language->grammar(), featureKinds());
  reader.addSeed(*Tree::parse(language, "min = 9\nmax = 4\n"));
  Model model;
  for (const Feature& relation : reader.relations()) model.features.push_back(relation);
  model.nodes = {{}};
  const Parts parts(language->grammar());
  const Model read = readModel(openModel(toJson(model, parts), "m.json"), parts);
  EXPECT_EQ(read.features, model.features);
}

}  // namespace
}  // namespace hone
