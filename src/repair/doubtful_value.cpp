// A change is doubtful for one of four reasons. It changes contents: the characters of values, as the grammar tells
// values from keywords and signs. It turns contents into a comment or back. It leaves open where a value, element or
// block begins or ends. Or there is a rival: another reading that is as good.

#include "repair/doubtful_value.h"

#include <fmt/format.h>
#include <re2/re2.h>

#include <algorithm>
#include <optional>

#include "grammar/repair_hints.h"
#include "parse/recovery.h"
#include "repair/characters.h"
#include "repair/notation.h"
#include "repair/plain_number.h"
#include "repair/values.h"
#include "text/characters.h"
#include "text/common_parts.h"
#include "text/decode.h"
#include "text/line_index.h"

namespace hone {
namespace {

constexpr std::string_view layout = " \t\r\n";
constexpr std::string_view lineBlanks = " \t";  // within a line
/// Signs that change what a value says, whatever the language.
constexpr std::string_view computing = "+%^&~!?$@";

bool isBracket(int32_t c) { return isOpener(c) || isCloser(c) || c == '<' || c == '>'; }
bool isContent(char c) { return isWord(c) || static_cast<uint8_t>(c) >= 0x80; }

std::string_view withoutBlanks(std::string_view text) { return text.substr(0, text.find_last_not_of(layout) + 1); }

/// Of long texts only what is around the place where they differ.
void showDifference(DoubtfulValue& doubt) {
  constexpr size_t around = 16;
  std::vector<std::string*> texts = {&doubt.was, &doubt.became};
  for (std::string& reading : doubt.readings) texts.push_back(&reading);
  std::vector<std::string_view> views;
  for (const std::string* text : texts) views.push_back(*text);
  const auto [front, back] = commonEnds(views);
  auto inCharacter = [](char c) { return (static_cast<uint8_t>(c) & 0xC0) == 0x80; };
  for (std::string* text : texts) {
    size_t end = text->size() - (back > around ? back - around : 0), begin = front > around ? front - around : 0;
    while (end < text->size() && inCharacter((*text)[end])) ++end;
    while (begin > 0 && inCharacter((*text)[begin])) --begin;
    *text = text->substr(begin, end - begin);
  }
}

std::string withEqualQuotes(std::string text) {
  std::ranges::replace(text, '\'', '"');
  return text;
}

class DoubtFinder {
 public:
  DoubtFinder(std::string_view original, const Changes& changes, const std::shared_ptr<Language>& language)
      : original_(original), changes_(changes), after_(applied(original, changes)) {
    int64_t shift = 0;
    for (const Change& change : changes) {
      starts_.push_back(static_cast<uint32_t>(change.offset + shift));
      shift += static_cast<int64_t>(change.inserted.size()) - change.removed;
    }
    if (language == nullptr) return;
    notation_.emplace(*language);
    for (const std::string& literal : language->grammar().tokenLiterals)
      if (std::ranges::none_of(literal, isContent)) signs_ += literal;
    tokens_ = plainTokens(after_, *language);
    originalTokens_ = plainTokens(original, *language);
    nested_ = language->marksIndentation();
    byLines_ = repairHints(language->name()).lines.has_value();
    tags_ = repairHints(language->name()).tags.has_value();
    rows_ = repairHints(language->name()).table.has_value();
  }

  std::vector<DoubtfulValue> find(const std::vector<Changes>& rivals,
                                  const std::function<std::vector<Changes>()>& others) {
    std::vector<DoubtfulValue> doubts;
    struct Place {
      uint32_t begin, end;
      bool byRival;
    };
    std::vector<Place> places;
    const LineIndex lines(original_);
    for (size_t i = 0; i < changes_.size(); ++i) {
      const Change& change = changes_[i];
      goTo(i);
      std::string_view why = reason();
      auto [begin, end] = around(change);
      const bool byRival = why.empty();
      if (byRival)
        for (const Changes& rival : rivals) {
          if (rival.empty() || std::ranges::find(rival, change) != rival.end()) continue;
          const Change& nearest = *std::ranges::min_element(
              rival, {}, [&](const Change& other) { return std::abs(int64_t{other.offset} - change.offset); });
          const uint32_t first = std::min(begin, nearest.offset),
                         last = std::max(end, nearest.offset + nearest.removed);
          if (withEqualQuotes(stretch(changes_, first, last)) == withEqualQuotes(stretch(rival, first, last))) continue;
          why = "may be meant otherwise";
          begin = first;
          end = last;
        }
      if (why.empty()) continue;
      const Position at = lines.at(change.offset);
      places.push_back({begin, end, byRival});
      doubts.push_back({change.offset,
                        at.line,
                        at.column,
                        std::string(why),
                        std::string(original_.substr(begin, end - begin)),
                        stretch(changes_, begin, end),
                        {}});
    }
    const bool asks = others && !std::ranges::all_of(places, &Place::byRival);
    const std::vector<Changes> further = asks ? others() : std::vector<Changes>();
    for (size_t i = 0; i < doubts.size(); ++i) {
      for (const Changes& rival : rivals) addReading(doubts[i], rival, places[i].begin, places[i].end);
      if (places[i].byRival) continue;
      for (const Changes& other : further) addReading(doubts[i], other, places[i].begin, places[i].end);
    }
    for (DoubtfulValue& doubt : doubts) showDifference(doubt);
    return doubts;
  }

