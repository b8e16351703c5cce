// Some tokens may have other texts, but not every text: an index that must be negative, a name too long for its buffer.
// The classes are few and simple, and the input's own text is the bound. As with any place, tests find out whether one
// of them explains the failure.

#include "pattern/text_class.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cctype>
#include <charconv>
#include <cmath>
#include <cstdlib>
#include <numeric>

#include "pattern/text_form.h"
#include "text/characters.h"
#include "text/decode.h"

namespace hone {
namespace {

constexpr std::string_view kindNames[] = {"form",          "negative",       "not negative",  "at least", "at most",
                                          "far from zero", "chars at least", "chars at most", "bytes"};

/// Exact for whole numbers of 64 bits; what a double takes for zero is zero.
std::optional<long double> numberOf(std::string_view text) {
  if (text.empty() || !(std::isdigit(static_cast<unsigned char>(text.back())) || text.back() == '.'))
    return std::nullopt;
  const std::string copy(text);
  char* end = nullptr;
  const long double number = std::strtold(copy.c_str(), &end);
  if (end != copy.c_str() + copy.size()) return std::nullopt;
  return static_cast<double>(number) == 0 ? 0 : number;
}

/// Whatever the text's encoding: a pattern's classes are asked of texts alone.
size_t lengthOf(std::string_view text) { return characterCount(text, Encoding::utf8); }

/// The text with so many characters: letters and digits are taken out of it, or one is repeated.
std::optional<std::string> resized(std::string_view text, int64_t length) {
  std::string result(text);
  auto isAlnum = [](unsigned char c) { return std::isalnum(c) != 0; };
  for (auto now = static_cast<int64_t>(lengthOf(result)); now != length; now += now < length ? 1 : -1) {
    const auto last = std::find_if(result.rbegin(), result.rend(), isAlnum);
    if (last == result.rend()) return std::nullopt;
    const auto at = static_cast<size_t>(result.rend() - last) - 1;
    if (now < length)
      result.insert(at, 1, result[at]);
    else
      result.erase(at, 1);
  }
  return result;
}

std::optional<int64_t> wholeNumber(std::string_view text) {
  int64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc() && end == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

bool isOfLength(TextClass::Kind kind) {
  return kind == TextClass::Kind::charsAtLeast || kind == TextClass::Kind::charsAtMost;
}

}  // namespace

std::string writtenBytes(const ByteSet& bytes) {
  std::string text;
  for (size_t from = 0; from < bytes.size(); ++from) {
    if (!bytes[from]) continue;
    size_t to = from;
    while (to + 1 < bytes.size() && bytes[to + 1]) ++to;
    text += fmt::format("{}{:02x}", text.empty() ? "" : " ", from);
    if (to > from) text += fmt::format("-{:02x}", to);
    from = to;
  }
  return text;
}

std::optional<ByteSet> readBytes(std::string_view written) {
  ByteSet bytes;
  auto number = [&]() -> std::optional<size_t> {
    size_t value = 0;
    const auto [end, error] =
        std::from_chars(written.data(), written.data() + std::min<size_t>(written.size(), 2), value, 16);
    if (error != std::errc() || end != written.data() + 2) return std::nullopt;
    written.remove_prefix(2);
    return value;
  };
  auto skip = [&](char sign) {
    if (!written.starts_with(sign)) return false;
    written.remove_prefix(1);
    return true;
  };
  do {
    const std::optional<size_t> from = number();
    const std::optional<size_t> to = from && skip('-') ? number() : from;
    if (!from || !to || *to < *from) return std::nullopt;
    for (size_t byte = *from; byte <= *to; ++byte) bytes.set(byte);
  } while (skip(' '));
  return written.empty() ? std::optional(bytes) : std::nullopt;
}

std::string_view nameOf(TextClass::Kind kind) { return kindNames[static_cast<size_t>(kind)]; }

std::optional<TextClass::Kind> textClassKind(std::string_view name) {
  for (size_t i = 0; i < std::size(kindNames); ++i)
    if (kindNames[i] == name) return static_cast<TextClass::Kind>(i);
  return std::nullopt;
}

bool TextClass::holds(std::string_view text) const {
  const long double limit = std::strtold(bound.c_str(), nullptr);
  const auto length = static_cast<long double>(lengthOf(text));
  const std::optional<long double> number = numberOf(text);
  switch (kind) {
    case Kind::form: {
      const std::optional<TextForm> form = TextForm::read(bound);
      const auto isExcepted = [&](const auto& word) { return std::ranges::find(except, word) != except.end(); };
      return form && form->matches(text) && std::ranges::none_of(wordsOf(text), isExcepted);
    }
    case Kind::negative: return number && *number < 0;
    case Kind::notNegative: return number && *number >= 0;
    case Kind::atLeast: return number && *number >= limit;
    case Kind::atMost: return number && *number <= limit;
    case Kind::farFromZero: return number && std::abs(*number) >= limit;
    case Kind::charsAtLeast: return length >= limit;
    case Kind::charsAtMost: return length <= limit;
    case Kind::bytes: {
      const std::optional<ByteSet> bytes = text.size() == 1 ? readBytes(bound) : std::nullopt;
      return bytes && bytes->test(static_cast<unsigned char>(text[0]));
    }
  }
  return false;
}

std::string TextClass::words() const {
  switch (kind) {
    case Kind::form: {
      const std::optional<TextForm> form = TextForm::read(bound);
      return (form ? form->words() : bound) +
             (except.empty() ? "" : fmt::format(" without {}", fmt::join(except, ", ")));
    }
    case Kind::negative:
    case Kind::notNegative: return std::string(nameOf(kind));
    case Kind::atLeast: return fmt::format("≥ {}", bound);
    case Kind::atMost: return fmt::format("≤ {}", bound);
    case Kind::farFromZero: return fmt::format("≥ {0} or ≤ -{0}", bound);
    case Kind::charsAtLeast: return fmt::format("≥ {} chars", bound);
    case Kind::charsAtMost: return fmt::format("≤ {} chars", bound);
    case Kind::bytes: return fmt::format("in {}", bound);
  }
  return {};
}

std::vector<TextClass> classesOf(std::string_view text, const std::vector<std::string>& others) {
  using enum TextClass::Kind;
  std::vector<TextClass> classes;
  for (TextClass::Kind kind : {negative, notNegative, atLeast, atMost, charsAtLeast, charsAtMost}) {
    const bool ofValue = kind == atLeast || kind == atMost;
    TextClass one{kind, isOfLength(kind) ? std::to_string(lengthOf(text)) : ofValue ? std::string(text) : ""};
    auto isInside = [&](const std::string& other) { return one.holds(other); };
    if (one.holds(text) && std::ranges::none_of(others, isInside)) classes.push_back(std::move(one));
  }
  return classes;
}

Bisection::Bisection(const TextClass& bounded, const std::vector<std::string>& outside) : found_(bounded) {
  inside_ = wholeNumber(bounded.bound);
  const bool isLower = bounded.kind == TextClass::Kind::atLeast || bounded.kind == TextClass::Kind::charsAtLeast;
  for (const std::string& text : outside) {
    const std::optional<int64_t> value =
        isOfLength(bounded.kind) ? std::optional(static_cast<int64_t>(lengthOf(text))) : wholeNumber(text);
    if (value && (!outside_ || (isLower ? *value > *outside_ : *value < *outside_))) outside_ = value;
  }
}

std::optional<std::string> Bisection::next(std::string_view text) {
  if (!inside_ || !outside_) return std::nullopt;
  middle_ = std::midpoint(*inside_, *outside_);
  if (middle_ == *inside_ || middle_ == *outside_) return std::nullopt;
  return isOfLength(found_.kind) ? resized(text, middle_) : std::to_string(middle_);
}

std::optional<std::string> Bisection::neighbour(std::string_view text) {
  const int64_t beside = middle_ + (*inside_ > middle_ ? 1 : -1);
  if (beside == *inside_) return std::nullopt;
  middle_ = beside;
  return isOfLength(found_.kind) ? resized(text, middle_) : std::to_string(middle_);
}

void Bisection::learn(bool isInside) {
  (isInside ? inside_ : outside_) = middle_;
  if (isInside) found_.bound = std::to_string(middle_);
}

std::vector<std::string> wordsOf(std::string_view text) {
  std::vector<std::string> words;
  for (size_t at = 0; at < text.size();) {
    size_t end = at;
    while (end < text.size() && isWordByte(text[end])) ++end;
    if (end > at) words.emplace_back(text.substr(at, end - at));
    at = end + 1;
  }
  return words;
}

std::optional<TextClass> withoutWordsOf(const TextClass& form, std::string_view own, std::string_view text) {
  if (form.kind != TextClass::Kind::form) return std::nullopt;
  TextClass less = form;
  const std::vector<std::string> words = wordsOf(own);
  for (std::string& word : wordsOf(text))
    if (std::ranges::find(words, word) == words.end()) less.except.push_back(std::move(word));
  return less.except.size() > form.except.size() ? std::optional(less) : std::nullopt;
}

std::string scrambled(std::string_view text, Random& random) {
  auto another = [&](unsigned char c) {
    if (std::isdigit(c)) return static_cast<char>('0' + random.below(10));
    if (std::islower(c)) return static_cast<char>('a' + random.below(26));
    if (std::isupper(c)) return static_cast<char>('A' + random.below(26));
    return static_cast<char>(c);
  };
  std::string result;
  // Where a letter or digit is repeated or left out, if anywhere.
  const size_t longer = random.below(2 * text.size() + 1), shorter = random.below(2 * text.size() + 1);
  for (size_t i = 0; i < text.size(); ++i) {
    const auto c = static_cast<unsigned char>(text[i]);
    if (i == shorter && std::isalnum(c)) continue;
    for (uint64_t times = i == longer && std::isalnum(c) ? 1 + random.below(3) : 1; times > 0; --times)
      result += another(c);
  }
  return result;
}

}  // namespace hone
