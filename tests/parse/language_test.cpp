#include "parse/language.h"

#include <gtest/gtest.h>

#include "../support/corpus.h"
#include "../support/grammars.h"
#include "text/user_error.h"

namespace hone {
namespace {

class Languages : public ::testing::Test {
 protected:
  void use(std::initializer_list<std::string_view> files) { language_ = testgrammars::load(files); }

  std::string minimal(std::string_view rule) {
    const auto* tokens = language_->minimal(language_->grammar().rule(rule));
    if (tokens == nullptr) return "<none>";
    std::string text;
    for (const MinimalToken& token : *tokens) text += (text.empty() ? "" : " ") + token.text;
    return text;
  }

  std::string minimalToken(std::string_view name) {
    const auto& names = language_->grammar().tokenNames;
    auto at = std::find(names.begin(), names.end(), name) - names.begin();
    const std::string* text = language_->minimalToken(static_cast<Symbol>(at));
    return text == nullptr ? "<none>" : *text;
  }

  std::shared_ptr<Language> language_;
};

TEST_F(Languages, HaveMinimalTextsThatLexBack) {
  use({"Minimal.g4"});
  EXPECT_EQ(minimalToken("NAME"), "c") << "a and b are keywords";
  EXPECT_EQ(minimalToken("NUMBER"), "1");
  EXPECT_EQ(minimalToken("'do'"), "do");
  EXPECT_EQ(minimalToken("SHADOWED"), "<none>") << "whatever it matches is a name";
  EXPECT_EQ(minimal("name"), "c");
  EXPECT_EQ(minimal("keyword"), "a");
  EXPECT_EQ(minimal("sum"), "1");
  EXPECT_EQ(minimal("choice"), "do");
  EXPECT_EQ(minimal("twice"), "# 1 # 1");
  EXPECT_EQ(minimal("nothing"), "");
  EXPECT_EQ(minimal("endless"), "<none>");
  EXPECT_EQ(minimal("shadowed"), "<none>");
}

TEST_F(Languages, KnowTokensThatOtherRulesTurnInto) {
  use({"ModesLexer.g4", "ModesParser.g4"});
  EXPECT_EQ(minimalToken("NAME"), "a") << "it has no rule of its own";
  EXPECT_EQ(minimalToken("OPEN"), "<");
  EXPECT_EQ(minimal("tag"), "< >");
}

TEST_F(Languages, KnowWhatMayStandBetweenTokens) {
  use({"Seams.g4"});
  EXPECT_EQ(language_->separators(), (std::vector<std::string>{" ", "\n", "\t", "\r\n"}));
  use({"Statements.g4"});
  EXPECT_EQ(language_->separators(), (std::vector<std::string>{" ", "\n"}));
}

TEST_F(Languages, StartWhereTheyAreTold) {
  EXPECT_EQ(testgrammars::load({"Lists.g4"})->start(), 0u);
  auto other = testgrammars::load({"Lists.g4"}, "sums");
  EXPECT_EQ(other->grammar().ruleNames[other->start()], "sums");
  EXPECT_THROW(testgrammars::load({"Lists.g4"}, "summs"), UserError);
  EXPECT_THROW(Language::bundled("jason"), UserError);
  EXPECT_THROW(Language::bundled("json", "valeu"), UserError);
  EXPECT_EQ(Language::bundled("json", "value")->name(), "json");
}

TEST(BundledLanguages, HaveTheExamplesBesideTheirGrammars) {
  for (const BundledLanguage& language : bundledLanguages()) {
    std::vector<std::string_view> files;
    const std::vector<corpus::Sample> samples = corpus::examples(language.name);
    for (const corpus::Sample& sample : samples) files.push_back(sample.text);
    EXPECT_FALSE(files.empty()) << language.name;
    EXPECT_EQ(language.examples, files) << language.name;
  }
}

}  // namespace
}  // namespace hone