 private:
  void addReading(DoubtfulValue& doubt, const Changes& other, uint32_t begin, uint32_t end) const {
    const bool mark =
        std::ranges::any_of(other, [](const Change& c) { return c.inserted.find(byteOrderMark) != c.inserted.npos; });
    if (other.empty() || mark) return;
    std::string reading = stretch(other, begin, end);
    auto same = [&](std::string_view known) { return withoutBlanks(known) == withoutBlanks(reading); };
    if (!same(doubt.became) && std::ranges::none_of(doubt.readings, same)) doubt.readings.push_back(std::move(reading));
  }

  void goTo(size_t index) {
    change_ = &changes_[index];
    gone_ = removedBy(*change_);
    put_ = change_->inserted;
    behind_ = change_->offset + change_->removed;
    next_ = std::min(original_.find_first_not_of(layout, behind_), original_.size());
    place_ = starts_[index];
    end_ = place_ + static_cast<uint32_t>(put_.size());
  }

  /// Why the change makes a value doubtful; empty where it makes none.
  std::string_view reason() {
    if (isConflictMarker(gone_)) {
      const bool sides = std::ranges::any_of(changes_, [&](const Change& change) { return takesSide(change); });
      return takesSide(*change_) || !sides ? otherSideOfConflict : "";
    }
    if (const std::string_view why = roleDoubt(); !why.empty()) return why;
    if (const std::string_view why = contentsDoubt(); !why.empty()) return why;
    if (endsValue()) return "may be cut off";
    if (swallows()) return "is one value now";
    if (losesTag()) return "may end elsewhere";
    if (isLeftOpen()) return "may be cut off";
    if (opensTooMuch()) return "is in brackets now";
    if (movesLine()) return "may belong elsewhere";
    if (makesEmpty()) return "holds what wasn't there";
    if (splitsWord()) return "was taken apart";
    if (losesQuote()) return "may be a text";
    if (commaTwice()) return "may end before its comma";
    if (quoteElsewhere()) return "may begin or end elsewhere";
    if (joinsWords()) return "is one value now";
    if (joinsLines()) return "is one line now";
    if (closesGap()) return wasOneValue() ? "has changed" : "is one value now";
    if (spacesText()) return "has changed";
    if (escapesSome()) return "may hold more backslashes";
    if (losesOperand()) return "is not all kept";
    if (changesPair() || completesSign() || losesBracket()) return "may be meant otherwise";
    return {};
  }

  std::string_view removedBy(const Change& change) const { return original_.substr(change.offset, change.removed); }
  char before() const { return change_->offset > 0 ? original_[change_->offset - 1] : '\n'; }
  char behind() const { return behind_ < original_.size() ? original_[behind_] : '\n'; }

  /// The token that holds the character; null where none does.
  static const PlainToken* tokenAt(const std::vector<PlainToken>& tokens, size_t offset) {
    const auto next = std::ranges::upper_bound(tokens, offset, {}, &PlainToken::begin);
    return next != tokens.begin() && offset < (next - 1)->end ? &*(next - 1) : nullptr;
  }
  const PlainToken* tokenAt(size_t offset) const { return tokenAt(tokens_, offset); }

  // Contents.

  /// A character that belongs to a value: no blank, quote, bracket or sign of the language.
  bool isContentIn(std::string_view text, size_t at) const {
    const char c = text[at];
    if (isContent(c) || (oneOf(c, "+-.") && at + 1 < text.size() && isDigit(text[at + 1]))) return true;
    return static_cast<uint8_t>(c) > ' ' && c != 0x7F && !isQuote(c) && !isBracket(c) && !oneOf(c, ",;:=\\|*#") &&
           signs_.find(c) == std::string::npos;
  }
  /// Not the name of an end tag, which its start tag tells.
  std::string contents(std::string_view text, size_t begin, size_t end) const {
    std::string out;
    for (size_t at = begin; at < end; ++at) {
      if (isDecimalComma(text, at))
        out += '.';
      else if (isContentIn(text, at) && !(tags_ && isInEndTag(text, at)))
        out += text[at];
    }
    return out;
  }
  /// As numbers are written elsewhere.
  bool isDecimalComma(std::string_view text, size_t at) const {
    return text[at] == ',' && signs_.find(',') == std::string::npos && at > 0 && isDigit(text[at - 1]) &&
           at + 1 < text.size() && isDigit(text[at + 1]);
  }
  static bool isInEndTag(std::string_view text, size_t at) {
    while (at > 0 && (isContent(text[at]) || oneOf(text[at], "-.:"))) --at;
    return at > 0 && text[at] == '/' && text[at - 1] == '<';
  }
  /// Those of values, not of keywords and comments; but of whole keywords for which nothing stood there, such as
  /// `null`.
  std::string newContents() const {
    std::string out;
    for (uint32_t at = place_; at < end_; ++at) {
      const PlainToken* token = tokenAt(at);
      if (oneOf(after_[at], computing) || isLoose(at))
        out += after_[at];
      else if (token == nullptr || token->value || (isWhole(*token) && std::ranges::none_of(gone_, isContent)))
        out += contents(after_, at, at + 1);
    }
    return out;
  }

