// Work on runs of one or two tokens: of every token of every bundled language, and of random pairs.
#include "../support/runs.h"

#include <gtest/gtest.h>

#include <cmath>

#include "../support/repeated.h"
#include "../support/sound.h"

namespace hone {
namespace {

constexpr size_t times = 1000;

class TokenRuns : public ::testing::TestWithParam<std::string> {
 protected:
  void parse(const corpus::TokenRun& run) {
    std::string text = run.text(times);
    const Encoding encoding = detectEncoding(text);
    text = language_->marked(std::move(text), encoding);
    const ParsingWork before = language_->parsingWork();
    const Derivation derivation = language_->parse(text, encoding);
    const std::string shown = corpus::shown(run.text(2));
    EXPECT_TRUE(isSound(derivation, text)) << shown;
    EXPECT_TRUE(corpus::isBounded(before, language_->parsingWork(), text.size())) << shown;
    EXPECT_FALSE(derivation.flatFrom && derivation.errors.empty()) << "a plainer tree is an error: " << shown;
  }

  std::shared_ptr<Language> language_ = Language::bundled(GetParam());
  corpus::TokenRuns runs_{language_};
  Random random_{corpus::seed()};
};

INSTANTIATE_TEST_SUITE_P(Parse, TokenRuns, ::testing::ValuesIn(corpus::languageNames()),
                         [](const auto& tested) { return tested.param; });

TEST_P(TokenRuns, OfOneTakeBoundedWork) {
  for (size_t token = 0; token < runs_.tokenCount(); ++token) parse(runs_.ofOne(token, random_));
}

TEST_P(TokenRuns, OfAnyTakeBoundedWork) {
  constexpr size_t count = 60;
  for (size_t i = 0; i < count; ++i) parse(runs_.any(random_));
}

/// Each `*` may be a prefix, a suffix or an operator between two.
TEST(TokenRuns, OfOperatorsTakeWorkInProportion) {
  struct Case {
    std::string language, before, after;
  };
  for (const Case& c : {Case{"c", "int a = ((x", "y));"}, Case{"cpp", "int main(){ f(x", "y); }"}}) {
    const auto language = Language::bundled(c.language);
    auto work = [&](size_t stars) {
      const ParsingWork before = language->parsingWork();
      const Derivation derivation = language->parse(c.before + repeated("* ", stars) + c.after, Encoding::utf8);
      EXPECT_TRUE(derivation.errors.empty()) << c.language;
      const ParsingWork after = language->parsingWork();
      return static_cast<double>(after.predicting + after.merging + after.walking - before.predicting - before.merging -
                                 before.walking);
    };
    const double some = work(500);
    EXPECT_LT(work(1000), std::pow(2, 1.2) * some) << c.language;
  }
}

TEST(TokenRuns, TheEndOfACaseIsSeenAtOnce) {
  const auto shell = Language::bundled("shell");
  auto work = [&](const std::string& text) {
    const uint64_t before = shell->parsingWork().predicting;
    EXPECT_TRUE(shell->parse(text, Encoding::utf8).errors.empty());
    return shell->parsingWork().predicting - before;
  };
  // Not by what comes behind it, where another `)` may make `esac` a pattern.
  const std::string rest = repeated("echo more\n", 500);
  EXPECT_LT(work("a=$(case b in c) d ;; esac)\n" + rest), work("a=$(b)\n" + rest) + 5000);
}

}  // namespace
}  // namespace hone
