#include "repair/values.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>

#include "grammar/repair_hints.h"
#include "repair/characters.h"
#include "repair/notation.h"
#include "repair/plain_encoding.h"
#include "repair/plain_number.h"
#include "text/decode.h"

namespace hone {
namespace {

bool isOfValue(char c) { return isLetter(c) || isDigit(c) || static_cast<uint8_t>(c) >= 0x80; }

size_t wordsIn(std::string_view text) {
  size_t words = 0;
  bool inWord = false;
  for (const char c : text) {
    const bool word = isOfValue(c) || (inWord && oneOf(c, "_.-"));
    words += word && !inWord;
    inWord = word;
  }
  return words;
}

/// The name of an end tag is no value: its start tag tells it.
std::string withoutEndTags(std::string text) {
  for (size_t at = text.find("</"); at != text.npos; at = text.find("</", at)) {
    size_t end = at + 2;
    while (end < text.size() && (isOfValue(text[end]) || oneOf(text[end], "_-.:"))) ++end;
    text.erase(at, end - at);
  }
  return text;
}

/// `1_000` is another way to write 1000.
bool groupsDigits(std::string_view text, const Change& change) {
  const size_t end = change.offset + change.removed;
  return text.substr(change.offset, change.removed) == "_" && change.inserted.empty() && change.offset > 0 &&
         isDigit(text[change.offset - 1]) && end < text.size() && isDigit(text[end]);
}

/// The number in plain digits instead of another notation.
bool isPlainNumberOf(std::string_view text, const Change& change) {
  const auto within = [](char c) { return isOfValue(c) || oneOf(c, "+-._"); };
  size_t begin = change.offset, end = change.offset + change.removed;
  while (begin > 0 && within(text[begin - 1])) --begin;
  while (end < text.size() && within(text[end])) ++end;
  const std::string_view was = text.substr(begin, end - begin);
  if (std::ranges::none_of(was, isDigit) || !std::ranges::all_of(was, within)) return false;
  std::string is(was);
  is.replace(change.offset - begin, change.removed, change.inserted);
  return !is.empty() && plainNumber(was) == is;
}

/// Letters and digits come, go or change. Escapes, entities and the bytes of Windows-1252 are read as what they are.
bool changesContents(std::string_view original, const Change& change, bool tags) {
  if (groupsDigits(original, change) || isPlainNumberOf(original, change)) return false;
  constexpr size_t most = 24;
  size_t begin = change.offset, end = change.offset + change.removed;
  const std::string_view gone = original.substr(begin, change.removed);
  if (findEncodingFaults(gone, nullptr).mended == Changes{{0, change.removed, change.inserted}}) return false;
  // A character's number for its name.
  if (begin > 0 && original[begin - 1] == '&' && original.substr(end).starts_with(';') &&
      change.inserted.starts_with('#'))
    return false;
  // Half an escape or entity tells nothing.
  while (begin > 0 && change.offset - begin < most && !isBlank(original[begin - 1])) --begin;
  const size_t behind = end;
  while (end < original.size() && end - behind < most && !isBlank(original[end])) ++end;
  const auto contents = [&](std::string_view middle, bool keepsBlanks) {
    std::string text(original.substr(begin, change.offset - begin));
    text += middle;
    text += original.substr(behind, end - behind);
    if (tags) text = withoutEndTags(std::move(text));
    if (!keepsBlanks) std::erase_if(text, isBlank);
    std::string out = unescaped(text);
    std::erase_if(out, [](char c) { return !isWord(c) && static_cast<uint8_t>(c) < 0x80; });
    return out;
  };
  return contents(gone, true) != contents(change.inserted, true) &&
         contents(gone, false) != contents(change.inserted, false);
}

/// Prose before or behind a text in brackets: not all of it is of the language, or no text stands there.
bool isProse(std::string_view original, const Change& change, Language& language) {
  const size_t end = change.offset + change.removed;
  const std::string_view gone = original.substr(change.offset, change.removed);
  if ((change.offset > 0 && end < original.size()) || gone.find_first_of("\"'{}[]=<") != gone.npos ||
      change.inserted.find_first_not_of(" \t\r\n)]}") != std::string::npos)
    return false;
  if (repairHints(language.name()).tags) return true;
  return std::ranges::any_of(language.lexer().all(gone, detectEncoding(gone), language.stop()),
                             [](const Token& token) { return token.type < 0; });
}

/// What goes with the change: the rest of a word that stays is a value that changes, and a comment is none.
size_t droppedWords(std::string_view original, const Change& change, std::string_view after, Language& language) {
  std::string_view gone = original.substr(change.offset, change.removed);
  const bool wholeLines = change.offset == 0 || original[change.offset - 1] == '\n';
  if (isComment(gone) || (wholeLines && gone.ends_with('\n') && hasLines(after, gone)) ||
      isProse(original, change, language))
    return 0;
  const size_t end = change.offset + change.removed;
  if (change.offset > 0 && isOfValue(original[change.offset - 1]))
    while (!gone.empty() && isOfValue(gone.front())) gone.remove_prefix(1);
  if (end < original.size() && isOfValue(original[end]))
    while (!gone.empty() && isOfValue(gone.back())) gone.remove_suffix(1);
  std::string text(gone);
  if (repairHints(language.name()).tags) text = withoutEndTags(std::move(text));
  std::ranges::replace_if(text, isBlank, ' ');
  return wordsIn(unescaped(text));
}

/// What the token says.
void appendValue(std::string_view text, const Token& token, const Notation& notation,
                 const std::optional<TableRows>& table, std::string& values) {
  constexpr char end = '\x1F';
  if (token.hidden || token.type == endOfFile || token.end <= token.begin) return;
  std::string_view part = text.substr(token.begin, token.end - token.begin);
  // In a table, a value's place counts.
  if (table && part.size() == 1 && table->separators.find(part[0]) != std::string::npos) {
    values += ',';
    return;
  }
  if (table && part.find_first_not_of("\r\n") == part.npos) values += '\n';
  while (!part.empty() && isBlank(part.front())) part.remove_prefix(1);
  while (!part.empty() && isBlank(part.back())) part.remove_suffix(1);
  if (part.empty() || part == "," || part == ";") return;
  const bool quoted = part.size() > 1 && isQuote(part.front()) && part.back() == part.front();
  // A text in quotes and one without are the same, but `5` and `"5"` are not.
  if (quoted && isLetter(part[1]) && notation.keywordFor(part.substr(1, part.size() - 2)).empty())
    part = part.substr(1, part.size() - 2);
  values += unescaped(part);
  values += end;
}

/// A token whose other texts say something else: no separator, whatever blanks it has, and no keyword, whatever its
/// case, since that is none any more when a letter of it stands twice.
bool isValue(std::string_view text, const Token& token, Language& language, Encoding encoding) {
  if (token.type < 0) return !token.hidden;
  if (token.hidden || !language.hasManyTexts(token.type)) return false;
  const std::string_view part = text.substr(token.begin, token.end - token.begin);
  if (std::ranges::any_of(part, [](char c) { return isQuote(c) || isDigit(c) || static_cast<uint8_t>(c) >= 0x80; }))
    return true;
  const auto letter = static_cast<size_t>(std::ranges::find_if(part, isLetter) - part.begin());
  if (letter == part.size()) return false;
  std::string doubled(part);
  doubled.insert(letter, 1, part[letter]);
  const Token again = language.lexer().next(doubled, encoding, 0, token.before);
  return again.type == token.type && again.end == doubled.size();
}

}  // namespace

std::vector<PlainToken> plainTokens(std::string_view text, Language& language) {
  const Encoding encoding = detectEncoding(text);
  std::string copy;
  std::string_view marked = text;
  std::vector<uint32_t> places;  // of the marked text's bytes in the plain one
  if (language.marksIndentation()) {
    copy = language.marked(std::string(text), encoding);
    marked = copy;
    places.reserve(marked.size() + 1);
    uint32_t at = 0;
    for (const char c : marked) {
      const bool layout = isIndentationMark(c) || c == ' ' || c == '\t';
      while (!layout && at < text.size() && text[at] != c && isBlank(text[at])) ++at;
      places.push_back(at);
      if (at < text.size() && text[at] == c)
        ++at;
      else if (!layout)
        return {};
    }
    places.push_back(static_cast<uint32_t>(text.size()));
  }
  auto plain = [&](uint32_t offset) { return places.empty() ? offset : places[offset]; };
  std::vector<PlainToken> tokens;
  for (const Token& token : language.lexer().all(marked, encoding, language.stop()))
    if (token.type != endOfFile && token.end > token.begin)
      tokens.push_back(
          {plain(token.begin), plain(token.end), token.hidden, isValue(marked, token, language, encoding)});
  return tokens;
}

std::string unescaped(std::string_view text) {
  // With the quotes of typography.
  constexpr std::array<std::pair<std::string_view, char>, 10> entities = {{{"&amp;", '&'},
                                                                           {"&lt;", '<'},
                                                                           {"&gt;", '>'},
                                                                           {"&quot;", '"'},
                                                                           {"&apos;", '\''},
                                                                           {"\xE2\x80\x9C", '"'},
                                                                           {"\xE2\x80\x9D", '"'},
                                                                           {"\xE2\x80\x9E", '"'},
                                                                           {"\xE2\x80\x98", '\''},
                                                                           {"\xE2\x80\x99", '\''}}};
  constexpr std::string_view controls = "\n\r\t\f\b", letters = "nrtfb";
  std::string out;
  out.reserve(text.size());
  for (size_t at = 0; at < text.size(); ++at) {
    const char c = text[at];
    const auto* entity = entities.end();
    if (c == '&' || c == '\xE2')
      entity = std::ranges::find_if(entities, [&](const auto& e) { return text.substr(at).starts_with(e.first); });
    if (entity != entities.end()) {
      out += entity->second;
      at += entity->first.size() - 1;
    } else if (const size_t control = controls.find(c); control != std::string_view::npos) {
      out += letters[control];
    } else if (c != '\\' && !(isQuote(c) && out.ends_with(c))) {
      out += c;
    }
  }
  return out;
}

std::string valuesOf(std::string_view text, Language& language) {
  const Encoding encoding = detectEncoding(text);
  const Notation notation(language);
  const std::optional<TableRows>& table = repairHints(language.name()).table;
  std::string marked;
  if (language.marksIndentation()) marked = language.marked(std::string(text), encoding);
  const std::string_view all = marked.empty() ? text : marked;
  std::string values;
  for (const Token& token : language.lexer().all(all, encoding, language.stop()))
    appendValue(all, token, notation, table, values);
  return values;
}

bool hasLines(std::string_view text, std::string_view part) {
  const std::string all = fmt::format("\n{}\n", text);
  for (size_t end = 0; !part.empty(); part.remove_prefix(std::min(end + 1, part.size()))) {
    end = std::min(part.find('\n'), part.size());
    if (end > 0 && all.find(fmt::format("\n{}\n", part.substr(0, end))) == all.npos) return false;
  }
  return true;
}

bool isComment(std::string_view text) {
  const size_t start = text.find_first_not_of(" \t\r\n");
  if (start == std::string_view::npos) return false;
  text.remove_prefix(start);
  return text.starts_with("//") || text.starts_with("/*") || text.starts_with("<!--") || text.starts_with("# ");
}

ValueCounts countedValues(std::string_view original, const Changes& changes, Language& language) {
  ValueCounts counts;
  const std::string after = applied(original, changes);
  const bool tags = repairHints(language.name()).tags.has_value();
  auto next = changes.begin();
  int64_t shift = 0;  // of the changes before `next`
  // Of the change at `seen`: one may lie over thousands of tokens.
  auto seen = changes.end();
  bool contents = false, onlyAdds = false, inside = false;
  auto look = [&] {
    if (seen == next) return;
    seen = next;
    inside = false;
    contents = changesContents(original, *next, tags);
    onlyAdds = wordsIn(original.substr(next->offset, next->removed)) == 0;
  };
  auto loses = [&] {
    if (!counts.firstLoss) counts.firstLoss = static_cast<size_t>(next - changes.begin());
  };
  auto pass = [&] {
    look();
    const size_t was = contents && !inside ? droppedWords(original, *next, after, language) : 0;
    const size_t is = wordsIn(next->inserted);
    counts.dropped += was > is ? was - is : 0;
    if (was > is) loses();
    shift += static_cast<int64_t>(next->inserted.size()) - next->removed;
    ++next;
  };
  for (const PlainToken& token : plainTokens(after, language)) {
    bool changed = false, added = false;
    while (next != changes.end()) {
      const int64_t begin = next->offset + shift, end = begin + static_cast<int64_t>(next->inserted.size());
      if (begin >= token.end) break;
      if (end > token.begin || (begin == end && begin > token.begin)) {
        look();
        changed = changed || contents;
        added = added || (begin <= token.begin && end >= token.end && onlyAdds);
        if (contents && token.value && !added) loses();
        // A part of the value that has changed, which counts once.
        inside = token.value && begin > token.begin && end < token.end &&
                 std::ranges::none_of(original.substr(next->offset, next->removed), isQuote);
        if (end > token.end) break;
      }
      pass();
    }
    if (token.value && !added) ++(changed ? counts.changed : counts.kept);
  }
  while (next != changes.end()) pass();
  return counts;
}

}  // namespace hone
