// A change is judged by what it does to contents, the characters that separators, brackets, quotes, escapes and blanks
// stand between, and by the tokens that it leads to. The grammar tells which tokens are values: those that can have
// many texts.

#include "repair/doubtful_value.h"

#include <fmt/format.h>
#include <re2/re2.h>

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <optional>
#include <span>

#include "parse/recovery.h"
#include "repair/characters.h"
#include "repair/correction.h"
#include "repair/diagnosis.h"
#include "repair/notation.h"
#include "repair/plain_number.h"
#include "repair/values.h"
#include "text/decode.h"
#include "text/line_index.h"
#include "text/lower_case.h"
#include "text/visible.h"

namespace hone {
namespace {

bool isBracket(int32_t c) { return isOpener(c) || isCloser(c) || c == '<' || c == '>'; }
bool isContent(char c) { return isWord(c) || static_cast<uint8_t>(c) >= 0x80; }

std::string_view withoutBlanks(std::string_view text) { return text.substr(0, text.find_last_not_of(" \t\r\n") + 1); }

std::string shownPart(std::string_view text) {
  constexpr size_t most = 60;
  // As in C: a line end and its escape must not look alike.
  std::string escaped;
  for (char c : text.substr(0, most)) escaped.append(c == '\\' ? 2 : 1, c);
  return "'" + visible(escaped) + (text.size() > most ? "...'" : "'");
}

/// Of long texts only what is around the place where they differ.
void showDifference(DoubtfulValue& doubt) {
  constexpr size_t around = 16;
  std::vector<std::string*> texts = {&doubt.was, &doubt.became};
  for (std::string& reading : doubt.readings) texts.push_back(&reading);
  size_t shortest = SIZE_MAX;
  for (const std::string* text : texts) shortest = std::min(shortest, text->size());
  auto same = [&](auto at) {
    size_t count = 0;
    while (count < shortest && std::ranges::all_of(texts, [&](const std::string* text) {
             return at(*text, count) == at(doubt.was, count);
           }))
      ++count;
    return count;
  };
  const size_t front = same([](const std::string& text, size_t i) { return text[i]; });
  shortest -= front;
  const size_t back = same([](const std::string& text, size_t i) { return text[text.size() - 1 - i]; });
  auto inCharacter = [](char c) { return (static_cast<uint8_t>(c) & 0xC0) == 0x80; };
  for (std::string* text : texts) {
    size_t end = text->size() - (back > around ? back - around : 0), begin = front > around ? front - around : 0;
    while (end < text->size() && inCharacter((*text)[end])) ++end;
    while (begin > 0 && inCharacter((*text)[begin])) --begin;
    *text = text->substr(begin, end - begin);
  }
}

/// Those that compare are separators or brackets in some languages, the others compute.
constexpr std::string_view operators = "+-*%^&|~!?@$=<>", computing = operators.substr(0, operators.find('='));

class DoubtFinder {
 public:
  DoubtFinder(std::string_view original, const Changes& changes, const std::vector<Changes>& rivals,
              const std::shared_ptr<Language>& language)
      : original_(original),
        changes_(changes),
        rivals_(rivals),
        language_(language),
        after_(applied(original, changes)) {
    int64_t shift = 0;
    for (const Change& change : changes) {
      starts_.push_back({change.offset + shift, shift});
      shift += growth(change);
    }
    if (language == nullptr) return;
    notation_.emplace(*language);
    for (const std::string& literal : language->grammar().tokenLiterals)
      if (std::ranges::none_of(literal, isContent))
        signs_ += literal;
      else
        keywords_.push_back(literal);
    tokens_ = plainTokens(after_, *language);
    originalTokens_ = plainTokens(original, *language);
    nested_ = language->marksIndentation();
    endsLines_ =
        std::ranges::any_of(tokens_, [&](const PlainToken& one) { return !one.hidden && after_[one.begin] == '\n'; });
  }

  std::vector<DoubtfulValue> find(const std::vector<Changes>& others) {
    std::vector<DoubtfulValue> doubts;
    const LineIndex lines(original_);
    std::vector<const Changes*> readings;
    for (const std::vector<Changes>* list : {&rivals_, &others})
      for (const Changes& other : *list) readings.push_back(&other);
    for (size_t i = 0; i < changes_.size(); ++i) {
      const Change& change = changes_[i];
      place_ = static_cast<uint32_t>(starts_[i].at);
      std::string_view why = reason(change);
      auto [begin, end] = around(change);
      if (why.empty())
        for (const Changes& rival : rivals_) {
          if (std::ranges::find(rival, change) != rival.end()) continue;
          why = "may be meant otherwise";
          const auto [first, last] = rivalPlace(change, rival);
          begin = std::min(begin, first);
          end = std::max(end, last);
        }
      if (why.empty()) continue;
      const Position at = lines.at(change.offset);
      DoubtfulValue doubt{change.offset,
                          at.line,
                          at.column,
                          std::string(why),
                          std::string(original_.substr(begin, end - begin)),
                          stretch(changes_, begin, end),
                          {}};
      for (const Changes* each : readings) {
        const Changes& other = *each;
        const bool mark = std::ranges::any_of(
            other, [](const Change& c) { return c.inserted.find(byteOrderMark) != c.inserted.npos; });
        if (other.empty() || mark) continue;
        std::string reading = stretch(other, begin, end);
        auto same = [&](std::string_view known) { return withoutBlanks(known) == withoutBlanks(reading); };
        if (!same(doubt.became) && std::ranges::none_of(doubt.readings, same))
          doubt.readings.push_back(std::move(reading));
      }
      showDifference(doubt);
      doubts.push_back(std::move(doubt));
    }
    return doubts;
  }

 private:
  /// By how much what is behind the change is farther in the repaired text.
  static int64_t growth(const Change& change) { return static_cast<int64_t>(change.inserted.size()) - change.removed; }
  char before(const Change& change) const { return change.offset > 0 ? original_[change.offset - 1] : '\n'; }
  char behind(const Change& change) const {
    const size_t end = change.offset + change.removed;
    return end < original_.size() ? original_[end] : '\n';
  }
  std::string_view removed(const Change& change) const { return original_.substr(change.offset, change.removed); }

