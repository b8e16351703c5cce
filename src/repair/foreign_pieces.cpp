// Only what the language itself has no use for is a piece: in a language with words, a word needs no quotes. Whether
// the parser can use what comes in its place is for the search to see.

#include "repair/foreign_pieces.h"

#include <algorithm>
#include <boost/algorithm/string/replace.hpp>

#include "repair/characters.h"
#include "repair/edit_cost.h"
#include "repair/piece_cost.h"
#include "repair/plain_number.h"

namespace hone {
namespace {

bool beginsName(char c) { return isLetter(c) || c == '_' || c == '$'; }
bool inName(char c) { return beginsName(c) || isDigit(c); }

struct QuotePair {
  std::string_view open, close;
};
constexpr QuotePair quotePairs[] = {
    {"'", "'"},           {"`", "`"},           {"\"", "\""},         {"\u201C", "\u201D"}, {"\u201E", "\u201C"},
    {"\u201D", "\u201D"}, {"\u2018", "\u2019"}, {"\u00AB", "\u00BB"}, {"\\\"", "\\\""},     {"&quot;", "&quot;"}};

/// The last character before an offset that is no blank; 0 if there is none.
char lastBefore(std::string_view text, uint32_t offset) {
  while (offset > 0 && isBlank(text[offset - 1])) --offset;
  return offset == 0 ? '\0' : text[offset - 1];
}

/// Of what looks like a comment in some language.
uint32_t commentLength(std::string_view rest) {
  constexpr size_t longest = 4096;
  rest = rest.substr(0, longest);
  auto upTo = [&](std::string_view closer, size_t from) {
    size_t found = rest.find(closer, from);
    return found == std::string_view::npos ? size_t{0} : found + closer.size();
  };
  auto line = [&] { return std::min(rest.find_first_of("\r\n"), rest.size()); };
  size_t length = 0;
  if (rest.starts_with("/*"))
    length = upTo("*/", 2);
  else if (rest.starts_with("<!--"))
    length = upTo("-->", 4);
  else if (rest.starts_with("//") || rest.starts_with("#") || rest.starts_with("--"))
    length = line();
  return static_cast<uint32_t>(length);
}

/// At least one, and each between two letters.
bool holdsApostrophes(std::string_view content) {
  for (size_t at = content.find('\''); at != std::string_view::npos; at = content.find('\'', at + 1))
    if (at == 0 || at + 1 == content.size() || !isLetter(content[at - 1]) || !isLetter(content[at + 1])) return false;
  return content.find('\'') != std::string_view::npos;
}

/// A separator comes, a closing bracket, the end of a line, or an operator.
bool endsQuoted(const PieceContext& context, std::string_view rest, size_t at) {
  if (endsValue(rest, at)) return true;
  const size_t next = behindBlanks(rest, at);
  return next < rest.size() && !isOpener(rest[next]) && !isQuote(rest[next]) && context.notation.beginsSign(rest[next]);
}

/// A string between quotes that the language doesn't have.
void findQuotes(const PieceContext& context, uint32_t offset, std::vector<FoundPiece>& found) {
  if (context.notation.quote() == 0) return;
  std::string_view rest = context.text.substr(offset, longestPiece);
  std::string_view own(&context.text[offset], 1);
  for (auto [open, close] : quotePairs) {
    if (!rest.starts_with(open) || (open == "\"" && open == own && own[0] == context.notation.quote())) continue;
    // Of quotes that the language has, only what holds one of them is a piece: 'it's'.
    const bool known = open.size() == 1 && context.notation.isToken(std::string(open) + "a" + std::string(close));
    if (known && open != "'") continue;
    const bool escaped = open.size() > 1 && (open[0] == '\\' || open[0] == '&');
    constexpr std::string_view continuedLine = "\\\n";
    for (size_t at = open.size(); at < rest.size() && rest[at] != '\n'; ++at) {
      if (rest.substr(at).starts_with(close) && endsQuoted(context, rest, at + close.size())) {
        std::string content(rest.substr(open.size(), at - open.size()));
        if (known && !holdsApostrophes(content)) break;
        // As a shell quotes a whole text.
        if (!content.empty() && isOpener(content[0]) && behindBlanks(context.text, 0) == offset &&
            behindBlanks(rest, at + close.size()) == rest.size())
          break;
        // Some languages double a quote to have it in a string.
        if (open.size() == 1) boost::replace_all(content, std::string(2, open[0]), open);
        boost::replace_all(content, continuedLine, "");
        std::optional<std::string> text = context.notation.quoted(content);
        // As the language itself writes such a text.
        if (known) {
          boost::replace_all(content, open, std::string(2, open[0]));
          if (content.insert(0, open).append(close); context.notation.isToken(content)) text = std::move(content);
        }
        if (!text) break;
        // Inside of a string that is closed on the same line it is text.
        found.push_back({escaped ? PieceKind::escaped : PieceKind::quotes, static_cast<uint32_t>(at + close.size()),
                         piece_cost::quotes, PieceSite::betweenTokens, std::move(*text)});
        break;
      }
      if (rest[at] == '\\' && open[0] != '\\') ++at;
    }
  }
}

/// A word in a language that has none: a keyword of another language, a call, or a string without quotes.
void findWords(const PieceContext& context, uint32_t offset, std::vector<FoundPiece>& found) {
  char c = context.text[offset];
  if (!beginsName(c) || (offset > 0 && inName(context.text[offset - 1]))) return;
  std::string_view rest = context.text.substr(offset, longestPiece);
  size_t length = 1;
  while (length < rest.size() &&
         (inName(rest[length]) || (oneOf(rest[length], "-.") && length + 1 < rest.size() && inName(rest[length + 1]))))
    ++length;
  std::string_view word = rest.substr(0, length);
  auto add = [&](PieceKind kind, size_t size, uint32_t first, std::string text) {
    found.push_back({kind, static_cast<uint32_t>(size), first, PieceSite::betweenTokens, std::move(text)});
  };
  if (std::string meant = context.notation.exchanged(word); !meant.empty())
    add(PieceKind::other, length, piece_cost::misspelt, std::move(meant));
  if (std::string_view keyword = context.notation.keywordFor(word); !keyword.empty())
    add(PieceKind::keyword, length, piece_cost::keyword, std::string(keyword));
  if (context.notation.hasWords()) return;
  // A quote behind a word was opened before it.
  const char behind = length < rest.size() ? rest[length] : '\0';
  if (behind != '\0' && behind == context.notation.quote() && endsValue(rest, length + 1))
    if (std::optional<std::string> text = context.notation.quoted(word))
      add(PieceKind::halfQuoted, length + 1, piece_cost::halfQuoted, std::move(*text));
  // What may have got in by accident, rather the shorter it is.
  if (!context.notation.isToken(word))
    add(PieceKind::other, length, length == 1 ? piece_cost::strayLetter : piece_cost::strayWord, {});
  // Several words in a row.
  size_t far = std::min(rest.find_first_of(",:;=()[]{}\"'\r\n<>", length), rest.size());
  if (rest.substr(far).starts_with('(') && !context.notation.hasSign('('))
    add(PieceKind::call, far + 1, piece_cost::call, {});
  while (far > length && isBlank(rest[far - 1])) --far;
  if (context.notation.reads(word) && context.notation.isToken(word)) return;
  if (!context.notation.keywordFor(word).empty()) return;
  const PieceKind kind = context.notation.resemblesKeyword(word) ? PieceKind::other : PieceKind::word;
  // A key without quotes is a habit; another word may have come out of a slip.
  const size_t next = behindBlanks(rest, length);
  const bool isKey = next < rest.size() && oneOf(rest[next], ":=") && context.notation.hasSign(':');
  if (std::optional<std::string> text = context.notation.quoted(word))
    add(kind, length, isKey ? piece_cost::key : piece_cost::word, std::move(*text));
  if (far > length)
    if (std::optional<std::string> text = context.notation.quoted(rest.substr(0, far)))
      add(PieceKind::word, far, piece_cost::words, std::move(*text));
}

/// Of a date, time, version, address or the like: numbers and letters that signs hold together.
size_t compoundLength(std::string_view rest) {
  size_t length = 1, signs = 0;
  while (length < rest.size() && (inName(rest[length]) || (oneOf(rest[length], ".-:/+") && length + 1 < rest.size() &&
                                                           isWord(rest[length + 1])))) {
    signs += !inName(rest[length]);
    ++length;
  }
  const bool telling = rest.substr(0, length).find_first_of(":/") != std::string_view::npos;
  return signs > 1 || (signs == 1 && telling) ? length : 0;
}

/// A number as other languages write it, or with a unit.
void findNumbers(const PieceContext& context, uint32_t offset, std::vector<FoundPiece>& found) {
  char c = context.text[offset];
  if (!isDigit(c) && !oneOf(c, "+-.")) return;
  if (offset > 0 && (inName(context.text[offset - 1]) || oneOf(context.text[offset - 1], "+-."))) return;
  std::string_view rest = context.text.substr(offset, 64);
  size_t length = 1;
  while (length < rest.size() && (inName(rest[length]) || rest[length] == '.')) ++length;
  auto add = [&](PieceKind kind, size_t size, uint32_t first, std::string text) {
    found.push_back({kind, static_cast<uint32_t>(size), first, PieceSite::betweenTokens, std::move(text)});
  };
  std::string number = plainNumber(rest.substr(0, length));
  if (number != rest.substr(0, length) && context.notation.isToken(number))
    return add(PieceKind::number, length, piece_cost::number, std::move(number));
  if (const size_t whole = compoundLength(rest); whole >= length)
    if (std::optional<std::string> text = context.notation.quoted(rest.substr(0, whole)))
      return add(PieceKind::other, whole, piece_cost::compound, std::move(*text));
  // With a unit behind it; a single letter may have got in by accident.
  const bool percent = length < rest.size() && rest[length] == '%';
  if (percent) ++length;
  const size_t unit = length - std::min(rest.find_first_not_of("0123456789."), length);
  if (unit == 0 || !isDigit(c) || context.notation.hasWords() || context.notation.isToken(rest.substr(0, length)))
    return;
  if (std::optional<std::string> text = context.notation.quoted(rest.substr(0, length)))
    add(PieceKind::other, length,
        percent    ? piece_cost::percent
        : unit > 1 ? piece_cost::unit
                   : piece_cost::letter,
        std::move(*text));
}

struct BareRest {
  size_t length;
  uint32_t signs;  ///< in its brackets
};

/// All up to a separator or the end of the line, but for what is in brackets; nothing if these don't match.
BareRest bareRest(std::string_view rest) {
  size_t depth = 0;
  BareRest found{0, 0};
  for (size_t at = 0; at < rest.size(); ++at) {
    const char c = rest[at];
    if (depth == 0 && (oneOf(c, ",;\r\n") || isCloser(c))) break;
    if (isOpener(c)) ++depth;
    if (isCloser(c)) --depth;
    if (c == '\n') return {0, 0};
    found.signs += (depth > 0 && oneOf(c, ",:")) || oneOf(c, "\"'");
    if (!isBlank(c)) found.length = at + 1;
  }
  return depth == 0 ? found : BareRest{0, 0};
}

/// A value without quotes, up to the separator behind it: a colour or path that begins with a sign, or anything.
void findBareValues(const PieceContext& context, uint32_t offset, std::vector<FoundPiece>& found) {
  const std::string_view rest = context.text.substr(offset, longestPiece);
  if (context.notation.hasWords() || isBlank(rest[0]) || rest[0] == context.notation.quote()) return;
  if (lastBefore(context.text, offset) != ':' || !context.notation.hasSign(':')) return;
  auto add = [&](size_t length, uint32_t cost) {
    if (std::optional<std::string> text = context.notation.quoted(rest.substr(0, length)))
      found.push_back(
          {PieceKind::other, static_cast<uint32_t>(length), cost, PieceSite::betweenTokens, std::move(*text)});
  };
  const size_t sign = std::min(rest.find_first_of(",;()[]{}\"'\r\n \t"), rest.size());
  if (rest.size() > 1 && oneOf(rest[0], "#/~@%&*!<>?^\\") && isWord(rest[1]) && endsValue(rest, sign))
    add(sign, piece_cost::bareValue);
  const BareRest all = bareRest(rest);
  if (all.length > 0 && rest.find_first_of(" \t:/(){}<>*+&|") < all.length)
    add(all.length, piece_cost::bareRest + piece_cost::signInRest * all.signs);
}

/// A character that shows as a blank or not at all, and that isn't one in the language.
void findUnseen(const PieceContext& context, uint32_t offset, std::vector<FoundPiece>& found) {
  constexpr std::pair<std::string_view, std::string_view> all[] = {{"\u00A0", " "}, {"\u202F", " "}, {"\u3000", " "},
                                                                   {"\u200B", ""},  {"\u200E", ""},  {"\u2060", ""},
                                                                   {"\uFEFF", ""}};
  const std::string_view rest = context.text.substr(offset, 3);
  for (auto [unseen, plain] : all)
    if (rest.starts_with(unseen))
      found.push_back({PieceKind::unseen, static_cast<uint32_t>(unseen.size()), piece_cost::unseen,
                       PieceSite::betweenTokens, std::string(plain)});
}

/// A separator or closing bracket stands where a value should, behind a `:`.
bool missesValue(const PieceContext& context, uint32_t offset) {
  const char c = context.text[offset];
  if (context.notation.missingValue().empty()) return false;
  if (oneOf(c, "\r\n") && offset > 0 && context.notation.hasSign('=')) {
    const size_t before = context.text.substr(0, offset).find_last_not_of(" \t");
    if (before != std::string_view::npos && context.text[before] == '=') return true;
  }
  return (oneOf(c, ",;") || isCloser(c)) && context.notation.hasSign(c) && lastBefore(context.text, offset) == ':' &&
         context.notation.hasSign(':');
}

/// Separators and brackets of other languages, and those that are too many.
void findSigns(const PieceContext& context, uint32_t offset, std::vector<FoundPiece>& found) {
  char c = context.text[offset];
  auto add = [&](PieceKind kind, size_t size, uint32_t first, std::string text) {
    found.push_back({kind, static_cast<uint32_t>(size), first, PieceSite::betweenTokens, std::move(text)});
  };
  std::string_view rest = context.text.substr(offset);
  // As other languages end a statement.
  if (c == ';' && !context.notation.hasSign(';') && (rest.size() == 1 || oneOf(rest[1], "\r\n")))
    add(PieceKind::separator, 1, piece_cost::spareSeparator, {});
  if (oneOf(c, ",;") && (context.notation.hasSign(',') || context.notation.hasSign(';'))) {
    size_t next = behindBlanks(rest, 1);
    bool last = next == rest.size() || (isCloser(rest[next]) && context.notation.hasSign(rest[next]));
    const char before = lastBefore(context.text, offset);
    bool first = isOpener(before) && context.notation.hasSign(before);
    if (first || last || rest[next] == c) add(PieceKind::other, 1, piece_cost::spareSeparator, {});
    for (std::string_view dots : {"...", "\u2026"})
      if (rest.substr(next).starts_with(dots))
        add(PieceKind::other, next + dots.size(), piece_cost::spareSeparator, {});
  }
  if (uint32_t length = commentLength(rest); length > 1) {
    bool apart = offset == 0 || isBlank(context.text[offset - 1]);
    bool foreign = !context.notation.reads(rest.substr(0, 64)) && (c != '#' || apart);
    add(PieceKind::comment, length, foreign ? piece_cost::comment : edit_cost::deleteComment, {});
  }
  if (missesValue(context, offset))
    add(PieceKind::other, 1, piece_cost::missingValue, std::string(context.notation.missingValue()) + c);
  if (missesSeparator(context, offset)) add(PieceKind::gap, 1, piece_cost::missingSeparator, std::string{',', c});
  if (rest.starts_with("...")) add(PieceKind::other, 3, piece_cost::ellipsis, {});
  std::string_view separator = rest.starts_with("=>") ? "=>" : rest.starts_with(":=") ? ":=" : rest.substr(0, 1);
  if (oneOf(c, ";,=:|") && !(separator.size() == 1 && context.notation.hasSign(c)))
    for (char own :
         std::string_view(separator.find('=') != separator.npos && context.notation.hasSign(':') ? ":" : ",:;="))
      if (separator != std::string_view(&own, 1) && context.notation.hasSign(own))
        add(PieceKind::separator, separator.size(), piece_cost::separator, std::string(1, own));
  // Two closing brackets have changed places.
  if (isCloser(c) && rest.size() > 1 && isCloser(rest[1]) && rest[1] != c && context.notation.hasSign(c) &&
      context.notation.hasSign(rest[1]))
    add(PieceKind::other, 2, piece_cost::exchanged, std::string{rest[1], c});
  if (oneOf(c, "()[]{}") && !context.notation.hasSign(c)) {
    for (char own : isCloser(c) ? std::string_view(")]}") : std::string_view("([{"))
      if (own != c && context.notation.hasSign(own))
        add(PieceKind::bracket, 1, piece_cost::bracket, std::string(1, own));
    if (c == ')' && context.habit(PieceKind::call) > 0) add(PieceKind::call, 1, piece_cost::endOfCall, {});
  }
}

}  // namespace

bool missesSeparator(const PieceContext& context, uint32_t offset) {
  if (offset == 0 || !isBlank(context.text[offset]) || !context.notation.hasSign(',')) return false;
  const size_t next = behindBlanks(context.text, offset);
  if (next == context.text.size()) return false;
  const char before = context.text[offset - 1], behind = context.text[next];
  if (isCloser(before) && isOpener(behind)) return context.text[offset] == '\n' && context.notation.hasSign(before);
  // In a language with words, two values side by side may well be meant.
  const char quote = context.notation.quote();
  return !context.notation.hasWords() && (isWord(before) || before == quote) && (isWord(behind) || behind == quote);
}

void findForeignPieces(const PieceContext& context, uint32_t offset, std::vector<FoundPiece>& found) {
  findQuotes(context, offset, found);
  findWords(context, offset, found);
  findNumbers(context, offset, found);
  findBareValues(context, offset, found);
  findUnseen(context, offset, found);
  findSigns(context, offset, found);
}

}  // namespace hone
