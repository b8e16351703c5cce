// Grammars of the user's own.
#include "end_to_end.h"

namespace hone {
namespace {

using testing::HasSubstr;

constexpr std::string_view json = R"(// JSON as a user may write it down.
grammar JSON;

json : value EOF ;

value : object | array | STRING | NUMBER | 'true' | 'false' | 'null' ;
object : '{' pair (',' pair)* '}' | '{' '}' ;
pair : STRING ':' value ;
array : '[' value (',' value)* ']' | '[' ']' ;

STRING : '"' (~["\\] | '\\' .)* '"' ;
NUMBER : '-'? [0-9]+ ('.' [0-9]+)? ;
WS : [ \t\r\n]+ -> skip ;
)";

constexpr std::string_view menuLexer = R"(lexer grammar MenuLexer;
import Names;
OPEN : '(' -> pushMode(INSIDE) ;
SPACE : ' ' -> channel(HIDDEN) ;
mode INSIDE;
CLOSE : ')' -> popMode ;
PRICE : [0-9]+ ;
INNER_SPACE : [ \n]+ -> channel(HIDDEN) ;
)";
constexpr std::string_view menuNames = "lexer grammar Names;\nNAME : [a-z]+ ;\nLINE : '\\n' ;\n";
constexpr std::string_view menuParser = R"(parser grammar MenuParser;
options { tokenVocab = MenuLexer; }
menu : course* EOF ;
course : NAME+ prices? LINE ;
prices : OPEN PRICE* CLOSE ;
)";

class UserGrammar : public EndToEnd {
 protected:
  UserGrammar() {
    write("JSON.g4", json);
    write("MenuLexer.g4", menuLexer);
    write("Names.g4", menuNames);
    write("MenuParser.g4", menuParser);
    write("data", "{\"a\": [1, 2, 3], \"b\": {\"c\": \"needle\", \"d\": null}}\n");
    write("menu", "bread\nsoup of the day (3 4 7)\nfish\ncake (5)\n");
    script("needle.sh", "grep -q needle \"$1\"");
  }

