#include "repair/table_rows.h"

#include <gtest/gtest.h>

namespace hone {
namespace {

std::string mended(const std::string& rows, bool ragged = true) {
  const TableRows rules{",;\t|", '"'};
  return applied(rows, mendedRows(rows, rules, ragged));
}

/// Between two rows that are in order.
std::string mendedLine(const std::string& line) {
  const std::string before = "id,name,age\n1,Ann,30\n", behind = "\n3,Cid,50\n";
  const std::string all = mended(before + line + behind);
  return all.substr(before.size(), all.size() - before.size() - behind.size());
}

TEST(TableRows, LeaveATableInOrderAlone) {
  for (const char* text : {"", "a,b\n1,2\n", "a;b\n\"x;y\";2\n", "a,b\n\"two\nlines\",2\n\"a \"\"b\"\"\",3\n"})
    EXPECT_EQ(mended(text), text);
}

TEST(TableRows, CloseAQuoteOrTakeItAway) {
  EXPECT_EQ(mendedLine("2,\"Bob,40"), "2,\"Bob\",40");
  EXPECT_EQ(mendedLine("2,\"Lee, Bob,40"), "2,\"Lee, Bob\",40");
  EXPECT_EQ(mendedLine("2,Lee, Bob\",40"), "2,\"Lee, Bob\",40");
  EXPECT_EQ(mendedLine("2,\"Bob\"\",40"), "2,\"Bob\",40");
}

TEST(TableRows, DoubleTheQuotesWithin) {
  EXPECT_EQ(mendedLine("2,\"say \"hi\" now\",40"), "2,\"say \"\"hi\"\" now\",40");
  EXPECT_EQ(mendedLine(R"(2,"say \"hi\" now",40)"), R"(2,"say ""hi"" now",40)");
  EXPECT_EQ(mendedLine("2,\"the \"\"big\"\",40"), "2,\"the \"\"big\"\"\",40");
}

TEST(TableRows, GiveARowItsFields) {
  EXPECT_EQ(mendedLine("2,Bob"), "2,Bob,");
  EXPECT_EQ(mendedLine("2,Bob,40,,"), "2,Bob,40");
  EXPECT_EQ(mendedLine("2;Bob;40"), "2,Bob,40");
  EXPECT_EQ(mendedLine("2, \"Lee, Bob\",40"), "2,\"Lee, Bob\",40");
  EXPECT_EQ(mendedLine("2,Rome, Italy,40"), "2,\"Rome, Italy\",40");
}

TEST(TableRows, DropWhatIsNoRow) {
  for (const char* line : {"# a remark", "WARNING: disk full", "(2 rows)", "-----", ""})
    EXPECT_EQ(mended("a,b\n1,2\n" + std::string(line) + "\n3,4\n"), "a,b\n1,2\n3,4\n") << line;
}

/// A file whose rows differ may be one, for its program.
TEST(TableRows, MendOnlyQuotesWhereRowsMayBeRagged) {
  EXPECT_EQ(mended("a,b,c\n1,2\n3,\"4,5\n6,7,8\n", false), "a,b,c\n1,2\n3,\"4\",5\n6,7,8\n");
}

TEST(TableRows, GuessNothingWhereTooFewLinesAreRows) {
  const std::string text = "one\ntwo words\nthree, more\nfour\n";
  EXPECT_EQ(mended(text), text);
}

}  // namespace
}  // namespace hone
