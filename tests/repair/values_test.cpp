// What a repair says of the values that it kept, changed and dropped.
#include "repair/values.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "repair/repair.h"

namespace hone {
namespace {

struct CountedRepair {
  const char* language;
  const char* text;
  const char* figures;  ///< changed, dropped, doubtful
};

class ValueFigures : public testing::TestWithParam<CountedRepair> {};

TEST_P(ValueFigures, AreTrue) {
  const RepairResult result = repairByGrammar(GetParam().text, Language::bundled(GetParam().language), {});
  ASSERT_FALSE(result.repairs.empty());
  const RepairedText& best = result.repairs.front();
  ASSERT_TRUE(best.values);
  EXPECT_EQ(fmt::format("{} {} {}", best.values->changed, best.values->dropped, best.doubts.size()), GetParam().figures)
      << best.text;
}

INSTANTIATE_TEST_SUITE_P(OtherSpellings, ValueFigures,
                         testing::Values(CountedRepair{"json", "{\"a\": \"Jos\xe9\", \"b\": \"\xc3\xa9\",}", "0 0 0"},
                                         CountedRepair{"json", "{\"a\": 0x1F, \"b\": .5, \"c\": 1_000}", "0 0 0"},
                                         CountedRepair{"xml", "<a b=\"x & y\">z</A>", "0 0 0"},
                                         CountedRepair{"xml", "$ cat a.xml\n<a/>", "0 0 0"},
                                         CountedRepair{"json", "Here is the text:\n{\"a\": 1}", "0 0 0"}));

INSTANTIATE_TEST_SUITE_P(
    Losses, ValueFigures,
    testing::Values(CountedRepair{"json", "null, {\"a\": 1}", "0 1 1"},
                    CountedRepair{"sql", "CREATE TABLE t(a);\nINSERT INTO t VALUES(1) INSERT INTO t VALUES(2);\n",
                                  "0 5 1"}));

}  // namespace
}  // namespace hone
