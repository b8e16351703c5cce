#include "explain/change_record.h"

#include <gtest/gtest.h>

#include <vector>

namespace hone {
namespace {

size_t triedOf1000(const ChangeRecord& record, TextChange change) {
  Random random(1);
  size_t tried = 0;
  for (int i = 0; i < 1000; ++i) tried += record.worthTrying(change, random);
  return tried;
}

TEST(ChangeRecord, IsTriedAsOftenAsTheTestCouldJudgeIt) {
  ChangeRecord record;
  const std::vector<TextChange> good = {{ChangeKind::drawn, 7}}, bad = {{ChangeKind::near, 7}},
                                both = {{ChangeKind::drawn, 7}, {ChangeKind::more, 7}};
  EXPECT_EQ(triedOf1000(record, good[0]), 1000u);  // nothing is known
  for (int i = 0; i < 9; ++i) {
    record.note(good, true);
    record.note(bad, false);
    record.note(both, i % 3 == 0);
  }
  EXPECT_GT(triedOf1000(record, good[0]), 550u);
  EXPECT_LT(triedOf1000(record, bad[0]), 200u);
  EXPECT_GT(triedOf1000(record, both[1]), 200u);
  EXPECT_LT(triedOf1000(record, both[1]), 600u);
  EXPECT_EQ(triedOf1000(record, {ChangeKind::near, 8}), 1000u);  // the same change to another part
}

}  // namespace
}  // namespace hone
