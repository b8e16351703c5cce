#include "grammar/g4_tokens.h"

#include <cctype>

#include "text/characters.h"

namespace hone {

void G4Tokens::advance() {
  skipLayout();
  now_.begin = at_;
  if (at_ == text_.size()) {
    now_ = {G4Token::Kind::end, at_, at_};
    return;
  }
  char c = text_[at_];
  if (isWordByte(c)) {
    while (at_ < text_.size() && isWordByte(text_[at_])) ++at_;
    now_.kind = G4Token::Kind::word;
  } else if (c == '\'') {
    skipQuoted('\'');
    now_.kind = G4Token::Kind::literal;
  } else if (c == '[') {
    skipBrackets();
    now_.kind = G4Token::Kind::brackets;
  } else if (c == '{') {
    skipBraces();
    now_.kind = G4Token::Kind::braces;
  } else {
    static constexpr std::string_view twoSigns[] = {"->", "+=", "::", ".."};
    size_t length = 1;
    for (std::string_view two : twoSigns)
      if (text_.substr(at_).starts_with(two)) length = 2;
    at_ += length;
    now_.kind = G4Token::Kind::sign;
  }
  now_.end = at_;
}

void G4Tokens::skipLayout() {
  while (at_ < text_.size()) {
    if (std::isspace(static_cast<unsigned char>(text_[at_])) || text_.substr(at_).starts_with("\xEF\xBB\xBF"))
      at_ += text_[at_] == '\xEF' ? 3 : 1;
    else if (!skipComment())
      return;
  }
}

bool G4Tokens::skipComment() {
  std::string_view rest = text_.substr(at_);
  if (!rest.starts_with("//") && !rest.starts_with("/*")) return false;
  size_t end = rest[1] == '/' ? rest.find('\n') : rest.find("*/", 2);
  at_ = end == std::string_view::npos ? text_.size() : at_ + end + (rest[1] == '/' ? 1 : 2);
  return true;
}

void G4Tokens::skipQuoted(char quote) {
  for (++at_; at_ < text_.size() && text_[at_] != '\n'; ++at_) {
    if (text_[at_] == quote) {
      ++at_;
      return;
    }
    if (text_[at_] == '\\' && at_ + 1 < text_.size()) ++at_;
  }
}

void G4Tokens::skipBrackets() {
  for (++at_; at_ < text_.size(); ++at_) {
    if (text_[at_] == ']') {
      ++at_;
      return;
    }
    if (text_[at_] == '\\' && at_ + 1 < text_.size()) ++at_;
  }
}

void G4Tokens::skipBraces() {
  int depth = 0;
  while (at_ < text_.size()) {
    char c = text_[at_];
    if (c == '"' || c == '\'') {
      skipQuoted(c);
    } else if (!skipComment()) {
      depth += c == '{' ? 1 : c == '}' ? -1 : 0;
      at_ += c == '\\' && at_ + 1 < text_.size() ? 2 : 1;
      if (depth == 0) return;
    }
  }
}

}  // namespace hone
