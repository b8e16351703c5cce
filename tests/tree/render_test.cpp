#include "tree/render.h"

#include "../support/edited_tree.h"
#include "../support/grammars.h"
#include "../support/repeated.h"
#include "tree/renderer.h"

namespace hone {
namespace {

class Render : public EditedTree {
 protected:
  void parse(std::initializer_list<std::string_view> grammar, std::string text) {
    take(Tree::parse(testgrammars::load(grammar), std::move(text)));
  }
  void parseSeams(std::string text) { parse({"Seams.g4"}, std::move(text)); }
  void parseModes(std::string text) { parse({"ModesLexer.g4", "ModesParser.g4"}, std::move(text)); }

  /// The innermost rule node that has this text, counted from its first token.
  NodeId rule(std::string_view wanted) const {
    NodeId found = 0;
    for (NodeId id = 0; id < tree_->size(); ++id)
      if (tree_->node(id).kind == NodeKind::rule && fromFirstToken(id) == wanted) found = id;
    EXPECT_NE(found, 0u) << wanted;
    return found;
  }

  std::string_view fromFirstToken(NodeId id) const {
    uint32_t end = tree_->node(id).textEnd;
    while (id < tree_->size() && tree_->node(id).kind != NodeKind::token) ++id;
    uint32_t begin = id == tree_->size() ? end : tree_->node(id).textBegin;
    return tree_->bytes().substr(begin, std::max(begin, end) - begin);
  }

  /// The iteration that holds the rule node with this text.
  NodeId iteration(std::string_view wanted) const {
    NodeId id = rule(wanted);
    while (id != 0 && !tree_->node(id).isQuantified()) id = tree_->node(id).parent;
    return id;
  }

