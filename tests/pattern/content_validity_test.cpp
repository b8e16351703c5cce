// Which contents a program accepts, learned from its verdicts.
#include "pattern/content_validity.h"

#include <gtest/gtest.h>

#include <initializer_list>

namespace hone {
namespace {

enum Id : ContentFeatureId { good = 1, bad, other, general, twin };

std::shared_ptr<const ContentFeatures> having(std::initializer_list<ContentFeatureId> ids) {
  auto features = std::make_shared<ContentFeatures>();
  for (ContentFeatureId id : ids) features->all.push_back({.id = id, .isExtra = true});
  return features;
}

/// The program refuses what has `bad`.
TEST(ContentValidity, BlamesWhatIsNeverAccepted) {
  ContentValidity validity;
  validity.add(having({good, bad}), false);
  const double before = validity.of(*having({good}));
  validity.add(having({good, other}), true);
  validity.add(having({other, bad}), false);
  EXPECT_GT(validity.of(*having({good})), before);
  EXPECT_LT(validity.of(*having({bad})), validity.of(*having({good})));
  EXPECT_TRUE(validity.proven(good));
  EXPECT_FALSE(validity.proven(bad));
  EXPECT_TRUE(validity.suspected(bad));
  EXPECT_FALSE(validity.suspected(good));
  EXPECT_FALSE(validity.met(twin));
}

TEST(ContentValidity, GuessesByOtherPlaces) {
  ContentValidity validity;
  auto elsewhere = std::make_shared<ContentFeatures>();
  elsewhere->all.push_back({.id = other, .general = general});
  for (int i = 0; i < 3; ++i) validity.add(elsewhere, true);
  EXPECT_GT(validity.of(ContentFeature{.id = twin, .general = general}), validity.of(ContentFeature{.id = bad}));
}

TEST(ContentValidity, ACopyLearnsAlone) {
  ContentValidity one;
  one.add(having({good}), true);
  ContentValidity copy = one;
  copy.add(having({bad}), true);
  EXPECT_TRUE(copy.seen(bad));
  EXPECT_FALSE(one.seen(bad));
}

/// What passes is told from what fails by a feature that no failing text had.
TEST(Knowledge, ExcludesWhatOnlyPassingTextsHave) {
  Knowledge knowledge;
  knowledge.learn(having({good, other}), Verdict::fail);
  knowledge.learn(having({bad, other}), Verdict::pass);
  EXPECT_TRUE(knowledge.exempts(*having({bad})));
  EXPECT_FALSE(knowledge.exempts(*having({other})));
  EXPECT_TRUE(knowledge.allows(*having({good, other})));
  EXPECT_FALSE(knowledge.allows(*having({bad, other})));
  // A refused text says nothing about the failure.
  knowledge.learn(having({twin}), Verdict::unresolved);
  EXPECT_FALSE(knowledge.exempts(*having({twin})));
  EXPECT_FALSE(knowledge.allows(*having({twin})));
}

}  // namespace
}  // namespace hone
