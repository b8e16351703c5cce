#include "derive/token_texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdlib>

#include "derive/character_class.h"

namespace hone {
namespace {

/// The digits that tell it from other doubles, then zeros: as people write it. Its exact value is one of the few whole
/// numbers beyond 2^53 that no program changes by reading them as a double. Of at least 1e15.
std::string spelledLarge(double number) {
  char digits[32];
  const auto end = std::to_chars(digits, digits + sizeof digits, number, std::chars_format::scientific).ptr;
  std::string text(digits, end);
  const size_t exponent = text.find('e');
  size_t whole = std::stoul(text.substr(exponent + 1)) + 1;  // digits before the decimal point
  text.erase(exponent);
  std::erase(text, '.');
  if (text.starts_with('-')) ++whole;
  text.resize(whole, '0');
  return text;
}

class OtherTexts {
 public:
  explicit OtherTexts(std::string_view text)
      : text_(text), in_(insideOf(text)), own_(text.substr(in_.begin, in_.end - in_.begin)) {}

  std::vector<TokenText> all() {
    if (const std::optional<double> number = numberIn(text_)) addNumbers(*number);
    if (const std::optional<double> number = in_.begin > 0 ? numberIn(own_) : std::nullopt) addNumbers(*number);
    for (std::string_view word : {"q", "xyzzy", "K7", "_", ""}) addInside(TokenText::Change::word, std::string(word));
    for (char own : classesIn(own_)) {
      add(TokenText::Change::without, without(own), own);
      addAlike(own);
    }
    addEnds();
    if (!own_.empty()) {
      addInside(TokenText::Change::length, std::string(own_) + std::string(own_));
      addInside(TokenText::Change::length, std::string(own_.substr(0, own_.size() / 2)));
    }
    // In a longer text, its classes and ends show what matters, so not each character is dropped.
    constexpr size_t mostDropped = 16;
    for (size_t at = 0; at < own_.size() && own_.size() <= mostDropped; ++at)
      if ((own_[at] & 0xC0) != 0x80)
        addInside(TokenText::Change::dropped,
                  std::string(own_.substr(0, at)) + std::string(own_.substr(characterAt(at + 1))));
    for (char other : allCharacterClasses())
      if (classesIn(own_).find(other) == std::string::npos) addWith(other);
    return std::move(found_);
  }

 private:
  void addNumbers(double own) {
    // Beyond 2^53 a double holds no longer every whole number; 2^31 and 2^63 are where usual integers end.
    for (const char* known : {"0", "1", "-1", "2147483648", "9007199254740993", "9223372036854775808"})
      addInside(TokenText::Change::number, known);
    for (double other : {own + 1, own - 1, -own, own * 2, std::floor(own / 2), own + 0.5, own * 10})
      if (const std::string text = spelledNumber(other); !text.empty()) addInside(TokenText::Change::number, text);
  }

  void addEnds() {
    const size_t first = characterAt(0), last = own_.size() - std::min(own_.size(), lastLength());
    if (own_.size() <= first) return;
    const std::string rest(own_.substr(first)), start(own_.substr(0, last));
    addInside(TokenText::Change::begin, rest);
    addInside(TokenText::Change::begin, unlike(own_.front()) + rest);
    addInside(TokenText::Change::end, start);
    addInside(TokenText::Change::end, start + unlike(own_.back()));
  }

  void addWith(char other) {
    std::string text(own_);
    text.insert(characterAt(own_.size() / 2), characterOf(other));
    add(TokenText::Change::with, framed(text), other);
  }

  /// Where the first character that ends behind `from` ends, or begins at it.
  size_t characterAt(size_t from) const {
    size_t at = std::min(from, own_.size());
    if (from == 0 && !own_.empty()) at = 1;
    while (at < own_.size() && (own_[at] & 0xC0) == 0x80) ++at;
    return at;
  }
  size_t lastLength() const {
    size_t length = 1;
    while (length < own_.size() && (own_[own_.size() - length] & 0xC0) == 0x80) ++length;
    return length;
  }

  static std::string unlike(char own) { return own == 'q' ? "w" : "q"; }

