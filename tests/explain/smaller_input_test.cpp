#include "explain/smaller_input.h"

#include <gtest/gtest.h>

#include "../support/repeated.h"

namespace hone {
namespace {

bool hasZero(const std::string& text) { return text.find(":0") != text.npos; }

class MakeSmaller : public ::testing::Test {
 protected:
  /// Fails with a member that is 0; or passes then, if `inverted`.
  void reduce(const std::string& text, size_t mostTests, bool inverted = false) {
    const TestAll test = [&](const NextCandidate& next) {
      ++tests_;
      return std::vector<Verdict>{hasZero(next()->bytes) != inverted ? Verdict::fail : Verdict::pass};
    };
    given_ = {{text}, {"[2]", Verdict::pass}};
    makeSmaller(given_, json_, test, mostTests);
  }

  std::shared_ptr<Language> json_ = Language::bundled("json");
  std::vector<GivenInput> given_;
  size_t tests_ = 0;
};

TEST_F(MakeSmaller, KeepsTheOutcomeAndWhatWasTriedLast) {
  for (const bool inverted : {false, true}) {
    reduce(R"([1,{"a":[1,2,3]},{"b":0,"c":[4,5,6]},7])", 1000, inverted);
    EXPECT_EQ(given_.front().tree->bytes(), R"({"":0})");
    size_t withZero = 0, others = 0;
    EXPECT_EQ(given_.back().text, "[2]") << "the other inputs stay";
    given_.pop_back();
    for (const GivenInput& input : given_) {
      const bool zero = hasZero(std::string(input.tree->bytes()));
      EXPECT_EQ(input.verdict, zero != inverted ? Verdict::fail : Verdict::pass);
      ++(zero ? withZero : others);
    }
    EXPECT_GT(withZero, 1u) << "the input itself is small";
    EXPECT_GT(others, 1u);
  }
}

TEST_F(MakeSmaller, KeepsToItsTests) {
  reduce("[" + repeated("[1,2,3],", 100) + R"({"b":0}])", 10);
  EXPECT_EQ(tests_, 11u) << "that of the input as well";
}

TEST_F(MakeSmaller, DropsALargeInput) {
  const std::string text = "[" + repeated(R"({"a":[1,2,"three"]},)", 5000) + R"({"b":0}])";
  const uint64_t before = json_->lexer().bytesRead();
  reduce(text, 200);
  EXPECT_EQ(given_.front().tree->bytes(), R"({"b":0})");
  for (const GivenInput& input : given_) {
    if (input.tree) {
      EXPECT_LT(input.tree->bytes().size(), text.size());
    }
  }
  EXPECT_LT(json_->lexer().bytesRead() - before, 10 * text.size()) << "read once, and what is left after each success";
}

}  // namespace
}  // namespace hone
