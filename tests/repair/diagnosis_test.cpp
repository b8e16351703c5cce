#include "repair/diagnosis.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "repair/doubtful_value.h"

namespace hone {
namespace {

TEST(Findings, AsJsonTellTheBytesThatNoJsonCanHold) {
  Finding finding{};
  finding.removed = "\xC3";
  finding.inserted = "\xC3\xB6";
  const nlohmann::ordered_json json = toJson(std::vector{finding});
  EXPECT_EQ(json[0]["removed_hex"], "c3");
  EXPECT_EQ(json[0]["inserted"], "\xC3\xB6");
  EXPECT_FALSE(json[0].contains("inserted_hex"));
}

TEST(DoubtfulValues, AsJsonTellTheBytesThatNoJsonCanHold) {
  DoubtfulValue doubt{};
  doubt.was = std::string("\xFF") + "1";
  doubt.became = "1";
  const nlohmann::ordered_json json = toJson(std::vector{doubt});
  EXPECT_EQ(json[0]["was_hex"], "ff31");
  EXPECT_FALSE(json[0].contains("became_hex"));
}

}  // namespace
}  // namespace hone
