#include <gmock/gmock.h>

#include "app/reproduction.h"

namespace hone {
namespace {

using testing::ElementsAre;

TEST(BundlePlaces, KeepNamesWhereTheyAreFree) {
  CommandSpec spec;
  spec.kind = TestKind::script;
  spec.argv = {"/some/where/test.sh"};
  spec.candidateName = "input.c";
  spec.with = {"a/words", "input"};
  const BundlePlaces places = bundlePlaces(spec, {"output.txt"}, {"out/pattern.json"});
  EXPECT_EQ(places.candidate, "input.c");
  EXPECT_EQ(places.script, "test.sh");
  EXPECT_THAT(places.with, ElementsAre("words", "input"));
  EXPECT_THAT(places.results, ElementsAre("pattern.json"));
}

TEST(BundlePlaces, AreUnique) {
  CommandSpec spec;
  spec.kind = TestKind::script;
  spec.argv = {"/some/where/output.txt"};
  spec.candidateName = "output.txt";
  spec.with = {"a/test", "with", "b/output.txt"};
  const BundlePlaces places = bundlePlaces(spec, {"output.txt"}, {"x/with", "y/results", "z/results"});
  EXPECT_EQ(places.candidate, "input/output.txt");
  EXPECT_EQ(places.script, "test/output.txt");
  EXPECT_THAT(places.with, ElementsAre("with/test", "with/with", "with/output.txt"));
  EXPECT_THAT(places.results, ElementsAre("results/with", "results/results", "results-2/results"));
  EXPECT_EQ(places.files(spec).size(), 8u);
}

TEST(BundlePlaces, NeedNoFolderWithTheNameOfAFile) {
  CommandSpec spec;
  spec.kind = TestKind::script;
  spec.argv = {"/some/where/test"};
  spec.candidateName = "test";
  EXPECT_EQ(bundlePlaces(spec, {}).candidate, "test");
  EXPECT_EQ(bundlePlaces(spec, {}).script, "test-2/test");
}

}  // namespace
}  // namespace hone
