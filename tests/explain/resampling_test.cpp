#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "explain/known_forms.h"
#include "parse/language.h"

namespace hone {
namespace {

/// All different texts that are grown from the root with the forms of some texts.
class Grown {
 public:
  explicit Grown(const char* languageName) : language_(Language::bundled(languageName)) {}

  Grown& from(const std::string& text, Origin origin = Origin::given) {
    trees_.push_back(Tree::parse(language_, text));
    forms_.add(*trees_.back(), origin);
    return *this;
  }

  std::set<std::string> texts(size_t tokens = 30, NodeId node = 0) {
    std::set<std::string> made;
    for (int i = 0; i < 300; ++i) {
      const std::optional<std::string> text = forms_.grow(*trees_.front(), node, tokens, random_);
      if (text) made.insert(*text);
    }
    return made;
  }

  const Tree& first() const { return *trees_.front(); }
  const std::shared_ptr<Language>& language() const { return language_; }

 private:
  std::shared_ptr<Language> language_;
  Parts parts_{language_->grammar()};
  KnownForms forms_{parts_};
  std::vector<TreePtr> trees_;
  Random random_{1};
};

TEST(Resampling, ChoosesPartsIndependently) {
  EXPECT_THAT(Grown("calc").from("sqrt(9)").from("sin(4)").texts(),
              testing::UnorderedElementsAre("sqrt(9)", "sqrt(4)", "sin(9)", "sin(4)"));
}

TEST(Resampling, HasOptionalPartsTogetherThatWereNever) {
  const std::set<std::string> made =
      Grown("javascript").from("try { a; } catch (e) { }").from("try { } finally { b; }").texts();
  EXPECT_THAT(made, testing::Contains(testing::AllOf(testing::HasSubstr("catch"), testing::HasSubstr("finally"))));
}

TEST(Resampling, KeepsEqualTokensOfARuleEqual) {
  Grown grown("xml");
  for (const std::string& text : grown.from("<a><b>x</b></a>").from("<c/>").from("<d></d>").texts())
    EXPECT_TRUE(Tree::parse(grown.language(), text)->errors().empty()) << text;
  EXPECT_THAT(grown.texts(), testing::Contains("<a><c>x</c></a>"));
  EXPECT_THAT(grown.texts(), testing::Not(testing::Contains(testing::HasSubstr("<a></b>"))));
}

TEST(Resampling, PartsOnlyWhatWasParted) {
  EXPECT_THAT(Grown("xml").from("<a><b/></a>").texts(), testing::Not(testing::Contains(testing::HasSubstr(" "))));
  EXPECT_THAT(Grown("sql").from("SELECT a;").from("SELECT*;").texts(), testing::Contains("SELECT a;"));
}

TEST(Resampling, EndsThoughTheFormsAreRecursive) {
  for (const std::string& text : Grown("json").from("[[[[1], [2]], [[3]]], [[[4]]]]").texts(10))
    EXPECT_LT(text.size(), 2000u);
}

TEST(Resampling, LeavesWhatIsAroundTheNode) {
  Grown grown("json");
  grown.from("{\"a\": [1, 2], \"b\": null}").from("{\"c\": [3]}");
  NodeId array = 0;
  while (grown.first().text(array) != " [1, 2]") ++array;
  for (const std::string& text : grown.texts(30, array)) {
    EXPECT_THAT(text, testing::StartsWith("{\"a\":"));
    EXPECT_THAT(text, testing::EndsWith(", \"b\": null}"));
  }
}

TEST(Resampling, TakesMostlyFormsOfTheGivenInputs) {
  Grown grown("calc");
  grown.from("sqrt(1)").from("sin(1)", Origin::tested).from("cos(1)", Origin::sample);
  EXPECT_EQ(grown.texts().size(), 3u);
}

TEST(Resampling, TakesNoLargeForms) {
  const std::string large = "[" + std::string(9000, ' ') + "7]";
  const std::set<std::string> made = Grown("json").from("[1]").from(large).texts();
  EXPECT_THAT(made, testing::Contains("[7]"));
  for (const std::string& text : made) EXPECT_LT(text.size(), 10u);
}

}  // namespace
}  // namespace hone
