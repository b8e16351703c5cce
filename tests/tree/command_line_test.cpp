// The grammars of command lines read what a shell reads.
#include <gtest/gtest.h>

#include "tree/tree.h"

namespace hone {
namespace {

class CommandLine : public testing::TestWithParam<const char*> {
 protected:
  static size_t errors(const std::string& arguments) {
    return Tree::parse(Language::bundled(GetParam()), GetParam() + arguments)->errors().size();
  }

  /// All tokens of that name have this text.
  static void expectAllAre(std::string_view token, std::string_view text, const std::string& arguments) {
    TreePtr tree = Tree::parse(Language::bundled(GetParam()), GetParam() + arguments);
    EXPECT_EQ(tree->errors().size(), 0u);
    for (NodeId id = 0; id < tree->size(); ++id)
      if (tree->node(id).kind == NodeKind::token && tree->symbolName(id) == token) {
        EXPECT_EQ(tree->text(id), text);
      }
  }
};

TEST_P(CommandLine, GoesOnInTheNextLine) {
  EXPECT_EQ(errors(" a \\\n  b\n"), 0u);
  EXPECT_EQ(errors(" a\\\n b \\\n\n"), 0u);
}

/// A backslash before the end of a line removes both: the text before and after it is one word.
TEST_P(CommandLine, ALineEndThatVanishesSeparatesNothing) { expectAllAre("SPACE", " ", " ab\\\ncd\n"); }

/// For a shell, a carriage return is an ordinary character.
TEST_P(CommandLine, ACarriageReturnIsPartOfAWord) { expectAllAre("NEWLINE", "\n", " a\r\n"); }

INSTANTIATE_TEST_SUITE_P(Grammars, CommandLine, testing::Values("find", "grep"));

}  // namespace
}  // namespace hone
