#include "parse/parser.h"

#include <gtest/gtest.h>

#include <map>

#include "../support/grammars.h"

namespace hone {
namespace {

class Parsing : public ::testing::Test {
 protected:
  void parse(std::string_view grammar, std::string_view start, std::string text) {
    language_ = testgrammars::load({grammar}, start);
    text_ = std::move(text);
    derivation_ = language_->parse(text_, Encoding::utf8);
  }

  const Node& node(NodeId id) const { return derivation_.nodes[id]; }

  std::vector<NodeId> children(NodeId id) const {
    std::vector<NodeId> result;
    if (node(id).isLeaf()) return result;
    for (NodeId child = id + 1; child < node(id).end; child = node(child).end)
      if (node(child).kind != NodeKind::hidden) result.push_back(child);
    return result;
  }

  std::string text(NodeId id) const { return text_.substr(node(id).textBegin, node(id).textEnd - node(id).textBegin); }

  std::vector<NodeId> rules(std::string_view name) const {
    std::vector<NodeId> found;
    for (NodeId id = 0; id < derivation_.nodes.size(); ++id)
      if (node(id).kind == NodeKind::rule && language_->grammar().ruleNames[node(id).symbol] == name)
        found.push_back(id);
    return found;
  }

  /// The tree in brackets, without the ends of files; groups as ?, *, + and | before their brackets.
  std::string shape(NodeId id) const {
    static const std::map<NodeKind, std::string> marks = {{NodeKind::choice, "|"},
                                                          {NodeKind::optional, "?"},
                                                          {NodeKind::star, "*"},
                                                          {NodeKind::plus, "+"},
                                                          {NodeKind::error, "!"}};
    const Node& n = node(id);
    if (n.isLeaf()) return text(id);
    std::string result = n.kind == NodeKind::rule ? language_->grammar().ruleNames[n.symbol] : marks.at(n.kind);
    result += '(';
    bool first = true;
    for (NodeId child : children(id)) {
      std::string inner = shape(child);
      if (inner.empty()) continue;
      result += (first ? "" : " ") + inner;
      first = false;
    }
    return result + ')';
  }

  /// An expression of Expression.g4, fully bracketed, to show the meaning of its flat loops.
  std::string bracketed(NodeId id) const {
    std::vector<NodeId> parts = children(id);
    size_t head = 0;
    while (head < parts.size() && node(parts[head]).kind != NodeKind::star) ++head;
    std::string result = head == 1   ? text(parts[0])
                         : head == 2 ? "(" + text(parts[0]) + bracketed(parts[1]) + ")"
                                     : bracketed(parts[1]);
    for (size_t i = head; i < parts.size(); ++i) {
      result = "(" + result;
      for (NodeId child : children(parts[i])) result += node(child).isLeaf() ? text(child) : bracketed(child);
      result += ")";
    }
    return result;
  }

  std::string expression(std::string source) {
    parse("Expression.g4", "all", std::move(source));
    EXPECT_TRUE(derivation_.errors.empty()) << text_;
    return bracketed(1);
  }