  NodeId token(std::string_view wanted) const {
    for (NodeId id = 0; id < tree_->size(); ++id)
      if (tree_->node(id).kind == NodeKind::token && tree_->text(id) == wanted) return id;
    ADD_FAILURE() << wanted;
    return 0;
  }
};

TEST_F(Render, KeepsTheInputsWhiteSpace) {
  parseSeams("a  b\n\tc // comment\r\n d");
  edits_->remove(iteration("b"));
  EXPECT_EQ(rendered(), "a\n\tc // comment\r\n d");
}

TEST_F(Render, CountsNoHiddenTextThatABasisHasChanged) {
  parseSeams("a b c");
  NodeId blank = 0;
  while (tree_->node(blank).kind != NodeKind::hidden) ++blank;
  Renderer renderer(tree_);
  edits_->replaceText(blank, "\t");
  const std::shared_ptr<const Basis> basis = renderer.basis(*edits_, nullptr);
  edits_->remove(iteration("c"));
  EXPECT_EQ(renderer.render(*edits_, basis.get())->tokens, 2u);
}

TEST_F(Render, PutsABlankBetweenWordsThatWouldMelt) {
  parseSeams("a(x)b(y)c");
  edits_->remove(iteration("(x)"));
  EXPECT_EQ(rendered(), "a b(y)c");
  edits_->remove(iteration("(y)"));
  EXPECT_EQ(rendered(), "a b c");
}

TEST_F(Render, PutsNoBlankWhereNoneIsNeeded) {
  parseSeams("a(x)1");
  edits_->remove(iteration("(x)"));
  EXPECT_EQ(rendered(), "a1");
}

TEST_F(Render, KeepsOperatorsApart) {
  parseSeams("+a+");
  edits_->remove(iteration("a"));
  EXPECT_EQ(rendered(), "+ +");
}

TEST_F(Render, LooksFurtherThanTheTokensAtTheSeam) {
  parseSeams("+.+a.");
  edits_->remove(iteration("a"));
  EXPECT_EQ(rendered(), "+.+ .") << "all four would be one token";
}

TEST_F(Render, EndsACommentWithItsLine) {
  parseSeams("a // comment\nb c");
  NodeId b = iteration("b");
  // Removes all leaves but the comment, including the line break before b.
  for (NodeId id = b; id < tree_->node(b).end; ++id)
    if (tree_->node(id).isLeaf() && !tree_->text(id).starts_with("//")) edits_->remove(id);
  EXPECT_EQ(rendered(), "a // comment\n c");
}

TEST_F(Render, FindsAQuoteThatGotAPartner) {
  // The first quote has no partner on its line until the line break is removed.
  parseSeams("\" a b c d e f g\n\"x\"");
  ASSERT_TRUE(tree_->errors().empty());
  edits_->remove(iteration("c"));
  EXPECT_EQ(rendered(), "\" a b d e f g\n\"x\"");
  for (NodeId id = 0; id < tree_->size(); ++id)
    if (tree_->text(id) == "\n") edits_->remove(id);
  EXPECT_EQ(rendered(), "\" a b\n d e f g\"x\"") << "any seam between the two quotes will do";
}

TEST_F(Render, GivesUpWhereNoSeparatorHelps) {
  parse({"NoSpace.g4"}, "a1a");
  ASSERT_TRUE(tree_->errors().empty());
  EXPECT_EQ(rendered(), "a1a");
  edits_->remove(iteration("1"));
  EXPECT_EQ(rendered(), "<none>") << "aa is another token, and nothing may stand between";
  edits_->restore(iteration("1"));
  edits_->remove(iteration("a"));
  EXPECT_EQ(rendered(), "a1");
}

TEST_F(Render, WritesMinimalTextsAndOthers) {
  parseSeams("(x y) word 12.5 [q, r]");
  edits_->replaceByMinimal(rule("[q, r]"));
  EXPECT_EQ(rendered(), "(x y) word 12.5[a]") << "the rule's shortest text";
  edits_->replaceByMinimal(token("12.5"));
  edits_->replaceText(token("word"), "other");
  EXPECT_EQ(rendered(), "(x y) other 0[a]");
  edits_->replaceByMinimal(rule("(x y)"));
  EXPECT_EQ(rendered(), "() other 0[a]");
  edits_->replaceByMinimal(tree_->node(rule("(x y)")).parent);
  EXPECT_EQ(rendered(), "a other 0[a]");
}

TEST_F(Render, WritesASubtreeInTheAncestorsPlace) {
  parseSeams("a (b (c) d)e");
  edits_->replaceBySubtree(rule("(b (c) d)"), rule("(c)"));
  EXPECT_EQ(rendered(), "a (c)e");
  edits_->replaceBySubtree(rule("(c)"), rule("c"));
  EXPECT_EQ(rendered(), "a (c)e") << "the source is written as it is";
  edits_->replaceBySubtrees(rule("(b (c) d)"), {rule("d"), rule("b"), rule("b")});
  EXPECT_EQ(rendered(), "a d b b e");
}

TEST_F(Render, AppliesEditsBelowASource) {
  parseSeams("(a (b c))");
  edits_->replaceBySubtree(rule("(a (b c))"), rule("(b c)"));
  edits_->remove(iteration("b"));
  EXPECT_EQ(rendered(), " ( c)");
}

TEST_F(Render, RemovesEverything) {
  parseSeams("a b");
  edits_->remove(iteration("a"));
  edits_->remove(iteration("b"));
  EXPECT_EQ(rendered(), "");
  EXPECT_EQ(render(*tree_, *edits_)->tokens, 0u);
}

TEST_F(Render, KeepsErrorsThatWereThere) {
  parseSeams("a # b (c");
  ASSERT_FALSE(tree_->errors().empty());
  EXPECT_EQ(rendered(), "a # b (c");
  edits_->remove(iteration("a"));
  EXPECT_EQ(rendered(), " # b (c");
}

TEST_F(Render, ReadsACandidateInTheInputsEncoding) {
  // Without the last byte this is valid UTF-8 of one letter, but in the input it was two.
  parseSeams("x \xC3 \xA9 \xE4");
  EXPECT_EQ(tree_->encoding(), Encoding::latin1);
  EXPECT_EQ(rendered(), "x \xC3 \xA9 \xE4");
  edits_->remove(iteration("x"));
  EXPECT_EQ(rendered(), " \xC3 \xA9 \xE4");
}

TEST_F(Render, KnowsTheModeAtASeam) {
  parseModes("<a b><c>d");
  edits_->remove(iteration("<c>"));
  EXPECT_EQ(rendered(), "<a b>d");
  parseModes("x<a<b>c>y");
  edits_->remove(iteration("<b>"));
  EXPECT_EQ(rendered(), "x<a c>y");
}

TEST_F(Render, RefusesWhatAnotherModeWouldReadDifferently) {
  // Without the "!", the words after it are other tokens, up to the end of the line.
  parseModes("a !b c d e f g h\ni");
  edits_->remove(iteration("!"));
  EXPECT_EQ(rendered(), "<none>");
  // The same at the beginning of the text.
  parseModes("!b c d e f g h\ni");
  edits_->remove(iteration("!"));
  EXPECT_EQ(rendered(), "<none>");
  // The same with further seams in between.
  parseModes("!b c d e f g h k l m n\ni");
  edits_->remove(iteration("!"));
  edits_->remove(iteration("f"));
  edits_->remove(iteration("m"));
  EXPECT_EQ(rendered(), "<none>");
  parseModes("a !b c\ni");
  edits_->remove(iteration("b"));
  EXPECT_EQ(rendered(), "a ! c\ni");
}

TEST_F(Render, IsNotRecursive) {
  constexpr size_t depth = 100'000;
  std::string text = std::string(depth, '(') + "a" + std::string(depth, ')');
  parseSeams(text);
  EXPECT_EQ(rendered(), text);
  edits_->remove(iteration("a"));
  EXPECT_EQ(rendered(), std::string(depth, '(') + std::string(depth, ')'));
}

TEST_F(Render, ReadsATextOfFarLooksOnce) {
  // Behind each `-`, the lexer looks for a `/` up to the end of the text; nothing here is a token, so nothing is in
  // step.
  const std::string text = repeated("--null", 100);
  const std::shared_ptr<Language> grep = Language::bundled("grep");
  take(Tree::parse(grep, text));
  auto bytesRead = [&] {
    const uint64_t before = grep->lexer().bytesRead();
    EXPECT_TRUE(render(*tree_, *edits_));
    return grep->lexer().bytesRead() - before;
  };
  const NodeId middle = tree_->size() / 2;
  edits_->remove(middle);
  EXPECT_LT(bytesRead(), 200 * text.size());
  for (NodeId id = 0; id < tree_->size(); ++id)
    if (tree_->node(id).kind == NodeKind::hidden && id % 3 == 0) edits_->remove(id);
  EXPECT_LT(bytesRead(), 200 * text.size());
}

TEST_F(Render, TellsTokensFromLayout) {
  parseSeams("a  b // c\n");
  Rendered wide = *render(*tree_, *edits_);
  parseSeams("a b");
  Rendered narrow = *render(*tree_, *edits_);
  parseSeams("a c");
  Rendered other = *render(*tree_, *edits_);
  EXPECT_EQ(wide.tokenHash, narrow.tokenHash);
  EXPECT_NE(narrow.tokenHash, other.tokenHash);
  EXPECT_EQ(wide.tokens, 2u);
}

}  // namespace
}  // namespace hone
