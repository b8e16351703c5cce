// What a repair says of the values that it kept, changed and dropped.
#include "repair/values.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "repair/repair.h"
#include "text/random.h"

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

TEST(ValueReader, ReadsWhatTheChangedTextSays) {
  const std::pair<const char*, const char*> texts[] = {
      {"json", "{\"a\": [1, 2.5, \"x\\\"y\"], 'b': \"caf\u00e9\", \"c\": {\"d\": null}, \"e\": \"f\"}\n"},
      {"xml", "<a b=\"c\">text &amp; more<!-- note --><d e='f'/><![CDATA[x]]></a>\n"},
      {"csv", "a,b,c\n1,\"x \"\"y\"\", z\",3\n,,\n"},
      {"ini_strict", "[a]\nb = c d\n  goes on\n; note\ne: f\n"},
      {"sql", "INSERT INTO t VALUES(1, 'it''s', NULL); -- note\nSELECT * FROM t /* all */;\n"},
      {"yaml", "a:\n  - b: 1\n    c: \"d\"\n  - e\nf: |\n  text\n  more\n"}};
  Random random(20);
  for (const auto& [name, text] : texts) {
    const std::shared_ptr<Language> language = Language::bundled(name);
    const std::string original = text;
    ValueReader reader(original, *language);
    for (int i = 0; i < 300; ++i) {
      Changes changes;
      for (uint32_t at = 0; at < original.size(); at += static_cast<uint32_t>(1 + random.below(original.size()))) {
        const auto removed = static_cast<uint32_t>(random.below(std::min<size_t>(4, original.size() - at + 1)));
        std::string inserted;
        for (size_t n = random.below(3); n > 0; --n) inserted += "\"'a1,<>]}/*-\n :"[random.below(15)];
        if (removed > 0 || !inserted.empty()) changes.push_back({at, removed, inserted});
        at += removed + 1;
      }
      EXPECT_EQ(reader.after(changes), valuesOf(applied(original, changes), *language))
          << name << ": " << applied(original, changes);
    }
  }
}

TEST(ValueReader, ReadsNoTokensFarFromTheChanges) {
  std::string text = "[";
  for (int i = 0; i < 1000; ++i) text += "{\"a\": " + std::to_string(i) + "}, ";
  text += "0]";
  const std::shared_ptr<Language> language = Language::bundled("json");
  ValueReader reader(text, *language);
  const std::string before = reader.after({});
  EXPECT_EQ(reader.tokensRead(), 1u);  // the end
  EXPECT_NE(reader.after({{7, 1, "5"}, {static_cast<uint32_t>(text.size() / 2), 0, ","}}), before);
  EXPECT_LE(reader.tokensRead(), 12u);
}

}  // namespace
}  // namespace hone
