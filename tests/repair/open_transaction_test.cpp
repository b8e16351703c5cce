#include "repair/open_transaction.h"

#include <gtest/gtest.h>

namespace hone {
namespace {

std::vector<std::string> closed(const std::string& text) {
  std::vector<std::string> texts;
  for (const Changes& changes : closedTransaction(text, *repairHints("sql").transaction))
    texts.push_back(applied(text, changes));
  return texts;
}

TEST(OpenTransaction, IsClosedAtTheEnd) {
  EXPECT_EQ(closed("BEGIN;\nINSERT INTO t VALUES(1);\n"),
            (std::vector<std::string>{"BEGIN;\nINSERT INTO t VALUES(1);\nCOMMIT;\n"}));
}

TEST(OpenTransaction, LosesWhatWasCutOff) {
  EXPECT_EQ(closed("BEGIN;\nINSERT INTO t VALUES(1);\nINSERT INTO t VAL").front(),
            "BEGIN;\nINSERT INTO t VALUES(1);\nCOMMIT;\n");
  EXPECT_EQ(closed("BEGIN;\nINSERT INTO t VALUES\n(1),\n(2),\n(3").front(),
            "BEGIN;\nINSERT INTO t VALUES\n(1),\n(2);\nCOMMIT;\n");
}

TEST(OpenTransaction, IsNoneWhereItWasClosed) {
  EXPECT_EQ(closed("BEGIN TRANSACTION;\nINSERT INTO t VALUES(1);\nCOMMIT"), std::vector<std::string>());
  EXPECT_EQ(closed("INSERT INTO t VALUES(1);\n"), std::vector<std::string>());
}

}  // namespace
}  // namespace hone
