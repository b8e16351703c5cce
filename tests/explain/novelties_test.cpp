#include "explain/novelties.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace hone {
namespace {

TEST(Novelties, WhatTheGrammarOffersNearestFirst) {
  std::shared_ptr<Language> language = Language::bundled("json");
  Parts parts(language->grammar());
  Random random(1);
  std::vector<std::string> offered;
  for (const Feature& feature : offeredAround(*Tree::parse(language, "[1]"), parts, random))
    offered.push_back(show(feature, parts));
  auto at = [&](const std::string& name) { return std::ranges::find(offered, name) - offered.begin(); };
  EXPECT_THAT(offered, testing::IsSupersetOf({"\"true\"", "<value> = <object>", "\":\"", "STRING"}));
  EXPECT_LT(at("<value> = <object>"), at("\":\""));  // which lies in an object's member
  std::vector<std::string> once = offered;
  std::ranges::sort(once);
  EXPECT_EQ(std::ranges::adjacent_find(once), once.end());
}

TEST(Novelties, NothingThatCannotStandThere) {
  std::shared_ptr<Language> language = Language::bundled("calc", "call");
  Parts parts(language->grammar());
  Random random(1);
  for (const Feature& feature : offeredAround(*Tree::parse(language, "sqrt(4)"), parts, random))
    EXPECT_NE(show(feature, parts), "\"*\"");
}

}  // namespace
}  // namespace hone
