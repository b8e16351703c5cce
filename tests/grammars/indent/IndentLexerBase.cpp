#include "IndentLexerBase.h"

#include "IndentLexer.h"

void IndentLexerBase::lineEnded() {
  // An empty line has no indentation of its own.
  size_t next = _input->LA(1);
  if (next == '\n' || next == '\r') return;
  std::string text = getText();
  size_t column = next == antlr4::Token::EOF ? 0 : text.size() - text.find('\n') - 1;
  if (column > columns_.back()) {
    columns_.push_back(column);
    waiting_.push_back(IndentLexer::OPEN);
  }
  while (column < columns_.back()) {
    columns_.pop_back();
    waiting_.push_back(IndentLexer::CLOSE);
  }
}

bool IndentLexerBase::isRemark() { return true; }

std::unique_ptr<antlr4::Token> IndentLexerBase::virtualToken(size_t type) {
  auto token =
      std::make_unique<antlr4::CommonToken>(std::make_pair(static_cast<antlr4::TokenSource*>(this), _input), type,
                                            DEFAULT_TOKEN_CHANNEL, _input->index() - 1, _input->index() - 1);
  token->setText(type == IndentLexer::OPEN ? "<open>" : "<close>");
  return token;
}

std::unique_ptr<antlr4::Token> IndentLexerBase::nextToken() {
  if (waiting_.empty()) {
    auto token = antlr4::Lexer::nextToken();
    if (token->getType() != antlr4::Token::EOF || columns_.size() == 1) return token;
    while (columns_.size() > 1) {
      columns_.pop_back();
      waiting_.push_back(IndentLexer::CLOSE);
    }
  }
  size_t type = waiting_.front();
  waiting_.pop_front();
  return virtualToken(type);
}
