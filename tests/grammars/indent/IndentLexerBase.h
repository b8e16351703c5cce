#pragma once
#include <deque>
#include <memory>
#include <vector>

#include "antlr4-runtime.h"

/// Makes tokens of the blanks at the start of lines.
class IndentLexerBase : public antlr4::Lexer {
 public:
  explicit IndentLexerBase(antlr4::CharStream* input) : antlr4::Lexer(input) {}
  std::unique_ptr<antlr4::Token> nextToken() override;

 protected:
  void lineEnded();
  bool isRemark();

 private:
  std::unique_ptr<antlr4::Token> virtualToken(size_t type);

  std::vector<size_t> columns_ = {0};
  std::deque<size_t> waiting_;
};
