#include "repair/correction.h"

#include <gtest/gtest.h>

#include "../support/corpus.h"
#include "../support/grammars.h"
#include "text/random.h"

namespace hone {
namespace {

std::string corrected(TextAutomaton& automaton, const std::string& text) {
  std::optional<CorrectedText> result = correct(automaton, text, detectEncoding(text));
  return result ? applied(text, result->best()) : "<none>";
}

struct Broken {
  const char* text;
  const char* wanted;
};

class Json : public testing::TestWithParam<Broken> {};

TEST_P(Json, IsCorrectedWithLittle) {
  TextAutomaton automaton(Language::bundled("json"));
  EXPECT_EQ(corrected(automaton, GetParam().text), GetParam().wanted);
}

INSTANTIATE_TEST_SUITE_P(
    Corrections, Json,
    testing::Values(Broken{R"({ "item": "Apple", "price": **3.45 })", R"({ "item": "Apple", "price": 3.45 })"},
                    Broken{R"({ "item": "Apple", "price" 3.45 })", R"({ "item": "Apple", "price": 3.45 })"},
                    Broken{R"({ "item": "Apple" "price": 3.45 })", R"({ "item": "Apple", "price": 3.45 })"},
                    Broken{R"({ "item": Apple", "price": 3.45 })", R"({ "item": "Apple", "price": 3.45 })"},
                    Broken{R"({ "item": "Apple, "price": 3.45 })", R"({ "item": "Apple", "price": 3.45 })"},
                    Broken{R"({ "item": "Apple", "price": 3.45 )", R"({ "item": "Apple", "price": 3.45 })"},
                    Broken{R"([1, 2,])", R"([1, 2])"},                       // a value is dear to invent
                    Broken{R"({"a": , "b": 1})", R"({"a": null, "b": 1})"},  // and a member dear to drop
                    Broken{"[1 // one\n, 2]", "[1 \n, 2]"},                  // a comment goes as a whole
                    Broken{"[1, /* two */ 2]", "[1,  2]"},                   //
                    Broken{R"([fase])", R"([false])"},                       //
                    Broken{R"(["C:\config"])", R"(["C:\\config"])"},         //
                    Broken{"[1, 2", "[1, 2]"},                               //
                    Broken{R"([{"a": [1, {"b": 2)", R"([{"a": [1, {"b": 2}]}])"}, Broken{"1, 2]", "[1, 2]"}));

TEST(Correction, LeavesAValidTextAlone) {
  TextAutomaton automaton(Language::bundled("json"));
  std::optional<CorrectedText> result = correct(automaton, "{\"a\": [1, 2]}", Encoding::utf8);
  ASSERT_TRUE(result);
  EXPECT_TRUE(result->windows.empty());
}

TEST(Correction, ClosesDeepBrackets) {
  TextAutomaton automaton(Language::bundled("json"));
  std::string text(20000, '[');
  EXPECT_EQ(corrected(automaton, text), text + std::string(20000, ']'));
}

TEST(Correction, FindsABracketThatIsMissedFarBehind) {
  TextAutomaton automaton(Language::bundled("json"));
  std::string members;
  for (int i = 0; i < 300; ++i) members += ", \"member" + std::to_string(i) + "\": " + std::to_string(i);
  std::string text = "{\"list\": [1, 2, 3, \"after\": 4" + members + "}";
  EXPECT_EQ(corrected(automaton, text), "{\"list\": [1, 2, 3], \"after\": 4" + members + "}");
}

/// Two blocks were swapped: what closes brackets comes before what opens them. The text would end there each time, and
/// all that follows would go.
TEST(Correction, OpensBracketsAtTheStartRatherThanDropTheRest) {
  TextAutomaton automaton(Language::bundled("json"));
  const std::string call = "{\"fn\": \"isSet\", \"argv\": [{\"ref\": \"Region\"}, true]}";
  std::string text = std::string(47, ' ') + "}\n" + std::string(44, ' ') + "]\n" + std::string(40, ' ') + "},\n";
  for (int i = 0; i < 4; ++i) text += call + ",\n" + call + ",\n" + call + "\n]\n},\n";
  text += call;
  const std::string mended = corrected(automaton, text);
  EXPECT_EQ(std::ranges::count(mended, 'f'), std::ranges::count(text, 'f')) << mended;
}

