#include "explain/phrases.h"

#include <fmt/format.h>

#include <cctype>
#include <cmath>

#include "explain/feature.h"
#include "text/visible.h"

namespace hone {
namespace {

/// As a number of few digits; 0 for -0.
std::string digits(double value) { return fmt::format("{}", value + 0.0); }

std::string withEscapes(std::string_view text, char quote) {
  std::string escaped(1, quote);
  for (size_t at = 0; at < text.size();) {
    if (text[at] == quote || text[at] == '\\') escaped += '\\';
    const Glyph glyph = glyphAt(text, at);
    escaped += glyph.text;
    at += glyph.length;
  }
  return escaped + quote;
}

}  // namespace

std::string withArticle(const std::string& noun) {
  if (noun.starts_with("last ")) return "the " + noun;
  std::string letters;
  for (char c : noun) {
    const auto byte = static_cast<unsigned char>(c);
    if (std::isalnum(byte) != 0)
      letters += static_cast<char>(std::tolower(byte));
    else if (!letters.empty() || c == ' ')
      break;
  }
  const std::string_view sound = letters;
  const bool isHard = sound.starts_with("uni") || sound.starts_with("una");
  const bool isVowel = !sound.empty() && std::string_view("aeio").find(sound[0]) != std::string_view::npos;
  return (isVowel || (!isHard && (sound.starts_with("un") || sound.starts_with("up"))) ? "an " : "a ") + noun;
}

std::string asObject(const Feature& feature, const std::string& noun, const Parts& parts) {
  const bool isLiteral = feature.kind == FeatureKind::exists && parts.isToken(feature.part) && noun.starts_with('"');
  const bool isNamed = feature.alternative != anyAlternative && parts.isRule(feature.part);
  const bool hasText = feature.kind == FeatureKind::equals || (isNamed && feature.kind != FeatureKind::without);
  return isLiteral || hasText ? noun : withArticle(noun);
}

std::string listed(const std::vector<std::string>& all, std::string_view last) {
  std::string text;
  for (size_t i = 0; i < all.size(); ++i) {
    if (i > 0) text += i + 1 < all.size() ? ", " : fmt::format(" {} ", last);
    text += all[i];
  }
  return text;
}

Assertion says(const std::string& subject, const std::string& predicate) {
  if (predicate.empty()) return {"there is " + withArticle(subject), "there is no " + subject};
  return {withArticle(subject) + ' ' + predicate, "no " + subject + ' ' + predicate};
}

std::string atLeast(double bound) {
  const std::string own = digits(bound), beside = digits(std::nextafter(bound, -infinity));
  return own.size() <= beside.size() ? "≥ " + own : "> " + beside;
}

std::string atMost(double bound) {
  const std::string own = digits(bound), beside = digits(std::nextafter(bound, infinity));
  return own.size() <= beside.size() ? "≤ " + own : "< " + beside;
}

std::string whole(double bound) { return digits(std::ceil(bound)); }

std::string quoted(std::string_view text, Part part, const Parts& parts) {
  const char quote = text.size() > 1 && text.front() == text.back() ? text.front() : '\0';
  if (quote != '"' && quote != '\'') return withEscapes(text, '"');
  const bool hasOthers = text.substr(1, text.size() - 2).find(quote) != std::string_view::npos;
  if (parts.isAlwaysQuoted(part) && !hasOthers && visible(text) == text) return std::string(text);
  return withEscapes(text, quote == '"' ? '\'' : '"');
}

}  // namespace hone