  /// The token that holds the character of the repaired text; null where none does.
  const PlainToken* tokenAt(uint32_t offset) const { return tokenAt(tokens_, offset); }
  const PlainToken* wasAt(uint32_t offset) const { return tokenAt(originalTokens_, offset); }
  static const PlainToken* tokenAt(const std::vector<PlainToken>& tokens, uint32_t offset) {
    auto next = std::ranges::upper_bound(tokens, offset, {}, &PlainToken::begin);
    if (next == tokens.begin()) return nullptr;
    --next;
    return offset < next->end ? &*next : nullptr;
  }

  /// A character that belongs to a value: no blank, quote, bracket or sign of the language.
  bool isContentIn(std::string_view text, size_t at) const {
    const char c = text[at];
    if (isContent(c)) return true;
    const bool next = at + 1 < text.size();
    const bool number = next && oneOf(c, "+-.") && isDigit(text[at + 1]),
               colour = next && c == '#' && isContent(text[at + 1]);
    if (number || colour) return true;
    if (static_cast<uint8_t>(c) <= ' ' || isQuote(c) || isBracket(c) || oneOf(c, ",;:=\\|*#") || c == 0x7F)
      return false;
    return signs_.find(c) == std::string::npos;
  }
  std::string contents(std::string_view text, size_t begin, size_t end) const {
    std::string out;
    for (size_t at = begin; at < end; ++at)
      if (isContentIn(text, at)) out += text[at];
    return out;
  }

  /// Why the change makes a value doubtful; empty where it makes none.
  std::string_view reason(const Change& change) const {
    const uint32_t end = place_ + static_cast<uint32_t>(change.inserted.size());
    const std::string_view gone = removed(change);
    if (isComment(gone)) {
      if (endsComment(change)) return contents(after_, place_, end).empty() ? "" : "has changed";
      return "was a comment";
    }
    if (hides(change, end)) return "is a comment now";
    for (const std::string_view marker : conflictMarkers)
      if (gone.starts_with(marker)) return takesSide(gone) || !anyTakesSide() ? otherSideOfConflict : "";
    if (dropsOperator(change)) return "is not all kept";
    if (endsLines_ && !nested_ && change.inserted.find('\n') != std::string::npos && before(change) != '\n' &&
        behind(change) != '\n' && behind(change) != '\r')
      return "was taken apart";
    if (closesTwice(change) || closesLate(change)) return "may end elsewhere";
    if (cutOff(change)) return "is cut off by the end of the file";
    if (foldsLines(change) || joinsTokens(change, end)) return "is one value now";
    if (holdsEndTag(change) || hollows(change)) return "may end elsewhere";
    if (namesCharacter(change)) return "may be meant as a character";
    if (mayBeTag(change)) return "may be a tag";
    if (endsTag(change)) return "is one value now";
    if (change.inserted.ends_with("-->") || change.inserted.ends_with("*/")) return "may end elsewhere";
    if (meansOther(change)) return "has changed";
    if (opensTooMuch(change)) return "is in brackets now";
    if (makesEmpty(change, end)) return "holds what wasn't there";
    if (openerGoes(change)) return "may belong elsewhere";
    if (joinsLines(change)) return "is one line now";
    if (changesRole(change)) return "has changed";
    if (closerGoes(change)) return "may end elsewhere";
    if (movesLine(change)) return "may belong elsewhere";
    if (isNewLeaf(end) || isMissingValue(change)) return "holds what wasn't there";
    if (holdsControl(change)) return "has changed";
    if (beginsAtCloser(change, end)) return "may begin or end elsewhere";
    if (splitsWord(change, end)) return "was taken apart";
    if (!onlyEscapes(change) && !explained(change, end)) {
      const std::string was = contents(original_, change.offset, change.offset + change.removed);
      const std::string is = contents(after_, place_, end);
      if (was != is) return was.empty() ? "holds what wasn't there" : is.empty() ? "is not all kept" : "has changed";
      if (change.inserted.empty() && isContent(before(change)) && isContent(behind(change))) return "was joined";
      if (belongsToValue(end)) return "has changed";
    } else if (halfEscaped(change, end)) {
      return "has other backslashes, which may be meant as they are";
    }
    if (endsValue(change, end)) return "may be cut off";
    if (swallows(change, end)) return "is one value now";
    if (losesQuote(change)) return "may be a text";
    if (commaTwice(change)) return "may end before its comma";
    if (quoteElsewhere(end)) return "may begin or end elsewhere";
    return {};
  }

  /// What stood together is now in two leaves, or in none: the word at the change, up to blanks, quotes, brackets and
  /// signs of the language, or a value that still begins where it began.
  bool splitsWord(const Change& change, uint32_t end) const {
    const std::string_view gone = removed(change);
    const uint32_t behindIt = change.offset + change.removed;
    if (change.offset == 0 || behindIt >= original_.size() || place_ == 0 || end >= after_.size()) return false;
    const PlainToken *first = tokenAt(place_ - 1), *second = tokenAt(end), *was = wasAt(change.offset);
    if (first == second || (first != nullptr && !first->value && second != nullptr && !second->value)) return false;
    const bool sign = !change.inserted.empty() && std::ranges::none_of(change.inserted, isQuote);
    const bool inValue =
        sign && !nested_ && was != nullptr && was->value && was->begin < change.offset && behindIt < was->end;
    if (inValue && isQuote(original_[was->begin]))
      return first != nullptr && first->value && gone.empty() && inResult(was->begin) == first->begin;
    return gone.find_first_not_of(inValue ? " " : "-./@+~%<>") == gone.npos && inWord(change.offset - 1) &&
           inWord(behindIt);
  }
  bool inWord(uint32_t at) const {
    const char c = original_[at];
    return isContentIn(original_, at) || (c == '.' && signs_.find(c) == std::string::npos);
  }

