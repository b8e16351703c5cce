#include "parse/indentation.h"

#include <gtest/gtest.h>

#include "tree/render.h"

namespace hone {
namespace {

/// Marks as people can read them: `{` and `}` around a block, `;` at the end of a line, `~` where it goes on.
std::string readable(std::string text) {
  std::string result;
  for (size_t i = 0; i < text.size(); ++i) {
    constexpr std::string_view marks = "\x0E\x0F\x11\x12", shown = "{};~";
    const size_t mark = marks.find(text[i]);
    result += mark == marks.npos ? text[i] : shown[mark];
  }
  return result;
}

class Indentation : public ::testing::Test {
 protected:
  std::string marked(const std::string& plain) { return marked(*python_, plain); }

  std::string marked(Language& language, const std::string& plain) {
    const std::string text = language.marked(plain, Encoding::utf8);
    EXPECT_EQ(language.plain(text, Encoding::utf8), plain);
    return readable(text);
  }

  std::string plain(std::string readable) { return plain(*python_, std::move(readable)); }

  std::string plain(Language& language, std::string readable) {
    for (char& c : readable)
      for (const auto& [shown, mark] : {std::pair('{', '\x0E'), {'}', '\x0F'}, {';', '\x11'}, {'~', '\x12'}})
        if (c == shown) c = mark;
    return language.plain(readable, Encoding::utf8);
  }

