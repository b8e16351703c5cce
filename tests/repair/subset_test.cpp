// What deletion alone leaves is 1-maximal: checked by putting back what is missing, one unit after the other, with
// units that are told apart here. And it is the same at any number of jobs, whatever the verdicts' order.
#include "repair/subset.h"

#include <gtest/gtest.h>

#include <chrono>
#include <mutex>
#include <thread>

#include "random_texts.h"
#include "repair/repair.h"
#include "simulated_oracle.h"

namespace hone {
namespace {

using Accepts = std::function<bool(std::string_view)>;

/// Parsed without an error by a language of its own, one thread at a time.
Accepts inLanguage(std::shared_ptr<Language> language) {
  auto turn = std::make_shared<std::mutex>();
  return [language, turn](std::string_view text) {
    std::lock_guard lock(*turn);
    return language->parse(text, Encoding::utf8).errors.empty();
  };
}

/// As good as random, but always the same for a text: what no program would do.
Accepts byChance(uint64_t seed, uint64_t oneOf) {
  return [=](std::string_view text) {
    uint64_t state = seed;
    for (char c : text) state = (state ^ static_cast<uint8_t>(c)) * 0x100000001B3;
    return Random(state).below(oneOf) == 0;
  };
}

/// So that verdicts come in another order each time.
Accepts late(const Accepts& accepts) {
  return [accepts](std::string_view text) {
    std::this_thread::sleep_for(
        std::chrono::microseconds(std::hash<std::thread::id>()(std::this_thread::get_id()) % 80));
    return accepts(text);
  };
}

/// Of tokens that have some characters.
std::string randomWords(size_t size, Random& random) {
  std::string text(size, ' ');
  for (char& c : text) c = "abx1 "[random.below(5)];
  return text;
}

struct Repaired {
  RepairResult result;
  uint64_t tests = 0;
};

Repaired subsetOf(const std::string& text, const std::shared_ptr<Language>& language, RepairMethod method,
                  const Accepts& accepts, int jobs = 1, Limits limits = {}) {
  Repaired repaired;
  RepairOptions options;
  options.method = method;
  repaired.tests = judged(
      accepts, [&](Oracle& oracle) { repaired.result = repair(oracle, text, language, options); }, limits, jobs);
  return repaired;
}

using Units = std::vector<std::pair<size_t, size_t>>;

Units bytesOf(const std::string& text) {
  Units units;
  for (size_t at = 0; at < text.size(); ++at) units.emplace_back(at, at + 1);
  return units;
}

Units linesOf(const std::string& text) {
  Units units;
  for (size_t begin = 0; begin < text.size();) {
    size_t end = std::min(text.find('\n', begin), text.size() - 1) + 1;
    units.emplace_back(begin, end);
    begin = end;
  }
  return units;
}

/// As the lexer reads on from one token to the next; what it can't read is one unit up to where it can.
Units tokensOf(const std::string& text, Language& language) {
  Units units;
  bool unreadable = false;
  for (uint32_t at = 0; at < text.size();) {
    Token token = language.lexer().next(text, Encoding::utf8, at, 0);
    bool error = token.type == lexicalError;
    if (error && unreadable)
      units.back().second = token.end;
    else
      units.emplace_back(at, token.end);
    unreadable = error;
    at = token.end;
  }
  return units;
}

/// Accepted, made of the text by deletion alone, and nothing of these units' missing bytes can be added by itself.
void expectMaximal(const std::string& text, const RepairedText& repaired, const Units& units, const Accepts& accepts) {
  EXPECT_TRUE(accepts(repaired.text)) << text << " -> " << repaired.text;
  std::vector<bool> kept(text.size(), true);
  for (const Change& change : repaired.changes) {
    EXPECT_EQ(change.inserted, "");
    for (uint32_t i = 0; i < change.removed; ++i) kept[change.offset + i] = false;
  }
  auto with = [&](size_t begin, size_t end) {
    std::string result;
    for (size_t i = 0; i < text.size(); ++i)
      if (kept[i] || (i >= begin && i < end)) result += text[i];
    return result;
  };
  EXPECT_EQ(with(0, 0), repaired.text);
  for (auto [begin, end] : units) {
    std::string more = with(begin, end);
    if (more == repaired.text) continue;
    EXPECT_FALSE(accepts(more)) << text << " -> " << repaired.text << ", could be " << more;
  }
}

/// By all three strategies. Returns how many of them left something.
int checkAll(const std::string& text, const std::shared_ptr<Language>& language, const Accepts& accepts, bool lines) {
  if (accepts(text)) return 0;
  int left = 0;
  for (RepairMethod method : {RepairMethod::lexical, RepairMethod::syntactic, RepairMethod::hybrid}) {
    RepairResult result = subsetOf(text, language, method, accepts).result;
    if (result.repairs.empty()) continue;
    const RepairedText& repaired = result.repairs.front();
    left += !repaired.text.empty();
    if (method != RepairMethod::syntactic) expectMaximal(text, repaired, bytesOf(text), accepts);
    if (method != RepairMethod::lexical) expectMaximal(text, repaired, tokensOf(text, *language), accepts);
    if (method == RepairMethod::hybrid && lines) expectMaximal(text, repaired, linesOf(text), accepts);
  }
  return left;
}

TEST(Subset, IsMaximalInRandomLanguages) {
  Random random(21);
  int left = 0;
  for (int g = 0; g < 4; ++g) {
    std::shared_ptr<Language> language = randomLanguage(g);
    Accepts accepts = inLanguage(randomLanguage(g));
    for (int i = 0; i < 12; ++i) left += checkAll(randomText(20, random), language, accepts, false);
  }
  EXPECT_GT(left, 60);
}

TEST(Subset, IsMaximalWhateverTheProgramSays) {
  Random random(22);
  std::shared_ptr<Language> language = randomLanguage(1);
  int left = 0;
  for (uint64_t seed = 0; seed < 40; ++seed)
    left += checkAll(randomWords(60, random), language, byChance(seed, 20 + seed), false);
  EXPECT_GT(left, 60);
}

TEST(Subset, TriesATokenAgainAfterACharacterCameBack) {
  // A word needs a 1 and is not to be had in parts; the number has 2s, which are refused.
  Accepts accepts = [](std::string_view text) {
    bool word = text.find("ab") != std::string_view::npos;
    bool parts = !word && text.find_first_of("ab") != std::string_view::npos;
    return !parts && text.find('2') == std::string_view::npos && (!word || text.find('1') != std::string_view::npos);
  };
  const std::string text = "ab 2122";
  RepairResult result = subsetOf(text, randomLanguage(0), RepairMethod::hybrid, accepts).result;
  EXPECT_EQ(result.repairs.front().text, "ab 1");
  EXPECT_EQ(checkAll(text, randomLanguage(0), accepts, true), 3);
}

TEST(Subset, IsMaximalInFormats) {
  const std::string json =
      "{\"name\": \"an item\", \"sizes\": [12, 3.5, {\"deep\": [true, null]}],\n \"more\": {\"a\": 1, \"b\": []}}\n";
  const std::string dot =
      "digraph g {\n  rankdir = \"LR\";\n  a -> b -> c [label=\"x y\", color=red];\n  subgraph s { d; e }\n}\n";
  const std::string obj = "# a square\nv 0 0 0\nv 1 0.5 0\nv 1 1 -2e3\nvn 0 0 1\ng one two\nf 1//1 2//1 3//1\n";
  Random random(23);
  int left = 0;
  struct Format {
    const char* language;
    const std::string& text;
    bool lines;
  };
  for (const Format& format :
       {Format{"json", json, false}, Format{"dot", dot, false}, Format{"obj_strict", obj, true}}) {
    std::shared_ptr<Language> language = Language::bundled(format.language);
    Accepts accepts = inLanguage(Language::bundled(format.language));
    ASSERT_TRUE(accepts(format.text)) << format.language;
    for (int i = 0; i < 6; ++i)
      left += checkAll(corrupted(format.text, 1 + random.below(4), random), language, accepts, format.lines);
  }
  EXPECT_GT(left, 30);
}

TEST(Subset, IsTheSameAtAnyNumberOfJobs) {
  Random random(24);
  std::shared_ptr<Language> language = randomLanguage(2);
  for (uint64_t seed = 0; seed < 6; ++seed) {
    std::string text = randomText(30, random);
    Accepts accepts = seed % 2 == 0 ? byChance(seed, 2 + seed) : inLanguage(randomLanguage(2));
    for (RepairMethod method : {RepairMethod::lexical, RepairMethod::syntactic, RepairMethod::hybrid}) {
      Repaired alone = subsetOf(text, language, method, accepts);
      for (int jobs : {2, 3, 8}) {
        Repaired together = subsetOf(text, language, method, late(accepts), jobs);
        EXPECT_EQ(together.tests, alone.tests) << text;
        ASSERT_EQ(together.result.repairs.size(), alone.result.repairs.size()) << text;
        if (alone.result.repairs.empty()) continue;
        EXPECT_EQ(together.result.repairs.front().text, alone.result.repairs.front().text) << text;
      }
    }
  }
}

TEST(Subset, OnlyGrowsUntilALimit) {
  Random random(25);
  std::shared_ptr<Language> language = randomLanguage(3);
  for (uint64_t seed = 0; seed < 4; ++seed) {
    std::string text = randomText(16, random);
    Accepts accepts = byChance(seed, 4);
    if (accepts(text)) continue;
    size_t size = 0;
    bool any = false;
    Limits limits;
    for (limits.maxTests = 0; limits.maxTests < 120; limits.maxTests += 3) {
      RepairResult result = subsetOf(text, language, RepairMethod::hybrid, accepts, 1, limits).result;
      EXPECT_TRUE(!any || !result.repairs.empty()) << text << " after " << limits.maxTests;
      if (result.repairs.empty()) continue;
      any = true;
      EXPECT_TRUE(accepts(result.repairs.front().text)) << text << " after " << limits.maxTests;
      EXPECT_GE(result.repairs.front().text.size(), size) << text << " after " << limits.maxTests;
      size = result.repairs.front().text.size();
    }
  }
}

TEST(Units, WhatNoTokenBeginsWithIsOneUnit) {
  const std::string text = "[1, **3%]";
  std::vector<std::string> units;
  for (TextUnit unit : tokenUnits(*Tree::parse(Language::bundled("json"), text)))
    units.push_back(text.substr(unit.begin, unit.end - unit.begin));
  EXPECT_EQ(units, (std::vector<std::string>{"[", "1", ",", " ", "**", "3", "%", "]"}));
}

TEST(Units, BlanksGoWithWhatIsBeforeThem) {
  const std::string text = "[1, 2]\n";
  std::vector<TextUnit> joined = tokenUnits(*Tree::parse(Language::bundled("json"), text));
  joinBlanks(text, joined);
  std::vector<std::string> units;
  for (TextUnit unit : joined) units.push_back(text.substr(unit.begin, unit.end - unit.begin));
  EXPECT_EQ(units, (std::vector<std::string>{"[", "1", ", ", "2", "]\n"}));
}

TEST(Units, OfTokensCoverTheText) {
  Random random(26);
  std::shared_ptr<Language> language = randomLanguage(0);
  for (int i = 0; i < 50; ++i) {
    std::string text = randomText(20, random);
    uint32_t at = 0;
    for (TextUnit unit : tokenUnits(*Tree::parse(language, text))) {
      EXPECT_EQ(unit.begin, at) << text;
      EXPECT_GT(unit.end, at) << text;
      at = unit.end;
    }
    EXPECT_EQ(at, text.size()) << text;
  }
}

}  // namespace
}  // namespace hone
