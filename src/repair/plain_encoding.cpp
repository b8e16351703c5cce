#include "repair/plain_encoding.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "grammar/repair_hints.h"
#include "repair/values.h"
#include "text/counted.h"
#include "text/decode.h"

namespace hone {
namespace {

constexpr int32_t replacement = 0xFFFD;

std::string utf8(int32_t codePoint) {
  std::string bytes;
  encode(codePoint, Encoding::utf8, bytes);
  return bytes;
}

/// Of the bytes 0x80 to 0x9F in Windows-1252; those that it leaves open are controls, as in Latin-1.
int32_t fromWindows1252(unsigned char byte) {
  constexpr std::array<int32_t, 32> low = {0x20AC, 0x81,   0x201A, 0x192,  0x201E, 0x2026, 0x2020, 0x2021,
                                           0x2C6,  0x2030, 0x160,  0x2039, 0x152,  0x8D,   0x17D,  0x8F,
                                           0x90,   0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
                                           0x2DC,  0x2122, 0x161,  0x203A, 0x153,  0x9D,   0x17E,  0x178};
  return byte >= 0x80 && byte < 0xA0 ? low[byte - 0x80] : byte;
}

bool isHigh(int32_t unit) { return unit >= 0xD800 && unit < 0xDC00; }
bool isLow(int32_t unit) { return unit >= 0xDC00 && unit < 0xE000; }
int32_t paired(int32_t high, int32_t low) { return 0x10000 + ((high - 0xD800) << 10) + (low - 0xDC00); }

/// UTF-16 or UTF-32, of whatever byte order, as UTF-8. Bytes of half a unit at the end are dropped; `lost`: where
/// U+FFFD stands for what is no character.
std::string fromWide(std::string_view text, size_t unitBytes, std::vector<uint32_t>& lost) {
  // Without a mark, the zero bytes of ASCII tell.
  const bool marked = text.starts_with("\xFF\xFE") || text.starts_with("\xFE\xFF") || text.substr(2, 2) == "\xFE\xFF";
  const size_t firstNul = text.find('\0');
  const bool little = text.starts_with("\xFF\xFE") || (!marked && firstNul % 2 == 1);
  const auto unitAt = [&](size_t at) {
    uint32_t unit = 0;
    for (size_t i = 0; i < unitBytes; ++i)
      unit = unit << 8 | static_cast<unsigned char>(text[little ? at + unitBytes - 1 - i : at + i]);
    return static_cast<int32_t>(std::min<uint32_t>(unit, INT32_MAX));
  };
  std::string result;
  for (size_t at = marked ? unitBytes : 0; at + unitBytes <= text.size(); at += unitBytes) {
    int32_t unit = unitAt(at);
    if (isHigh(unit) && at + 2 * unitBytes <= text.size() && isLow(unitAt(at + unitBytes))) {
      unit = paired(unit, unitAt(at + unitBytes));
      at += unitBytes;
    }
    const bool valid = unit <= 0x10FFFF && !isHigh(unit) && !isLow(unit);
    if (!valid) lost.push_back(static_cast<uint32_t>(result.size()));
    result += utf8(valid ? unit : replacement);
  }
  return result;
}

/// A surrogate in the three bytes of UTF-8 that it must not have.
std::optional<int32_t> surrogateAt(std::string_view text, size_t at) {
  if (at + 3 > text.size() || text[at] != '\xED') return std::nullopt;
  const auto second = static_cast<unsigned char>(text[at + 1]), third = static_cast<unsigned char>(text[at + 2]);
  if (second < 0xA0 || second > 0xBF || third < 0x80 || third > 0xBF) return std::nullopt;
  return 0xD000 | (second & 0x3F) << 6 | (third & 0x3F);
}

/// The quoted values of a table or of a dump, which may hold line ends that aren't those of the file.
std::vector<PlainToken> quotedValues(std::string_view text, Language* language) {
  if (language == nullptr || text.find("\r\n") == std::string_view::npos) return {};
  const RepairHints& hints = repairHints(language->name());
  const char quote = hints.table ? hints.table->quote : hints.textQuote;
  if (quote == 0) return {};
  std::vector<PlainToken> values = plainTokens(text, *language);
  std::erase_if(values, [&](const PlainToken& token) { return token.hidden || text[token.begin] != quote; });
  return values;
}

/// Reads a text of bytes once, and notes each fault.
class FaultFinder {
 public:
  FaultFinder(std::string_view text, Language* language) : text_(text), values_(quotedValues(text, language)) {}