  std::string without(char characterClass) const {
    std::string text;
    for (char byte : own_)
      if (characterClassOf(byte) != characterClass)
        text += byte;
      else if ((byte & 0xC0) != 0x80)
        text += characterClass == 'a' ? 'X' : 'x';
    return framed(text);
  }

  /// Is it this text that counts, or what its characters are?
  void addAlike(char characterClass) {
    const std::string_view range = characterClass == 'a'   ? "abcdefghijklmnopqrstuvwxyza"
                                   : characterClass == 'A' ? "ABCDEFGHIJKLMNOPQRSTUVWXYZA"
                                   : characterClass == '0' ? "01234567890"
                                                           : "";
    std::string text(own_);
    if (!range.empty()) {
      for (char& byte : text)
        if (characterClassOf(byte) == characterClass) byte = range[range.find(byte) + 1];
      return add(TokenText::Change::alike, framed(text), characterClass);
    }
    if (!isOfClass(characterClass, 's')) return;
    for (char sign : std::string_view("-_.$#:/\"")) {  // those that are in many names and texts
      std::ranges::transform(own_, text.begin(),
                             [&](char byte) { return characterClassOf(byte) == characterClass ? sign : byte; });
      add(TokenText::Change::alike, framed(text), characterClass);
    }
  }

  std::string framed(std::string_view own) const {
    std::string text(text_.substr(0, in_.begin));
    text += own;
    text += text_.substr(in_.end);
    return text;
  }

  void addInside(TokenText::Change change, const std::string& own) { add(change, framed(own)); }
  void add(TokenText::Change change, std::string text, char characters = 0) {
    if (text == text_ || text.empty()) return;
    if (std::ranges::find(found_, text, &TokenText::text) == found_.end())
      found_.push_back({change, std::move(text), characters});
  }

  std::string_view text_;
  Inside in_;
  std::string_view own_;
  std::vector<TokenText> found_;
};

}  // namespace

std::vector<TokenText> otherTexts(std::string_view text) { return OtherTexts(text).all(); }

std::string withLength(std::string_view text, size_t length) {
  const Inside in = insideOf(text);
  std::string own(text.substr(in.begin, in.end - in.begin));
  if (own.size() > length) own.resize(length);
  while (own.size() < length) own += own.empty() || (own.back() & 0x80) != 0 ? 'q' : own.back();
  return std::string(text.substr(0, in.begin)) + own + std::string(text.substr(in.end));
}

std::optional<double> numberIn(std::string_view text) {
  constexpr size_t longest = 40;
  if (text.size() > longest) return std::nullopt;
  std::string compact;
  bool digit = false, isApart = false;
  for (char c : text) {
    if (c == ' ' || (c >= '\t' && c <= '\r')) {
      isApart = true;
      continue;
    }
    bool isDigit = c >= '0' && c <= '9';
    // "8 8" is two numbers; "- 8 .5" may be one, of several tokens.
    if (isDigit && isApart && !compact.empty() && compact.back() >= '0' && compact.back() <= '9') return std::nullopt;
    isApart = false;
    bool sign = (c == '-' || c == '+') && (compact.empty() || compact.back() == 'e' || compact.back() == 'E');
    if (!isDigit && !sign && c != '.' && !((c == 'e' || c == 'E') && digit)) return std::nullopt;
    digit |= isDigit;
    compact += c;
  }
  if (!digit) return std::nullopt;
  char* end = nullptr;
  double value = std::strtod(compact.c_str(), &end);
  if (*end != '\0' || !std::isfinite(value)) return std::nullopt;
  return value == 0 ? 0 : value;  // -0 is 0
}

std::string spelledNumber(double number) {
  if (number == 0) return "0";
  constexpr double large = 1e15;     // a double has hardly a digit left for a fraction
  constexpr double tooLarge = 1e21;  // as in JavaScript: from here on, numbers are written with an exponent
  if (!(std::abs(number) < tooLarge) || std::abs(number) < 1e-9) return "";
  if (std::abs(number) >= large) return spelledLarge(number);
  std::string text = fmt::format("{:.12f}", number);
  text.erase(text.find_last_not_of('0') + 1);
  if (text.ends_with('.')) text.pop_back();
  return text;
}

}  // namespace hone