  bool isWhole(const PlainToken& token) const {
    return !token.hidden && notation_ && isLetter(after_[token.begin]) && token.begin >= place_ && token.end <= end_;
  }

  /// A character that looks like a bracket or quote, but is none in the language.
  bool isLoose(uint32_t at) const {
    const PlainToken* token = tokenAt(at);
    if (after_[at] == '<') return notation_ && !tags_ && signs_.find('<') == std::string::npos;
    return isQuote(after_[at]) && token != nullptr && token->value && !isQuote(after_[token->begin]) &&
           !isQuote(after_[token->end - 1]);
  }

  std::string_view contentsDoubt() const {
    const std::string was = isComment(gone_) ? "" : contents(original_, change_->offset, behind_), is = newContents();
    const bool kept = was == is || (!was.empty() && was == contents(after_, place_, end_));
    if (kept || isRespelt() || movesLines()) return {};
    if (was.empty()) return "holds what wasn't there";
    if (!is.empty()) return "has changed";
    const bool begun = before() == '\n' || oneOf(gone_.front(), ",;\n");
    return begun && next_ == original_.size() && !gone_.ends_with('\n') ? "is cut off by the end of the file"
                                                                        : "is not all kept";
  }

  /// Another spelling of the same value, or what is no part of the text.
  bool isRespelt() const {
    if (unescaped(gone_) == unescaped(put_)) return true;
    // Prose before or behind a text in brackets.
    const bool first = change_->offset == 0, last = behind_ == original_.size();
    const size_t kept = original_.substr(0, change_->offset).find_last_not_of(layout);
    const bool beside =
        (first && isBracket(behind())) || (last && kept != original_.npos && isBracket(original_[kept]));
    const PlainToken* start = tokenAt(originalTokens_, original_.find_first_not_of(layout, change_->offset));
    if (beside && !byLines_ && !isKeyword(start) && onlyHas(put_, " \t\r\n)]}") &&
        gone_.find_first_of("\"'{}[]=<") == gone_.npos && gone_.find_first_of(" :") != gone_.npos)
      return true;
    // The same letter in UTF-8, or a character's number for its name.
    if (gone_.size() == 1 && static_cast<uint8_t>(gone_[0]) >= 0x80 && put_.size() > 1) return true;
    if (before() == '&' && behind() == ';' && put_.starts_with('#')) return true;
    const auto [begin, stop] = around(*change_);
    const std::string_view all = original_.substr(begin, stop - begin), was = trimmed(all);
    const std::string now = stretch(changes_, begin, stop), is(trimmed(now));
    if (unescaped(all) == unescaped(now)) return true;
    if (was.empty() || is.empty() || was == is || !notation_) return false;
    if (notation_->keywordFor(was) == is) {
      // What is no number becomes nothing at all.
      const std::string word = lowerCase(was);
      return word.find("nan") == word.npos && word.find("inf") == word.npos;
    }
    // Zeros in front make an octal number, or belong to a code.
    const size_t digit = was.find_first_of("0123456789");
    const bool zeros = digit + 1 < was.size() && was[digit] == '0' && isDigit(was[digit + 1]);
    const bool number = digit != was.npos && !zeros && (isDigit(was.front()) || oneOf(was.front(), "+-."));
    return notation_->exchanged(was) == is || (number && was.find(',') == was.npos && plainNumber(was) == is);
  }
  /// Of the original.
  bool isKeyword(const PlainToken* token) const {
    return token != nullptr && !token->value && !token->hidden && isLetter(original_[token->begin]);
  }
  static std::string_view trimmed(std::string_view text) {
    while (!text.empty() && !isContent(text.front()) && !oneOf(text.front(), "+-.")) text.remove_prefix(1);
    while (!text.empty() && !isContent(text.back()) && text.back() != '.') text.remove_suffix(1);
    return text;
  }

  /// Whole lines come or go that stand elsewhere, too.
  bool movesLines() const {
    auto whole = [&](std::string_view text) { return text.empty() || text.back() == '\n' || behind() == '\n'; };
    return before() == '\n' && whole(gone_) && whole(put_) && hasLines(after_, gone_) && hasLines(original_, put_);
  }
  /// The comment with which the change begins goes as a whole.
  bool dropsComment() const {
    const std::string_view gone = withoutBlanks(gone_);
    return isComment(gone_) &&
           (gone.ends_with("*/") || gone.ends_with("-->") || gone_.ends_with('\n') || oneOf(behind(), "\r\n"));
  }

