#include "node_test.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>

namespace hone::rules {
namespace {

bool isDigit(char c) { return c >= '0' && c <= '9'; }
bool isSmall(char c) { return c >= 'a' && c <= 'z'; }
bool isCapital(char c) { return c >= 'A' && c <= 'Z'; }
bool isLetter(char c) { return isSmall(c) || isCapital(c); }
bool isQuote(char c) { return c == '"' || c == '\'' || c == '`'; }

struct CharacterClass {
  const char* name;
  bool (*holds)(char);
};
constexpr CharacterClass classes[] = {
    {"a digit", isDigit},
    {"a small letter", isSmall},
    {"a capital", isCapital},
    {"a character beyond ASCII", [](char c) { return static_cast<unsigned char>(c) >= 0x80; }},
    {"a blank", [](char c) { return c == ' '; }},
    {"an underscore", [](char c) { return c == '_'; }},
    {"a hyphen", [](char c) { return c == '-'; }},
    {"a dot", [](char c) { return c == '.'; }},
    {"a slash", [](char c) { return c == '/'; }},
    {"a colon", [](char c) { return c == ':'; }},
    {"a semicolon", [](char c) { return c == ';'; }},
    {"a backslash", [](char c) { return c == '\\'; }},
    {"a percent sign", [](char c) { return c == '%'; }},
    {"a bracket", [](char c) { return std::string_view("()[]{}").find(c) != std::string_view::npos; }},
    {"a sign", [](char c) { return c > ' ' && c < 0x7F && !isLetter(c) && !isDigit(c); }},
};

/// What regular expressions and programs say of texts, and classes of characters don't.
struct Shape {
  const char* words;
  bool (*holds)(std::string_view);
};
bool hasPair(std::string_view text, bool (*holds)(char, char)) {
  return std::ranges::adjacent_find(text, holds) != text.end();
}
constexpr Shape shapes[] = {
    {"two digits in a row",
     [](std::string_view t) { return hasPair(t, [](char a, char b) { return isDigit(a) && isDigit(b); }); }},
    {"a capital behind a small letter",
     [](std::string_view t) { return hasPair(t, [](char a, char b) { return isSmall(a) && isCapital(b); }); }},
    {"a doubled character", [](std::string_view t) { return hasPair(t, [](char a, char b) { return a == b; }); }},
    {"a letter before a sign",
     [](std::string_view t) {
       return hasPair(t,
                      [](char a, char b) { return isLetter(a) && b > ' ' && b < 0x7F && !isLetter(b) && !isDigit(b); });
     }},
    {"a digit before a letter",
     [](std::string_view t) { return hasPair(t, [](char a, char b) { return isDigit(a) && isLetter(b); }); }},
    {"its first character again at its end", [](std::string_view t) { return t.size() > 1 && t.front() == t.back(); }},
    {"an even number of characters", [](std::string_view t) { return t.size() % 2 == 0; }},
    {"three or more vowels",
     [](std::string_view t) {
       return std::ranges::count_if(
                  t, [](char c) { return std::string_view("aeiouAEIOU").find(c) != std::string_view::npos; }) >= 3;
     }},
    {"as many `(` as `)`, and one at least",
     [](std::string_view t) {
       return t.find('(') != std::string_view::npos && std::ranges::count(t, '(') == std::ranges::count(t, ')');
     }},
    {"digits only after its last letter",
     [](std::string_view t) {
       const auto last = std::find_if(t.rbegin(), t.rend(), isLetter);
       return last != t.rend() && last != t.rbegin() && std::all_of(t.rbegin(), last, isDigit);
     }},
};

std::string shown(std::string_view text) { return fmt::format("`{}`", text); }

bool hasSome(std::string_view text, const CharacterClass& one) { return std::ranges::any_of(text, one.holds); }

/// Every eighth draw, at most, comes to nothing where most of a kind's members don't suit the text.
template <typename Kinds, typename Suits>
const auto* drawSuiting(const Kinds& kinds, Random& random, Suits suits) {
  for (size_t tries = 0; tries < 8; ++tries)
    if (const auto& one = kinds[random.below(std::size(kinds))]; suits(one)) return &one;
  return static_cast<decltype(&kinds[0])>(nullptr);
}

}  // namespace

std::string_view inside(std::string_view text) {
  return text.size() >= 2 && isQuote(text.front()) && text.back() == text.front() ? text.substr(1, text.size() - 2)
                                                                                  : text;
}

std::optional<double> number(std::string_view quoted) {
  const std::string_view text = inside(quoted);
  double value = 0;
  const char* end = text.data() + text.size();
  if (text.empty() || isLetter(text.front())) return std::nullopt;  // not "inf" and "nan"
  const auto [stop, error] = std::from_chars(text.data(), end, value);
  return error == std::errc() && stop == end ? std::optional(value) : std::nullopt;
}

size_t length(std::string_view text) {
  return static_cast<size_t>(
      std::ranges::count_if(text, [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

std::optional<TextTest> drawTextTest(std::string_view text, Random& random) {
  const std::string in(inside(text));
  if (in.empty()) return TextTest{"that is empty", false, [](std::string_view t) { return t.empty(); }};
  switch (random.below(8)) {
    case 0:
    case 1: {
      const CharacterClass* one = drawSuiting(classes, random, [&](const auto& c) { return hasSome(in, c); });
      if (one == nullptr) return std::nullopt;
      return TextTest{fmt::format("with {}", one->name), false, [one](std::string_view t) { return hasSome(t, *one); }};
    }
    case 2: {
      const CharacterClass* one = drawSuiting(classes, random, [&](const auto& c) { return !hasSome(in, c); });
      if (one == nullptr) return std::nullopt;
      return TextTest{fmt::format("without {}", one->name), false,
                      [one](std::string_view t) { return !hasSome(t, *one); }};
    }
    case 3: {
      const CharacterClass* one = drawSuiting(classes, random, [&](const auto& c) { return c.holds(in.front()); });
      if (one == nullptr) return std::nullopt;
      return TextTest{fmt::format("beginning with {}", one->name), false,
                      [one](std::string_view t) { return !t.empty() && one->holds(t.front()); }};
    }
    case 4: {
      const CharacterClass* one = drawSuiting(classes, random, [&](const auto& c) { return c.holds(in.back()); });
      if (one == nullptr) return std::nullopt;
      return TextTest{fmt::format("ending with {}", one->name), false,
                      [one](std::string_view t) { return !t.empty() && one->holds(t.back()); }};
    }
    case 5: {
      // A piece of it, from anywhere.
      const size_t size = 1 + random.below(std::min<size_t>(3, in.size()));
      const std::string piece = in.substr(random.below(in.size() - size + 1), size);
      const uint64_t where = random.below(3);
      if (where == 0 && in.starts_with(piece))
        return TextTest{fmt::format("beginning with {}", shown(piece)), false,
                        [piece](std::string_view t) { return t.starts_with(piece); }};
      if (where == 1 && in.ends_with(piece))
        return TextTest{fmt::format("ending with {}", shown(piece)), false,
                        [piece](std::string_view t) { return t.ends_with(piece); }};
      return TextTest{fmt::format("containing {}", shown(piece)), false,
                      [piece](std::string_view t) { return t.find(piece) != std::string_view::npos; }};
    }
    case 6: {
      if (in.size() < 2) return std::nullopt;
      const size_t own = length(in);
      if (random.chance(1, 2))
        return TextTest{fmt::format("of at least {} characters", own), false,
                        [own](std::string_view t) { return length(t) >= own; }};
      return TextTest{fmt::format("of at most {} characters", own), false,
                      [own](std::string_view t) { return length(t) <= own; }};
    }
    default: {
      const Shape* one = drawSuiting(shapes, random, [&](const auto& s) { return s.holds(in); });
      if (one == nullptr) return std::nullopt;
      return TextTest{fmt::format("with {}", one->words), true, one->holds};
    }
  }
}

std::optional<TextTest> drawNumberTest(double value, Random& random) {
  const double slack = std::floor(std::abs(value) * static_cast<double>(random.below(50)) / 100);
  const uint64_t way = random.below(3);
  const double low = value - slack, high = value + slack;
  if (way == 0)
    return TextTest{fmt::format("at least {}", low), false, [=](std::string_view t) {
                      const auto v = number(t);
                      return v && *v >= low;
                    }};
  if (way == 1)
    return TextTest{fmt::format("at most {}", high), false, [=](std::string_view t) {
                      const auto v = number(t);
                      return v && *v <= high;
                    }};
  return TextTest{fmt::format("from {} to {}", low, high), false, [=](std::string_view t) {
                    const auto v = number(t);
                    return v && *v >= low && *v <= high;
                  }};
}

}  // namespace hone::rules
