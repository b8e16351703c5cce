#include "grammar/antlr_tool.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>

#include "grammar/grammar.h"
#include "text/file.h"
#include "text/user_error.h"

namespace hone {
namespace {

namespace fs = std::filesystem;

/// A folder of its own for grammars and for what the tool makes of them.
class AntlrTool : public ::testing::Test {
 protected:
  void SetUp() override {
    std::string name = (fs::temp_directory_path() / "hone-tool-XXXXXX").string();
    ASSERT_NE(::mkdtemp(name.data()), nullptr);
    folder_ = name;
    ::setenv("XDG_CACHE_HOME", (folder_ / "cache").c_str(), 1);
  }
  void TearDown() override { fs::remove_all(folder_); }

  fs::path write(std::string_view name, std::string_view text) {
    writeFile(folder_ / name, text);
    return folder_ / name;
  }

  std::vector<fs::path> cached() const {
    std::vector<fs::path> found;
    fs::path grammars = folder_ / "cache" / "hone" / "grammars";
    if (fs::exists(grammars))
      for (const auto& entry : fs::directory_iterator(grammars)) found.push_back(entry.path());
    return found;
  }

  std::string complaint(const std::vector<fs::path>& files) const {
    try {
      compileGrammar(files);
    } catch (const UserError& error) {
      return error.what();
    }
    return "none";
  }

  fs::path folder_;
};

TEST_F(AntlrTool, CompilesOnce) {
  fs::path file = write("Tiny.g4", "grammar Tiny; all : 'x' EOF ;");
  InterpFiles first = compileGrammar({file});
  EXPECT_EQ(first.name, "Tiny");
  EXPECT_EQ(Grammar::fromInterp(first.name, first.lexer, first.parser)->ruleNames, std::vector<std::string>{"all"});
  ASSERT_EQ(cached().size(), 1u);
  // The cached result is used, whatever it contains.
  for (const auto& entry : fs::directory_iterator(cached()[0]))
    if (entry.path().filename() == "Tiny.interp") writeFile(entry.path(), "from the cache");
  EXPECT_EQ(compileGrammar({file}).parser, "from the cache");
  writeFile(cached()[0] / "warnings.json", "");
  EXPECT_THROW(compileGrammar({file}), UserError) << "no exception of a library";
  // Another text is another grammar.
  write("Tiny.g4", "grammar Tiny; all : 'y' EOF ;");
  EXPECT_NE(compileGrammar({file}).parser, "from the cache");
  EXPECT_EQ(cached().size(), 2u);
}

TEST_F(AntlrTool, TakesImportsInACircle) {
  fs::path one = write("One.g4", "grammar One; import Two,\n  Three; one : two three EOF ;");
  write("Two.g4", "grammar Two; import Three, One; two : 'x' three? ;");
  write("Three.g4", "grammar Three; import Two; three : '(' two* ')' ;");
  InterpFiles files = compileGrammar({one});
  EXPECT_EQ(Grammar::fromInterp(files.name, files.lexer, files.parser)->ruleNames,
            (std::vector<std::string>{"one", "two", "three"}));
}

TEST_F(AntlrTool, TakesLexerAndParserInAnyOrder) {
  fs::path lexer = write("TwoLexer.g4", "lexer grammar TwoLexer; A : 'a' ;");
  fs::path parser = write("TwoParser.g4", "parser grammar TwoParser; options { tokenVocab = TwoLexer; } all : A EOF ;");
  EXPECT_EQ(compileGrammar({lexer, parser}).parser, compileGrammar({parser, lexer}).parser);
  EXPECT_EQ(compileGrammar({parser}).name, "TwoParser") << "the vocabulary is found beside it";
  EXPECT_NE(complaint({lexer}).find("give its parser grammar too"), std::string::npos);
}

TEST_F(AntlrTool, FindsImportsBesideTheGrammar) {
  write("Base.g4", "grammar Base; item : 'x' ;");
  fs::path file =
      write("Top.g4", "/* grammar Not; */\n// grammar Neither;\ngrammar Top; import Base; all : item EOF ;");
  InterpFiles files = compileGrammar({file});
  EXPECT_EQ(Grammar::fromInterp(files.name, files.lexer, files.parser)->ruleNames,
            (std::vector<std::string>{"all", "item"}));
}

TEST_F(AntlrTool, NamesTheFileAndLineOfAnError) {
  fs::path file = write("Wrong.g4", "grammar Wrong;\nall : missing EOF ;\n");
  std::string message = complaint({file});
  EXPECT_NE(message.find(file.string() + ":2:"), std::string::npos) << message;
  EXPECT_NE(message.find("missing"), std::string::npos) << message;
  EXPECT_TRUE(cached().empty()) << "what failed is not kept";
  EXPECT_NE(complaint({write("Text.g4", "just text")}).find("has no line 'grammar NAME;'"), std::string::npos);
  EXPECT_NE(complaint({folder_ / "None.g4"}).find("None.g4"), std::string::npos);
  EXPECT_NE(complaint({}).find("no grammar file"), std::string::npos);
}

TEST_F(AntlrTool, NamesPlacesOfTheUsersFileThoughTheToolReadsACopy) {
  // In the copy, the options are elsewhere, the rule `boolean` has another name, and the hyphen is escaped.
  const std::string rule = "boolean : [0-9-.] 'x' ] ;";
  fs::path file = write("Moved.g4", "grammar Moved; options { tokenVocab = Words; } " + rule);
  const size_t column = 47 + rule.find("] ;");
  EXPECT_NE(complaint({file}).find(file.string() + ":1:" + std::to_string(column) + ": "), std::string::npos)
      << complaint({file}) << ", should be " << column;
}

TEST_F(AntlrTool, NamesTheUsersFileWhereTheToolKnowsNoLine) {
  fs::path file = write("Empty.g4", "grammar Empty;\n");
  EXPECT_NE(complaint({file}).find(file.string() + ": grammar Empty has no rules"), std::string::npos)
      << complaint({file});
}

TEST_F(AntlrTool, SaysWhatToInstall) {
  fs::path file = write("Tiny.g4", "grammar Tiny; all : 'x' EOF ;");
  std::string path = std::getenv("PATH");
  ::setenv("PATH", folder_.c_str(), 1);
  std::string message = complaint({file});
  ::setenv("PATH", path.c_str(), 1);
  EXPECT_NE(message.find("apt-get install antlr4"), std::string::npos) << message;
}

TEST_F(AntlrTool, KnowsTheOptionForCase) {
  fs::path file = write("Case.g4", "grammar Case; options { caseInsensitive = true; } all : 'select' EOF ;");
  InterpFiles files = compileGrammar({file});
  EXPECT_TRUE(files.letterCase.insensitive);
  auto grammar = Grammar::fromInterp(files.name, files.lexer, files.parser, files.letterCase);
  bool both = false;
  for (const SymbolSet& set : grammar->lexer.atn.sets) both |= set.contains('s') && set.contains('S');
  EXPECT_TRUE(both);
}

}  // namespace
}  // namespace hone
