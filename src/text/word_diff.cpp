#include "text/word_diff.h"

#include <vector>

#include "text/common_parts.h"

namespace hone {
namespace {

constexpr size_t longest = 60;  ///< of a common part that is shown in full

std::string inOneLine(std::string_view text) {
  std::string line;
  for (char c : text) {
    const bool isBlank = c == ' ' || c == '\n' || c == '\r' || c == '\t';
    if (!isBlank)
      line += c;
    else if (!line.ends_with(' '))
      line += ' ';
  }
  return line;
}

std::string_view trimmed(std::string_view text) {
  while (text.starts_with(' ')) text.remove_prefix(1);
  while (text.ends_with(' ')) text.remove_suffix(1);
  return text;
}

/// Its ends, which are beside changes, and `…` for what is between.
std::string shortened(std::string_view text, bool isFirst, bool isLast) {
  if (text.size() <= longest) return std::string(text);
  size_t head = isFirst ? 0 : longest / 2, tail = text.size() - (isLast ? 0 : longest / 2);
  auto isInside = [&](size_t at) { return at < text.size() && (static_cast<unsigned char>(text[at]) & 0xC0) == 0x80; };
  while (isInside(head)) ++head;
  while (isInside(tail)) ++tail;
  return std::string(text.substr(0, head)) + "…" + std::string(text.substr(tail));
}

}  // namespace

std::string wordDiff(std::string_view before, std::string_view after) {
  const std::string old = inOneLine(before), now = inOneLine(after);
  std::string line;
  size_t left = 0, right = 0;
  auto change = [&](size_t leftEnd, size_t rightEnd) {
    const std::string_view gone = std::string_view(old).substr(left, leftEnd - left);
    const std::string_view come = std::string_view(now).substr(right, rightEnd - right);
    if (!trimmed(gone).empty()) line += "[-" + std::string(gone) + "-]";
    line += trimmed(come).empty() ? std::string(come) : "{+" + std::string(come) + "+}";
  };
  const std::vector<CommonPart> common = commonParts(old, now);
  for (const CommonPart& part : common) {
    change(part.left, part.right);
    left = part.left + part.length;
    right = part.right + part.length;
    line += shortened(std::string_view(now).substr(part.right, part.length), part.right == 0, right == now.size());
  }
  change(old.size(), now.size());
  return std::string(trimmed(line));
}

}  // namespace hone
