#include "repair/plain_number.h"

#include <charconv>
#include <cstdint>

#include "repair/characters.h"

namespace hone {
namespace {

std::string fromHexadecimal(std::string_view digits) {
  uint64_t number = 0;
  auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number, 16);
  if (error != std::errc() || end != digits.data() + digits.size()) return {};
  return std::to_string(number);
}

/// Without commas between groups of three digits; empty if they are elsewhere.
std::string withoutCommas(std::string digits) {
  for (size_t comma = digits.find(','); comma != std::string::npos; comma = digits.find(',', comma)) {
    if (comma + 3 >= digits.size() || (comma + 4 < digits.size() && isDigit(digits[comma + 4]))) return {};
    digits.erase(comma, 1);
  }
  return digits;
}

}  // namespace

std::string plainNumber(std::string_view text) {
  std::string digits;
  for (char c : text)
    if (c != '_') digits += c;
  const bool negative = digits.starts_with('-');
  if (negative || digits.starts_with('+')) digits.erase(0, 1);
  const bool hexadecimal = digits.starts_with("0x") || digits.starts_with("0X");
  digits = hexadecimal ? fromHexadecimal(std::string_view(digits).substr(2)) : withoutCommas(std::move(digits));
  if (digits.empty()) return {};
  while (digits.size() > 1 && digits[0] == '0' && isDigit(digits[1])) digits.erase(0, 1);
  if (digits.starts_with('.')) digits.insert(0, 1, '0');
  if (digits.ends_with('.')) digits += '0';
  return (negative ? "-" : "") + digits;
}

}  // namespace hone
