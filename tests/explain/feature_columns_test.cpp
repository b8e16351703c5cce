#include "explain/feature_columns.h"

#include <gtest/gtest.h>

#include "explain/feature_reader.h"

namespace hone {
namespace {

class Columns : public testing::Test {
 protected:
  FeatureId word(const std::string& text) {
    return reader.space().id({.kind = FeatureKind::equals, .part = 1, .text = text});
  }
  FeatureColumns columnsOf(size_t mostAlike) {
    observations.clear();
    for (const FeatureValues& values : inputs) observations.push_back({&values, false});
    return FeatureColumns(reader.space(), reader.parts(), observations, mostAlike);
  }

  std::shared_ptr<Language> language = Language::bundled("json");
  FeatureReader reader{language->grammar(), featureKinds()};
  std::vector<FeatureValues> inputs = std::vector<FeatureValues>(3);
  std::vector<Observation> observations;
};

TEST_F(Columns, RanksValuesAndLeavesOutWhatIsTheSameInAll) {
  inputs[0] = {{word("a"), 1}, {word("b"), 1}};
  inputs[1] = {{word("b"), 1}};
  inputs[2] = {{word("b"), 1}};
  const FeatureId most = reader.space().id({.kind = FeatureKind::greatest, .part = 1});
  inputs[0].emplace_back(most, 7);
  inputs[2].emplace_back(most, -2.5);
  const FeatureColumns its = columnsOf(9);
  const auto columns = its.upTo(1000);
  ASSERT_EQ(columns.size(), 2u);
  EXPECT_EQ(columns[0].feature, most);
  EXPECT_EQ(columns[0].values, (std::vector<double>{-infinity, -2.5, 7}));
  EXPECT_EQ(*columns[0].ranks, (Ranks{2, 0, 1}));
  EXPECT_EQ(*columns[1].ranks, (Ranks{1, 0, 0}));
}

/// The words of one large file are in no other input.
TEST_F(Columns, KeepsTheSimplestOfThoseThatAreAlikeButCountsAll) {
  for (int i = 1000; i < 1500; ++i) inputs[0].emplace_back(word(std::to_string(i)), 1);
  inputs[1].emplace_back(word("other"), 1);
  inputs[0].emplace_back(word("x"), 1);  // the shortest
  const FeatureColumns its = columnsOf(3);
  const auto columns = its.upTo(1000);
  ASSERT_EQ(columns.size(), 4u);
  EXPECT_EQ(columns[0].feature, word("x"));
  EXPECT_EQ(columns[1].feature, word("1000"));
  EXPECT_EQ(columns[2].feature, word("1001"));
  EXPECT_EQ(columns[0].ranks, columns[2].ranks);
  EXPECT_NE(columns[0].ranks, columns[3].ranks);
  EXPECT_EQ(its.countsUpTo(1000)[static_cast<size_t>(FeatureKind::equals)], 502);
  EXPECT_EQ(its.countsUpTo(-1)[static_cast<size_t>(FeatureKind::equals)], 0);
}

/// Their cells are collected in several turns.
TEST_F(Columns, HoldsMoreValuesThanAreCollectedAtATime) {
  inputs.resize(200);
  for (size_t feature = 0; feature < 12'000; ++feature)
    for (size_t i = 0; i < inputs.size(); ++i)
      if (i != feature % inputs.size()) inputs[i].emplace_back(word(std::to_string(feature)), 1);
  const FeatureColumns its = columnsOf(1);
  const auto columns = its.upTo(1000);
  ASSERT_EQ(columns.size(), inputs.size());
  for (size_t i = 0; i < columns.size(); ++i)
    for (size_t row = 0; row < inputs.size(); ++row)
      EXPECT_EQ((*columns[i].ranks)[row], row != columns[i].feature % inputs.size());
}

}  // namespace
}  // namespace hone