  void expectReduced(const std::vector<std::string>& language) {
    std::vector<std::string> arguments = {"reduce", "data", "-o", "out", "--test", "needle.sh"};
    arguments.insert(arguments.end(), language.begin(), language.end());
    Ended ended = hone(arguments);
    EXPECT_EQ(ended.exit, 0) << ended.err;
    EXPECT_EQ(ended.err, "");
    EXPECT_THAT(read("out"), testing::AllOf(HasSubstr("needle"), testing::Not(HasSubstr("null"))));
  }
};

TEST_F(UserGrammar, InOneFile) {
  expectReduced({"-g", "JSON.g4", "--start", "json"});
  expectReduced({"--grammar", "JSON.g4:json"});
  expectReduced({"-g", "JSON.g4"});
}

TEST_F(UserGrammar, FromAnotherFolder) { expectReduced({"-g", path("JSON.g4")}); }

TEST_F(UserGrammar, ChangedIsCompiledAgain) {
  expectReduced({"-g", "JSON.g4"});
  std::string changed(json);
  changed.replace(changed.find("pair :"), 4, "duo ");
  while (changed.find("pair") != std::string::npos) changed.replace(changed.find("pair"), 4, "duo ");
  write("JSON.g4", changed);
  EXPECT_THAT(hone({"parse", "data", "-g", "JSON.g4"}).out, HasSubstr("duo\n"));
}

TEST_F(UserGrammar, InLexerAndParserFilesWithAnImport) {
  for (const auto& files : {std::pair("MenuLexer.g4", "MenuParser.g4"), std::pair("MenuParser.g4", "MenuLexer.g4")}) {
    Ended ended = hone({"reduce", "menu", "-o", "out", "-g", files.first, "-g", files.second, "--start", "menu",
                        "--exit", "0", "--", "grep", "-q", "7"});
    EXPECT_EQ(ended.exit, 0) << ended.err;
    EXPECT_THAT(read("out"), testing::AllOf(HasSubstr("7)"), testing::SizeIs(testing::Le(9))));
  }
}

TEST_F(UserGrammar, LeavesNoByteOut) {
  for (const char* format : {"text", "json", "dot"}) {
    Ended ended = hone({"parse", "menu", "-g", "MenuParser.g4", "MenuLexer.g4", "--tree", format});
    EXPECT_EQ(ended.exit, 0) << ended.err;
    EXPECT_THAT(ended.err, HasSubstr(" 0 syntax errors"));
  }
  write("same", read("menu"));
  EXPECT_EQ(hone({"reduce", "menu", "-o", "out", "-g", "MenuParser.g4", "-g", "MenuLexer.g4", "--exit", "0", "--",
                  "cmp", "-s", path("same"), "@@"})
                .exit,
            0);
  EXPECT_EQ(read("out"), read("menu"));
}

TEST_F(UserGrammar, LexerAloneIsNotEnough) {
  EXPECT_THAT(hone({"grammar", "check", "MenuLexer.g4"}).err, oneLineWith("give its parser grammar too"));
}

TEST_F(UserGrammar, IsShownByTheGrammarCommands) {
  EXPECT_THAT(hone({"grammar", "check", "JSON.g4"}).out, HasSubstr("JSON: 5 parser rules"));
  EXPECT_THAT(hone({"grammar", "minimal", "JSON.g4"}).out,
              testing::AllOf(HasSubstr("value: 0\n"), HasSubstr("object: { }\n"), HasSubstr("STRING: \"\"\n")));
  EXPECT_THAT(hone({"grammar", "rules", "JSON.g4"}).out, testing::ContainsRegex("pair +distance 3"));
  EXPECT_THAT(hone({"grammar", "check", "JSON.g4", "--start", "array"}).out,
              HasSubstr("rule json is not reached from the start rule"));
}

/// Blocks by indentation, whose tokens are made by C++ beside the grammar.
class GrammarWithCode : public EndToEnd {
 protected:
  GrammarWithCode() {
    for (const auto& entry : fs::directory_iterator(fs::path(HONE_SOURCE_DIR) / "tests" / "grammars" / "indent"))
      fs::copy(entry.path(), path(entry.path().filename().string()));
    write("text", "print a # one\nWhen b\n    print c\n    when d\n        print needle\n    print f\nprint g\n");
    script("needle.sh", "grep -q needle \"$1\"");
  }

  const std::vector<std::string> grammar_ = {"-g", "IndentLexer.g4", "-g", "IndentParser.g4"};

