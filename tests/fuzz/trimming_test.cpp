#include "fuzz/trimming.h"

#include <gtest/gtest.h>

namespace hone {
namespace {

const std::string hay = R"({"hay": [1, 2, {"deep": ["needle", 3]}], "more": "hay"})";

/// The smallest text that holds the needle, and how many texts it took.
std::pair<std::string, size_t> trimmed(const std::string& text, size_t most) {
  ReduceOptions options;
  options.effort = Effort::quick;
  Trimming trimming(Language::bundled("json"), text, most, options);
  std::string best = text;
  size_t asked = 0;
  while (std::optional<std::string> candidate = trimming.next()) {
    ++asked;
    EXPECT_LT(candidate->size(), best.size());
    const bool holds = candidate->find("\"needle\"") != std::string::npos;
    if (holds) best = *candidate;
    trimming.learn(holds ? Verdict::fail : Verdict::pass);
  }
  EXPECT_EQ(trimming.next(), std::nullopt);
  return {best, asked};
}

TEST(Trimming, EndsWithTheSmallestText) { EXPECT_EQ(trimmed(hay, 1000).first, "\"needle\""); }

TEST(Trimming, KeepsToItsBudget) {
  const auto [best, asked] = trimmed(hay, 5);
  EXPECT_EQ(asked, 5u);
  EXPECT_LT(best.size(), hay.size());
  EXPECT_EQ(trimmed(hay, 0).second, 0u);
}

TEST(Trimming, TakesTextsWithSyntaxErrors) { EXPECT_EQ(trimmed("][,\"needle\":[1,2", 1000).first, "]\"needle\""); }

}  // namespace
}  // namespace hone
