// Trees of several languages: rendering and lists.
#include "parse/islands.h"

#include <gmock/gmock.h>

#include "../support/edited_tree.h"
#include "tree/kleene_lists.h"
#include "tree/print.h"

namespace hone {
namespace {

using ::testing::HasSubstr;

std::string written(void (*write)(const Tree&, const TextSink&), const Tree& tree) {
  std::string whole;
  write(tree, [&](std::string_view part) { whole += part; });
  return whole;
}

class TreeWithIslands : public EditedTree {
 protected:
  void parse(std::string_view language, std::string text) {
    auto loaded = Language::bundled(language);
    addBundledIslands(*loaded);
    take(Tree::parse(loaded, std::move(text)));
    EXPECT_TRUE(tree_->errors().empty());
    EXPECT_EQ(tree_->brokenIslands(), 0u);
  }

  /// The innermost node of this kind with this text from its first visible leaf on.
  NodeId find(NodeKind kind, std::string_view wanted) const {
    NodeId found = noNode;
    for (NodeId id = 0; id < tree_->size(); ++id) {
      NodeId leaf = id;
      while (leaf < tree_->node(id).end && !tree_->node(leaf).isVisible()) ++leaf;
      if (leaf == tree_->node(id).end || tree_->node(id).kind != kind) continue;
      uint32_t begin = tree_->node(leaf).textBegin;
      if (tree_->bytes().substr(begin, tree_->node(id).textEnd - begin) == wanted) found = id;
    }
    EXPECT_NE(found, noNode) << wanted;
    return found;
  }
};

TEST_F(TreeWithIslands, IsRenderedAsItWas) {
  std::string page = "<style>\n a { b: c } /* d */ </style><p style=' e:f '><script> g(/h/) // i\n</script>";
  parse("html", page);
  EXPECT_EQ(rendered(), page);
}

TEST_F(TreeWithIslands, GetsSmallerInsideOfATag) {
  parse("html", "<p style=\"a: b; c: d\">x</p>");
  edits_->remove(find(NodeKind::star, "a: b;"));
  EXPECT_EQ(rendered(), "<p style=\" c: d\">x</p>");
  edits_->remove(find(NodeKind::token, "x"));
  EXPECT_EQ(rendered(), "<p style=\" c: d\"></p>") << "edits in a page and its islands go together";
}

TEST_F(TreeWithIslands, KeepsTokensOfAnIslandApartByItsOwnSeparators) {
  parse("html", "<script>let[a]=b;typeof(c)in d</script>");
  edits_->replaceBySubtree(find(NodeKind::rule, "(c)"), find(NodeKind::rule, "c"));
  EXPECT_EQ(rendered(), "<script>let[a]=b;typeof c in d</script>");
}

TEST_F(TreeWithIslands, KeepsTheTokenOfTheHost) {
  parse("html", "<script>a(`</` + 'script' + `>`)</script>");
  edits_->remove(find(NodeKind::star, "+ 'script'"));
  EXPECT_EQ(rendered(), "<script>a(`</` + `>`)</script>");

  parse("html", "<p style=\"a: 'x' b\">");
  edits_->replaceText(find(NodeKind::token, "'x'"), "\"x\"");
  EXPECT_EQ(rendered(), "<none>") << "the quote would end the attribute";

  parse("html", "<script>a(1);b = '</x>'</script>");
  edits_->replaceText(find(NodeKind::token, "'</x>'"), "'</script>'");
  EXPECT_EQ(rendered(), "<none>") << "the string would end the script";
}

TEST_F(TreeWithIslands, KeepsTheTokensOfBothHosts) {
  parse("html", "<script>a = /b|c(d)/g</script>");
  edits_->replaceByMinimal(find(NodeKind::rule, "c(d)"));
  EXPECT_EQ(rendered(), "<script>a = /b|/g</script>");

  parse("javascript", "a = /b/g");
  edits_->remove(find(NodeKind::rule, "b"));
  EXPECT_EQ(rendered(), "<none>") << "an empty regular expression would be a comment";
}

TEST_F(TreeWithIslands, MovesSubtreesBetweenIslandsOfTheirLanguage) {
  parse("html", "<body><script>f(`<b>x</b>`)</script></body>");
  NodeId body = find(NodeKind::rule, "<body><script>f(`<b>x</b>`)</script></body>");
  edits_->replaceBySubtree(body, find(NodeKind::rule, "<b>x</b>"));
  EXPECT_EQ(rendered(), "<b>x</b>");
}

TEST_F(TreeWithIslands, ReplacesATokenWithAllItsIslands) {
  parse("html", "<script>f(1)</script>");
  edits_->replaceByMinimal(find(NodeKind::island, "f(1)"));
  auto result = render(*tree_, *edits_);
  ASSERT_TRUE(result);
  EXPECT_LT(result->bytes.size(), tree_->bytes().size());
  EXPECT_THAT(result->bytes, testing::StartsWith("<script>"));
  edits_.emplace(tree_->size());
  edits_->remove(tree_->node(find(NodeKind::island, "f(1)")).parent);
  EXPECT_EQ(rendered(), "<script></script>");
  edits_.emplace(tree_->size());
  edits_->remove(find(NodeKind::star, "f(1)"));
  EXPECT_EQ(rendered(), "<none>") << "an empty program is no token of the page";
}

TEST_F(TreeWithIslands, CountsFragmentsAsTokens) {
  parse("html", "<p style='a:b'>");
  EXPECT_EQ(tree_->tokenCount(tree_->root()), 9u) << "< p style= ' a : b ' >";
}

TEST_F(TreeWithIslands, HasTheListsOfEachLanguage) {
  parse("html", "<script>f(1, 2, 3)</script>");
  NodeId arguments = find(NodeKind::rule, "(1, 2, 3)");
  size_t longest = 0;
  for (NodeId id = arguments; id < tree_->node(arguments).end; ++id)
    for (const KleeneList& list : kleeneListsOf(*tree_, id)) longest = std::max(longest, list.elements.size());
  EXPECT_EQ(longest, 3u);
}

TEST_F(TreeWithIslands, ShowsTheNamesOfEachLanguage) {
  parse("html", "<style>a{}</style>");
  std::string text = written(writeText, *tree_);
  EXPECT_THAT(text, HasSubstr("STYLE_TEXT"));
  EXPECT_THAT(text, HasSubstr("stylesheet"));
  EXPECT_THAT(text, HasSubstr("selector"));
  EXPECT_THAT(written(writeJson, *tree_), HasSubstr("\"kind\":\"island\",\"name\":\"STYLE_TEXT\""));
}

}  // namespace
}  // namespace hone
