#include "repair/diagnosis.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "repair/doubtful_value.h"

namespace hone {
namespace {

TEST(Findings, AsJsonTellTheBytesThatNoJsonCanHold) {
  const nlohmann::ordered_json json = toJson(std::vector{Finding{.removed = "\xC3", .inserted = "\xC3\xB6"}});
  EXPECT_EQ(json[0]["removed_hex"], "c3");
  EXPECT_EQ(json[0]["inserted"], "\xC3\xB6");
  EXPECT_FALSE(json[0].contains("inserted_hex"));
  const nlohmann::ordered_json doubts = toJson(std::vector{DoubtfulValue{.was = "\xFF"
                                                                                "1",
                                                                         .became = "1"}});
  EXPECT_EQ(doubts[0]["was_hex"], "ff31");
  EXPECT_FALSE(doubts[0].contains("became_hex"));
}

}  // namespace
}  // namespace hone