  std::shared_ptr<Language> python_ = Language::bundled("python");
  std::shared_ptr<Language> yaml_ = Language::bundled("yaml");
};

TEST_F(Indentation, BecomesMarksInPlaceOfWhiteSpace) {
  EXPECT_EQ(marked("if a:\n  b\n  c\nd\n"), "if a:\n;{  {b\n;c\n;}d\n;");
  EXPECT_EQ(marked("if a:\n  if b:\n      c\nd"), "if a:\n;{  {if b:\n;{    {c\n;}}d;");
  EXPECT_EQ(marked("if a:\n\tb\n\tif c:\n\t  d"), "if a:\n;{\t{b\n;if c:\n;{  {d;}}");
  EXPECT_EQ(marked(""), "");
}

TEST_F(Indentation, MeansNothingInBracketsAndJoinedLines) {
  EXPECT_EQ(marked("f(a,\n    b)\nc"), "f(a,~\n    b)\n;c;");
  EXPECT_EQ(marked("a = 1 + \\\n    2\nb"), "a = 1 + \\\n    2\n;b;");
  EXPECT_EQ(marked("'''\n  a\n'''\nb"), "'''\n  a\n'''\n;b;");
}

TEST_F(Indentation, IgnoresCommentsAndEmptyLines) {
  EXPECT_EQ(marked("if a:\n# c\n\n      \n  b\n # d\nc"), "if a:\n# c\n\n      \n;{  {b\n # d\n;}c;");
  EXPECT_EQ(marked("a # end"), "a # end;");
}

TEST_F(Indentation, KeepsLineEndsAndWhatNoRuleFits) {
  EXPECT_EQ(marked("if a:\r\n  b\r\nc"), "if a:\r\n;{  {b\r\n;}c;");
  EXPECT_EQ(marked("if a:\r  b\rc"), "if a:\r;{  {b\r;}c;");
  EXPECT_EQ(marked("\xEF\xBB\xBFif a:\n  b"), "\xEF\xBB\xBFif a:\n;{  {b;}");
  EXPECT_EQ(marked("a\n\f\n\fb"), "a\n\f\n\f;b;");
  EXPECT_EQ(marked("  a\nb"), "{  {a\n;}b;");
  // A column that never was open, and tabs that don't continue what was there.
  EXPECT_EQ(marked("if a:\n    b\n  c\nd"), "if a:\n;{    {b\n;}{  {c\n;}d;");
  EXPECT_EQ(marked("if a:\n    b\n\tc"), "if a:\n;{    {b\n;}{\t{c;}");
}

TEST_F(Indentation, IsThereThoughABracketLacksItsPartner) {
  EXPECT_EQ(marked("f(a, [1\nb\ng(\n1)"), "f(a, [1\n;b\n;g(~\n1);");
  EXPECT_EQ(marked("f)\n(b]\n)"), "f)\n;(b]~\n);");
  // Only behind `{`, `[` is no part of `b[1`.
  EXPECT_EQ(marked(*yaml_, "{\na: b[1,\n 2]\n"), "{\n;a: b[1,\n;{ {2]\n;}");
}

TEST_F(Indentation, GivesBackMarksThatTheTextHasItself) {
  const std::string text = "a = '\x0E\x0F\x10\x11\x12'\nif a:\n  b";
  EXPECT_EQ(python_->plain(python_->marked(text, Encoding::utf8), Encoding::utf8), text);
}

TEST_F(Indentation, FollowsTheBlocksThatALineIsIn) {
  EXPECT_EQ(plain("a\n;b;"), "a\nb");
  EXPECT_EQ(plain("if a:\n;{ {b\n;c\n;}d\n;"), "if a:\n b\n c\nd\n");
  // What was taken out of its block, and out of its brackets.
  EXPECT_EQ(plain("if a:;{  { b; c;}d;"), "if a:\n  b\n  c\nd");
  EXPECT_EQ(plain("x = a, # note~\n   b\n;c;"), "x = a, b\nc");
  EXPECT_EQ(plain(" a;b;"), "a\nb");
}

TEST_F(Indentation, BeginsBehindABullet) {
  EXPECT_EQ(marked(*yaml_, "- a: 1\n  b: 2\n- c\n"), "-{ {a: 1\n;b: 2\n;}-{ {c\n;}");
  EXPECT_EQ(marked(*yaml_, "- -   a\n    - b\n  - c"), "-{ {-{   {a\n;}{  {-{ {b\n;}}-{ {c;}}");
  EXPECT_EQ(marked(*yaml_, "? a\n: - b\n  - c"), "?{ {a\n;}:{ {-{ {b\n;}-{ {c;}}");
  // No bullets: those with nothing behind them in their line, in brackets, and inside of a line.
  EXPECT_EQ(marked(*yaml_, "- # c\n  a\n-\n"), "- # c\n;{  {a\n;}-\n;");
  EXPECT_EQ(marked(*yaml_, "a: [b,\n? c]"), "a: [b,~\n? c];");
}

TEST_F(Indentation, OfABlockFollowsItsBullet) {
  EXPECT_EQ(plain(*yaml_, "-{ {b: 2\n;}"), "- b: 2\n");
  EXPECT_EQ(plain(*yaml_, "a:;-{   {b: 2;c:;{ {d;}}e;"), "a:\n-   b: 2\n    c:\n     d\ne");
  EXPECT_EQ(plain(*yaml_, "-{ {-{ {a;b;}}"), "- - a\n    b");
  // With blanks around the mark, as generated texts have.
  EXPECT_EQ(plain(*yaml_, "- { { a;b;}"), "-   a\n    b");
}

TEST_F(Indentation, OfATextIsThatOfItsLines) {
  EXPECT_EQ(marked(*yaml_, "a: |\n  it's\n    - [\n\n  # c\nb"), "a: |\n;{  {it's\n;{  {- [\n\n;}# c\n;}b;");
  // It ends where a line isn't indented further than its block, and a mapping may begin behind a bullet.
  EXPECT_EQ(marked(*yaml_, "- a: >-\n    b'\n  c: d"), "-{ {a: >-\n;{  {b'\n;}c: d;}");
  EXPECT_EQ(marked(*yaml_, "- |\n 'x\n- y"), "- |\n;{ {'x\n;}-{ {y;}");
  EXPECT_EQ(marked(*yaml_, "- |\n  it's\n- y"), "- |\n;{  {it's\n;}-{ {y;}");
  EXPECT_EQ(marked(*yaml_, "a: |\nb: c"), "a: |\n;b: c;");
}

/// What a block holds is of one kind, and the further lines of a text are lines of text.
TEST_F(Indentation, OfYamlIsCheckedAsItsReadersDo) {
  for (const char* text :
       {"a: 1\nb:\n- c\n- d: e\n  f: g\n", "- |\n  it's\n- >-\n   \"x\n\n  y\n- z\n", "a: b c\n  d, e\n   \"f\"\n",
        "-   y\n    z\n- - a\n  -\n", "? a\n: b\nc: &d !!int 1\n<<: *d\n", "--- !x\na: b\n...\n---\n- c\n", "a\nb\n",
        "a: |2\n    b\n   c\nd: [e,\n  f]\n", "%YAML 1.1\n---\n{}\n"})
    EXPECT_TRUE(Tree::parse(yaml_, text)->errors().empty()) << text;
  for (const char* text : {"x: 1\n  y: 3\n", "a:\n\tb: 2\n", "a: b: c\n", "a: 1\n- b\n", "a: 1\nb\n",
                           "a:\n  b: 1\n c: 2\n", "- a\nb: c\n", "a: \"b\n", "a: \"b\" c\n", "a: [b\nc: d\n", "a: @b\n",
                           "- a\n  b: c\n", "a: |\n  b\n c: d\n", ": b\n", "  a: 1\nb: 2\n"})
    EXPECT_FALSE(Tree::parse(yaml_, text)->errors().empty()) << text;
}

TEST_F(Indentation, OfAStatementChangesWithItsPlace) {
  const TreePtr tree = Tree::parse(python_, "def f():\n    if a:\n        b(1,\n          2)\n        c\n    return\n");
  const RuleId statement = python_->grammar().rule("statement"), block = python_->grammar().rule("block");
  std::vector<NodeId> statements, blocks;
  for (NodeId id = 0; id < tree->size(); ++id) {
    if (tree->node(id).kind != NodeKind::rule) continue;
    if (tree->node(id).symbol == statement) statements.push_back(id);
    if (tree->node(id).symbol == block) blocks.push_back(id);
  }
  ASSERT_EQ(statements.size(), 5u);
  Edits edits(tree->size());
  edits.replaceBySubtrees(statements[1], {statements[2], statements[3]});
  EXPECT_EQ(python_->plain(render(*tree, edits).value().bytes, Encoding::utf8),
            "def f():\n    b(1,\n          2)\n    c\n    return\n");
  Edits narrower(tree->size());
  for (NodeId id = blocks[0]; id < blocks[1]; ++id)
    if (tree->symbolName(id) == "INDENT") narrower.replaceByMinimal(id);
  EXPECT_EQ(python_->plain(render(*tree, narrower).value().bytes, Encoding::utf8),
            "def f():\n if a:\n     b(1,\n          2)\n     c\n return\n");
}

TEST_F(Indentation, PutsErrorsWhereTheyAreInThePlainText) {
  const std::string text = "if a:\n    b\n    c $ d e\n";
  const TreePtr tree = Tree::parse(python_, text);
  ASSERT_FALSE(tree->errors().empty());
  for (const SyntaxError& error : tree->errors()) {
    const uint32_t offset = tree->plainOffset(text, error.offset);
    EXPECT_TRUE(offset == text.find('$') || offset == text.find('d') || offset == text.find('e')) << offset;
  }
}

}  // namespace
}  // namespace hone
