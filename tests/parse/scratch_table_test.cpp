#include "parse/scratch_table.h"

#include <gtest/gtest.h>

#include <map>

#include "text/random.h"

namespace hone {
namespace {

struct FewPlaces {
  size_t operator()(uint64_t key) const { return key % 7; }
};

TEST(ScratchTable, IsAMapThatIsEmptiedAtOnce) {
  ScratchTable<uint64_t, FewPlaces> table;
  Random random(1);
  for (int round = 0; round < 20; ++round) {
    table.clear();
    std::map<uint64_t, uint32_t> expected;
    for (uint32_t i = 0; i < 200; ++i) {
      uint64_t key = random.below(150);
      auto [at, isNew] = expected.try_emplace(key, i);
      const std::pair<uint32_t, bool> got = table.insert(key, i);
      EXPECT_EQ(got, std::pair(at->second, isNew));
    }
  }
}

}  // namespace
}  // namespace hone