  /// An empty text, one of which all was put in, or an operator.
  bool isNewLeaf(uint32_t end) const {
    for (uint32_t at = place_; at < end; ++at) {
      const PlainToken* sign = tokenAt(at);
      if (sign != nullptr && !sign->hidden && sign->begin >= place_ && sign->end <= end &&
          after_.find_first_not_of(computing, sign->begin) >= sign->end)
        return true;
      const PlainToken* token = isQuote(after_[at]) ? tokenAt(at) : nullptr;
      if (token != nullptr && token->value && token->end - token->begin == 2 && isQuote(after_[token->begin]))
        return true;
    }
    return false;
  }

  static constexpr std::array<std::string_view, 4> conflictMarkers = {"<<<<<<<", "=======", ">>>>>>>", "|||||||"};
  /// A side of a conflict goes with its marker.
  static bool takesSide(std::string_view gone) { return gone.find('\n') + 1 < gone.size(); }
  bool anyTakesSide() const {
    return std::ranges::any_of(changes_, [&](const Change& change) {
      const std::string_view gone = removed(change);
      return takesSide(gone) &&
             std::ranges::any_of(conflictMarkers, [&](std::string_view marker) { return gone.starts_with(marker); });
    });
  }

  /// An operator of the language goes, and no other one is beside it.
  bool dropsOperator(const Change& change) const {
    const std::string_view gone = removed(change);
    if (gone.empty() || !change.inserted.empty() || gone.find_first_not_of(operators) != gone.npos) return false;
    auto known = [&](char c) { return signs_.find(c) != std::string::npos; };
    return std::ranges::all_of(gone, known) && !oneOf(before(change), operators) && !oneOf(behind(change), operators);
  }

  /// Two elements of one name end at once: the second start tag may have been meant as an end.
  static bool closesTwice(const Change& change) {
    const std::string_view put = change.inserted;
    const size_t end = put.find('>');
    return put.starts_with("</") && end != put.npos && put.substr(end + 1).starts_with(put.substr(0, end + 1));
  }

  /// Of a language with statements, a block is closed behind the last one, whose bracket was meant for what is around
  /// it.
  bool closesLate(const Change& change) const {
    const size_t end = original_.find_last_not_of(" \t\r\n");
    return change.removed == 0 && change.offset > end && end != original_.npos && original_[end] == '}' && notation_ &&
           notation_->hasSign(';') && change.inserted.find('}') != std::string::npos;
  }

  /// The keyword for a value that isn't there.
  bool isMissingValue(const Change& change) const {
    if (!notation_ || notation_->missingValue().empty()) return false;
    const size_t begin = change.inserted.find_first_not_of(" \t\r\n");
    return begin != change.inserted.npos && withoutBlanks(change.inserted).substr(begin) == notation_->missingValue() &&
           !std::ranges::any_of(removed(change), isContent);
  }

  /// Within a value a byte went that no text has.
  bool holdsControl(const Change& change) const {
    auto control = [](char c) { return static_cast<uint8_t>(c) < ' ' && !isBlank(c) && c != '\f' && c != '\v'; };
    const bool isIn = isContent(before(change)) && isContent(behind(change));
    return (isIn || !change.inserted.empty()) && std::ranges::any_of(removed(change), control);
  }

  /// A text begins at a quote that stood right behind a word, where quotes end texts.
  bool beginsAtCloser(const Change& change, uint32_t end) const {
    if (!isContent(before(change)) || change.removed > 0 || !isQuote(behind(change))) return false;
    const PlainToken* token = tokenAt(end);
    return token != nullptr && token->value && token->begin == end;
  }

  /// An opening bracket was put in, and other brackets come or go, too, or the one that closes it may be too many.
  bool opensTooMuch(const Change& change) const {
    if (change.removed > 0 || change.inserted.size() != 1 || !isOpener(change.inserted[0])) return false;
    // One of the brackets that end the line may be too many instead.
    const std::string_view line = original_.substr(change.offset, original_.find('\n', change.offset) - change.offset);
    const bool doubles = behind(change) == change.inserted[0] || before(change) == change.inserted[0];
    if (doubles && line.find(std::string(2, closerOf(change.inserted[0]))) != line.npos) return true;
    const bool more = std::ranges::any_of(changes_, [&](const Change& other) {
      return other != change &&
             (std::ranges::any_of(removed(other), isCloser) || std::ranges::any_of(other.inserted, isCloser));
    });
    if (more) return true;
    int depth = 0;
    for (auto token = std::ranges::lower_bound(tokens_, place_, {}, &PlainToken::begin); token != tokens_.end();
         ++token) {
      if (token->value || token->hidden || token->end - token->begin != 1) continue;
      const char c = after_[token->begin];
      depth += isOpener(c) ? 1 : isCloser(c) ? -1 : 0;
      if (depth == 0) return after_[token->begin - 1] == c || (token->end < after_.size() && after_[token->end] == c);
    }
    return false;
  }

  /// A list or object with nothing in it was made up: its opening bracket was put in, or what closes it stands before
  /// what it may hold.
  bool makesEmpty(const Change& change, uint32_t end) const {
    for (uint32_t at = place_; at < end; ++at) {
      const bool opens = isOpener(after_[at]);
      if (!opens && !isCloser(after_[at])) continue;
      const size_t other =
          opens ? after_.find_first_not_of(" \t\r\n", at + 1) : after_.find_last_not_of(" \t\r\n", at - 1);
      if (other >= after_.size() || (at == 0 && !opens)) continue;
      const char opener = opens ? after_[at] : after_[other], closer = opens ? after_[other] : after_[at];
      const bool isLast =
          original_.find_first_not_of(" \t\r\n", change.offset + change.removed) == std::string_view::npos;
      if (isOpener(opener) && closer == closerOf(opener) && (opens || !isLast)) return true;
    }
    return false;
  }

  /// An opening bracket goes, which doesn't stand at another one: what it held may belong elsewhere.
  bool openerGoes(const Change& change) const {
    const std::string_view gone = removed(change);
    return !gone.empty() && isOpener(gone[0]) && change.inserted.empty() && contents(gone, 0, gone.size()).empty() &&
           before(change) != gone[0] && behind(change) != gone[0] && gone.find(gone[0], 1) == gone.npos;
  }

