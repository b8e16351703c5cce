#include "repair/string_slips.h"

#include <re2/re2.h>

#include <algorithm>
#include <optional>

#include "repair/characters.h"
#include "repair/edit_cost.h"
#include "repair/piece_cost.h"

namespace hone {
/// A backslash that the language's strings can't have before what follows it.
bool strayBackslash(const PieceContext& context, uint32_t offset) {
  if (offset + 1 >= context.text.size() || (offset > 0 && context.text[offset - 1] == '\\')) return false;
  const char quote = context.notation.quote();
  // Some escapes go on with digits.
  return !context.notation.isToken(std::string{quote, '\\', context.text[offset + 1], '0', '0', '0', '0', quote});
}

namespace {

/// Of quotes within a string, `"he said "yes" to me"`, the length of the pair that begins at the offset; 0 if none
/// does. The outer quotes stand beside separators, the inner ones don't.
size_t innerQuotes(std::string_view text, uint32_t offset, char quote) {
  const size_t before = text.substr(0, offset).find_last_not_of(" \t");
  if (before == std::string_view::npos || oneOf(text[before], ",:;=([{\r\n") || endsValue(text, offset + 1)) return 0;
  const std::string_view rest = text.substr(offset, longestPiece);
  const size_t partner = rest.find_first_of(std::string{quote, '\\', '\n'}, 1);
  if (partner == std::string_view::npos || rest[partner] != quote || endsValue(rest, partner + 1)) return 0;
  return oneOf(rest[partner - 1], ",:;=([{ \t") ? 0 : partner + 1;
}

/// A member's value that begins the text with a quote, up to the quote behind which the next member or the end of the
/// line or of the object comes, if pairs of quotes are between the two: `"a "b" c", "next": 1`. 0 if there are none.
size_t memberWithQuotes(std::string_view text, char quote) {
  static const RE2 endOfMember(R"re(\s*(?:,?\s*(?:\n|$)|\}|,\s*["']\w[^"'\n]*["']\s*:))re");
  size_t inner = 0;
  for (size_t at = 1; at < text.size() && text[at] != '\n'; ++at) {
    if (text[at] == '\\') return 0;
    if (text[at] != quote) continue;
    const re2::StringPiece rest(text.data() + at + 1, text.size() - at - 1);
    re2::StringPiece end;
    if (endOfMember.Match(rest, 0, rest.size(), RE2::ANCHOR_START, &end, 1))
      return inner > 0 && inner % 2 == 0 ? at + 1 : 0;
    // The first of a pair opens something.
    if (inner % 2 == 0 &&
        (isWord(text[at - 1]) || at + 1 == text.size() || isBlank(text[at + 1]) || endsValue(text, at + 1)))
      return 0;
    ++inner;
  }
  return 0;
}

/// The string that begins the text with every backslash doubled, if it is a path such as "C:\new" and none is yet.
std::optional<std::string> windowsPath(std::string_view text, char quote) {
  constexpr size_t shortest = 4;
  const size_t end = text.find(quote, 1);
  const std::string_view path = end == std::string_view::npos ? std::string_view() : text.substr(1, end - 1);
  if (path.size() < shortest || !isLetter(path[0]) || path[1] != ':' || path[2] != '\\' || path.back() == '\\' ||
      path.find('\n') != std::string_view::npos || path.find("\\\\") != std::string_view::npos)
    return std::nullopt;
  std::string doubled(1, quote);
  for (const char c : path) doubled.append(c == '\\' ? 2 : 1, c);
  return doubled + quote;
}

bool anyStray(const PieceContext& context, uint32_t offset, size_t length) {
  const size_t end = std::min(offset + length, context.text.size());
  for (size_t at = offset; at < end; ++at)
    if (context.text[at] == '\\' && strayBackslash(context, static_cast<uint32_t>(at))) return true;
  return false;
}

/// All of the path's backslashes are doubled or none: where one makes no escape, the others were meant as none either.
bool isInPath(const PieceContext& context, uint32_t offset, char quote) {
  const size_t begin = context.text.substr(0, offset).rfind(quote);
  if (begin == std::string_view::npos || offset - begin >= longestPiece) return false;
  const std::string_view rest = context.text.substr(begin, longestPiece);
  return rest.find(quote, 1) > offset - begin && windowsPath(rest, quote);
}

}  // namespace

void findStringSlips(const PieceContext& context, uint32_t offset, std::vector<FoundPiece>& found) {
  const char quote = context.notation.quote();
  if (quote == 0) return;
  const char c = context.text[offset];
  const std::string_view rest = context.text.substr(offset, longestPiece);
  auto add = [&](PieceKind kind, size_t size, uint32_t cost, std::string text) {
    found.push_back({kind, static_cast<uint32_t>(size), cost, PieceSite::inToken, std::move(text)});
  };
  // A string that the end of the text cuts off doesn't hold the line break there.
  if (std::optional<std::string> escape = context.notation.escaped(c);
      escape && behindBlanks(context.text, offset) < context.text.size())
    add(PieceKind::other, 1, piece_cost::control, std::move(*escape));
  // The end of the text cuts off an escape.
  constexpr size_t longestEscape = 6;
  if (c == '\\' && rest.size() < longestEscape && rest.find_first_not_of("u0123456789abcdefABCDEF", 1) == rest.npos)
    return add(PieceKind::other, rest.size(), piece_cost::control, {});
  // What needs its backslash in another language's quotes.
  if (rest.starts_with("\\'") && quote != '\'' && strayBackslash(context, offset))
    return add(PieceKind::backslash, 2, piece_cost::otherQuote, "'");
  if (c == '\\' && strayBackslash(context, offset) && !isInPath(context, offset, quote))
    return add(PieceKind::backslash, 1, edit_cost::doubleBackslash, "\\\\");
  if (c != quote || offset == 0) return;
  if (std::optional<std::string> path = windowsPath(rest, quote); path && anyStray(context, offset, path->size()))
    found.push_back({PieceKind::other, static_cast<uint32_t>(rest.find(quote, 1) + 1), piece_cost::control,
                     PieceSite::betweenTokens, std::move(*path)});
  const size_t colon = context.text.substr(0, offset).find_last_not_of(" \t");
  if (colon != std::string_view::npos && context.text[colon] == ':' && context.notation.hasSign(':'))
    if (const size_t length = memberWithQuotes(rest, quote); length > 0)
      if (std::optional<std::string> member = context.notation.quoted(rest.substr(1, length - 2)))
        found.push_back({PieceKind::other, static_cast<uint32_t>(length), piece_cost::innerQuotes,
                         PieceSite::betweenTokens, std::move(*member)});
  const std::optional<std::string> quoted = context.notation.quoted(std::string_view(&quote, 1));
  if (const size_t length = innerQuotes(context.text, offset, quote); length > 0 && quoted) {
    const std::string escaped = quoted->substr(1, quoted->size() - 2);
    add(PieceKind::other, length, piece_cost::innerQuotes, escaped + std::string(rest.substr(1, length - 2)) + escaped);
  }
}

}  // namespace hone
