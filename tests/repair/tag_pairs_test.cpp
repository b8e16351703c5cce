#include "repair/tag_pairs.h"

#include <gtest/gtest.h>

#include "text/random.h"

namespace hone {
namespace {

std::string paired(const char* language, const std::string& text, bool all = false) {
  std::shared_ptr<Language> known = Language::bundled(language);
  return applied(text, pairedTags(known.get(), *repairHints(language).tags, text, Encoding::utf8, all).best);
}

TEST(TagPairs, LeaveWhatIsPairedAlone) {
  for (const char* text : {"<a><b/>x<b>y</b></a>", "<a><!-- <b> --><![CDATA[<c>]]></a>", "", "no tags"})
    EXPECT_EQ(paired("xml", text), text);
}

/// Their order is what applying and composing changes relies on.
void expectInOrder(const Changes& changes, const std::string& text) {
  uint32_t end = 0;
  for (const Change& change : changes) {
    EXPECT_GE(change.offset, end) << text;
    end = change.offset + change.removed;
  }
  EXPECT_LE(end, text.size()) << text;
}

TEST(TagPairs, AreChangedInOrderWhateverTheText) {
  const std::string whole =
      "<?xml version=\"1.0\"?>\n<list>\n  <item id=\"1\">one &amp; two</item>\n  <b>x</b>\n</list>\n";
  std::shared_ptr<Language> xml = Language::bundled("xml");
  Random random(3);
  std::vector<std::string> texts = {
      "<?xml version=\"1.0\"?>\n<list>\n  <item id=\"1\">one &amp; two</item>o</item>\n"
      "  <item>\u20AC</it\nem>\n</list>\n"};
  for (int i = 0; i < 300; ++i) {
    texts.push_back(whole);
    for (uint64_t edits = 1 + random.below(4); edits > 0; --edits) {
      const size_t at = random.below(texts.back().size()), from = random.below(whole.size());
      texts.back().replace(at, random.below(6), whole.substr(from, random.below(8)));
    }
  }
  for (const std::string& text : texts)
    for (const bool all : {false, true}) {
      const PairedTags tags = pairedTags(xml.get(), *repairHints("xml").tags, text, detectEncoding(text), all);
      expectInOrder(tags.best, text);
      expectInOrder(tags.wrapped, text);
      for (const Changes& rival : tags.rivals) expectInOrder(rival, text);
    }
}

TEST(TagPairs, CloseAnElementWhoseTextIsOnItsLine) {
  EXPECT_EQ(paired("xml", "<r>\n  <c lang=\"a\">one\n  <c lang=\"b\">two</c>\n</r>\n"),
            "<r>\n  <c lang=\"a\">one</c>\n  <c lang=\"b\">two</c>\n</r>\n");
  EXPECT_EQ(paired("html", "<li><small><a href=\"x\">text</small></li>\n"),
            "<li><small><a href=\"x\">text</a></small></li>\n");
}

TEST(TagPairs, LeavePunctuationOutsideWhereOtherElementsDo) {
  EXPECT_EQ(paired("html", "<p>See <a>this</a>, and <a>that page.</p>\n<p>Or <a>more</a>.</p>\n"),
            "<p>See <a>this</a>, and <a>that page</a>.</p>\n<p>Or <a>more</a>.</p>\n");
  EXPECT_EQ(paired("xml", "<r>\n  <c>One.</c>\n  <c>Two.\n</r>\n"), "<r>\n  <c>One.</c>\n  <c>Two.</c>\n</r>\n");
}

TEST(TagPairs, CloseAnElementBehindATextThatAnotherOneHas) {
  EXPECT_EQ(paired("html", "<b>draft</b> one\n<b>draft two\n"), "<b>draft</b> one\n<b>draft</b> two\n");
  EXPECT_EQ(paired("html", "<b>draft</b> one\n<b>drafts two\n"), "<b>draft</b> one\n<b>drafts two</b>\n");
}

TEST(TagPairs, CloseAnElementBeforeATagThatNoOtherOneHolds) {
  EXPECT_EQ(paired("html", "<h3>one</h3><pre>x</pre>\n<h3>two<pre>y</pre>\n"),
            "<h3>one</h3><pre>x</pre>\n<h3>two</h3><pre>y</pre>\n");
}

TEST(TagPairs, CloseAnElementWhereItsIndentationEnds) {
  EXPECT_EQ(paired("xml", "<r>\n  <list>\n    <i>1</i>\n    <i>2</i>\n  <next/>\n</r>\n"),
            "<r>\n  <list>\n    <i>1</i>\n    <i>2</i>\n  </list>\n  <next/>\n</r>\n");
  EXPECT_EQ(paired("xml", "<r>\n  <list>\n    <i>1</i>\n</r>\n"), "<r>\n  <list>\n    <i>1</i>\n  </list>\n</r>\n");
}

TEST(TagPairs, CloseAllThatIsOpenAtTheEnd) { EXPECT_EQ(paired("xml", "<a><b>text\n"), "<a><b>text</b></a>\n"); }

TEST(TagPairs, AreThoseOfElementsInCode) {
  EXPECT_EQ(paired("tsx", "const f = <T,>(a: T) => a < 1 && <Item.Name of={<b>x</b>}>{a}</Item.Nme>;"),
            "const f = <T,>(a: T) => a < 1 && <Item.Name of={<b>x</b>}>{a}</Item.Name>;");
}

TEST(TagPairs, DropAnEndTagThatClosesNothing) {
  EXPECT_EQ(paired("xml", "<a><c/></b></a>"), "<a><c/></a>");
  EXPECT_EQ(paired("xml", "<a><b>x</a></b>"), "<a><b>x</b></a>");
}

TEST(TagPairs, OpenAnElementBeforeItsText) {
  EXPECT_EQ(paired("xml", "<a>x</b></a>"), "<a><b>x</b></a>");
  EXPECT_EQ(paired("xml", "<a>\n  <c/>\n    <d/>\n  </b>\n</a>"), "<a>\n  <c/>\n  <b>\n    <d/>\n  </b>\n</a>");
}

TEST(TagPairs, HaveRivalsWhereNoLayoutSpeaks) {
  auto rivals = [](const std::string& text) {
    std::vector<std::string> texts;
    for (const Changes& changes :
         pairedTags(Language::bundled("xml").get(), *repairHints("xml").tags, text, Encoding::utf8, false).rivals)
      texts.push_back(applied(text, changes));
    return texts;
  };
  EXPECT_EQ(rivals("<a>x</b></a>"), (std::vector<std::string>{"<a>x</a>"}));
  EXPECT_EQ(rivals("<a><b>x</a></b>"), std::vector<std::string>());
  EXPECT_EQ(rivals("<a>\n  <b>x\n  <c>y</c>\n</a>\n"), std::vector<std::string>());
}

TEST(TagPairs, TidyCommentsAndAttributes) {
  auto tidied = [](const std::string& text) { return applied(text, tidiedMarkup(text, /*markup=*/true)); };
  for (const char* text : {"<a/>", "<a b='1' c=\"2\"/><!-- x - y --><d/>", "<a b:c='1' c='2'>b='3' b='4'</a>"})
    EXPECT_EQ(tidied(text), text);
  EXPECT_EQ(tidied("<a b='1' c='2' b='3'/>"), "<a c='2' b='3'/>");
  EXPECT_EQ(tidied("<a><!-- x -- y --></a>"), "<a><!-- x - - y --></a>");
  EXPECT_EQ(tidied("<a><!-- x\n<b/><!-- y --></a>"), "<a><!-- x -->\n<b/><!-- y --></a>");
}

TEST(TagPairs, TakeATagForTheEndTagThatIsMissing) {
  EXPECT_EQ(paired("xml", "<a><name>Ann</nmae><age>3</age></a>"), "<a><name>Ann</name><age>3</age></a>");
  EXPECT_EQ(paired("xml", "<a><name>Ann<name><age>3</age></a>"), "<a><name>Ann</name><age>3</age></a>");
  EXPECT_EQ(paired("xml", "<a>x<a>y</a></a>"), "<a>x<a>y</a></a>");
}

TEST(TagPairs, TakeATagIndentedLikeTheStartForTheEndTag) {
  EXPECT_EQ(paired("xml", "<r a=\"1\">\n  <b>x</b>\n<r>\n"), "<r a=\"1\">\n  <b>x</b>\n</r>\n");
  EXPECT_EQ(paired("xml", "<r>\n <n a=\"1\">\n <n>\n</r>\n"), "<r>\n <n a=\"1\">\n </n>\n</r>\n");
}

TEST(TagPairs, EndATagWhoseElementIsEmptyElsewhere) {
  EXPECT_EQ(paired("xml", "<g><p d=\"a\"/><p d=\"b\"><p d=\"c\"/></g>"), "<g><p d=\"a\"/><p d=\"b\"/><p d=\"c\"/></g>");
  EXPECT_EQ(paired("xml", "<g><p/><p>\n <i/></g>"), "<g><p/><p>\n <i/></p></g>");
}

TEST(TagPairs, CompleteATagThatTheEndOfTheTextCutsOff) {
  EXPECT_EQ(paired("xml", "<a><bcd>x</b"), "<a><bcd>x</bcd></a>");
  EXPECT_EQ(paired("xml", "<a><b>t</b><c>u</c"), "<a><b>t</b><c>u</c></a>");
}

TEST(TagPairs, CloseElementsThatHoldNothing) {
  EXPECT_EQ(paired("xml", "<p>one<br>two</p>"), "<p>one<br/>two</p>");
  EXPECT_EQ(paired("xml", "<p>one<br></br>two</p>"), "<p>one<br></br>two</p>");
}

TEST(TagPairs, ArePairedByPatternsWithoutAGrammar) {
  EXPECT_EQ(paired("generic", "\\begin{a}\n  \\begin{b}\n    x\n\\end{a}\n"),
            "\\begin{a}\n  \\begin{b}\n    x\n  \\end{b}\n\\end{a}\n");
  EXPECT_EQ(paired("generic", "\\begin{a}x\\end{b}"), "\\begin{a}x\\end{a}");
}

TEST(TagPairs, LetElementsEndThatNeedNoEndTag) {
  EXPECT_EQ(paired("html", "<ul><li>one<li>two</ul>"), "<ul><li>one<li>two</ul>");
  EXPECT_EQ(paired("html", "<DIV><br>x<img src=a></div>"), "<DIV><br>x<img src=a></div>");
  EXPECT_EQ(paired("html", "<p>x</p><p>y", true), "<p>x</p><p>y</p>");
}

}  // namespace
}  // namespace hone
