// Classes of characters that most languages share.
#pragma once

#include <cstdint>
#include <string_view>

namespace hone {

inline bool isBlank(int32_t c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }
inline bool isDigit(int32_t c) { return c >= '0' && c <= '9'; }
inline bool isLetter(int32_t c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
inline bool isWord(int32_t c) { return isLetter(c) || isDigit(c) || c == '_'; }
inline bool isQuote(int32_t c) { return c == '"' || c == '\'' || c == '`'; }
inline bool isOpener(int32_t c) { return c == '(' || c == '[' || c == '{'; }
inline bool isCloser(int32_t c) { return c == ')' || c == ']' || c == '}'; }
inline bool isBlankText(std::string_view text) { return text.find_first_not_of(" \t\r\n") == std::string_view::npos; }
/// The only character that is no blank; 0 where there are others or none.
inline char onlySign(std::string_view text) {
  const size_t at = text.find_first_not_of(" \t\r\n");
  return at != text.npos && isBlankText(text.substr(at + 1)) ? text[at] : '\0';
}
inline bool oneOf(char c, std::string_view all) { return all.find(c) != std::string_view::npos; }

}  // namespace hone