  /// Two lines become one, in a language where a line's end means something.
  bool joinsLines(const Change& change) const {
    if (!endsLines_ || nested_ || change.inserted.find('\n') != std::string::npos) return false;
    const std::string_view gone = removed(change);
    if (gone.find_first_not_of(" \t\r\n") != gone.npos || gone.find('\n') == gone.npos) return false;
    const size_t begin = original_.find_last_not_of(" \t", change.offset - 1);
    return change.offset > 0 && begin != gone.npos && original_[begin] != '\n' &&
           original_.find_first_not_of(" \t\r\n", change.offset + change.removed) != gone.npos;
  }

  /// Where indentation shows what belongs to what: a line becomes a key without a value, or a bullet a part of a text.
  bool changesRole(const Change& change) const {
    if (!nested_) return false;
    const bool endsLine =
        change.inserted.find('\n') != std::string::npos || behind(change) == '\n' || behind(change) == '\r';
    const bool isKey = endsLine && change.removed == 0 && withoutBlanks(change.inserted) == ":";
    return isKey || (before(change) == '-' && change.inserted.empty() && removed(change) == " ");
  }

  /// A closing bracket goes, which doesn't stand at another one or at the end.
  bool closerGoes(const Change& change) const {
    const std::string_view gone = removed(change);
    return gone.size() == 1 && isCloser(gone[0]) && change.inserted.empty() && before(change) != gone[0] &&
           behind(change) != gone[0] &&
           original_.find_first_not_of(" \t\r\n", change.offset + 1) != std::string_view::npos;
  }

  /// Where indentation shows what belongs to what, more than one blank too few or too many.
  bool movesLine(const Change& change) const {
    const std::string_view gone = removed(change);
    const bool isTab = change.inserted.empty() && gone.find_first_not_of('\t') == gone.npos && !gone.empty();
    return nested_ && before(change) == '\n' &&
           (isTab || (gone.size() != 1 && change.inserted.size() != 1 && gone.find_first_not_of(' ') == gone.npos &&
                      change.inserted.find_first_not_of(' ') == gone.npos));
  }

  /// A sign for one of another meaning: an opening bracket, or one of the signs behind a key, between items, and
  /// between lines where these mean something.
  bool meansOther(const Change& change) const {
    const std::string_view gone = removed(change), put = change.inserted;
    auto meanings = [&](std::string_view text) {
      auto has = [&](const char* signs) { return text.find_first_of(signs) != text.npos; };
      return std::array{has(":="), has(",;|\t"), endsLines_ && has("\n")};
    };
    if (std::ranges::none_of(gone, isContent) && std::ranges::none_of(put, isContent)) {
      const auto was = meanings(gone), is = meanings(put);
      const auto none = meanings("");
      // Only a line's end is replaced by a blank.
      if (was != is && was != none && (is != none || (was[2] && !put.empty()))) return true;
    }
    return gone.size() == 1 && put.size() == 1 && isOpener(put[0]) && !isContent(gone[0]) && !isBlank(gone[0]) &&
           !isQuote(gone[0]);
  }

  /// What looks like attributes comes behind the tag.
  static bool isTagEnd(std::string_view text) { return text.find('>') != text.npos; }
  bool endsTag(const Change& change) const {
    if (!isTagEnd(change.inserted) || isTagEnd(removed(change)) || change.inserted.starts_with("</")) return false;
    const std::string_view rest = original_.substr(change.offset + change.removed);
    return rest.substr(0, rest.find('<')).find_first_of("=\"") != rest.npos;
  }

  /// `< /b>` or `< !-- remark -->`: a tag becomes text.
  bool mayBeTag(const Change& change) const {
    const size_t next = original_.find_first_not_of(" \t<", change.offset);
    return change.inserted.find("lt;") != std::string::npos && next != std::string_view::npos &&
           oneOf(original_[next], "!/?");
  }

  /// A single quote was put in, and not where a separator or bracket shows that a text begins or ends.
  bool quoteElsewhere(uint32_t end) const {
    for (uint32_t at = place_; at < end; ++at) {
      const PlainToken* token = isQuote(after_[at]) ? tokenAt(at) : nullptr;
      if (token == nullptr || !token->value || token->end - token->begin < 2) continue;
      const bool opens = at == token->begin, closes = at + 1 == token->end;
      if (opens == closes) continue;
      const char partner = quoteInOriginal(opens ? token->end - 1 : token->begin);
      if (partner == 0) continue;
      uint32_t beside = opens ? token->begin : token->end;
      auto blank = [&](char c) { return c == ' ' || c == '\t'; };
      if (opens) {
        while (beside > 0 && blank(after_[beside - 1])) --beside;
        if (beside > 0 && isContent(after_[beside - 1])) return true;
      } else {
        while (beside < after_.size() && blank(after_[beside])) ++beside;
        if (beside < after_.size() && isContent(after_[beside])) return true;
      }
    }
    return false;
  }

  bool onlyEscapes(const Change& change) const {
    if (unescaped(removed(change)) == unescaped(change.inserted)) return true;
    const auto [begin, stop] = around(change);
    return unescaped(original_.substr(begin, stop - begin)) == unescaped(stretch(changes_, begin, stop));
  }

  bool hides(const Change& change, uint32_t end) const {
    if (change.inserted.empty()) return false;
    for (uint32_t at = place_; at < end; ++at) {
      if (isBlank(after_[at])) continue;
      const PlainToken* token = tokenAt(at);
      if (token == nullptr || !token->hidden) continue;
      return !contents(after_, std::max(end, token->begin), std::max(end, token->end)).empty();
    }
    return false;
  }

  /// The comment at whose start the change begins goes as a whole.
  bool endsComment(const Change& change) const {
    const std::string_view gone = withoutBlanks(removed(change));
    return gone.ends_with("*/") || gone.ends_with("-->") || removed(change).ends_with('\n') || behind(change) == '\n' ||
           behind(change) == '\r';
  }

  /// What was only begun goes, to the end of the text.
  bool cutOff(const Change& change) const {
    const std::string_view gone = withoutBlanks(removed(change));
    return change.offset + change.removed == original_.size() &&
           change.inserted.find_first_not_of(" \t\r\n)]};") == std::string::npos &&
           (before(change) == '\n' || (!gone.empty() && oneOf(gone.front(), ",;\n"))) &&
           gone.find('\n', 1) == std::string_view::npos && std::ranges::any_of(gone, isContent);
  }