TEST(Correction, GivesDifferentAlternativesCheapestFirst) {
  TextAutomaton automaton(Language::bundled("json"));
  std::string text = "[1 2]";
  std::optional<CorrectedText> result = correct(automaton, text, Encoding::utf8);
  ASSERT_TRUE(result);
  std::vector<Correction> all = result->cheapest(automaton, text, Encoding::utf8, 6);
  ASSERT_GE(all.size(), 3u);
  EXPECT_EQ(applied(text, all[0].changes), "[1, 2]");
  std::vector<std::string> texts;
  for (size_t i = 0; i < all.size(); ++i) {
    if (i > 0) {
      EXPECT_GE(all[i].cost, all[i - 1].cost);
    }
    texts.push_back(applied(text, all[i].changes));
    EXPECT_TRUE(recognizes(automaton, texts.back(), Encoding::utf8)) << texts.back();
  }
  std::sort(texts.begin(), texts.end());
  EXPECT_EQ(std::unique(texts.begin(), texts.end()), texts.end());
}

TEST(Correction, TakesBytesOneByOneWhereTheTextIsNoUtf8) {
  TextAutomaton automaton(Language::bundled("json"));
  EXPECT_EQ(corrected(automaton, "[\"\xFF\xFE\" \xFF]"), "[\"\xFF\xFE\" ]");
}

/// What is corrected parses without errors, in every bundled language.
TEST(Correction, ParsesInEveryLanguage) {
  Random random(corpus::seed());
  for (const std::string& name : corpus::languageNames()) {
    std::shared_ptr<Language> language = Language::bundled(name);
    TextAutomaton automaton(language);
    for (const corpus::Sample& sample : corpus::produced(language, 2, 30, random)) {
      if (!language->parse(sample.text, detectEncoding(sample.text)).errors.empty()) continue;
      std::string text = corpus::damaged(sample.text, sample.text, random);
      Encoding encoding = detectEncoding(text);
      std::optional<CorrectedText> result = correct(automaton, text, encoding);
      ASSERT_TRUE(result) << name << ": " << corpus::shown(text);
      std::string repaired = applied(text, result->best());
      if (!recognizes(automaton, repaired, encoding)) continue;
      EXPECT_TRUE(language->parse(repaired, encoding).errors.empty()) << name << ": " << corpus::shown(repaired);
    }
  }
}

TEST(Correction, ReadsWhatIsDeeplyNestedInLinearWork) {
  // At each bracket, none of the calls that are open can use it.
  auto work = [](int depth) {
    TextAutomaton automaton(Language::bundled("java"));
    std::string casts;
    for (int i = 0; i < depth; ++i) casts += "(A)";
    EXPECT_TRUE(recognizes(automaton, "class A { int x = " + casts + "b; }", Encoding::utf8));
    return automaton.spent();
  };
  EXPECT_LT(work(2000), work(1000) * 23 / 10);
}

TEST(Correction, OfATextInOtherQuotesTakesLinearWork) {
  // What goes through the whole text costs nothing: what was corrected so far is settled all the same.
  auto work = [](int records) {
    std::string text = "[";
    for (int i = 0; i < records; ++i) text += "{'id': 1, 'name': 'Ann'}, ";
    text += "{'id' 1, 'name': 'Ann'}, ";
    for (int i = 0; i < records; ++i) text += "{'id': 1, 'name': 'Ann'}, ";
    text += "{'id': 1, 'name': 'Ann, 'n': [1}]";
    TextAutomaton automaton(Language::bundled("json"));
    EXPECT_TRUE(correct(automaton, text, Encoding::utf8, correctionsFor(Damage::people)));
    return static_cast<double>(automaton.spent()) / static_cast<double>(text.size());
  };
  EXPECT_LT(work(400), 1.2 * work(200));
  EXPECT_LT(work(400), 2'000);
}

TEST(Correction, GivesUpWhereEveryCharacterMayMeanThousandsOfThings) {
  TextAutomaton automaton(Language::bundled("c"));
  const std::string text = "int f(){" + std::string(12'500, '[') + "NEEDLE";
  correct(automaton, text, Encoding::utf8);
  // One and a half times what a text of this size may take, and what one position does.
  EXPECT_LT(automaton.spent(), 150'000'000u);
}

}  // namespace
}  // namespace hone
