#include "repair/table_rows.h"

#include <gtest/gtest.h>

namespace hone {
namespace {

std::string mended(const std::string& rows, RowFaults faults = RowFaults::fields) {
  const TableRows rules{",;\t|", '"'};
  return applied(rows, mendedRows(rows, rules, faults).best);
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
  EXPECT_EQ(mendedLine("2,\"pipe 3/4\" steel\",40"), "2,\"pipe 3/4\"\" steel\",40");
  EXPECT_EQ(mendedLine("2,\"the \"\"big\"\",40"), "2,\"the \"\"big\"\"\",40");
}

TEST(TableRows, GiveARowItsFields) {
  EXPECT_EQ(mendedLine("2,Bob"), "2,Bob,");
  EXPECT_EQ(mendedLine("2,Bob,40,,"), "2,Bob,40");
  EXPECT_EQ(mendedLine("2;Bob;40"), "2,Bob,40");
  EXPECT_EQ(mendedLine("2, \"Lee, Bob\",40"), "2,\"Lee, Bob\",40");
  EXPECT_EQ(mendedLine("2,Rome, Italy,40"), "2,\"Rome, Italy\",40");
}

/// What the columns of other rows hold tells where a separator is missing or too many.
TEST(TableRows, AskTheColumns) {
  auto row = [](const std::string& line) {
    const std::string before = "name,pop,size,region\nA,10,1.5,east\nB b,20,2.5,west\nC,30,3.5,east\n";
    return mended(before + line + "\nD,40,4.5,west\n").substr(before.size(), 0x1000);
  };
  EXPECT_EQ(row("Serbia,8850,78.1 east"), "Serbia,8850,78.1,east\nD,40,4.5,west\n");
  EXPECT_EQ(row("Serbia8850,78.1,east"), "Serbia,8850,78.1,east\nD,40,4.5,west\n");
  EXPECT_EQ(row("Serbia,,8850,78.1,east"), "Serbia,8850,78.1,east\nD,40,4.5,west\n");
  EXPECT_EQ(row("Serbia,8850,78.1,eastChad,12,1.1,west"), "Serbia,8850,78.1,east\nChad,12,1.1,west\nD,40,4.5,west\n");
}

TEST(TableRows, PutQuotesAroundTheFieldWhoseCommaIsText) {
  auto row = [](const std::string& line) {
    const std::string before = "day,dish,allergens,cents\nMon,Stew,egg|milk,430\nWed,Soup,celery,390\n";
    return mended(before + line + "\nThu,Falafel bowl,sesame,500\n").substr(before.size(), line.size() + 2);
  };
  EXPECT_EQ(row("Tue,Chicken, satay,peanuts|soy,560"), "Tue,\"Chicken, satay\",peanuts|soy,560");
  EXPECT_EQ(row("Tue,“Chicken, satay”,peanuts|soy,560").substr(0, 20), "Tue,\"Chicken, satay\"");
}

TEST(TableRows, JoinTheHalvesOfARow) {
  const MendedRows rows = mendedRows("a,b,c\n1,x y,2\n3,v\nw,4\n5,z,6\n", {",;\t|", '"'}, RowFaults::fields);
  EXPECT_EQ(applied("a,b,c\n1,x y,2\n3,v\nw,4\n5,z,6\n", rows.best), "a,b,c\n1,x y,2\n3,v w,4\n5,z,6\n");
  ASSERT_EQ(rows.rivals.size(), 1u);
  EXPECT_EQ(applied("a,b,c\n1,x y,2\n3,v\nw,4\n5,z,6\n", rows.rivals[0]), "a,b,c\n1,x y,2\n3,\"v\nw\",4\n5,z,6\n");
}

TEST(TableRows, TakeJoinedRowsApartWhoseFieldsAreInQuotes) {
  EXPECT_EQ(mended("p,\"q,r\",sp,\"q\"\"r\",s\np,q,s\np,\"\",s\np,,s\n"),
            "p,\"q,r\",s\np,\"q\"\"r\",s\np,q,s\np,\"\",s\np,,s\n");
}

/// A value that could be taken apart anywhere stays whole.
TEST(TableRows, TakeAValueApartOnlyWhereTheColumnsTell) {
  EXPECT_EQ(mended("a,b\n1,2000\n30,40\n500\n600,7\n"), "a,b\n1,2000\n30,40\n500,\n600,7\n");
}

TEST(TableRows, TakeNoRemarkForARow) {
  EXPECT_EQ(mended("# exported 2024-01-02\nid,name,age\n1,Ann,30\n2,Bob,40\n"), "id,name,age\n1,Ann,30\n2,Bob,40\n");
}

TEST(TableRows, MendQuotesThatStrictReadersRefuse) {
  EXPECT_EQ(mendedLine("2,Bob,40\""), "2,Bob,\"40\"");
  EXPECT_EQ(mendedLine("2,Bob \"B\" Lee,40"), "2,\"Bob \"\"B\"\" Lee\",40");
  EXPECT_EQ(mendedLine("2,\"Lee, Bob\" ,40"), "2,\"Lee, Bob\",40");
}

TEST(TableRows, HaveRivalsWhereTheColumnsDoNotTell) {
  const TableRows rules{",;\t|", '"'};
  EXPECT_FALSE(mendedRows("a,b\n1,2000\n30,40\n500\n600,7\n", rules, RowFaults::fields).rivals.empty());
  EXPECT_TRUE(mendedRows("a,b\nx,20\ny30\nz,60\nw,80\n", rules, RowFaults::fields).rivals.empty());
}

TEST(TableRows, HaveRivalsWhereTheQuotesMayStandElsewhere) {
  const TableRows rules{",;\t|", '"'};
  const MendedRows rows = mendedRows(
      "sku,title,qty,price\n1,Desk lamp,19,38.12\n2,LED strip,15,69.65\n3,Spot,78,5,89\n4,Big lamp,48,69.02\n", rules,
      RowFaults::fields);
  EXPECT_GE(rows.rivals.size(), 2u);
}

TEST(TableRows, DropARowThatTheEndCutsOff) {
  EXPECT_EQ(mended("a,b,c\n1,2,3\n4,5,6\n7,8"), "a,b,c\n1,2,3\n4,5,6\n");
  EXPECT_EQ(mended("a,b,c\n1,2,3\n4,5,6\n7,\"8,", RowFaults::quotes), "a,b,c\n1,2,3\n4,5,6\n");
}

TEST(TableRows, DropWhatIsNoRow) {
  for (const char* line : {"# a remark", "WARNING: disk full", "(2 rows)", "-----", ""})
    EXPECT_EQ(mended("a,b\n1,2\n" + std::string(line) + "\n3,4\n"), "a,b\n1,2\n3,4\n") << line;
}

/// A file whose rows differ may be one, for its program.
TEST(TableRows, MendOnlyQuotesWhereRowsMayBeRagged) {
  EXPECT_EQ(mended("a,b,c\n1,2\n3,\"4,5\n6,7,8\n", RowFaults::quotes), "a,b,c\n1,2\n3,\"4\",5\n6,7,8\n");
}

TEST(TableRows, GuessNothingWhereTooFewLinesAreRows) {
  const std::string text = "one\ntwo words\nthree, more\nfour\n";
  EXPECT_EQ(mended(text), text);
}

}  // namespace
}  // namespace hone
