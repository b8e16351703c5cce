#include "report/text_window.h"

#include <gtest/gtest.h>

#include "text/archive.h"
#include "text/visible.h"

namespace hone {
namespace {

TEST(WindowOfChange, IsInTheFirstLineThatChanged) {
  TextWindow window = windowOfChange("one\ntwo three\nfour", "one\ntwo four");
  EXPECT_EQ(window.line, 2u);
  EXPECT_EQ(window.before, "two ");
  EXPECT_EQ(window.behind, "four");
  EXPECT_FALSE(window.cutBefore || window.cutBehind);
}

TEST(WindowOfChange, GoesOnInTheLinesBehind) {
  TextWindow window = windowOfChange("a\nb\nc\nd\n", "a\nc\nd\n");
  EXPECT_EQ(window.line, 2u);
  EXPECT_EQ(window.behind, "c\nd");
  EXPECT_EQ(shown(window, 10, true).behind, "c⏎d");
  EXPECT_EQ(shown(window, 10, false).behind, "c\\nd");
}

TEST(WindowOfChange, IsAtTheEndWhereTheEndHasGone) {
  TextWindow window = windowOfChange("one\ntwo three\nfour", "one\ntwo");
  EXPECT_EQ(window.line, 2u);
  EXPECT_EQ(window.before, "two");
  EXPECT_EQ(window.behind, "");
}

TEST(WindowOfChange, SkipsBlankLines) {
  EXPECT_EQ(windowOfChange("a\n\nb\n\nc\n", "a\n\n \nc\n").behind, "c");
  EXPECT_EQ(windowOfChange("a\n\nb\n", "a\n\n \n").before, "a");
}

std::string project(const std::vector<FileToArchive>& files) { return archiveOf(files); }

TEST(WindowInProject, IsInTheFileThatChanged) {
  const FileToArchive first{.path = "a.c", .contents = "int a;\n"};
  const std::string whole = project({first, {.path = "b\x1f.c", .contents = "one\ntwo three\n"}});
  const TextWindow window = windowInProject(whole, project({first, {.path = "b\x1f.c", .contents = "one\ntwo\n"}}));
  EXPECT_EQ(window.file, "b\x1f.c");
  EXPECT_EQ(window.line, 2u);
  EXPECT_EQ(window.before + window.behind, "two");
}

TEST(WindowInProject, NamesAFileThatIsGone) {
  const FileToArchive a{.path = "a.c", .contents = "int a;\n"}, b{.path = "b.c", .contents = "int b;\n"};
  const TextWindow window = windowInProject(project({a, b}), project({b}));
  EXPECT_EQ(window.file, "a.c");
  EXPECT_EQ(window.line, 0u);
  EXPECT_EQ(windowInProject(project({b}), project({})).file, "");
  EXPECT_EQ(windowInProject(project({b}), project({{.path = "b.c", .contents = ""}})).line, 1u)
      << "an empty file is not gone";
}

TEST(WindowInProject, NamesAFileThatHasAnotherName) {
  const std::string older = project({{.path = "long.c", .contents = "int a;\n"}});
  const TextWindow window = windowInProject(older, project({{.path = "a.c", .contents = "int a;\n"}}));
  EXPECT_EQ(window.file, "a.c");
  EXPECT_EQ(window.behind, "int a;");
}

TEST(WindowInProject, ShowsBytesThatAreNoTextAsThemselves) {
  const std::string older = project({{.path = "a", .contents = std::string("\0x\xff", 3)}});
  EXPECT_EQ(windowInProject(older, project({{.path = "a", .contents = std::string("\0\xff", 2)}})).behind, "\xff");
}

TEST(WindowOfChange, HasNoLineOfNothing) {
  EXPECT_EQ(windowOfChange("a", "").line, 0u);
  EXPECT_EQ(windowOfChange("a", "\n").line, 1u);
}

TEST(WindowOfChange, TakesLittleOfALongLine) {
  const std::string text = std::string(10'000, 'a') + "é" + std::string(10'000, 'b');
  TextWindow window = windowOfChange(std::string(10'000, 'a') + "è" + std::string(10'000, 'b'), text);
  EXPECT_TRUE(window.cutBefore && window.cutBehind);
  EXPECT_TRUE(window.behind.starts_with("éb")) << "not inside a character";
  EXPECT_LT(window.before.size() + window.behind.size(), 2000u);
}

TEST(ShownWindow, IsAroundTheChange) {
  const TextWindow window = {.line = 1, .before = "abcdefghijklmnop", .behind = "0123456789"};
  ShownWindow all = shown(window, 26, true);
  EXPECT_EQ(all.before + "|" + all.behind, "abcdefghijklmnop|0123456789");
  ShownWindow some = shown(window, 20, true);
  EXPECT_EQ(some.before + "|" + some.behind, "…hijklmnop|0123456789");
  ShownWindow little = shown(window, 9, true);
  EXPECT_EQ(little.before + "|" + little.behind, "…op|01234…");
  ShownWindow ascii = shown(window, 12, false);
  EXPECT_EQ(ascii.before + "|" + ascii.behind, "...p|01234...");
}

TEST(ShownWindow, TakesNoMoreColumnsThanThereAre) {
  const TextWindow window = {.line = 1, .before = "語語\t語\x01語", .behind = "é語\u200b語😀語", .cutBehind = true};
  for (size_t columns = 0; columns < 50; ++columns) {
    for (bool unicode : {true, false}) {
      ShownWindow part = shown(window, columns, unicode);
      EXPECT_LE(columnsOf(part.before) + columnsOf(part.behind), columns);
    }
  }
}

}  // namespace
}  // namespace hone
