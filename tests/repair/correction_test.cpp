// The corrections, compared with an exact search that keeps every state at every position.
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

uint64_t costOf(const CorrectedText& text) {
  uint64_t cost = 0;
  for (const CorrectedText::Window& window : text.windows) cost += window.result.corrections.front().cost;
  return cost;
}

/// A window over the whole text whose slack drops nothing that could cost less than is known to be enough.
uint64_t exactCost(TextAutomaton& automaton, const std::string& text, uint64_t enough) {
  CorrectionOptions options;
  options.slack = static_cast<uint32_t>(enough);
  options.calm = UINT32_MAX / 2;
  WindowResult result = correctWindow(automaton, text, Encoding::utf8, 0, automaton.start(), UINT32_MAX, options,
                                      [](uint32_t, std::span<const WindowExit>) { return size_t{0}; });
  return result.corrections.empty() ? UINT64_MAX : result.corrections.front().cost;
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
                    Broken{R"([1, 2,])", R"([1, 2])"},                    // a value is dear to invent
                    Broken{R"({"a": , "b": 1})", R"({"a": 1, "b": 1})"},  // and a member dear to drop
                    Broken{"[1 // one\n, 2]", "[1 \n, 2]"},               // a comment goes as a whole
                    Broken{"[1, /* two */ 2]", "[1,  2]"},                //
                    Broken{R"([fase])", R"([false])"},                    //
                    Broken{R"(["C:\config"])", R"(["C:\\config"])"},      //
                    Broken{"[1, 2", "[1, 2]"},                            //
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

/// Random grammars: a few rules of random alternatives over one-letter tokens, brackets and words.
std::string randomGrammar(int number, Random& random) {
  auto atom = [&](int rule) -> std::string {
    switch (random.below(6)) {
      case 0: return "'(' r" + std::to_string(random.below(3)) + " ')'";
      case 1: return "'[' r" + std::to_string(random.below(3)) + "? ']'";
      case 2: return "WORD";
      case 3: return rule < 2 ? "r" + std::to_string(rule + 1) : "'x'";
      case 4: return "';'";
      default: return "'ab'";
    }
  };
  std::string text = "grammar Random" + std::to_string(number) + ";\nr : r0 EOF ;\n";
  for (int rule = 0; rule < 3; ++rule) {
    text += "r" + std::to_string(rule) + " : ";
    for (int alternative = 0; alternative < 2; ++alternative) {
      if (alternative > 0) text += " | ";
      text += atom(rule);
      if (random.below(2) == 0) text += " (',' " + atom(rule) + ")*";
    }
    text += " | NUMBER ;\n";
  }
  return text + "WORD : [a-z]+ ;\nNUMBER : [0-9]+ ('.' [0-9]+)? ;\nWS : ' ' -> skip ;\n";
}

/// Compares a text's correction with what a search finds that drops nothing.
void expectLeastCost(TextAutomaton& automaton, const std::string& text) {
  CorrectionOptions options;
  options.likeliest = false;
  std::optional<CorrectedText> result = correct(automaton, text, Encoding::utf8, options);
  ASSERT_TRUE(result) << text;
  EXPECT_EQ(result->windows.empty(), recognizes(automaton, text, Encoding::utf8)) << text;
  // What costs more takes an exact search too long.
  constexpr uint64_t most = 390;
  uint64_t cost = costOf(*result);
  if (cost == 0 || cost > most) return;
  EXPECT_EQ(cost, exactCost(automaton, text, cost)) << text << " -> " << applied(text, result->best());
}

TEST(Correction, CostsAsLittleAsAnExactSearchFindsByRandomGrammars) {
  Random random(3);
  testgrammars::useOwnCache();
  std::filesystem::path folder = std::filesystem::temp_directory_path() / "hone-random-grammars";
  std::filesystem::create_directories(folder);
  for (int g = 0; g < 4; ++g) {
    std::filesystem::path file = folder / ("Random" + std::to_string(g) + ".g4");
    writeFile(file, randomGrammar(g, random));
    std::shared_ptr<Language> language = Language::fromGrammar({file}, "r");
    TextAutomaton automaton(language);
    for (int i = 0; i < 25; ++i) {
      std::string text(1 + random.below(12), ' ');
      for (char& c : text) c = "([)];,abx1. "[random.below(12)];
      expectLeastCost(automaton, text);
    }
  }
}

TEST(Correction, CostsAsLittleAsAnExactSearchFindsInTextsWithSomeErrors) {
  Random random(9);
  TextAutomaton automaton(Language::bundled("json"));
  for (int i = 0; i < 40; ++i) {
    std::string text =
        "{\"name\": \"an item\", \"sizes\": [12, 3.5, {\"deep\": [true, null]}],\n  \"more\": {\"a\": 1, \"b\": []}}\n";
    for (uint64_t errors = 1 + random.below(4); errors > 0; --errors) {
      size_t at = random.below(text.size());
      switch (random.below(3)) {
        case 0: text.erase(at, 1); break;
        case 1: text.insert(at, 1, static_cast<char>(' ' + random.below(90))); break;
        default: text[at] = static_cast<char>((text[at] ^ (1 << random.below(7))) & 0x7F);
      }
    }
    expectLeastCost(automaton, text);
  }
}

}  // namespace
}  // namespace hone
