#include "text/hash.h"

#include <gtest/gtest.h>

#include <unordered_set>

namespace hone {
namespace {

TEST(Hash, IsThatOfXxh3) { EXPECT_EQ(toHex(contentHash("")), "99aa06d3014798d86001c324468d497f"); }

TEST(Hash, DiffersForDifferentBytes) {
  std::unordered_set<Hash128> hashes;
  std::string text;
  for (int i = 0; i < 1000; ++i) {
    hashes.insert(contentHash(text));
    text += i % 3 == 0 ? '\0' : 'a';
  }
  EXPECT_EQ(hashes.size(), 1000u);
  EXPECT_EQ(contentHash(text), contentHash(std::string(text)));
}

TEST(Hash, IsWrittenInFull) {
  EXPECT_EQ(toHex({0, 1}), "00000000000000000000000000000001");
  EXPECT_EQ(toHex({0xFEDCBA9876543210, 0x0123456789ABCDEF}), "fedcba98765432100123456789abcdef");
}

}  // namespace
}  // namespace hone
