#include "explain/disputes.h"

#include <gtest/gtest.h>

namespace hone {
namespace {

/// A tree that asks whether there is an array, and has seen an object in the same inputs only.
class DisputesOfArrays : public testing::Test {
 protected:
  DisputesOfArrays() : reader(language->grammar(), featureKinds()) {
    array = reader.parts().find("rule:array");
    object = reader.parts().find("rule:object");
    learned.model.features = {{.part = array}};
    learned.model.nodes.resize(3);
    learned.model.nodes[0] = {.feature = 0, .threshold = 0.5, .atMost = 1, .above = 2};
    learned.model.nodes[2].predictsFail = true;
    learned.nodes.resize(3);
    learned.nodes[0].feature = reader.space().id({.part = array});
    learned.nodes[0].rivals = {{reader.space().id({.part = object}), 0, 1, false, true}};
  }

  size_t disputesOf(const char* text) {
    return disputes(learned, reader.space(), reader.read(*Tree::parse(language, text)));
  }

  std::shared_ptr<Language> language = Language::bundled("json");
  FeatureReader reader;
  Part array, object;
  Learned learned;
};

TEST_F(DisputesOfArrays, AreAboutInputsThatHaveOneOfThem) {
  EXPECT_EQ(disputesOf("1"), 0u);
  EXPECT_EQ(disputesOf("[{}]"), 0u);
  EXPECT_EQ(disputesOf("[]"), 1u);
  EXPECT_EQ(disputesOf("{}"), 1u);
}

TEST_F(DisputesOfArrays, AreNoneIfAllLeavesSayTheSame) {
  learned.model.nodes[2].predictsFail = false;
  EXPECT_EQ(disputesOf("[]"), 0u);
}

TEST_F(DisputesOfArrays, TakeOppositeRivalsTheOtherWayRound) {
  learned.nodes[0].rivals[0].opposite = true;
  EXPECT_EQ(disputesOf("[]"), 0u);
  EXPECT_EQ(disputesOf("[{}]"), 1u);
}

}  // namespace
}  // namespace hone
