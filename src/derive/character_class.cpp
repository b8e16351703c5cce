#include "derive/character_class.h"

#include <algorithm>

#include "text/characters.h"
#include "text/visible.h"

namespace hone {
namespace {

constexpr char beyondAscii = '\x80';
// Letters that stand for no class of their own.
constexpr char anyLetter = 'l', anySign = 's';

}  // namespace

char characterClassOf(char byte) {
  if (static_cast<unsigned char>(byte) >= 0x80) return beyondAscii;
  if (byte >= 'a' && byte <= 'z') return 'a';
  if (byte >= 'A' && byte <= 'Z') return 'A';
  if (byte >= '0' && byte <= '9') return '0';
  if (byte == '\r') return '\n';
  return byte;
}

bool isOfClass(char byte, char characterClass) {
  const char own = characterClassOf(byte);
  if (characterClass == anyLetter) return own == 'a' || own == 'A';
  if (characterClass == anySign)
    return static_cast<unsigned char>(own) > ' ' && own != 'a' && own != 'A' && own != '0' && own != beyondAscii;
  return own == characterClass;
}

std::string_view widerClasses() { return "ls"; }

std::string characterOf(char characterClass) {
  if (characterClass == anySign) return "#";
  return characterClass == beyondAscii ? "\u00e9" : std::string(1, characterClass);
}

std::string nameOfClass(char characterClass) {
  switch (characterClass) {
    case 'a': return "a small letter";
    case 'A': return "a capital";
    case '0': return "a digit";
    case ' ': return "a blank";
    case '\n': return "a line break";
    case '\t': return "a tab";
    case anyLetter: return "a letter";
    case anySign: return "a sign";
    case beyondAscii: return "a character beyond ASCII";
    default:
      return (characterClass == '"' ? "'" : "\"") + visible(std::string(1, characterClass)) +
             (characterClass == '"' ? "'" : "\"");
  }
}

std::string classesIn(std::string_view text) {
  std::string found;
  for (char byte : text)
    if (const char own = characterClassOf(byte); found.find(own) == std::string::npos) found += own;
  std::ranges::sort(found);
  return found;
}

std::string_view allCharacterClasses() { return "aA0 \x80!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~"; }

std::string_view withoutQuotes(std::string_view text) {
  const bool isQuoted = text.size() > 1 && text.front() == text.back() &&
                        std::string_view("\"'`").find(text.front()) != std::string_view::npos;
  return isQuoted ? text.substr(1, text.size() - 2) : text;
}

Inside insideOf(std::string_view text) {
  const bool hasFrame = !text.empty() && !isWordByte(text.front()) && text.front() != '-' && text.front() != '+';
  if (!hasFrame || text.size() < 2) return {0, text.size()};
  return {1, text.size() - (isWordByte(text.back()) ? 0 : 1)};
}

}  // namespace hone
