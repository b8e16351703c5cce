#include "pattern/number_value.h"

#include <fmt/format.h>

#include <charconv>
#include <cstdint>
#include <optional>

#include "text/characters.h"

namespace hone {
namespace {

std::optional<uint64_t> wholeNumber(std::string_view digits, int base) {
  uint64_t value = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value, base);
  if (digits.empty() || error != std::errc() || end != digits.data() + digits.size()) return std::nullopt;
  return value;
}

}  // namespace

std::string valueOf(std::string_view text) {
  std::string digits = lowerCase(text);
  std::erase(digits, '_');
  while (!digits.empty() && std::string_view("uln").find(digits.back()) != std::string_view::npos) digits.pop_back();
  int base = 10;
  for (const auto& [prefix, ofPrefix] : {std::pair("0x", 16), std::pair("0o", 8), std::pair("0b", 2)})
    if (digits.starts_with(prefix)) base = ofPrefix;
  if (base != 10) digits.erase(0, 2);
  if (const size_t point = digits.find('.'); base == 10 && point != std::string::npos && point > 0)
    if (digits.find_first_not_of('0', point + 1) == std::string::npos) digits.resize(point);
  if (base == 10 && digits.size() > 1 && digits.front() == '0') return std::string(text);
  const std::optional<uint64_t> value = wholeNumber(digits, base);
  return value ? std::to_string(*value) : std::string(text);
}

std::vector<std::string> otherSpellings(std::string_view text) {
  const std::optional<uint64_t> value = wholeNumber(text, 10);
  if (!value) return {};
  return {fmt::format("0x{:x}", *value), fmt::format("{}.0", *value), fmt::format("{}u", *value)};
}

}  // namespace hone