  /// What follows becomes a comment or is none any more, or what was a sign or keyword is in a value now.
  std::string_view roleDoubt() const {
    const PlainToken *was = tokenAt(originalTokens_, next_), *is = tokenAt(end_ + (next_ - behind_));
    const bool isCommentNow = is != nullptr && is->hidden;
    if (isComment(gone_)) return dropsComment() || isCommentNow ? "" : "was a comment";
    const bool loses = was != nullptr && was->hidden && was == tokenAt(originalTokens_, change_->offset);
    if (loses && !gone_.empty() && was->begin == change_->offset && is != nullptr && is->value) return "was a comment";
    // What the lexer doesn't know is hidden, too.
    if (isComment(put_) && !oneOf(next(), "#;/\n")) return "is a comment now";
    if ((was != nullptr && was->hidden) || is == nullptr) return {};
    if (isCommentNow) return "is a comment now";
    return was != nullptr && !was->value && is->value && std::ranges::none_of(put_, isQuote) ? "is one value now" : "";
  }

  /// Blanks or separators go from within what is a value now. A sign may have been one only by the blank behind it.
  bool closesGap() const {
    const PlainToken* token = tokenAt(end_);
    return !gone_.empty() && onlyHas(gone_, " \t,;|") && put_.empty() && place_ > 0 && token != nullptr &&
           token->value && token == tokenAt(place_ - 1) && !oneOf(before(), "\r\n");
  }

  /// What the change begins in was a value already.
  bool wasOneValue() const {
    const PlainToken* token = tokenAt(originalTokens_, change_->offset);
    return token != nullptr && token->value && token->begin < change_->offset && behind_ < token->end;
  }

  static bool isConflictMarker(std::string_view text) {
    constexpr std::string_view markers[] = {"<<<<<<<", "=======", ">>>>>>>", "|||||||"};
    return std::ranges::any_of(markers, [&](std::string_view marker) { return text.starts_with(marker); });
  }
  /// A side of a conflict goes with its marker.
  bool takesSide(const Change& change) const {
    const std::string_view gone = removedBy(change);
    return isConflictMarker(gone) && gone.find('\n') + 1 < gone.size();
  }

  // Where a value begins and ends.

  /// The original ends within a value that the change closes.
  bool endsValue() const {
    const bool quote = !put_.empty() && isQuote(put_.front());
    const bool last = original_.find_first_not_of(quote ? "\r\n" : lineBlanks, behind_) == original_.npos;
    const size_t at = std::string_view(after_).substr(0, place_).find_last_not_of(lineBlanks);
    if (!last || at == after_.npos || put_.empty()) return false;
    // A separator ends it.
    if (!gone_.empty() && gone_.front() != '\\') return false;
    const PlainToken* token = tokenAt(at);
    if (token == nullptr || !token->value || (tags_ && isInEndTag(after_, at))) return false;
    // A blank ends a number, but no text and no statement.
    if (token->end < place_ && isDigit(after_[token->begin])) return false;
    return isContent(after_[at]) || token->end > place_;
  }

  /// An opening bracket goes from the text's last line, which doesn't end and has no closing one: most of it may be
  /// lost.
  bool isLeftOpen() const {
    return isOpener(onlySign(gone_)) && original_.find_first_of(")]}\n", behind_) == original_.npos;
  }

  /// What stood together, up to blanks, quotes, brackets and signs of the language, is now in two leaves, or in none.
  /// In a field, words stand together, too.
  bool splitsWord() const {
    if (change_->offset == 0 || behind_ >= original_.size() || place_ == 0 || end_ >= after_.size()) return false;
    if (rows_ && gone_ == " " && !put_.empty() && isLetter(before()) && isLetter(behind())) return true;
    const PlainToken *first = tokenAt(place_ - 1), *second = tokenAt(end_);
    if (first == second || (first != nullptr && !first->value && second != nullptr && !second->value)) return false;
    return onlyHas(gone_, "-./@+~%<>") && isInWord(change_->offset - 1) && isInWord(behind_);
  }
  bool isInWord(size_t at) const {
    return isContentIn(original_, at) || (original_[at] == '.' && signs_.find('.') == std::string::npos);
  }

  /// Two words become one, outside of quotes.
  bool joinsWords() const {
    if (change_->offset == 0 || behind_ >= original_.size() || place_ == 0) return false;
    if (gone_.empty() || !put_.empty()) return false;
    const PlainToken* token = tokenAt(end_);
    return (onlyHas(gone_, layout) || onlyHas(gone_, "\\")) && isInWord(change_->offset - 1) && isInWord(behind_) &&
           token != nullptr && token == tokenAt(place_ - 1) && !isQuote(after_[token->begin]);
  }

  /// A line break goes that means something in the language, from between two values.
  bool joinsLines() const {
    const size_t at = gone_.find('\n');
    if (at == gone_.npos || !onlyHas(gone_, layout) || !onlyHas(put_, lineBlanks)) return false;
    if (!isContent(lastKept()) || next_ >= original_.size() || !isContentIn(original_, next_)) return false;
    const PlainToken* token = tokenAt(originalTokens_, change_->offset + at);
    return token != nullptr && !token->hidden;
  }

