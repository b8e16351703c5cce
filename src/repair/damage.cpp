#include "repair/damage.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>

#include "repair/characters.h"
#include "repair/plain_encoding.h"
#include "text/decode.h"
#include "text/user_error.h"

namespace hone {
namespace {

/// In Windows-1252.
bool isWesternLetter(uint8_t byte) {
  constexpr uint8_t times = 0xD7, divided = 0xF7, first = 0xC0;
  return byte >= first && byte != times && byte != divided;
}

/// Begins a command to a terminal.
bool isEscape(std::string_view text, size_t at) {
  return text[at] == '\x1B' && at + 1 < text.size() && oneOf(text[at + 1], "[]()");
}

bool besideLetter(std::string_view text, size_t at) {
  auto letter = [&](char c) { return isLetter(c) || isWesternLetter(static_cast<uint8_t>(c)); };
  return (at > 0 && letter(text[at - 1])) || (at + 1 < text.size() && letter(text[at + 1]));
}

/// A quotation mark, dash or the like of Windows-1252. No flipped bit makes one of a character of ASCII that texts
/// have.
bool isWesternSign(uint8_t byte) {
  constexpr std::array<uint8_t, 5> unused = {0x81, 0x8D, 0x8F, 0x90, 0x9D};
  return byte >= 0x80 && byte < 0xA0 && std::ranges::find(unused, byte) == unused.end();
}

/// A word of one letter: `à`.
bool isAlone(std::string_view text, size_t at) {
  return at > 0 && isBlank(text[at - 1]) && at + 1 < text.size() && isBlank(text[at + 1]);
}

/// Whether all bytes that aren't UTF-8 are letters in words or signs of Windows-1252; beside one of these, a word may
/// be a single letter. nullopt if there are none.
std::optional<bool> isWindows1252(std::string_view text) {
  size_t sure = 0, alone = 0, other = 0;
  for (size_t at = 0; at < text.size();) {
    const auto byte = static_cast<uint8_t>(text[at]);
    const CodePoint c = decode(text, at, Encoding::utf8);
    if (byte >= 0x80 && c.length == 1) {
      const bool letter = isWesternLetter(byte);
      ++(isWesternSign(byte) || (letter && besideLetter(text, at)) ? sure
         : letter && isAlone(text, at)                             ? alone
                                                                   : other);
    }
    at += c.length;
  }
  if (sure + alone + other == 0) return std::nullopt;
  return sure > 0 && other == 0;
}

}  // namespace

Damage parseDamage(std::string_view name) {
  if (name == "auto") return Damage::automatic;
  if (name == "people") return Damage::people;
  if (name == "bits") return Damage::bits;
  throw UserError(fmt::format("there is no damage '{}'; choose auto, people or bits", name));
}

Damage inferredDamage(std::string_view text) {
  for (size_t at = 0; at < text.size(); ++at) {
    const auto byte = static_cast<uint8_t>(text[at]);
    const bool control = (byte < ' ' && !isBlank(text[at]) && byte != '\f' && byte != '\v') || byte == 0x7F;
    if (!control || isEscape(text, at)) continue;
    // Several in a row are a block that was wiped out.
    const bool inBlock = (at > 0 && text[at - 1] == text[at]) || (at + 1 < text.size() && text[at + 1] == text[at]);
    if (!inBlock) return Damage::bits;
  }
  return isWindows1252(text).value_or(true) ? Damage::people : Damage::bits;
}

Changes lettersOfWindows(std::string_view text) {
  if (!isWindows1252(text).value_or(false)) return {};
  Changes changes = findEncodingFaults(text, nullptr).mended;
  std::erase_if(changes, [&](const Change& change) {
    return change.removed == 0 || static_cast<uint8_t>(text[change.offset]) < 0x80;
  });
  return changes;
}

}  // namespace hone