  EncodingFaults find() {
    const size_t crlf = count("\r\n"), lf = count("\n") - crlf;
    value_ = values_.begin();
    windows_ = crlf > lf;
    mixed_ = crlf > 0 && lf > 0;
    if (text_.starts_with(byteOrderMark)) change(byteOrderMark.size(), "");
    const bool marked = at_ > 0;
    while (at_ < text_.size()) step();
    std::vector<std::string> all;
    if (marked) all.emplace_back("a byte order mark");
    if (foreign_ > 0) all.push_back(counted(foreign_, "byte") + " outside UTF-8");
    if (surrogates_ > 0) all.push_back(counted(surrogates_, "surrogate"));
    if (zeros_ > 0) all.push_back(counted(zeros_, "NUL byte"));
    if (mixed_) all.push_back(fmt::format("mixed line ends, {} CRLF and {} LF", crlf, lf));
    return {joined(std::move(changes_)), std::move(lost_), false,
            all.empty() ? "" : fmt::format("has {}", fmt::join(all, ", "))};
  }

 private:
  size_t count(std::string_view sought) const {
    size_t found = 0;
    auto value = values_.begin();
    for (size_t at = text_.find(sought); at != std::string_view::npos; at = text_.find(sought, at + sought.size()))
      found += !isIn(value, at);
    return found;
  }

  /// Whether the place is in a value; `value`: the one at the last place before.
  bool isIn(std::vector<PlainToken>::const_iterator& value, size_t at) const {
    while (value != values_.end() && value->end <= at) ++value;
    return value != values_.end() && value->begin <= at;
  }

  void change(size_t length, std::string text) {
    growth_ += static_cast<int64_t>(text.size()) - static_cast<int64_t>(length);
    changes_.push_back({static_cast<uint32_t>(at_), static_cast<uint32_t>(length), std::move(text)});
    at_ += length;
  }

  void step() {
    const char c = text_[at_];
    if (c == '\0') {
      ++zeros_;
      return change(1, "");
    }
    if (mixed_ && (c == '\r' || c == '\n') && isIn(value_, at_)) return void(++at_);
    if (mixed_ && c == '\r' && text_.substr(at_ + 1).starts_with('\n'))
      return windows_ ? void(at_ += 2) : change(1, "");
    if (mixed_ && c == '\n' && windows_) return change(1, "\r\n");
    if (const std::optional<int32_t> surrogate = surrogateAt(text_, at_)) {
      ++surrogates_;
      const std::optional<int32_t> next = surrogateAt(text_, at_ + 3);
      const bool pair = isHigh(*surrogate) && next && isLow(*next);
      if (!pair) lost_.push_back(static_cast<uint32_t>(static_cast<int64_t>(at_) + growth_));
      return change(pair ? 6 : 3, utf8(pair ? paired(*surrogate, *next) : replacement));
    }
    const CodePoint character = decode(text_, at_, Encoding::utf8);
    const auto byte = static_cast<unsigned char>(c);
    if (byte >= 0x80 && character.length == 1) {
      ++foreign_;
      // Of a text in UTF-8, a character that was cut.
      if (const size_t length = begunCharacter(); length > 1 && hasCharacters()) {
        lost_.push_back(static_cast<uint32_t>(static_cast<int64_t>(at_) + growth_));
        return change(length, utf8(replacement));
      }
      return change(1, utf8(fromWindows1252(byte)));
    }
    at_ += character.length;
  }

  /// How many bytes belong to the character that begins here and isn't whole.
  size_t begunCharacter() const {
    if (static_cast<unsigned char>(text_[at_]) < 0xC2 || static_cast<unsigned char>(text_[at_]) > 0xF4) return 1;
    size_t length = 1;
    while (at_ + length < text_.size() && (static_cast<unsigned char>(text_[at_ + length]) & 0xC0) == 0x80) ++length;
    return length;
  }
  /// Whether the text has whole characters beyond ASCII. Looked for once, where it matters.
  bool hasCharacters() {
    if (hasCharacters_) return *hasCharacters_;
    hasCharacters_ = false;
    for (size_t at = 0; at < text_.size() && !*hasCharacters_;) {
      const size_t length = decode(text_, at, Encoding::utf8).length;
      hasCharacters_ = length > 1;
      at += length;
    }
    return *hasCharacters_;
  }

  std::string_view text_;
  const std::vector<PlainToken> values_;
  std::vector<PlainToken>::const_iterator value_;
  std::optional<bool> hasCharacters_;
  size_t at_ = 0;
  Changes changes_;
  int64_t growth_ = 0;  ///< of the text by these
  std::vector<uint32_t> lost_;
  bool mixed_ = false;    ///< the line ends are
  bool windows_ = false;  ///< most line ends are CRLF
  size_t foreign_ = 0, surrogates_ = 0, zeros_ = 0;
};

}  // namespace

EncodingFaults findEncodingFaults(std::string_view text, Language* language) {
  const std::string_view wide = wideEncoding(text);
  if (wide.empty()) return FaultFinder(text, language).find();
  const size_t unitBytes = wide == "UTF-32" ? 4 : 2;
  std::vector<uint32_t> lost;
  std::string plain = fromWide(text, unitBytes, lost);
  return {{{0, static_cast<uint32_t>(text.size()), std::move(plain)}},
          std::move(lost),
          text.size() % unitBytes != 0,
          fmt::format("is {}", wide)};
}

}  // namespace hone