  /// A blank was put into a text.
  bool spacesText() const {
    const PlainToken* token = tokenAt(place_);
    return gone_.empty() && !put_.empty() && onlyHas(put_, " ") && token != nullptr && token->value &&
           token->begin < place_ && end_ < token->end && !isBlank(before()) && !isBlank(behind());
  }

  /// A backslash that stands for itself was doubled, and another one in the same text makes a control character of its
  /// letter: `C:\\Users\bob`. Or the quote behind it was a part of the text.
  bool escapesSome() const {
    const PlainToken* token = put_ == "\\" && (before() == '\\' || behind() == '\\') ? tokenAt(place_) : nullptr;
    if (token == nullptr) return false;
    if (after_.substr(0, token->end - 1).ends_with("\\\\") && end_ + 2 >= token->end) return true;
    for (size_t at = token->begin; at + 1 < token->end; at += after_[at] == '\\' ? 2 : 1)
      if (after_[at] == '\\' && oneOf(after_[at + 1], "abfnrtv")) return true;
    return false;
  }

  /// A quote that was put in makes one value of what looks like several.
  bool swallows() const {
    for (uint32_t at = place_; at < end_; ++at) {
      const PlainToken* token = isQuote(after_[at]) ? tokenAt(at) : nullptr;
      if (token == nullptr || !token->value || token->end - token->begin < 2) continue;
      if (at != token->begin && at + 1 != token->end) continue;
      const bool opens = quoteInOriginal(token->begin) == 0, closes = quoteInOriginal(token->end - 1) == 0;
      const std::string_view text = inside(*token);
      if (!opens && !closes) continue;
      // One has no partner, or those of typography are the ones that are meant.
      if (quotesIn(text) % 2 == 1 || text.starts_with("\xE2\x80")) return true;
      if (opens && holdsTwoValues(*token)) return true;
      if (!opens || !closes) {
        if (opens && joinsFields(text)) return true;
        // Where words need no quotes, it may have ended before a separator.
        if (closes && notation_ && notation_->hasWords() && looksLikeSeveral(text)) return true;
        continue;
      }
      // A whole line, a number, or a key or word that looks like several.
      auto isBreak = [&](size_t offset) { return offset >= after_.size() || oneOf(after_[offset], "\r\n"); };
      const bool line = isBreak(token->begin - 1) && isBreak(token->end);
      const bool number = !text.empty() && (isDigit(text[0]) || oneOf(text[0], "+-."));
      const bool words = notation_ && notation_->hasWords() && !after_.substr(token->end, 1).starts_with(':');
      if (line || number || !isBalanced(text) || (notation_ && !words && looksLikeSeveral(text))) return true;
    }
    const std::string gap = before() + std::string(gone_) + behind();
    if (onlyHas(put_, "\\\"'") && gap.size() > 2 && RE2::PartialMatch(gap, R"(["']\s+["'])")) return true;
    // A quote is taken for a part of a text that looks like several.
    const bool escapes = put_.find('\\') != put_.npos && (isQuote(behind()) || quotesIn(gone_) > 0);
    const bool doubles =
        gone_.empty() && (put_ == std::string(1, before()) || put_ == std::string(1, behind())) && isQuote(put_[0]);
    const PlainToken* token = escapes || doubles ? tokenAt(place_) : nullptr;
    if (token == nullptr || !token->value || token->begin == place_ || end_ >= token->end) return false;
    std::string text(inside(*token));
    if (escapes && crossesQuotes(text)) return true;
    for (size_t at = text.find("\\\""); at != text.npos; at = text.find("\\\"", at)) text.erase(at, 2);
    if (doubles) std::erase(text, put_[0]);
    return looksLikeSeveral(text);
  }
  /// Two escaped quotes or more, of which the first one looks like an end, or the second one like a beginning.
  static bool crossesQuotes(std::string_view text) {
    static const RE2 pair(R"re((\\"[^"\\]*\\"))re"), wellMade(R"re((^|\W)\\"([^"\\]*\w)?[^"\\]*\\"(\W|$))re");
    const re2::StringPiece piece(text.data(), text.size());
    return RE2::PartialMatch(piece, pair) && !RE2::PartialMatch(piece, wellMade);
  }
  std::string_view inside(const PlainToken& token) const {
    constexpr uint32_t most = 4096;
    return std::string_view(after_).substr(token.begin + 1, std::min(token.end - token.begin - 2, most));
  }
  /// No blank is behind a separator, as there is in prose.
  static bool joinsFields(std::string_view text) {
    static const RE2 fields(R"(\w[,;|\t]\w)");
    return RE2::PartialMatch(re2::StringPiece(text.data(), text.size()), fields);
  }
  /// What quotes were put around was several values or keywords, and blanks.
  bool holdsTwoValues(const PlainToken& quoted) const {
    if (!notation_ || notation_->hasWords()) return false;
    size_t values = 0;
    for (size_t at = originOf(quoted.begin).offset, end = originOf(quoted.end - 1).offset; at < end; ++at) {
      if (isBlank(original_[at])) continue;
      const PlainToken* token = tokenAt(originalTokens_, at);
      const bool known = token != nullptr && !token->hidden && (token->value || isKeyword(token));
      if (!known || token->begin != at) return false;
      ++values;
      at = token->end - 1;
    }
    return values > 1;
  }
  /// Without apostrophes.
  static size_t quotesIn(std::string_view text) {
    size_t quotes = 0;
    for (size_t at = 0; at < text.size(); ++at) {
      const bool within = at > 0 && at + 1 < text.size() && isContent(text[at - 1]) && isContent(text[at + 1]);
      quotes += isQuote(text[at]) && !(text[at] == '\'' && within);
    }
    return quotes;
  }
  static bool isBalanced(std::string_view text) {
    return std::ranges::count_if(text, isOpener) == std::ranges::count_if(text, isCloser);
  }
  static bool looksLikeSeveral(std::string_view text) {
    static const RE2 signs(R"re([{}\[\]\n]|\\n| //|/\*|[,;:](\s|$))re");
    return quotesIn(text) > 0 || RE2::PartialMatch(re2::StringPiece(text.data(), text.size()), signs);
  }