  /// Where indentation shows what belongs to what: a line has fewer bullets and colons than it had, since it is a text.
  bool foldsLines(const Change& change) const {
    if (!nested_ || change.inserted.find_first_not_of(" \t\r\n") != std::string::npos) return false;
    auto signs = [](const std::vector<PlainToken>& tokens, std::string_view text, size_t offset) {
      const size_t begin = text.find_first_not_of(" \t\r\n", offset);
      const size_t end = std::min(text.find('\n', begin), text.size());
      return std::ranges::count_if(tokens, [&](const PlainToken& one) {
        return !one.hidden && !one.value && one.begin >= begin && one.end <= end && oneOf(text[one.begin], "-:?");
      });
    };
    const uint32_t end = place_ + static_cast<uint32_t>(change.inserted.size());
    const auto was = signs(originalTokens_, original_, change.offset);
    return signs(tokens_, after_, end) < was || (was == 0 && continuesValue(change));
  }

  /// A line without signs is indented: the value of the line before goes on in it.
  bool continuesValue(const Change& change) const {
    const size_t above = original_.substr(0, change.offset).find_last_not_of(" ");
    if (change.inserted.empty() || above == std::string_view::npos || original_[above] != '\n') return false;
    const std::string_view line = original_.substr(change.offset, original_.find('\n', change.offset) - change.offset);
    const size_t begin = line.find_first_not_of(' ');
    if (begin == line.npos || line[begin] == '#') return false;
    const size_t last = original_.find_last_not_of(" \r\n", above);
    return last != std::string_view::npos && !oneOf(original_[last], ":|>");
  }

  /// A value that begins, ends or lies at the change holds what was a sign between values.
  bool joinsTokens(const Change& change, uint32_t end) const {
    const auto next = static_cast<uint32_t>(std::min(after_.find_first_not_of(" \t\r\n", end), after_.size()));
    for (const uint32_t at : {place_ > 0 ? place_ - 1 : place_, place_, end, next}) {
      const PlainToken* token = tokenAt(at);
      if (token == nullptr || !token->value || token->hidden) continue;
      // No farther from the change than the value is long.
      const uint32_t length = token->end - token->begin;
      const uint32_t begin = change.offset - std::min(change.offset, length);
      auto sign = std::ranges::lower_bound(originalTokens_, begin, {}, &PlainToken::begin);
      for (; sign != originalTokens_.end() && sign->begin <= change.offset + change.removed + length; ++sign) {
        if (!separates(*sign)) continue;
        const std::optional<uint32_t> now = inResult(sign->begin);
        if (now && *now >= token->begin && *now < token->end) return true;
      }
    }
    return false;
  }
  /// Where a byte of the original is in the repaired text; nullopt if it was changed.
  std::optional<uint32_t> inResult(uint32_t offset) const {
    const auto next = std::ranges::upper_bound(changes_, offset, {}, &Change::offset);
    if (next == changes_.begin()) return offset;
    const auto last = static_cast<size_t>(next - changes_.begin()) - 1;
    if (changes_[last].offset + changes_[last].removed > offset) return std::nullopt;
    return static_cast<uint32_t>(offset + starts_[last].shift + growth(changes_[last]));
  }

  /// What gets quotes was several values with blanks between them, in a language that has such.
  bool joinsWords(const Change& change, const PlainToken& token) const {
    if (!notation_ || !notation_->hasWords() || after_.find(' ', token.begin) >= token.end) return false;
    const uint32_t length = token.end - token.begin;
    const uint32_t begin = change.offset - std::min(change.offset, length);
    size_t words = 0;
    auto word = std::ranges::lower_bound(originalTokens_, begin, {}, &PlainToken::begin);
    for (; word != originalTokens_.end() && word->begin <= change.offset + length; ++word) {
      const std::optional<uint32_t> now = inResult(word->begin);
      words += word->value && !word->hidden && now && *now >= token.begin && *now < token.end;
    }
    return words > 1;
  }

  /// The words that get quotes together may be texts of their own: commas may stand between them.
  bool listsWords(const PlainToken& token) const {
    const std::string_view inside = std::string_view(after_).substr(token.begin + 1, token.end - token.begin - 2);
    if (nested_ || inside.find(' ') == inside.npos) return false;
    std::string apart = after_;
    const char quote = after_[token.begin];
    apart.replace(token.begin + 1 + inside.find(' '), 1, {quote, ',', ' ', quote});
    TextAutomaton automaton(language_);
    return recognizes(automaton, apart, detectEncoding(apart));
  }

  /// A sign beside a blank, quote or another sign: in `12:30` and `C:\a` there is none.
  bool separates(const PlainToken& token) const {
    // Where the lexer expects none, it takes a sign for an error.
    constexpr uint32_t longest = 2;
    if (token.hidden || token.end - token.begin > longest || !oneOf(original_[token.begin], ",;:=<>[]{}()"))
      return false;
    auto apart = [](char c) { return isBlank(c) || isQuote(c) || isBracket(c) || oneOf(c, ",;:="); };
    return token.begin == 0 || apart(original_[token.begin - 1]) || token.end == original_.size() ||
           apart(original_[token.end]);
  }

  /// An end tag comes behind a text that holds most of one.
  bool holdsEndTag(const Change& change) const {
    if (!change.inserted.starts_with("</")) return false;
    const std::string name = change.inserted.substr(1);
    for (size_t at = original_.find(name); at != std::string_view::npos; at = original_.find(name, at + 1))
      if (at == 0 || original_[at - 1] != '<') return true;
    return false;
  }

  /// `&eacute;`, of which only HTML knows, or `&amp` and `&#65`, whose semicolon is missing. What was put in to make
  /// `&amp;` may be told to begin at any of its characters.
  bool namesCharacter(const Change& change) const {
    const bool goes = removed(change) == "&" && change.inserted.empty();
    const size_t sign = goes || place_ == 0 ? original_.npos : after_.rfind('&', place_);
    const bool escapes = sign != original_.npos && change.inserted.size() == 4 && after_.substr(sign, 5) == "&amp;";
    if (!goes && !escapes) return false;
    const std::string_view name =
        goes ? original_.substr(change.offset + 1) : std::string_view(after_).substr(sign + 5);
    if (goes || name.starts_with('#')) return name.starts_with('#');
    const size_t end = std::min(name.find_first_not_of(letters), name.size());
    const std::string_view known[] = {"amp", "lt", "gt", "quot", "apos"};
    return end > 0 && (name.substr(end).starts_with(';') || std::ranges::count(known, name.substr(0, end)) > 0);
  }
  static constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";

