// The grammars of command lines read what a shell reads.
#include <gtest/gtest.h>

#include "tree/tree.h"

namespace hone {
namespace {

class CommandLine : public testing::TestWithParam<const char*> {
 protected:
  static size_t errors(const std::string& arguments) {
    TreePtr tree = Tree::parse(Language::bundled(GetParam()), GetParam() + arguments);
    size_t count = tree->errors().size();
    for (NodeId id = 0; id < tree->size(); ++id)
      count += tree->node(id).isLeaf() && static_cast<Symbol>(tree->node(id).symbol) == lexicalError;
    return count;
  }
};

TEST_P(CommandLine, GoesOnInTheNextLine) {
  EXPECT_EQ(errors(" a \\\n  b\n"), 0u);
  EXPECT_EQ(errors(" a\\\n b \\\n\n"), 0u);
}

/// A backslash and the end of the line vanish: what is before and behind is one word.
TEST_P(CommandLine, ALineEndThatVanishesSeparatesNothing) {
  TreePtr tree = Tree::parse(Language::bundled(GetParam()), GetParam() + std::string(" ab\\\ncd\n"));
  EXPECT_EQ(tree->errors().size(), 0u);
  for (NodeId id = 0; id < tree->size(); ++id)
    if (tree->node(id).kind == NodeKind::token && tree->symbolName(id) == "SPACE") {
      EXPECT_EQ(tree->text(id), " ");
    }
}

/// To a shell a carriage return is a character like others.
TEST_P(CommandLine, ACarriageReturnIsPartOfAWord) {
  TreePtr tree = Tree::parse(Language::bundled(GetParam()), GetParam() + std::string(" a\r\n"));
  EXPECT_EQ(tree->errors().size(), 0u);
  for (NodeId id = 0; id < tree->size(); ++id)
    if (tree->node(id).kind == NodeKind::token && tree->symbolName(id) == "NEWLINE") {
      EXPECT_EQ(tree->text(id), "\n");
    }
}

INSTANTIATE_TEST_SUITE_P(Grammars, CommandLine, testing::Values("find", "grep"));

}  // namespace
}  // namespace hone
