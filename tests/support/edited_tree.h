// A tree and its edits, for tests of rendering: the rendered text must parse to the tokens of the edited tree.
#pragma once

#include <gtest/gtest.h>

#include <optional>
#include <string>

#include "tree/render.h"

namespace hone {

class EditedTree : public ::testing::Test {
 protected:
  void take(TreePtr tree) {
    tree_ = std::move(tree);
    edits_.emplace(tree_->size());
  }

  /// The candidate's bytes, "<none>" if there is no way to write it.
  std::string rendered() {
    auto result = render(*tree_, *edits_);
    if (!result) return "<none>";
    TreePtr again = Tree::parse(tree_->sharedLanguage(), result->bytes, tree_->encoding());
    EXPECT_EQ(renderedTokens(*again, Edits(again->size())), renderedTokens(*tree_, *edits_)) << result->bytes;
    EXPECT_EQ(result->tokens, again->tokenCount(again->root()));
    return result->bytes;
  }

  TreePtr tree_;
  std::optional<Edits> edits_;
};

}  // namespace hone
