#include "grammar/grammar_source.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "grammar/grammar_rewriting.h"
#include "text/user_error.h"

namespace hone {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

GrammarSource read(std::string text) { return readGrammarSource("Some.g4", std::move(text)); }

TEST(GrammarSource, KnowsWhatIsDeclared) {
  GrammarSource source = read(R"(/* grammar Not; */ // grammar Neither;
lexer grammar Some;
options { superClass = Base; caseInsensitive = true; }
import One, Two;
A options { caseInsensitive = false; } : 'a' ;
B : 'b' ;
)");
  EXPECT_EQ(source.name, "Some");
  EXPECT_EQ(source.kind, GrammarKind::lexer);
  EXPECT_EQ(source.superClass, "Base");
  EXPECT_TRUE(source.caseInsensitive);
  EXPECT_THAT(source.caseInsensitiveRules, ElementsAre(std::pair<const std::string, bool>("A", false)));
  EXPECT_THAT(source.imports, ElementsAre("One", "Two"));
  EXPECT_EQ(read("parser grammar P; options { tokenVocab = 'L'; } a : B ;").vocabulary, "L");
  EXPECT_THROW(read("just text"), UserError);
  EXPECT_THROW(read("grammar"), UserError);
  EXPECT_THROW(read(""), UserError);
}

TEST(GrammarSource, EscapesHyphensThatTheToolTakesForRanges) {
  auto set = [](const std::string& text) {
    return networkOnly(read("lexer grammar Some;\nA : " + text + " ;\n")).text();
  };
  EXPECT_THAT(set("[0-9-.]"), HasSubstr("A : [0-9\\-.] ;"));
  EXPECT_THAT(set("[a-z-9-_]"), HasSubstr("A : [a-z\\-9-_] ;")) << "the escaped one may begin a range";
  EXPECT_THAT(set("[\\u{10}-\\u{20}-x]"), HasSubstr("A : [\\u{10}-\\u{20}\\-x] ;"));
  EXPECT_THAT(set("[\\u0010-\\u0020-x]"), HasSubstr("A : [\\u0010-\\u0020\\-x] ;"));
  for (std::string right : {"[-a]", "[a-]", "[a-z-]", "[a-z\\-0]", "[a\\-z0-9]", "[--/]"})
    EXPECT_THAT(set(right), HasSubstr("A : " + right + " ;"));
}

TEST(GrammarSource, TellsCodeFromBracesInLiteralsAndSets) {
  GrammarSource source = read(R"(grammar Some;
tokens { X, Y }
block : '{' a+=item[1] '}' {after("}");} {ok()}? ;
item[int n] returns [int m] locals [int k] @init { m = 0; } : ID ; finally { done(); }
ID : [{}'a-z\]]+ {count();} ;
Q : '\'' ~['{]* '\'' -> type(ID) ;
)");
  using Kind = GrammarCode::Kind;
  EXPECT_TRUE(source.has(Kind::action, false));
  EXPECT_TRUE(source.has(Kind::predicate, false));
  EXPECT_TRUE(source.has(Kind::action, true));
  EXPECT_FALSE(source.has(Kind::predicate, true));
  std::string text = networkOnly(source).text();
  EXPECT_THAT(text, HasSubstr("tokens { X, Y }"));
  EXPECT_THAT(text, HasSubstr("block : '{'    item    '}'"));
  EXPECT_THAT(text, HasSubstr("ID : [{}'a-z\\]]+ {        } ;"));
  EXPECT_THAT(text, HasSubstr("Q : '\\'' ~['{]* '\\'' -> type(ID) ;"));
  EXPECT_THAT(text, Not(HasSubstr("after")));
  EXPECT_THAT(text, Not(HasSubstr("done")));
  EXPECT_THAT(text, Not(HasSubstr("int")));
  EXPECT_EQ(text.size(), source.text.size()) << "places stay";
}

TEST(NetworkOnly, KeepsWhatMakesTheTree) {
  const RewrittenText network = networkOnly(read(R"(grammar Some;
options { tokenVocab = Words; language = Python; }
e : <assoc = right> e '^' e # power
  | left=e {legal()}? '+' right=e # sum
  | <fail='no'> ID # name
  ;
)"));
  const std::string& text = network.text();
  EXPECT_THAT(text, HasSubstr("grammar Some; options { tokenVocab = Words; }\n"));
  EXPECT_THAT(text, HasSubstr("<assoc = right> e '^' e"));
  EXPECT_THAT(text, HasSubstr("e {       }? '+'"));
  EXPECT_THAT(text, Not(HasSubstr("#")));
  EXPECT_THAT(text, Not(HasSubstr("left=")));
  EXPECT_THAT(text, Not(HasSubstr("fail")));
  EXPECT_THAT(text, Not(HasSubstr("Python")));
}

TEST(ForCpp, WritesCallsAsCppDoes) {
  GrammarSource source = read(R"(lexer grammar Some;
options { superClass = Base; }
@header { import java.util.List; }
@members { int depth = 0; }
A : 'a' {this.note(othis.x);} {_input.LA(1) == 'b'}? ;
)");
  const std::string text = forCpp(source, "Base.h").text();
  EXPECT_THAT(text, HasSubstr("superClass = Base;"));
  EXPECT_THAT(text, HasSubstr("@header {\n#include \"Base.h\"\n}"));
  EXPECT_THAT(text, HasSubstr("{this->note(othis.x);} {_input->LA(1) == 'b'}?"));
  EXPECT_THAT(text, HasSubstr("int depth = 0;"));
  EXPECT_THAT(text, Not(HasSubstr("java.util")));
}

TEST(ForCpp, AddsToAHeaderThatIsThere) {
  std::string text = forCpp(read("grammar Some; options { superClass = Base; } @parser::header {\n#include <set>\n}\n"
                                 "a : 'x' ;"),
                            "Base.h")
                         .text();
  EXPECT_THAT(text, HasSubstr("@parser::header {\n#include \"Base.h\"\n\n#include <set>\n}"));
}

TEST(WithRenamed, LeavesLiteralsAndCodeAlone) {
  const RewrittenText grammar("boolean : 'boolean' {boolean} // boolean\n | notboolean ;");
  EXPECT_EQ(withRenamed(grammar, {"boolean"}).text(), "boolean_ : 'boolean' {boolean} // boolean\n | notboolean ;");
}

}  // namespace
}  // namespace hone
