#include "farm/difference.h"

#include <gtest/gtest.h>

#include <random>

#include "farm/fields.h"

namespace hone {
namespace {

constexpr size_t most = 1 << 24;

std::string randomText(size_t size, unsigned seed, int letters = 26) {
  std::mt19937 random(seed);
  std::string text(size, ' ');
  for (char& c : text) c = static_cast<char>('a' + static_cast<int>(random()) % letters);
  return text;
}

/// Returns the size of the difference.
size_t roundTrip(std::string_view base, std::string_view text) {
  const std::string difference = DifferenceBase(base).difference(text);
  EXPECT_EQ(applyDifference(base, difference, most), text);
  return difference.size();
}

TEST(Difference, OfTheBaseItselfIsAFewBytes) {
  const std::string base = randomText(100'000, 1);
  EXPECT_LT(roundTrip(base, base), 16u);
}

TEST(Difference, OfATextWithoutSomePartsIsAFewBytesForEach) {
  const std::string base = randomText(100'000, 1);
  std::string text = base;
  for (size_t at : {90'001, 60'013, 30'007, 5}) text.erase(at, 1000);
  EXPECT_LT(roundTrip(base, text), 64u);
}

TEST(Difference, HoldsWhatIsNew) {
  const std::string base = randomText(10'000, 1), other = randomText(5'000, 2);
  EXPECT_LT(roundTrip(base, base.substr(0, 4000) + "new" + base.substr(4000)), 32u);
  EXPECT_LT(roundTrip(base, other), other.size() + 16);
  roundTrip(base, other + base + other);
}

TEST(Difference, OfSmallAndRepetitiveTexts) {
  for (const std::string base : {"", "a", "abc"})
    for (const std::string text : {"", "a", "ab", "xyz"}) roundTrip(base, text);
  const std::string zeros(5000, '0');
  roundTrip(zeros, zeros.substr(1));
  roundTrip(zeros.substr(1), zeros);
}

TEST(Difference, OfRandomEdits) {
  std::mt19937 random(3);
  for (unsigned round = 0; round < 200; ++round) {
    const std::string base = randomText(random() % 3000, round, 3);
    std::string text = base;
    for (int edit = 0; edit < 5; ++edit) {
      const size_t at = random() % (text.size() + 1);
      if (random() % 2 == 0)
        text.erase(at, random() % 300);
      else
        text.insert(at, randomText(random() % 100, random(), 3));
    }
    roundTrip(base, text);
  }
}

TEST(Difference, IsReadFromAnyBytes) {
  const std::string base = randomText(1000, 1);
  const std::string good = DifferenceBase(base).difference(base.substr(0, 500) + "new" + base.substr(600));
  std::mt19937 random(1);
  for (int round = 0; round < 1000; ++round) {
    std::string bad = good;
    bad[random() % bad.size()] = static_cast<char>(random());
    bad.resize(random() % (bad.size() + 1));
    try {
      EXPECT_LE(applyDifference(base, bad, 2000).size(), 2000u);
    } catch (const BadMessage&) {
    }
  }
  EXPECT_THROW(applyDifference("base", "\x7f", most), BadMessage);
}

}  // namespace
}  // namespace hone
