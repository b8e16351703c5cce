// Words that belong together as brackets do, learned from the text itself.

#include "reduce/word_pairs.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "../support/next_candidate.h"
#include "reduce/reduce.h"

namespace hone {
namespace {

std::vector<WordPair> pairsIn(const std::string& text) {
  return wordPairsOf(*Tree::parse(Language::bundled("generic"), text));
}

std::string times(int count, const std::string& text) {
  std::string all;
  for (int i = 0; i < count; ++i) all += text;
  return all;
}

TEST(WordPairs, AreThoseThatNest) {
  const std::string text = times(3, "module m begin a begin b end c end endmodule ") + "module endmodule";
  EXPECT_THAT(pairsIn(text), testing::UnorderedElementsAre(WordPair("begin", "end"), WordPair("module", "endmodule")));
}

TEST(WordPairs, NeedAsManyOfEach) {
  EXPECT_THAT(pairsIn(times(5, "if then fi ") + "if then"), testing::Not(testing::Contains(WordPair("if", "fi"))));
}

TEST(WordPairs, AreLearnedFromAFewOccurrencesOnly) {
  EXPECT_THAT(pairsIn("do x; done do y; done"), testing::IsEmpty());
}

TEST(WordPairs, ComeOffAroundWhatStays) {
  const std::string text = times(4, "begin y = 2; end ") + "begin begin x = 1; end end";
  // Only with both words or none the rest is what it was.
  auto fails = [](const std::string& candidate) {
    auto count = [&](const std::string& word) {
      size_t found = 0;
      for (size_t at = 0; (at = candidate.find(word, at)) != std::string::npos; ++at) ++found;
      return found;
    };
    return count("begin") == count("end") && count("x = 1;") == 1;
  };
  ReduceOptions options;
  options.passes = {"tokens"};
  auto strategy = makeReduction(Tree::parse(Language::bundled("generic"), text), options);
  std::string best = text;
  while (auto candidate = nextCandidate(*strategy)) {
    const bool failed = fails(candidate->bytes);
    if (failed) best = candidate->bytes;
    strategy->learn(failed ? Verdict::fail : Verdict::pass);
  }
  EXPECT_THAT(best, testing::Not(testing::HasSubstr("begin"))) << best;
}

}  // namespace
}  // namespace hone