  /// The language has another spelling for the same value, or another sign for the same thing.
  bool explained(const Change& change, uint32_t end) const {
    const std::string_view gone = removed(change);
    // Keywords, brackets and end tags that were put in.
    if (gone.empty() && !change.inserted.empty()) {
      const std::string_view put = std::string_view(change.inserted);
      bool fixed = !tokens_.empty();
      for (uint32_t at = place_; at < end && fixed;) {
        const PlainToken* token = tokenAt(at);
        fixed = token != nullptr && !token->value && !token->hidden && token->begin >= place_ && token->end <= end;
        if (token != nullptr && token->hidden && isBlank(after_[at])) fixed = true;
        at = token != nullptr ? token->end : end;
      }
      // A blank between two letters or digits takes a value apart.
      if (put.find_first_not_of(" \t\r\n") == std::string_view::npos && isContent(before(change)) &&
          (isContent(behind(change)) || behind(change) == '.'))
        return false;
      const size_t tag = put.find_first_not_of(" \t\r\n");
      if (fixed ||
          (tag != std::string_view::npos && put.substr(tag).starts_with("</") && withoutBlanks(put).ends_with('>')))
        return true;
    }
    // Prose before or behind a text in brackets.
    const bool first = change.offset == 0, last = change.offset + change.removed == original_.size();
    const size_t lastKept = original_.substr(0, change.offset).find_last_not_of(" \t\r\n");
    const bool besideBrackets = (first && isBracket(behind(change))) ||
                                (last && lastKept != std::string_view::npos && isBracket(original_[lastKept]));
    if (besideBrackets && change.inserted.find_first_not_of(" \t\r\n)]}") == std::string::npos &&
        gone.find_first_of("\"'{}[]=<") == std::string_view::npos && gone.find_first_of(" :") != std::string_view::npos)
      return true;
    // An end tag.
    if (change.inserted.empty() && gone.starts_with("</") && gone.find('>') == gone.size() - 1) return true;
    // The same letter in UTF-8.
    if (gone.size() == 1 && static_cast<uint8_t>(gone[0]) >= 0x80 && change.inserted.size() > 1) return true;
    // A string's prefix; a call around a value.
    if (change.inserted.empty() && !gone.empty()) {
      if (gone.size() == 1 && oneOf(gone[0], "bBfFrRuUL@") && isQuote(behind(change)) && !isContent(before(change))) {
        // In which backslashes stand for themselves.
        const PlainToken* text = tokenAt(end);
        return !(oneOf(gone[0], "rR@") && text != nullptr &&
                 std::string_view(after_).substr(text->begin, text->end - text->begin).find('\\') != gone.npos);
      }
      if (gone.size() > 1 && gone.back() == '(' &&
          std::ranges::all_of(gone.substr(0, gone.size() - 1), [](char c) { return isWord(c) || c == '.'; }))
        return true;
    }
    const auto [begin, stop] = around(change);
    const std::string_view was = trimmed(original_.substr(begin, stop - begin));
    const std::string is(trimmed(stretch(changes_, begin, stop)));
    if (was.empty() || is.empty()) return false;
    if (notation_ && notation_->keywordFor(was) == is) {
      // What is no number becomes nothing at all.
      const std::string word = lowerCase(was);
      return word.find("nan") == std::string::npos && word.find("inf") == std::string::npos;
    }
    if (notation_ && notation_->exchanged(was) == is) return true;
    if (std::ranges::any_of(was, isDigit) && (isDigit(was.front()) || oneOf(was.front(), "+-.")) &&
        was.find(',') == std::string_view::npos && plainNumber(was) == is)
      return true;
    const PlainToken* token = tokenAt(place_);
    constexpr size_t shortest = 4;
    return token != nullptr && !token->value && !token->hidden && is.size() >= shortest && notation_ &&
           notation_->resemblesKeyword(was);
  }

  static std::string_view trimmed(std::string_view text) {
    while (!text.empty() && !isContent(text.front()) && !oneOf(text.front(), "+-.")) text.remove_prefix(1);
    while (!text.empty() && !isContent(text.back()) && text.back() != '.') text.remove_suffix(1);
    return text;
  }

  /// A start tag becomes an empty element, and what was its text isn't any more.
  bool hollows(const Change& change) const {
    const size_t next = original_.find_first_not_of(" \t\r\n", change.offset + 1);
    return change.inserted == "/" && change.removed == 0 && behind(change) == '>' && next != std::string_view::npos &&
           original_[next] != '<';
  }

  /// What a rival changes near a change that it doesn't have.
  static std::pair<uint32_t, uint32_t> rivalPlace(const Change& change, const Changes& rival) {
    auto distance = [&](const Change& other) {
      return std::max(change.offset, other.offset) - std::min(change.offset, other.offset);
    };
    const auto nearest = std::ranges::min_element(rival, {}, distance);
    if (nearest == rival.end()) return {change.offset, change.offset + change.removed};
    return {nearest->offset, nearest->offset + nearest->removed};
  }

  bool insideValue(const Change& change, uint32_t end) const {
    const PlainToken* token = tokenAt(place_ > 0 && change.inserted.empty() ? place_ - 1 : place_);
    return token != nullptr && token->value && token->begin < place_ && end < token->end;
  }

  /// What was put in is a part of a value, and no quote around it.
  bool belongsToValue(uint32_t end) const {
    for (uint32_t at = place_; at < end; ++at) {
      if (isBlank(after_[at]) || after_[at] == '\\') continue;
      const PlainToken* token = tokenAt(at);
      if (token == nullptr || !token->value || (isQuote(after_[at]) && (at == token->begin || at + 1 == token->end)))
        continue;
      if (token->begin < place_ || token->end > end) return true;
    }
    return false;
  }

