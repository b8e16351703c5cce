#include "text/archive.h"

#include <gmock/gmock.h>

#include <algorithm>

namespace hone {
namespace {

using ::testing::ElementsAre;

std::vector<std::string> pathsOf(std::string_view archive) {
  std::vector<std::string> paths;
  const auto files = filesOf(archive);
  if (!files) return {"(none)"};
  for (const ArchivedFile& file : *files) paths.push_back(file.path);
  return paths;
}

TEST(Archive, HoldsFilesOfAllKinds) {
  std::string bytes;
  for (int i = 0; i < 256; ++i) bytes += static_cast<char>(i);
  const std::vector<FileToArchive> given = {
      {"a.c", 0644, false, "int a;\n"}, {"b/c d%.txt", 0755, false, "caf\xC3\xA9 \xC4\x80"},
      {"b/bytes", 0600, false, bytes},  {"b/empty", 0444, false, ""},
      {"b/link", 0777, true, "../a.c"}, {"\xFF\n/x", 0644, false, "x"}};
  const std::string archive = archiveOf(given);
  const auto files = filesOf(archive);
  ASSERT_TRUE(files);
  std::vector<FileToArchive> found;
  for (const ArchivedFile& file : *files) found.push_back({file.path, file.mode, file.isLink(), file.contents()});
  ASSERT_EQ(found.size(), given.size());
  for (const FileToArchive& file : given) {
    auto same = std::ranges::find(found, file.path, &FileToArchive::path);
    ASSERT_NE(same, found.end()) << file.path;
    EXPECT_EQ(same->contents, file.contents) << file.path;
    EXPECT_EQ(same->mode, file.mode) << file.path;
    EXPECT_EQ(same->isLink, file.isLink) << file.path;
  }
  EXPECT_EQ(projectSize(archive), (ProjectSize{6, 7 + 8 + 256 + 0 + 6 + 1}));
}

TEST(Archive, IsTheSameForEveryOrderOfFilesAndKeepsFoldersTogether) {
  std::vector<FileToArchive> files = {{"b.c", 0644, false, "1"},
                                      {"b/a", 0644, false, "2"},
                                      {"b-c", 0644, false, "3"},
                                      {"b/d/e", 0644, false, "4"},
                                      {"a", 0644, false, "5"}};
  const std::string archive = archiveOf(files);
  EXPECT_THAT(pathsOf(archive), ElementsAre("a", "b/a", "b/d/e", "b-c", "b.c"));
  std::ranges::reverse(files);
  EXPECT_EQ(archiveOf(files), archive);
}

std::string file(const std::string& header, const std::string& contents = "") {
  return "\x1C" + header + "\x1D" + contents + "\x1F";
}

TEST(Archive, IsRefusedIfItIsBrokenOrLeadsOutOfItsFolder) {
  EXPECT_THAT(pathsOf(""), ElementsAre());
  EXPECT_THAT(pathsOf("\x1E\x1C" + file("t644 a") + "\x1E\x1D"), ElementsAre("a"));
  for (const std::string& broken : {std::string("x"),
                                    file("t644 a") + "x",
                                    file("t644 a").substr(0, 5),
                                    file(""),
                                    file("t644a"),
                                    file("x644 a"),
                                    file("t648 a"),
                                    file("t7777 a"),
                                    file("t644 "),
                                    file("t644 /a"),
                                    file("t644 ../a"),
                                    file("t644 a/../b"),
                                    file("t644 a//b"),
                                    file("t644 a/"),
                                    file("t644 a%0"),
                                    file("t644 a%00"),
                                    file("t644 a", "\x1E"),
                                    std::string("\x1E\x1C"),
                                    std::string("\x1E\x1D"),
                                    file("t644 a") + file("t644 a"),
                                    file("t644 a") + file("t644 a/b"),
                                    file("l777 a") + file("t644 a/b"),
                                    file("l777 a", "/etc/passwd"),
                                    file("l777 a", "../a"),
                                    file("l777 d/a", "../../a"),
                                    file("l777 a", "b/../../c"),
                                    file("l777 a", "")})
    EXPECT_FALSE(filesOf(broken)) << testing::PrintToString(broken);
}

TEST(Archive, LinksMayLeadUpOnlyAtTheirBeginning) {
  EXPECT_TRUE(staysInside("a", "b"));
  EXPECT_TRUE(staysInside("d/e/a", "../../b/c"));
  EXPECT_FALSE(staysInside("d/e/a", "../../../b"));
  // Where `link` leads isn't known: d/link/.. may be outside.
  EXPECT_FALSE(staysInside("d/e/a", "../link/../b"));
}

}  // namespace
}  // namespace hone