  /// A quote goes that stood beside a word.
  bool losesQuote() const {
    const bool others = isQuote(before()) || isQuote(behind()) || std::ranges::any_of(put_, isQuote);
    if (gone_.empty() || others) return false;
    return (isQuote(gone_.front()) && isContent(before())) || (isQuote(gone_.back()) && isContent(behind()));
  }

  /// An empty text, list or object, or several empty fields.
  bool makesEmpty() const {
    if (gone_.empty() && put_.size() > 1 && onlyHas(put_, ",;|\t") && onlyHas(put_, put_.substr(0, 1))) return true;
    for (size_t at = place_; at < end_; ++at) {
      const PlainToken* token = isQuote(after_[at]) ? tokenAt(at) : nullptr;
      if (token != nullptr && token->value && token->end - token->begin == 2 && isQuote(after_[token->begin]))
        return true;
      const bool opens = isOpener(after_[at]);
      if (!opens && (!isCloser(after_[at]) || next_ == original_.size() || at == 0)) continue;
      const size_t other = opens ? after_.find_first_not_of(layout, at + 1) : after_.find_last_not_of(layout, at - 1);
      if (other >= after_.size()) continue;
      const char opener = after_[std::min(at, other)], closer = after_[std::max(at, other)];
      if (isOpener(opener) && closer == closerOf(opener)) return true;
    }
    return false;
  }

  /// A comma put in behind a text that ends in one: the quote and the comma may have changed places.
  bool commaTwice() const {
    return gone_.empty() && put_ == "," && change_->offset > 1 && isQuote(before()) &&
           original_[change_->offset - 2] == ',';
  }

  /// A quote was put in beside a word, where another text begins or which is left outside.
  bool quoteElsewhere() {
    if (quotesIn(put_) == 0 || tags_) return false;
    // More than one is missing.
    if (put_.size() > 2 && onlyHas(put_, "\"'") && (isQuote(before()) || isQuote(behind()))) return true;
    if (put_.size() > 1 && gone_.empty() && isQuote(before()) && isContent(behind())) return true;
    if (leavesQuoteLoose()) return true;
    // A sign that was no quote may belong to the text.
    if (std::ranges::any_of(gone_, [](char c) { return isBracket(c) || oneOf(c, "<>|&"); })) return true;
    const PlainToken *first = tokenAt(place_), *second = tokenAt(end_);
    if (isContent(before()) && isQuote(behind()) && second != nullptr && second->value && second->begin == end_)
      return true;
    if (first == nullptr || !first->value || put_.size() != 1 || !gone_.empty()) return false;
    const bool opens = first->begin == place_ && quoteInOriginal(first->end - 1) != 0;
    const bool closes = first->end == end_ && quoteInOriginal(first->begin) != 0;
    const size_t beside = original_.find_first_not_of(lineBlanks, behind_);
    return (opens && isContent(before())) || (closes && beside < original_.size() && isContent(original_[beside]));
  }

  /// A quote further on in the line is a character of an unquoted value now.
  bool leavesQuoteLoose() {
    if (!looseQuotes_) {
      looseQuotes_.emplace();
      for (uint32_t at = 0; at < after_.size(); ++at)
        if (isQuote(after_[at]) && isLoose(at)) looseQuotes_->push_back(at);
    }
    for (auto at = std::ranges::lower_bound(*looseQuotes_, end_); at != looseQuotes_->end(); ++at) {
      if (after_[*at] != put_.back()) continue;
      return after_.find('\n', end_) > *at;
    }
    return false;
  }

  // Where an element or block begins and ends.