  /// A backslash was doubled, and others in the same value, or in another path, were left: all of them may be meant as
  /// they are.
  bool halfEscaped(const Change& change, uint32_t end) const {
    static const RE2 path(R"re(["'][A-Za-z]:\\[^"'\\])re");
    if (change.inserted.find('\\') != std::string::npos && RE2::PartialMatch(after_, path)) return true;
    if (change.inserted.find('\\') == std::string::npos || !insideValue(change, end)) return false;
    if (before(change) != '\\' && behind(change) != '\\' && removed(change).find('\\') == std::string_view::npos)
      return false;
    const PlainToken* token = tokenAt(place_);
    for (uint32_t at = token->begin; at + 1 < token->end; ++at) {
      if (after_[at] != '\\') continue;
      if (isLetter(after_[at + 1])) return true;
      ++at;
    }
    return false;
  }

  /// A quote that was put in or replaced makes one value of what looks like several.
  bool swallows(const Change& change, uint32_t end) const {
    constexpr uint32_t most = 4096;
    for (uint32_t at = place_; at < end; ++at) {
      const PlainToken* token = isQuote(after_[at]) ? tokenAt(at) : nullptr;
      if (token == nullptr || !token->value || token->end - token->begin < 2) continue;
      if (at != token->begin && at + 1 != token->end) continue;
      const char first = quoteInOriginal(token->begin), last = quoteInOriginal(token->end - 1);
      const std::string_view inside =
          std::string_view(after_).substr(token->begin + 1, std::min(token->end - token->begin - 2, most));
      const bool wholeText =
          isBracketed(inside) && std::string_view(after_).find_first_not_of(" \t\r\n") == token->begin;
      if (first != 0 && first == last) {
        // A text becomes a name.
        const bool text = notation_ && first == notation_->quote() && after_[at] != first;
        if (wholeText || text) return true;
        continue;
      }
      if (looksLikeSeveral(inside)) return true;
      std::string whole(inside);
      std::erase(whole, ' ');
      if (first == 0 && last == 0 && notation_ && resemblesKeyword(whole)) return true;
      if (first == 0 && last == 0 && (joinsWords(change, *token) || listsWords(*token) || looksLikeNumbers(inside)))
        return true;
      // A quote is missing beside a number or keyword, or there is one too many.
      if ((first != 0 || last != 0) && notation_ && notation_->isToken(inside) && !isQuote(inside.front())) return true;
    }
    // A quote is taken for a part of a text that looks like several.
    if (change.inserted.find('\\') != std::string::npos && end < after_.size() && insideValue(change, end)) {
      const PlainToken* token = tokenAt(place_);
      std::string inside = after_.substr(token->begin + 1, std::min(token->end - token->begin - 2, most));
      const bool quotes = isQuote(behind(change)) || std::ranges::any_of(removed(change), isQuote);
      size_t escaped = 0;
      for (size_t at = inside.find("\\\""); at != std::string::npos; at = inside.find("\\\"", at)) {
        inside.erase(at, 2);
        ++escaped;
      }
      // A single one has no partner: it may be the one that is too many.
      if (quotes && (looksLikeSeveral(inside) || escaped % 2 == 1)) return true;
    }
    // The same, where a quote is written twice.
    if (change.removed == 0 && change.inserted.size() == 1 && isQuote(change.inserted[0]) && insideValue(change, end) &&
        (before(change) == change.inserted[0] || behind(change) == change.inserted[0])) {
      const PlainToken* token = tokenAt(place_);
      std::string inside = after_.substr(token->begin + 1, std::min(token->end - token->begin - 2, most));
      std::erase(inside, change.inserted[0]);
      if (looksLikeSeveral(inside)) return true;
    }
    // The first sign of a text that seems to be quoted twice.
    if (change.inserted.find('\\') != std::string::npos && end < after_.size()) {
      const PlainToken* token = tokenAt(place_);
      if (token != nullptr && token->value && place_ == token->begin + 1 && isQuote(after_[token->begin]) &&
          isQuote(behind(change)) && before(change) == after_[token->begin])
        return true;
    }
    return false;
  }

  /// A keyword but for one character, or the beginning of one.
  bool resemblesKeyword(std::string_view word) const {
    constexpr size_t shortest = 3;
    if (word.size() < shortest) return false;
    return std::ranges::any_of(keywords_, [&](const std::string& keyword) {
      return notation_->isToken(keyword) && (keyword.starts_with(word) || isOneEditFrom(word, keyword));
    });
  }
  static bool isOneEditFrom(std::string_view a, std::string_view b) {
    if (a.size() > b.size()) std::swap(a, b);
    const auto front = static_cast<size_t>(std::ranges::mismatch(a, b).in1 - a.begin());
    const size_t rest = a.size() - front;
    return b.size() == a.size() ? a.substr(std::min(front + 1, a.size())) == b.substr(std::min(front + 1, b.size()))
                                : b.size() == a.size() + 1 && a.substr(front) == b.substr(b.size() - rest);
  }

  /// Numbers with blanks between them, or one with signs that the language's numbers can't have.
  static bool looksLikeNumbers(std::string_view inside) {
    static const RE2 numbers(R"re([-+]?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?(?:\s+[-+]?\d+(?:\.\d+)?)*)re");
    return RE2::FullMatch(re2::StringPiece(inside.data(), inside.size()), numbers);
  }

  static bool isBracketed(std::string_view inside) { return inside.find_first_of("{[<") != std::string_view::npos; }

  static bool looksLikeSeveral(std::string_view inside) {
    if (inside.find_first_of("{}[]\n") != std::string_view::npos || inside.find("\\n") != std::string_view::npos)
      return true;
    if (inside.find(" //") != inside.npos || inside.find("/*") != inside.npos) return true;
    for (size_t at = 0; at < inside.size(); ++at) {
      const bool apostrophe = inside[at] == '\'' && at > 0 && at + 1 < inside.size() && isContent(inside[at - 1]) &&
                              isContent(inside[at + 1]);
      if (isQuote(inside[at]) && !apostrophe) return true;
      if (inside.substr(at).starts_with("\xE2\x80")) return true;  // quotes and dashes of typography
      if (oneOf(inside[at], ",;:") && (at + 1 == inside.size() || isBlank(inside[at + 1]))) return true;
    }
    return false;
  }