  std::shared_ptr<Language> language_;
  std::string text_;
  Derivation derivation_;
};

TEST_F(Parsing, RecordsQuantifiers) {
  parse("Lists.g4", "trailing", "[a,1,]");
  EXPECT_EQ(shape(0), "trailing([ item(a) *(, item(1)) ?(,) ])");
  parse("Lists.g4", "nested", "a b.c..");
  EXPECT_EQ(shape(0), "nested(+(+(item(a)) +(item(b)) mark(.)) +(+(item(c)) mark(..)))");
  parse("Lists.g4", "perhapsEmpty", "()");
  EXPECT_EQ(shape(0), "perhapsEmpty(( ))") << "what is not there leaves no node";
}

TEST_F(Parsing, RecordsAlternatives) {
  parse("Statements.g4", "program", "let a = (1); print [b]; {}");
  EXPECT_EQ(node(rules("statement")[0]).alternative, 0);
  EXPECT_EQ(node(rules("statement")[1]).alternative, 1);
  EXPECT_EQ(node(rules("statement")[2]).alternative, 2);
  EXPECT_EQ(node(rules("operand")[0]).alternative, 2);
  EXPECT_EQ(node(rules("operand")[1]).alternative, 1) << "the number within";
  EXPECT_EQ(node(rules("operand")[2]).alternative, 3);
  // The alternatives of a loop's block are in its iterations.
  parse("Lists.g4", "mixed", "a,b;.");
  EXPECT_EQ(shape(0), "mixed(item(a) *(, item(b)) *(; mark(.)))");
  std::vector<NodeId> parts = children(0);
  EXPECT_EQ(node(parts[1]).alternative, 0);
  EXPECT_EQ(node(parts[2]).alternative, 1);
}

TEST_F(Parsing, KeepsHiddenTokensBeforeTheNextOne) {
  parse("Statements.g4", "program", " let a = 1 ;\n");
  ASSERT_TRUE(derivation_.errors.empty());
  // The space before `let` is in the statement, the line break behind it before the end of the file.
  NodeId statement = rules("statement")[0];
  EXPECT_EQ(text(statement), " let a = 1 ;");
  EXPECT_EQ(node(statement + 1).kind, NodeKind::hidden);
  EXPECT_EQ(node(static_cast<NodeId>(derivation_.nodes.size() - 2)).kind, NodeKind::hidden);
  EXPECT_EQ(node(static_cast<NodeId>(derivation_.nodes.size() - 1)).symbol, static_cast<uint32_t>(endOfFile));
}

TEST_F(Parsing, KeepsOperatorChainsFlat) {
  parse("Expression.g4", "all", "a+b-c+d");
  EXPECT_EQ(shape(0), "all(e(a *(+ e(b)) *(- e(c)) *(+ e(d))))");
}

TEST_F(Parsing, BindsByPrecedence) {
  EXPECT_EQ(expression("a+b*c"), "(a+(b*c))");
  EXPECT_EQ(expression("a*b+c"), "((a*b)+c)");
  EXPECT_EQ(expression("a*b/c*d"), "(((a*b)/c)*d)");
  EXPECT_EQ(expression("a+b*c^d!"), "(a+(b*(c^(d!))))");
  EXPECT_EQ(expression("a!*b!"), "((a!)*(b!))");
  EXPECT_EQ(expression("a<b+c"), "(a<(b+c))");
  EXPECT_EQ(expression("(a+b)*c"), "((a+b)*c)");
}

TEST_F(Parsing, AssociatesLeftUnlessToldOtherwise) {
  EXPECT_EQ(expression("a-b-c"), "((a-b)-c)");
  EXPECT_EQ(expression("a^b^c"), "(a^(b^c))");
  EXPECT_EQ(expression("a=b=c"), "(a=(b=c))");
  EXPECT_EQ(expression("a?b:c?d:f"), "(a?b:(c?d:f))");
  EXPECT_EQ(expression("a?b?c:d:f"), "(a?(b?c:d):f)");
  EXPECT_EQ(expression("a[b][c]!"), "(((a[b])[c])!)");
}

TEST_F(Parsing, BindsPrefixes) {
  EXPECT_EQ(expression("-a!"), "(-(a!))");
  EXPECT_EQ(expression("-a^b"), "((-a)^b)");
  EXPECT_EQ(expression("-a+b"), "((-a)+b)");
  EXPECT_EQ(expression("a*-b"), "(a*(-b))");
  EXPECT_EQ(expression("--a"), "(-(-a))");
  EXPECT_EQ(expression("not a<b"), "(not(a<b))");
  EXPECT_EQ(expression("not a=b"), "((nota)=b)");
}

TEST_F(Parsing, AsksTheCallersWhereTokensDontTell) {
  parse("Context.g4", "s", "$ 34 abc");
  EXPECT_TRUE(derivation_.errors.empty());
  EXPECT_EQ(shape(rules("a")[0]), "a(e(34) abc)");
  parse("Context.g4", "s", "@ 34 abc");
  EXPECT_TRUE(derivation_.errors.empty()) << "SLL alone takes the number for e";
  EXPECT_EQ(shape(rules("b")[0]), "b(e() 34 abc)");
  parse("Context.g4", "s", "@ 34 abc $ x $ 1 y @ 2 3 z @ 4 u");
  EXPECT_TRUE(derivation_.errors.empty());
  EXPECT_EQ(shape(0), "s(+(@ b(e() 34 abc)) +($ a(e() x)) +($ a(e(1) y)) +(@ b(e(2) 3 z)) +(@ b(e() 4 u)))");
}

TEST_F(Parsing, IsTheSameForAUsedParser) {
  parse("Context.g4", "s", "@ 34 abc $ 1 y @ 2 3 z");
  std::string first = shape(0);
  auto used = language_;
  for (const char* other : {"$ 1 x", "@ 1 2", "", "$", "@ 34 abc"}) used->parse(other, Encoding::utf8);
  derivation_ = used->parse(text_, Encoding::utf8);
  EXPECT_EQ(shape(0), first);
}

TEST_F(Parsing, StartsAtAnyRule) {
  parse("Statements.g4", "expression", "a+1");
  EXPECT_TRUE(derivation_.errors.empty());
  EXPECT_EQ(shape(0), "expression(operand(a) *(+ operand(1)))");
}

TEST_F(Parsing, SaysWhatTheStartRuleLeavesOver) {
  parse("Statements.g4", "part", "let a let b");
  ASSERT_EQ(derivation_.errors.size(), 1u);
  EXPECT_EQ(derivation_.errors[0].offset, 6u);
  EXPECT_EQ(shape(0), "part(let a !(let b))");
}

TEST_F(Parsing, PassesOverATokenTooMany) {
  parse("Statements.g4", "program", "let a = = 1; print 2;");
  ASSERT_EQ(derivation_.errors.size(), 1u);
  EXPECT_EQ(derivation_.errors[0].offset, 8u);
  EXPECT_EQ(derivation_.errors[0].message, "unexpected '='");
  EXPECT_EQ(
      shape(0),
      "program(*(statement(let a = expression(operand(!(=) 1)) ;)) *(statement(print expression(operand(2)) ;)))");
}

TEST_F(Parsing, PassesOverATokenTooFew) {
  parse("Statements.g4", "program", "let a = 1 print 2;");
  EXPECT_EQ(derivation_.errors.size(), 1u);
  EXPECT_EQ(shape(0),
            "program(*(statement(let a = expression(operand(1)))) *(statement(print expression(operand(2)) ;)))");
}

TEST_F(Parsing, GoesOnAtTheNextStatement) {
  parse("Statements.g4", "program", "let a = 1; let + + 7 , ; print 2; { print 3; }");
  EXPECT_FALSE(derivation_.errors.empty());
  std::vector<NodeId> statements = rules("statement");
  ASSERT_GE(statements.size(), 3u);
  EXPECT_EQ(shape(statements[0]), "statement(let a = expression(operand(1)) ;)");
  EXPECT_EQ(shape(statements[statements.size() - 3]), "statement(print expression(operand(2)) ;)");
  EXPECT_EQ(shape(statements[statements.size() - 2]),
            "statement(block({ *(statement(print expression(operand(3)) ;)) }))");
}

TEST_F(Parsing, GoesOnInTheBlockWhereItWas) {
  parse("Statements.g4", "program", "{ let a + 1; print 2; } print 3;");
  EXPECT_FALSE(derivation_.errors.empty());
  std::vector<NodeId> blocks = rules("block");
  ASSERT_EQ(blocks.size(), 1u);
  EXPECT_EQ(text(blocks[0]), "{ let a + 1; print 2; }");
  EXPECT_EQ(shape(rules("statement").back()), "statement(print expression(operand(3)) ;)");
}

TEST_F(Parsing, WalksOverBracketsAsAWhole) {
  parse("Statements.g4", "program", "let + + ( print 1 ; { print 2; } ) ; print 3;");
  EXPECT_EQ(derivation_.errors.size(), 1u);
  EXPECT_EQ(shape(0),
            "program(*(statement(let !(+ + !(( print 1 ; !({ print 2 ; }) )) ;))) "
            "*(statement(print expression(operand(3)) ;)))");
}

TEST_F(Parsing, GoesOnBetweenTwoStatements) {
  parse("Statements.g4", "program", "print 1; ; ) ; print 2; { , , , print 3; }");
  EXPECT_EQ(shape(0),
            "program(*(statement(print expression(operand(1)) ;)) !(; ) ;) "
            "*(statement(print expression(operand(2)) ;)) "
            "*(statement(block({ !(, , ,) *(statement(print expression(operand(3)) ;)) }))))");
}

TEST_F(Parsing, EndsWhereTheTextEndsTooEarly) {
  parse("Statements.g4", "program", "{ let a = (1 + ");
  ASSERT_FALSE(derivation_.errors.empty());
  EXPECT_EQ(derivation_.errors[0].message, "unexpected end of file");
  EXPECT_EQ(shape(0),
            "program(*(statement(block({ *(statement(let a = expression(operand(( expression(operand(1) "
            "*(+ operand()))))))))))");
}

TEST_F(Parsing, MakesErrorsOfLexicalErrors) {
  parse("Statements.g4", "program", "let # a = 1;");
  ASSERT_EQ(derivation_.errors.size(), 1u);
  EXPECT_EQ(derivation_.errors[0].offset, 4u);
  EXPECT_EQ(derivation_.errors[0].message, "no token of the grammar");
  EXPECT_EQ(shape(0), "program(*(statement(let a = expression(operand(1)) ;)))") << "the parser doesn't see them";
}

TEST_F(Parsing, FollowsALexerWithModes) {
  language_ = testgrammars::load({"ModesLexer.g4", "ModesParser.g4"});
  text_ = "a<b <c> d>\"x\"!y\n";
  derivation_ = language_->parse(text_, Encoding::utf8);
  EXPECT_TRUE(derivation_.errors.empty());
  EXPECT_EQ(text(rules("tag")[0]), "<b <c> d>");
  ASSERT_EQ(derivation_.modes.size(), derivation_.nodes.size());
  for (NodeId id = 0; id < derivation_.nodes.size(); ++id) {
    if (!node(id).isLeaf()) continue;
    EXPECT_EQ(language_->lexer().next(text_, Encoding::utf8, node(id).textBegin, derivation_.modes[id].before).after,
              derivation_.modes[id].after);
  }
}

}  // namespace
}  // namespace hone