  /// A tag comes, and what is behind it may belong before it, or the other way round; or one becomes text.
  bool losesTag() const {
    if (!tags_) return false;
    // A tag becomes text, as `< /b>` and `<<b>` do.
    const size_t bracket = original_.find_first_of("<>", behind_);
    if (gone_ == "<" && isContent(behind()) && !put_.starts_with('<') && bracket < original_.size() &&
        original_[bracket] == '>')
      return true;
    const std::string_view rest = original_.substr(behind_), attributes = rest.substr(0, rest.find('<'));
    const std::string_view tag = withoutBlanks(put_.substr(std::min(put_.find_first_not_of(layout), put_.size())));
    if (!tag.starts_with("</"))
      return tag.find('>') != tag.npos && gone_.find('>') == gone_.npos &&
             attributes.find_first_of("=\">") != attributes.npos;
    if (next_ < original_.size() && original_[next_] != '<') return true;
    // The text holds most of one, or a second one comes: a start tag may have been meant as an end.
    const std::string_view name = tag.substr(1, tag.find('>'));
    if (original_.find(fmt::format("<{}/>", name.substr(1, name.size() - 2))) != original_.npos) return true;
    for (size_t at = original_.find(name); at != original_.npos; at = original_.find(name, at + 1))
      if (at == 0 || original_[at - 1] != '<') return true;
    const auto other =
        std::ranges::find_if(changes_, [&](const Change& c) { return c.inserted.find(name) != c.inserted.npos; });
    return &*other != change_ || put_.find(name, other->inserted.find(name) + 1) != put_.npos ||
           (change_ != &changes_.back() && change_[1].inserted.find(name) != std::string::npos);
  }

  /// A bracket was put in beside a text that holds it. Or an opening one was put in behind a keyword that may have
  /// a name; or other brackets come or go, too.
  bool opensTooMuch() const {
    if (put_.size() != 1) return false;
    if (isCloser(put_[0]))
      return original_.substr(0, change_->offset).ends_with(std::string{put_[0], lastKept()}) && isQuote(lastKept());
    if (!isOpener(put_[0])) return false;
    if (isQuote(next()) && original_.substr(next_ + 1).starts_with(put_)) return true;
    const PlainToken* name = tokenAt(end_ + (next_ - behind_));
    if (put_[0] == '{' && isKeyword(tokenAt(originalTokens_, lastPlace())) && name != nullptr && name->value)
      return true;
    return gone_.empty() && std::ranges::any_of(changes_, [&](const Change& other) {
             return std::ranges::any_of(removedBy(other), isCloser) || std::ranges::any_of(other.inserted, isCloser);
           });
  }

  /// Its partner may be missing. Where brackets alone show what belongs to what, bracket_places.h finds where.
  bool losesBracket() const { return nested_ && put_.empty() && isBracket(onlySign(gone_)); }

  /// Where indentation shows what belongs to what, more than one blank too few or too many.
  bool movesLine() const {
    const size_t last = original_.substr(0, change_->offset).find_last_not_of(' ');
    return nested_ && (last == original_.npos || original_[last] == '\n') && onlyHas(gone_, " ") &&
           onlyHas(put_, " ") && gone_.size() + put_.size() > 1;
  }

  // What signs join.

  /// An operator without an operand goes, or a separator beside an operator, which gets another operand so.
  bool losesOperand() const {
    const size_t sign = gone_.find_first_not_of(layout);
    if (sign == gone_.npos || !onlyHas(put_, layout)) return false;
    if (onlyHas(gone_, " \t\r\n,;")) return isOperator(lastKept()) || isOperator(next());
    const bool last = next_ >= original_.size() || oneOf(next(), ",;)]}") ||
                      original_.substr(change_->offset, next_ - change_->offset).find('\n') != std::string::npos;
    const bool signs = std::ranges::none_of(
        gone_, [](char c) { return isContent(c) || isQuote(c) || isBracket(c) || oneOf(c, ",;\\#/"); });
    return last && signs && (isOperator(gone_[sign]) || oneOf(lastKept(), ":="));
  }
  bool isOperator(char c) const {
    return signs_.find(c) != std::string::npos && !isContent(c) && !isQuote(c) && !oneOf(c, "()[]{}<,;#.\\ \t\r\n");
  }

  /// The sign between a key and its value becomes another one, a second one comes, or a dot joins two names.
  bool changesPair() const {
    const bool between =
        change_->offset > 0 && behind_ < original_.size() && isContent(lastKept()) && isContent(next());
    if (put_ == "." && std::ranges::none_of(gone_, isContent)) {
      const bool decimal = gone_.size() == 1 && isDecimalComma(original_, change_->offset) && !mayBeThousands();
      return between && !decimal;
    }
    if (gone_.find_first_of(":=") == gone_.npos)
      return gone_.empty() && (put_ == ":" || put_ == "=") && oneOf(next(), ":=");
    return put_.find_first_of(":=") == put_.npos && (!onlyHas(put_, layout) || (between && gone_.size() == 1));
  }

  /// `5,432` may as well be five thousand.
  bool mayBeThousands() const {
    static const RE2 group(R"(\d{3}(\D|$))");
    const std::string_view rest = original_.substr(behind_, 4);
    return RE2::FullMatch(re2::StringPiece(rest.data(), rest.size()), group);
  }