  /// The quote for which the character of the repaired text stands; 0 if there was none.
  char quoteInOriginal(uint32_t offset) const {
    int64_t shift = 0;
    for (const Change& change : nearby(offset, shift)) {
      const int64_t begin = change.offset + shift;
      const int64_t end = begin + static_cast<int64_t>(change.inserted.size());
      if (offset >= begin && offset < end) {
        const std::string_view gone = removed(change);
        const auto quote = std::ranges::find_if(gone, isQuote);
        if (quote != gone.end()) return *quote;
        // Quotes of typography.
        constexpr std::string_view typographic = "\xE2\x80";
        return gone.find(typographic) != std::string_view::npos ? '"' : '\0';
      }
      if (begin > offset) break;
      shift += growth(change);
    }
    const int64_t at = offset - shift;
    return at >= 0 && at < static_cast<int64_t>(original_.size()) && isQuote(original_[static_cast<size_t>(at)])
               ? original_[static_cast<size_t>(at)]
               : '\0';
  }

  /// The changes from some way before a place of the repaired text on, and what those before them add.
  std::span<const Change> nearby(uint32_t offset, int64_t& shift) const {
    auto next = std::ranges::upper_bound(starts_, int64_t{offset}, {}, &Start::at);
    if (next != starts_.begin()) --next;
    if (next == starts_.end()) return {};
    shift = next->shift;
    return std::span(changes_).subspan(static_cast<size_t>(next - starts_.begin()));
  }

  /// A comma put in behind a text that ends in one: the quote and the comma may have changed places.
  bool commaTwice(const Change& change) const {
    return change.removed == 0 && change.inserted == "," && change.offset > 1 && isQuote(before(change)) &&
           original_[change.offset - 2] == ',';
  }

  bool losesQuote(const Change& change) const {
    const std::string_view gone = removed(change);
    if (gone.empty() || std::ranges::any_of(change.inserted, isQuote)) return false;
    const auto quote = std::ranges::find_if(gone, isQuote);
    if (quote == gone.end()) return false;
    const bool beside =
        (quote == gone.begin() && isContent(before(change))) || (quote + 1 == gone.end() && isContent(behind(change)));
    return beside && !isQuote(before(change)) && !isQuote(behind(change));
  }

  /// The original ends within a value that the change closes.
  bool endsValue(const Change& change, uint32_t end) const {
    const size_t rest = original_.find_first_not_of("\r\n", change.offset + change.removed);
    const bool quote = !change.inserted.empty() && isQuote(change.inserted.front());
    const bool last = change.offset + change.removed == original_.size() || (quote && rest == std::string_view::npos);
    if (!last || place_ == 0 || end == place_) return false;
    // A line that goes on.
    if (change.removed == 0 && original_.back() == ' ') return true;
    // A blank or a separator ends it.
    if (change.removed > 0 && removed(change).front() != '\\') return false;
    const PlainToken* token = tokenAt(place_ - 1);
    if (token == nullptr || !token->value) return false;
    // The name of an end tag is known.
    const bool tag = token->begin > 1 && after_.substr(token->begin - 2, 2) == "</";
    return !tag && (isContent(after_[place_ - 1]) || (isQuote(after_[token->begin]) && token->end > place_));
  }

  /// The value around the change, in the original.
  std::pair<uint32_t, uint32_t> around(const Change& change) const {
    constexpr uint32_t most = 24;
    uint32_t begin = change.offset, end = change.offset + change.removed;
    auto within = [&](uint32_t at) {
      const char c = original_[at];
      return !isBlank(c) && !isBracket(c) && !oneOf(c, ",;:=");
    };
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

  /// Of a change: its place in the repaired text, and how much farther that is than in the original.
  struct Start {
    int64_t at, shift;
  };

  std::string_view original_;
  const Changes& changes_;
  const std::vector<Changes>& rivals_;
  const std::shared_ptr<Language>& language_;
  const std::string after_;
  std::optional<Notation> notation_;
  std::string signs_;                  ///< of the language's literals
  std::vector<std::string> keywords_;  ///< among these
  std::vector<PlainToken> tokens_;
  std::vector<PlainToken> originalTokens_;
  bool nested_ = false;        ///< indentation shows what belongs to what
  bool endsLines_ = false;     ///< the end of a line is a sign
  std::vector<Start> starts_;  ///< of the changes
  uint32_t place_ = 0;         ///< of the present change, in the repaired text
};

}  // namespace

std::vector<DoubtfulValue> doubtfulValues(std::string_view original, const Changes& changes,
                                          const std::vector<Changes>& rivals, const std::vector<Changes>& others,
                                          const std::shared_ptr<Language>& language) {
  return DoubtFinder(original, changes, rivals, language).find(others);
}

std::string toText(const std::vector<DoubtfulValue>& doubts) {
  constexpr size_t most = 20;
  std::string out;
  for (size_t i = 0; i < doubts.size() && i < most; ++i) {
    const DoubtfulValue& doubt = doubts[i];
    out += fmt::format("doubtful: {}:{}: {} {}: it became {}", doubt.line, doubt.column, shownPart(doubt.was),
                       doubt.why, shownPart(doubt.became));
    for (const std::string& reading : doubt.readings) out += ", or " + shownPart(reading);
    out += '\n';
  }
  if (doubts.size() > most) out += fmt::format("doubtful: {} more places\n", doubts.size() - most);
  return out;
}

nlohmann::ordered_json toJson(const std::vector<DoubtfulValue>& doubts) {
  nlohmann::ordered_json json = nlohmann::ordered_json::array();
  for (const DoubtfulValue& doubt : doubts) {
    nlohmann::ordered_json& entry = json.emplace_back();
    entry = {{"line", doubt.line}, {"column", doubt.column}, {"offset", doubt.offset}, {"why", doubt.why}};
    addText(entry, "was", doubt.was);
    addText(entry, "became", doubt.became);
    entry["readings"] = doubt.readings;
  }
  return json;
}

}  // namespace hone
