#include <gmock/gmock.h>

#include "parse/project_language.h"
#include "reduce/passes.h"
#include "text/archive.h"
#include "tree/render.h"

namespace hone {
namespace {

using Files = std::vector<std::pair<std::string, std::string>>;

/// All projects that the pass proposes if the test accepts none.
std::vector<Files> proposed(const Files& files) {
  std::vector<FileToArchive> all;
  for (const auto& [path, contents] : files) all.push_back({path, 0644, false, contents});
  const auto language = projectLanguage(languageOfFile, true);
  const TreePtr tree = Tree::parse(language, archiveOf(all));
  std::vector<Files> found;
  const std::unique_ptr<Pass> pass = makeIncludePass(tree);
  while (const std::optional<Edits> edits = pass->propose()) {
    const std::optional<Rendered> rendered = render(*tree, *edits);
    pass->learn(false);
    if (!rendered) continue;
    Files& candidate = found.emplace_back();
    const std::string plain = language->plain(rendered->bytes, Encoding::utf8);
    const auto archived = filesOf(plain);
    EXPECT_TRUE(archived);
    for (const ArchivedFile& file : *archived) candidate.emplace_back(file.path, file.contents());
  }
  return found;
}

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::IsSupersetOf;
using ::testing::Not;
using ::testing::Pair;

TEST(Includes, MoveAFileToThePlaceThatIncludesIt) {
  EXPECT_THAT(proposed({{"src/a.c", "#include <stdio.h>\n#include \"../inc/a.h\"\nint b = A;\n"},
                        {"inc/a.h", "#define A 1\nint a;\n"}}),
              ElementsAre(Files{{"src/a.c", "#include <stdio.h>\n#define A 1\nint a;\n\nint b = A;\n"}}));
}

TEST(Includes, FindAFileByTheEndOfItsPathIfThatIsUnique) {
  EXPECT_THAT(proposed({{"a.c", "#include \"x.h\"\nint b;"}, {"inc/x.h", "int a;"}}),
              ElementsAre(Files{{"a.c", "int a;\nint b;"}}));
  EXPECT_THAT(proposed({{"a.c", "#include \"x.h\"\nint b;"}, {"inc/x.h", "int a;"}, {"lib/x.h", "int a;"}}),
              Not(Contains(Contains(Pair("a.c", "int a;\nint b;")))));
}

TEST(Includes, CopyAFileThatIsIncludedTwiceAndTryEachFile) {
  EXPECT_THAT(
      proposed({{"a.c", "#include \"x.h\"\n#include \"y.h\"\nint b;"},
                {"b.c", "#include \"x.h\"\nint c;"},
                {"x.h", "int a;"},
                {"y.h", "int y;"}}),
      IsSupersetOf(
          {Files{{"a.c", "int a;\n#include \"y.h\"\nint b;"}, {"b.c", "int a;\nint c;"}, {"y.h", "int y;"}},
           Files{
               {"a.c", "#include \"x.h\"\nint y;\nint b;"}, {"b.c", "#include \"x.h\"\nint c;"}, {"x.h", "int a;"}}}));
}

TEST(Includes, MoveAHeaderIntoAFileOfAnotherLanguage) {
  EXPECT_THAT(proposed({{"a.m", "#include \"x.h\"\nint b;\n"}, {"x.h", "#define A 1\nint a;\n"}}),
              ElementsAre(Files{{"a.m", "#define A 1\nint a;int b;\n"}}));
  EXPECT_THAT(proposed({{"a.m", "int c;\n#include \"x.inc\"\nint b;\n"}, {"x.inc", "#if A\nint a;\n#endif\n"}}),
              ElementsAre(Files{{"a.m", "int c;\n#if A\nint a;\n#endif\nint b;\n"}}));
}

TEST(Includes, PutAFileIntoThePageThatLoadsIt) {
  EXPECT_THAT(proposed({{"index.html", "<p>a<script src='js/a.js'></script>"}, {"js/a.js", "f(1 < 2);"}}),
              ElementsAre(Files{{"index.html", "<p>a<script>f(1 < 2);</script>"}}));
  EXPECT_THAT(proposed({{"index.html", R"(<link rel="stylesheet"href=a.css media=all>b)"}, {"a.css", "p { top: 0 }"}}),
              ElementsAre(Files{{"index.html", "<style>p { top: 0 }</style>b"}}));
  EXPECT_THAT(proposed({{"a.css", "@import url('b.css') screen; p { top: 0 }"}, {"b.css", "q { top: 1 }"}}),
              Contains(Files{{"a.css", "q { top: 1 } p { top: 0 }"}}));
}

TEST(Includes, PutAFileIntoTheTextThatNamesIt) {
  EXPECT_THAT(proposed({{"main.tex", "a \\input{parts/one} b"}, {"parts/one.tex", "\\section{One}"}}),
              Contains(Files{{"main.tex", "a \\section{One} b"}}));
  EXPECT_THAT(proposed({{"Makefile", "include rules.mk\nall: b\n"}, {"rules.mk", "b:\n\tcc b.c\n"}}),
              Contains(Files{{"Makefile", "b:\n\tcc b.c\nall: b\n"}}));
  EXPECT_THAT(proposed({{"main.rs", "mod a; fn main() { a::f() }"}, {"a.rs", "pub fn f() {}"}}),
              Contains(Files{{"main.rs", "mod a{pub fn f(){}} fn main() { a::f() }"}}));
}

TEST(Includes, PutAnExpressionOfAFileInThePlaceOfItsImport) {
  const std::vector<Files> found =
      proposed({{"a.js", "require('./lib').map(f);"}, {"lib/index.js", "module.exports = [1];"}});
  EXPECT_THAT(found, Contains(Files{{"a.js", " [1].map(f);"}}));
  EXPECT_THAT(found, Contains(Files{{"a.js", "module.exports = [1];"}}));
}

TEST(Includes, PutTheStatementsOfAFileInThePlaceOfItsImport) {
  EXPECT_THAT(proposed({{"src/a.js", "import {b} from '../b.js';\nb();"}, {"b.js", "let c;\nexport let b = c;"}}),
              ElementsAre(Files{{"src/a.js", "let c;\nexport let b = c;\nb();"}}));
}

TEST(Includes, PutAModuleOfPythonInThePlaceOfItsImport) {
  const Files whole = {{"a.py", "if f:\n  def g():\n    pass\n  g()\n"}};
  for (const std::string reference : {"from b import g", "from .b import g", "from lib.b import *"}) {
    const std::string path = reference == "from lib.b import *" ? "lib/b.py" : "b.py";
    EXPECT_THAT(proposed({{"a.py", "if f:\n  " + reference + "\n  g()\n"}, {path, "def g():\n  pass\n"}}),
                Contains(whole));
  }
  EXPECT_THAT(proposed({{"a.py", "import json\nfrom c import d"}, {"b.py", "x = 1"}}), ElementsAre());
}

TEST(Includes, DropTheModuleNameBeforeWhatHasMoved) {
  for (const std::string reference : {"import b", "from . import b", "import lib as b"}) {
    const std::string path = reference == "import lib as b" ? "lib/__init__.py" : "b.py";
    EXPECT_THAT(proposed({{"a.py", reference + "\nprint(b.g(), b.x)\n"}, {path, "x = 1\ndef g(): return x\n"}}),
                Contains(Files{{"a.py", "x = 1\ndef g(): return x\nprint(g(), x)\n"}}));
  }
}

TEST(Includes, AreNoneOfAFileItselfOrOfAnotherInput) {
  EXPECT_THAT(proposed({{"a.h", "#include \"a.h\"\nint a;"}}), ElementsAre());
  const TreePtr tree = Tree::parse(Language::bundled("c"), "#include \"a.h\"\n");
  EXPECT_FALSE(makeIncludePass(tree)->propose());
}

}  // namespace
}  // namespace hone