  /// A part of a sign was put in, and the other part is one, too, or has blanks on one side only, as separators have.
  bool completesSign() const {
    const bool sign = put_.size() == 1 && gone_.empty() && !oneOf(put_[0], " \"'`") && !isContent(put_[0]);
    const PlainToken* token = sign && !tags_ && notation_ ? tokenAt(place_) : nullptr;
    if (token == nullptr || token->value || token->hidden || token->end - token->begin != 2) return false;
    const size_t other = token->begin == place_ ? change_->offset : change_->offset - 1;
    if (isContent(original_[other])) return false;
    const bool blank = other == 0 || isBlank(original_[other - 1]);
    return notation_->isToken(std::string(1, original_[other])) || blank != isBlank(original_[other + 1]);
  }

  // Places.

  static bool onlyHas(std::string_view text, std::string_view characters) {
    return text.find_first_not_of(characters) == text.npos;
  }
  /// Of the last character before the change that is no blank.
  size_t lastPlace() const { return original_.substr(0, change_->offset).find_last_not_of(layout); }
  char lastKept() const { return lastPlace() < original_.size() ? original_[lastPlace()] : '\n'; }
  char next() const { return next_ < original_.size() ? original_[next_] : '\n'; }

  /// Where the character of the repaired text stands in the original, or the change that put it in.
  struct Origin {
    size_t offset;
    const Change* change;  ///< null if none put it in
  };
  /// Of a character that was put in at the end of a change, the end of what it replaces.
  Origin originOf(uint32_t offset) const {
    const auto next = std::ranges::upper_bound(starts_, offset);
    if (next == starts_.begin()) return {std::min<size_t>(offset, original_.size()), nullptr};
    const Change& change = changes_[static_cast<size_t>(next - starts_.begin()) - 1];
    const size_t within = offset - *(next - 1), put = change.inserted.size();
    if (within < put) return {change.offset + (within + 1 == put && put > 1 ? change.removed : 0), &change};
    return {std::min(change.offset + change.removed + within - put, original_.size()), nullptr};
  }

  /// The quote for which the character of the repaired text stands; 0 if there was none.
  char quoteInOriginal(uint32_t offset) const {
    const auto [place, change] = originOf(offset);
    std::string_view was = change == nullptr ? original_.substr(place, 1) : removedBy(*change);
    // Quotes in the middle of what was replaced are others.
    if (change != nullptr && std::ranges::any_of(was, isWord))
      was = was.substr(tokenAt(offset)->begin == offset ? 0 : was.size() - 1, 1);
    const auto quote = std::ranges::find_if(was, isQuote);
    if (quote != was.end()) return *quote;
    return was.find("\xE2\x80") != was.npos ? '"' : '\0';  // quotes of typography
  }

  /// The value around the change, in the original.
  std::pair<uint32_t, uint32_t> around(const Change& change) const {
    constexpr uint32_t most = 24;
    uint32_t begin = change.offset, end = change.offset + change.removed;
    auto within = [&](uint32_t at) {
      const char c = original_[at];
      return !isBlank(c) && !isBracket(c) && !oneOf(c, ",;:=");
    };
    if (original_.find_first_not_of(lineBlanks, end) == original_.npos)  // what the end of the file cut off
      while (begin > 0 && oneOf(original_[begin - 1], lineBlanks)) --begin;
    while (begin > 0 && change.offset - begin < most && within(begin - 1)) --begin;
    const uint32_t behind = end;
    while (end < original_.size() && end - behind < most && within(end)) ++end;
    return {begin, end};
  }

  /// What the changes make of a stretch of the original.
  std::string stretch(const Changes& changes, uint32_t begin, uint32_t end) const {
    auto next = std::ranges::lower_bound(changes, begin, {}, [](const Change& c) { return c.offset + c.removed; });
    std::string out;
    uint32_t at = begin;
    for (; next != changes.end() && next->offset <= end; ++next) {
      if (next->offset > at) out += original_.substr(at, next->offset - at);
      out += next->inserted;
      at = std::max(at, next->offset + next->removed);
    }
    if (at < end) out += original_.substr(at, end - at);
    return out;
  }

  std::string_view original_;
  const Changes& changes_;
  const std::string after_;
  std::optional<Notation> notation_;
  std::string signs_;  ///< of the language's literals
  std::vector<PlainToken> tokens_;
  std::vector<PlainToken> originalTokens_;
  bool nested_ = false;                               ///< indentation shows what belongs to what
  bool byLines_ = false;                              ///< lines stand for themselves
  bool tags_ = false;                                 ///< elements begin and end with tags
  bool rows_ = false;                                 ///< fields may hold blanks
  std::vector<uint32_t> starts_;                      ///< of the changes, in the repaired text
  std::optional<std::vector<uint32_t>> looseQuotes_;  ///< there, once they are asked for
  // Of the present change:
  const Change* change_ = nullptr;
  std::string_view gone_, put_;
  size_t behind_ = 0;             ///< its end in the original
  size_t next_ = 0;               ///< the next character there that is no blank
  uint32_t place_ = 0, end_ = 0;  ///< in the repaired text
};

}  // namespace

std::vector<DoubtfulValue> doubtfulValues(std::string_view original, const Changes& changes,
                                          const std::vector<Changes>& rivals, const std::shared_ptr<Language>& language,
                                          const std::function<std::vector<Changes>()>& others) {
  return DoubtFinder(original, changes, language).find(rivals, others);
}

}  // namespace hone