  Ended withGrammar(std::vector<std::string> arguments) {
    arguments.insert(arguments.end(), grammar_.begin(), grammar_.end());
    return hone(arguments);
  }
};

// A single test, since every test has its own cache and would compile again.
TEST_F(GrammarWithCode, IsCompiledAndReducedByItsOwnTokens) {
  Ended ended = withGrammar({"parse", "text", "--tree", "lisp"});
  EXPECT_EQ(ended.exit, 0) << ended.err;
  EXPECT_THAT(ended.err, HasSubstr(" 0 syntax errors"));
  EXPECT_EQ(ended.out,
            "(program (statement print a \\n) (statement When b (block \\n     <open> (statement print c \\n    ) "
            "(statement when d (block \\n         <open> (statement print needle \\n    ) <close>)) "
            "(statement print f \\n) <close>)) (statement print g \\n) <EOF>)\n");

  write("same", read("text"));
  ended = hone({"reduce", "text", "-o", "out", "-g", "IndentLexer.g4", "-g", "IndentParser.g4", "--exit", "0", "--",
                "cmp", "-s", path("same"), "@@"});
  EXPECT_EQ(ended.exit, 0) << ended.err;
  EXPECT_EQ(read("out"), read("text")) << "no byte is lost";

  ended = withGrammar({"reduce", "text", "-o", "out", "--test", "needle.sh"});
  EXPECT_EQ(ended.exit, 0) << ended.err;
  EXPECT_EQ(read("out"), "print needle\n");
  // The last statement of a block can be removed although its line end contains the next line's indentation.
  script("needle.sh", "grep -qi '^when' \"$1\" && grep -q '^    print c' \"$1\" && grep -q '^print g' \"$1\"");
  EXPECT_EQ(withGrammar({"reduce", "text", "-o", "out", "--test", "needle.sh"}).exit, 0);
  EXPECT_THAT(read("out"), testing::MatchesRegex("[Ww]hen .\n    print c\nprint g\n"));
}

TEST_F(GrammarWithCode, IsInterpretedWithAWarning) {
  Ended ended = withGrammar({"parse", "text", "--engine", "interpret"});
  EXPECT_EQ(ended.exit, 0);
  EXPECT_THAT(ended.err, testing::Not(HasSubstr("rights")));
  EXPECT_THAT(ended.err, HasSubstr("warning: the grammar's predicates are taken as true"));
  EXPECT_THAT(ended.err, testing::Not(HasSubstr(" 0 syntax errors")));
}

TEST_F(GrammarWithCode, SaysWhatIsMissing) {
  fs::remove(path("IndentLexerBase.h"));
  EXPECT_THAT(withGrammar({"parse", "text", "--engine", "compile"}).err, oneLineWith("put IndentLexerBase.h and"));
  EXPECT_THAT(withGrammar({"parse", "text"}).err, HasSubstr("warning: "));
  write("IndentLexerBase.h", "no C++");
  EXPECT_THAT(withGrammar({"parse", "text", "--engine", "compile"}).err,
              oneLineWith("the grammar's code doesn't compile: "));
}

TEST_F(GrammarWithCode, ThatDoesNotCompileIsTriedAgain) {
  // The missing file is outside the grammar's folder, so no file that hone checks changes.
  const std::string header = "#include \"" + path("elsewhere/missing.h").string() + "\"\n";
  write("IndentLexerBase.h", header + read("IndentLexerBase.h"));
  EXPECT_THAT(withGrammar({"parse", "text"}).err, HasSubstr("warning: the grammar's code doesn't compile: "));
  fs::create_directory(path("elsewhere"));
  write("elsewhere/missing.h", "");
  EXPECT_THAT(withGrammar({"parse", "text"}).err, testing::Not(HasSubstr("warning: ")));
}

/// hone makes the decisions that need no code, and the grammar's code decides whether a name is special. After `>`,
/// only the caller of `dot` decides between its alternatives.
class GrammarWithPredicate : public EndToEnd {
 protected:
  void expectCodeToDecide(const std::string& isSpecial) {
    write("Names.g4", "grammar Names;\nall : (special | plain | marked)* EOF ;\nspecial : {" + isSpecial +
                          "}? NAME ';' ;\nplain : NAME ';' ;\nmarked : '<' dot '!' | '>' dot ;\n"
                          "dot : '.' | '.' '!' ;\nNAME : [a-z]+ ;\nWS : [ \\n]+ -> skip ;\n");
    write("text", "no; yes; > . ! < . ! yes; no;");
    Ended ended = hone({"parse", "text", "-g", "Names.g4", "--tree", "lisp"});
    EXPECT_EQ(ended.out,
              "(all (plain no ;) (special yes ;) (marked > (dot . !)) (marked < (dot .) !) (special yes ;) "
              "(plain no ;) <EOF>)\n");
    EXPECT_THAT(ended.err, HasSubstr(" 0 syntax errors"));
    EXPECT_THAT(ended.err, testing::Not(HasSubstr("warning")));
    EXPECT_THAT(ended.err,
                HasSubstr("hone: code in the grammar Names decides how a text is parsed, so it is compiled and "
                          "runs with your rights; --engine interpret runs none of it\n"));
    EXPECT_THAT(hone({"parse", "text", "-g", "Names.g4"}).err, testing::Not(HasSubstr("rights"))) << "it is known now";
  }
};

TEST_F(GrammarWithPredicate, InCpp) { expectCodeToDecide("_input->LT(1)->getText() == \"yes\""); }
TEST_F(GrammarWithPredicate, InJava) { expectCodeToDecide("_input.LT(1).getText().equals(\"yes\")"); }

}  // namespace
}  // namespace hone
