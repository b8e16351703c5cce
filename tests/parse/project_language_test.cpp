#include "parse/project_language.h"

#include <gmock/gmock.h>

#include "../support/sound.h"
#include "text/archive.h"

namespace hone {
namespace {

using ::testing::ElementsAre;

class ProjectLanguageTest : public testing::Test {
 protected:
  void parse(const std::vector<FileToArchive>& files) {
    text_ = archiveOf(files);
    derivation_ = language_->parse(text_, Encoding::utf8);
    EXPECT_TRUE(isSound(derivation_, text_));
  }

  /// For each file that was parsed, its language and text.
  std::vector<std::string> parsed() {
    std::vector<std::string> all;
    for (const Node& node : derivation_.nodes)
      if (node.parent != noNode && derivation_.nodes[node.parent].kind == NodeKind::island && node.language != 0)
        all.push_back(language_->member(node.language).name() + ": " +
                      text_.substr(node.textBegin, node.textEnd - node.textBegin));
    return all;
  }

  std::shared_ptr<Language> language_ = projectLanguage(languageOfFile, true);
  std::string text_;
  Derivation derivation_;
};

TEST_F(ProjectLanguageTest, EachFileHasItsOwnLanguage) {
  parse({{"a.c", 0644, false, "int a;\n"},
         {"b/b.json", 0644, false, "[1]"},
         {"b/c", 0644, false, "x y"},
         {"d.bin", 0644, false, std::string("\0\xFF", 2)},
         {"e.c", 0644, false, ""},
         {"f.c", 0777, true, "a.c"},
         {"g.txt", 0644, false, "\xFF"}});
  EXPECT_THAT(parsed(), ElementsAre("c: int a;\n", "json: [1]", "generic: x y",
                                    std::string("bytes: ") + '\0' + "\xC7\xBF", "bytes: \xC7\xBF"));
  EXPECT_TRUE(derivation_.errors.empty());
}

TEST_F(ProjectLanguageTest, KeepsTheTreeOfAFileWithSyntaxErrors) {
  parse({{"a.json", 0644, false, "[1]"}, {"b.json", 0644, false, "[1, }, 2]"}});
  EXPECT_THAT(parsed(), ElementsAre("json: [1]", "json: [1, }, 2]"));
  ASSERT_FALSE(derivation_.errors.empty());
  EXPECT_EQ(text_.substr(derivation_.errors.front().offset, 1), "}");
}

TEST_F(ProjectLanguageTest, FindsIslandsInFiles) {
  parse({{"a.html", 0644, false, "<script>f(/x|y/)</script>"}});
  std::vector<std::string> names;
  for (const Node& node : derivation_.nodes) names.push_back(language_->member(node.language).name());
  EXPECT_THAT(names, ::testing::IsSupersetOf({"html", "javascript", "regexp"}));
}

TEST_F(ProjectLanguageTest, OfMuchTextParsesTheSmallFilesOnly) {
  const std::string large(3 << 20, ' '), larger(4 << 20, ' ');
  parse({{"a.json", 0644, false, larger + "1"}, {"b.json", 0644, false, large + "2"}, {"c.json", 0644, false, "3"}});
  EXPECT_THAT(parsed(), ElementsAre("json: " + large + "2", "json: 3"));
  // A file that is too large alone is parsed where there is no smaller one.
  parse({{"a.json", 0644, false, larger + "1"}});
  EXPECT_THAT(parsed(), ElementsAre("json: " + larger + "1"));
}

// All of them would take a hundred times their bytes.
TEST_F(ProjectLanguageTest, OfLargeFilesOfOneSizeParsesTheFirst) {
  const std::string half(2 << 20, ' ');
  std::vector<FileToArchive> files;
  for (char c = 'a'; c < 'f'; ++c) files.push_back({std::string(1, c) + ".json", 0644, false, half.substr(1) + c});
  parse(files);
  EXPECT_EQ(parsed().size(), 2u);
  EXPECT_THAT(parsed().back(), ::testing::EndsWith("b"));
}

}  // namespace
}  // namespace hone
