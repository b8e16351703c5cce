#include "findings/covering.h"

#include <gmock/gmock.h>

#include <random>
#include <set>

namespace hone {
namespace {

using testing::ElementsAre;

TEST(CoveringFiles, AreTheSmallestOnesForTheRarestPlaces) {
  // Place 2 is only in the large file, which has place 0 too.
  EXPECT_THAT(coveringFiles({{100, {0, 2}}, {10, {0, 1}}, {5, {1}}, {7, {0}}}, 3), ElementsAre(0, 2));
  EXPECT_THAT(coveringFiles({{4, {0}}, {4, {0}}}, 1), ElementsAre(0)) << "the first of equal ones";
  EXPECT_THAT(coveringFiles({{0, {}}, {3, {}}}, 0), ElementsAre());
}

TEST(CoveringFiles, ReachAllThatTheCorpusReaches) {
  std::mt19937 random(1);
  for (int round = 0; round < 200; ++round) {
    constexpr size_t places = 30;
    std::vector<Reach> files(random() % 12);
    std::set<uint32_t> all;
    for (Reach& file : files) {
      file.bytes = random() % 50;
      for (uint32_t place = 0; place < places; ++place)
        if (random() % 5 == 0) file.places.push_back(place);
      all.insert(file.places.begin(), file.places.end());
    }
    std::set<uint32_t> reached;
    for (size_t file : coveringFiles(files, places))
      reached.insert(files[file].places.begin(), files[file].places.end());
    EXPECT_EQ(reached, all);
  }
}

}  // namespace
}  // namespace hone
