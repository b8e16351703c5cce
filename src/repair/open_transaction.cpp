#include "repair/open_transaction.h"

#include <re2/re2.h>

#include <algorithm>
#include <string>

#include "repair/characters.h"

namespace hone {

std::vector<Changes> closedTransaction(std::string_view text, const Transaction& transaction) {
  const RE2 open(transaction.open), close(transaction.close);
  bool isOpen = false;
  size_t whole = 0;  // behind the last statement that ends with its line
  for (size_t begin = 0; begin < text.size();) {
    const size_t end = std::min(text.find('\n', begin), text.size());
    const re2::StringPiece line(text.data() + begin, end - begin);
    if (RE2::PartialMatch(line, open))
      isOpen = true;
    else if (RE2::PartialMatch(line, close))
      isOpen = false;
    begin = std::min(end + 1, text.size());
    const size_t last = text.substr(0, end).find_last_not_of(" \t\r");
    if (last != std::string_view::npos && text[last] == ';') whole = begin;
    if (end == text.size()) break;
  }
  if (!isOpen) return {};
  const auto size = static_cast<uint32_t>(text.size());
  auto closedAt = [&](size_t at, std::string before) {
    if (at > 0 && before.empty() && text[at - 1] != '\n') before = "\n";
    return Changes{{static_cast<uint32_t>(at), size - static_cast<uint32_t>(at), before + transaction.text}};
  };
  std::vector<Changes> found;
  const std::string_view cut = text.substr(whole);
  if (isBlankText(cut)) return {closedAt(size, {})};
  if (const size_t row = cut.rfind("),\n"); row != std::string_view::npos)
    found.push_back(closedAt(whole + row + 1, ";\n"));
  found.push_back(closedAt(whole, {}));
  return found;
}

}  // namespace hone
