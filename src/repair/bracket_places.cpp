// All places are tried in one reading of the text: behind each token, the parser goes on with and without the bracket,
// and where it comes to the same set on two ways, they are one from there on. Of the places that are left, layout and
// the elements' shapes decide, as people do: elements of one bracket begin at one column, a closer that begins a line
// stands where its opener's line begins, and few elements have a shape of their own.

#include "repair/bracket_places.h"

#include <algorithm>
#include <boost/unordered/unordered_flat_set.hpp>
#include <functional>
#include <map>

#include "repair/characters.h"

namespace hone {
namespace {

class BracketPlaces {
 public:
  /// Of the text without the change.
  BracketPlaces(TextAutomaton& automaton, std::string_view text, char bracket, bool comes)
      : automaton_(automaton), text_(text), bracket_(bracket), comes_(comes) {
    for (const Token& token : automaton.lexer().all(text, detectEncoding(text), automaton.language().stop()))
      if (!token.hidden && token.type != endOfFile) tokens_.push_back(token);
    for (uint32_t i = 0; i < tokens_.size(); ++i) looks_.push_back(lookOf(i));
  }

  /// Where the bracket may come, as the token before which it does, or go, with `chosen` among them if it is as said.
  std::vector<uint32_t> places(uint32_t chosen) {
    const Symbol type = typeOfBracket(chosen);
    if (type == endOfFile) return {};
    ParserSets& sets = automaton_.sets();
    ParserSet without = automaton_.set(automaton_.start());
    std::map<ParserSet, std::vector<uint32_t>> with;  // the places by which the parser got there
    for (uint32_t at = 0;; ++at) {
      const bool last = at == tokens_.size();
      automaton_.spend(1 + with.size());
      ParserSet put = ParserSets::none;
      if (without != ParserSets::none && comes_) put = sets.after(without, type);
      if (put != ParserSets::none) with[put].push_back(at);
      if (last) break;
      std::map<ParserSet, std::vector<uint32_t>> next;
      if (!comes_ && isBracketAt(at) && without != ParserSets::none) next[without].push_back(at);
      for (auto& [set, places] : with)
        if (const ParserSet after = sets.after(set, tokens_[at].type); after != ParserSets::none) {
          std::vector<uint32_t>& known = next[after];
          if (known.size() < places.size()) known.swap(places);
          known.insert(known.end(), places.begin(), places.end());
        }
      with.swap(next);
      if (without != ParserSets::none) without = sets.after(without, tokens_[at].type);
      if (without == ParserSets::none && with.empty()) return {};
    }
    std::vector<uint32_t> found;
    for (const auto& [set, places] : with)
      if (sets.complete(set)) found.insert(found.end(), places.begin(), places.end());
    return found;
  }

  /// The place that stands for an offset.
  uint32_t placeOf(uint32_t offset) const {
    const auto next = std::ranges::lower_bound(tokens_, offset, {}, &Token::begin);
    return static_cast<uint32_t>(next - tokens_.begin());
  }

  /// Only brackets of the same kind stand between the places.
  bool areSame(uint32_t one, uint32_t other) const {
    for (uint32_t at = std::min(one, other); at < std::max(one, other); ++at)
      if (!isBracketAt(at)) return false;
    return true;
  }

  Change changeAt(uint32_t place) const {
    if (!comes_) return {tokens_[place].begin, 1, {}};
    return {place > 0 ? tokens_[place - 1].end : 0, 0, std::string(1, bracket_)};
  }

  /// How uneven the text is: lines that don't stand where others of the same bracket do, and different elements.
  using Unevenness = std::pair<size_t, size_t>;
  Unevenness unevenness(uint32_t place) const {
    struct Open {
      size_t line, elements;  ///< columns
      size_t shape;
    };
    size_t oddLines = 0, line = 0;
    boost::unordered_flat_set<size_t> shapes;
    std::vector<Open> open;
    const auto see = [&](const Look& look) {
      if (look.column != noColumn) {
        line = look.column;
        if (!open.empty()) {
          size_t& expected = isCloser(look.bracket) ? open.back().line : open.back().elements;
          if (expected == noColumn) expected = line;
          oddLines += expected != line;
        }
      }
      if (isCloser(look.bracket)) {
        if (open.empty()) return;
        shapes.insert(open.back().shape);
        open.pop_back();
        return;
      }
      if (!open.empty() && look.shape != 0) open.back().shape = open.back().shape * 31 + look.shape;
      if (isOpener(look.bracket)) open.push_back({line, noColumn, look.shape});
    };
    const Look own{bracket_, noColumn, static_cast<size_t>(bracket_)};
    for (uint32_t i = 0; i < looks_.size(); ++i) {
      if (i == place) {
        if (!comes_) continue;
        see(own);
      }
      see(looks_[i]);
    }
    if (place == looks_.size()) see(own);
    return {oddLines, shapes.size()};
  }

  /// Where the bracket fits at least as well as where it is, which is the first: the best and then the nearest first.
  std::vector<uint32_t> fitting(uint32_t chosen) {
    const std::vector<uint32_t> found = places(chosen);
    if (std::ranges::find(found, chosen) == found.end()) return {};
    return fitting(found, chosen, unevenness(chosen));
  }

