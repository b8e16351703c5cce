#include "text/shell.h"

#include <algorithm>
#include <cctype>

namespace hone {

std::string shellQuoted(std::string_view word) {
  constexpr std::string_view harmless = "_-+./,:=@%";
  const bool plain =
      !word.empty() && word.front() != '=' && std::all_of(word.begin(), word.end(), [&](unsigned char c) {
        return (c < 0x80 && std::isalnum(c) != 0) || harmless.find(static_cast<char>(c)) != harmless.npos;
      });
  if (plain) return std::string(word);
  std::string quoted = "'";
  for (char c : word) {
    if (c == '\'')
      quoted += "'\\''";
    else
      quoted += c;
  }
  return quoted + "'";
}

std::string shellLine(const std::vector<std::string>& words) {
  std::string line;
  for (const std::string& word : words) line.append(line.empty() ? "" : " ").append(shellQuoted(word));
  return line;
}

std::string shellQuoted(std::string_view word, std::string_view placeholder, std::string_view expression) {
  std::string text;
  for (;;) {
    const size_t at = word.find(placeholder);
    if (at != 0) text += shellQuoted(word.substr(0, at));
    if (at == word.npos) return text;
    text += expression;
    word.remove_prefix(at + placeholder.size());
    if (word.empty()) return text;
  }
}

}  // namespace hone
