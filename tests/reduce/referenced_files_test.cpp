#include <gmock/gmock.h>

#include "parse/project_language.h"
#include "reduce/passes.h"
#include "text/archive.h"
#include "tree/render.h"

namespace hone {
namespace {

using Contents = std::vector<std::pair<std::string, std::string>>;

/// The project without all files that the pass may remove; nullopt if there are none.
std::optional<Contents> withoutReferencedFiles(const Contents& files) {
  std::vector<FileToArchive> all;
  for (const auto& [path, contents] : files) all.push_back({path, 0644, false, contents});
  const TreePtr tree = Tree::parse(projectLanguage(languageOfFile, true), archiveOf(all));
  const std::optional<Edits> edits = makeReferencedFilePass(tree, {})->propose();
  if (!edits) return std::nullopt;
  const std::optional<Rendered> rendered = render(*tree, *edits);
  EXPECT_TRUE(rendered);
  Contents left;
  const auto archived = filesOf(rendered->bytes).value();
  for (const ArchivedFile& file : archived) left.emplace_back(file.path, file.contents());
  return left;
}

using ::testing::ElementsAre;
using ::testing::Optional;
using ::testing::Pair;

TEST(ReferencedFiles, GoWithAllReferencesToThem) {
  EXPECT_THAT(withoutReferencedFiles({{"a.css", "@import 'b.css';\n@import 'c/d.css';\na {}"},
                                      {"b.css", "b {}"},
                                      {"c/d.css", "@import '../b.css';\nd {}"}}),
              Optional(ElementsAre(Pair("a.css", "\n\na {}"))));
  EXPECT_THAT(withoutReferencedFiles(
                  {{"a.c", "#include \"x.h\"\nint a;"}, {"b.c", "#include \"x.h\"\nint b;"}, {"x.h", "int x;"}}),
              Optional(ElementsAre(Pair("a.c", "\nint a;"), Pair("b.c", "\nint b;"))));
}

TEST(ReferencedFiles, AreNoneThatNoPatternNames) {
  EXPECT_EQ(withoutReferencedFiles({{"A.java", "class A extends B {}"}, {"B.java", "class B {}"}}), std::nullopt);
}

}  // namespace
}  // namespace hone