  /// Of the places those that are no more uneven: the best and then the nearest first.
  std::vector<uint32_t> fitting(std::vector<uint32_t> found, uint32_t chosen, Unevenness most) {
    constexpr size_t work = 4'000'000;  // tokens to be looked at
    const auto distance = [&](uint32_t place) { return place < chosen ? chosen - place : place - chosen; };
    std::ranges::sort(found, {}, [&](uint32_t place) { return std::pair(distance(place), place); });
    found.resize(std::min(found.size(), 2 + work / looks_.size()));
    std::vector<std::pair<Unevenness, uint32_t>> fits;
    for (const uint32_t place : found)
      if (const Unevenness here = unevenness(place); here <= most) fits.emplace_back(here, place);
    std::ranges::stable_sort(fits, {}, &std::pair<Unevenness, uint32_t>::first);
    std::vector<uint32_t> different;
    for (const auto& [unevenness, place] : fits)
      if (std::ranges::none_of(different, [&, at = place](uint32_t other) { return areSame(at, other); }))
        different.push_back(place);
    return different;
  }

 private:
  bool isBracketAt(uint32_t place) const { return place < tokens_.size() && isBracket(tokens_[place]); }
  bool isBracket(const Token& token) const { return token.end - token.begin == 1 && text_[token.begin] == bracket_; }
  Symbol typeOfBracket(uint32_t place) {
    if (!comes_) {
      const auto token = std::ranges::find_if(tokens_, [&](const Token& one) { return isBracket(one); });
      return token == tokens_.end() ? endOfFile : token->type;
    }
    const ModeStack modes = place > 0 ? tokens_[place - 1].after : 0;
    const Token token = automaton_.lexer().next(std::string(1, bracket_), Encoding::utf8, 0, modes);
    return token.hidden || token.after != modes ? endOfFile : token.type;
  }
  static constexpr size_t noColumn = SIZE_MAX;
  /// What layout and elements show of a token.
  struct Look {
    char bracket;   ///< 0 if it is none
    size_t column;  ///< of the first token on its line
    size_t shape;   ///< a key is itself, any other value one of its kind; 0 for what sets them apart
  };
  Look lookOf(uint32_t i) const {
    const Token& token = tokens_[i];
    const std::string_view text = text_.substr(token.begin, token.end - token.begin);
    const bool bracket = text.size() == 1 && (isOpener(text[0]) || isCloser(text[0]));
    size_t line = token.begin;
    while (line > 0 && oneOf(text_[line - 1], " \t")) --line;
    const size_t column = line == 0 || text_[line - 1] == '\n' ? token.begin - line : noColumn;
    const bool key = i + 1 < tokens_.size() && oneOf(text_[tokens_[i + 1].begin], ":=");
    const size_t shape = key ? std::hash<std::string_view>()(text) : oneOf(text[0], ",;") ? 0 : 1 + token.type;
    return {bracket ? text[0] : '\0', column, shape};
  }

  TextAutomaton& automaton_;
  std::string_view text_;
  char bracket_;
  bool comes_;
  std::vector<Token> tokens_;  ///< that the parser sees
  std::vector<Look> looks_;
};

char partnerOf(char bracket) {
  constexpr std::string_view brackets = "()[]{}";
  return brackets[brackets.find(bracket) ^ 1];
}

/// If a change puts in or takes out one bracket and nothing else, the repairs with it at all places where it fits at
/// least as well: the best and then the nearest first. Then those that take out or put in its partner instead.
std::vector<Changes> placesOf(TextAutomaton& automaton, std::string_view original, const Changes& changes, size_t i) {
  constexpr size_t most = 8;
  const Change& change = changes[i];
  const std::string_view gone = original.substr(change.offset, change.removed);
  const bool comes = isBlankText(gone);
  const char bracket = onlySign(comes ? change.inserted : gone);
  if ((!comes && !isBlankText(change.inserted)) || (!isOpener(bracket) && !isCloser(bracket))) return {};
  Changes rest = changes;
  rest.erase(rest.begin() + static_cast<ptrdiff_t>(i));
  const std::string text = applied(original, rest);
  uint32_t offset = change.offset;
  for (size_t before = 0; before < i; ++before)
    offset += static_cast<uint32_t>(changes[before].inserted.size()) - changes[before].removed;
  BracketPlaces places(automaton, text, bracket, comes);
  const uint32_t chosen = places.placeOf(comes ? offset : offset + static_cast<uint32_t>(gone.find(bracket)));
  std::vector<Changes> found;
  for (const uint32_t place : places.fitting(chosen)) {
    found.push_back(place == chosen ? changes : composed(rest, {places.changeAt(place)}));
    if (found.size() == most) return found;
  }
  BracketPlaces others(automaton, text, partnerOf(bracket), !comes);
  BracketPlaces::Unevenness bound = places.unevenness(chosen);
  ++bound.second;  // a bracket more makes an element more
  for (const uint32_t place : others.fitting(others.places(chosen), chosen, bound)) {
    found.push_back(composed(rest, {others.changeAt(place)}));
    if (found.size() == most) break;
  }
  return found;
}

}  // namespace

Changes withEvenBrackets(TextAutomaton& automaton, std::string_view original, Changes changes) {
  for (size_t i = 0; i < changes.size(); ++i)
    if (std::vector<Changes> places = placesOf(automaton, original, changes, i); !places.empty())
      changes = std::move(places.front());
  return changes;
}

std::vector<Changes> otherBracketPlaces(TextAutomaton& automaton, std::string_view original, const Changes& changes) {
  std::vector<Changes> others;
  for (size_t i = 0; i < changes.size(); ++i)
    std::ranges::move(placesOf(automaton, original, changes, i), std::back_inserter(others));
  return others;
}

}  // namespace hone
