// Problem: show people which parts of a text are still in a smaller one. Words (runs of letters and digits, single
// other characters) are compared, as parts of words mean nothing to a reader. Blanks belong to the words around them:
// as separate words, common blanks would outweigh missing words.
//
// Idea: equal words at both ends need no search. Between them we use Wu, Manber, Myers and Miller, "An O(NP) sequence
// comparison algorithm" (1990). Let the texts have M and N >= M words. In a grid with a row for each word of the
// shorter text and a column for each word of the longer one, a path from corner to corner goes right (word only in the
// longer text), down (only in the shorter) or, for free, diagonally (common). Every path has N - M more steps right
// than down, so its cost is the number P of steps down, that is, of words only in the shorter text. For P = 0, 1, 2...
// the furthest points on each of N - M + 2 P + 1 diagonals follow from those for P - 1. A reduced text has few words
// that the original doesn't have: P is small, and the search nearly linear, where algorithms that count all differences
// are quadratic.
#include "text/common_parts.h"

#include <cstdint>
#include <unordered_map>

namespace hone {
namespace {

/// The most diagonals to examine: some hundredths of a second, and at most 12 times as many bytes.
constexpr size_t mostSteps = 10'000'000;

enum class Kind : uint8_t { word, blank, other };

Kind kindOf(char c) {
  const auto byte = static_cast<unsigned char>(c);
  const bool letter = (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z');
  if (letter || (byte >= '0' && byte <= '9') || byte == '_' || byte >= 0x80) return Kind::word;
  return byte == ' ' || byte == '\t' || byte == '\n' || byte == '\r' ? Kind::blank : Kind::other;
}

/// True if a word may end at this offset.
bool isBorder(std::string_view text, size_t at) {
  if (at == 0 || at >= text.size()) return true;
  return kindOf(text[at - 1]) != kindOf(text[at]) || kindOf(text[at]) == Kind::other;
}

struct Words {
  std::vector<uint32_t> values;  ///< the same for the same word
  std::vector<size_t> begins, ends;
  size_t begin, end;  ///< of all

  /// The blanks before the word, or after the last word.
  std::string_view blanksBefore(std::string_view text, size_t word) const {
    const size_t from = word == 0 ? begin : ends[word - 1];
    return text.substr(from, (word == begins.size() ? end : begins[word]) - from);
  }
};

Words wordsOf(std::string_view text, size_t begin, size_t end, std::unordered_map<std::string_view, uint32_t>& known) {
  Words words{{}, {}, {}, begin, end};
  while (begin < end) {
    size_t next = begin + 1;
    while (next < end && !isBorder(text, next)) ++next;
    if (kindOf(text[begin]) != Kind::blank) {
      words.begins.push_back(begin);
      words.ends.push_back(next);
      words.values.push_back(
          known.try_emplace(text.substr(begin, next - begin), static_cast<uint32_t>(known.size())).first->second);
    }
    begin = next;
  }
  return words;
}

/// A diagonal run of common words, and the run before it on the path.
struct Run {
  uint32_t shorter, longer, length;
  uint32_t before;
};
constexpr uint32_t noRun = UINT32_MAX;

/// The furthest point on a diagonal, by its position in the longer text, and the last run on the path to it.
struct Furthest {
  int64_t longer = -1;
  uint32_t run = noRun;
};

/// Runs of a longest common subsequence, ascending. nullopt if the search takes too long.
std::vector<Run> compare(const std::vector<uint32_t>& shorter, const std::vector<uint32_t>& longer) {
  const auto m = static_cast<int64_t>(shorter.size()), n = static_cast<int64_t>(longer.size());
  const int64_t delta = n - m;
  std::vector<Furthest> furthest(static_cast<size_t>(m + n + 3));
  auto at = [&](int64_t diagonal) -> Furthest& { return furthest[static_cast<size_t>(diagonal + m + 1)]; };
  std::vector<Run> runs;

  auto extend = [&](int64_t diagonal) {
    const Furthest right{at(diagonal - 1).longer + 1, at(diagonal - 1).run};
    const Furthest& down = at(diagonal + 1);
    Furthest point = right.longer > down.longer ? right : down;
    const int64_t from = point.longer;
    while (point.longer < n && point.longer - diagonal < m &&
           shorter[static_cast<size_t>(point.longer - diagonal)] == longer[static_cast<size_t>(point.longer)])
      ++point.longer;
    if (point.longer > from) {
      runs.push_back({static_cast<uint32_t>(from - diagonal), static_cast<uint32_t>(from),
                      static_cast<uint32_t>(point.longer - from), point.run});
      point.run = static_cast<uint32_t>(runs.size() - 1);
    }
    at(diagonal) = point;
  };

  size_t steps = 0;
  for (int64_t p = 0; at(delta).longer < n; ++p) {
    steps += static_cast<size_t>(delta + 2 * p + 1);
    if (steps > mostSteps) return {};
    for (int64_t diagonal = -p; diagonal < delta; ++diagonal) extend(diagonal);
    for (int64_t diagonal = delta + p; diagonal > delta; --diagonal) extend(diagonal);
    extend(delta);
  }
  std::vector<Run> path;
  for (uint32_t run = at(delta).run; run != noRun; run = runs[run].before) path.push_back(runs[run]);
  std::reverse(path.begin(), path.end());
  return path;
}

void append(std::vector<CommonPart>& parts, CommonPart part) {
  if (part.length == 0) return;
  if (!parts.empty() && parts.back().left + parts.back().length == part.left &&
      parts.back().right + parts.back().length == part.right)
    parts.back().length += part.length;
  else
    parts.push_back(part);
}

constexpr size_t longest = 60;  ///< of a common part that is shown in full

std::string inOneLine(std::string_view text) {
  std::string line;
  for (char c : text) {
    const bool isBlank = c == ' ' || c == '\n' || c == '\r' || c == '\t';
    if (!isBlank)
      line += c;
    else if (!line.ends_with(' '))
      line += ' ';
  }
  return line;
}

std::string_view trimmed(std::string_view text) {
  while (text.starts_with(' ')) text.remove_prefix(1);
  while (text.ends_with(' ')) text.remove_suffix(1);
  return text;
}

/// Its ends, which are beside changes, and `…` for what is between.
std::string shortened(std::string_view text, bool isFirst, bool isLast) {
  if (text.size() <= longest) return std::string(text);
  size_t head = isFirst ? 0 : longest / 2, tail = text.size() - (isLast ? 0 : longest / 2);
  auto isInside = [&](size_t at) { return at < text.size() && (static_cast<unsigned char>(text[at]) & 0xC0) == 0x80; };
  while (isInside(head)) ++head;
  while (isInside(tail)) ++tail;
  return std::string(text.substr(0, head)) + "…" + std::string(text.substr(tail));
}

}  // namespace

std::vector<CommonPart> commonParts(std::string_view left, std::string_view right) {
  const size_t least = std::min(left.size(), right.size());
  auto firstDifference = std::mismatch(left.begin(), left.begin() + static_cast<long>(least), right.begin()).first;
  auto front = static_cast<size_t>(firstDifference - left.begin());
  while (!isBorder(left, front) || !isBorder(right, front)) --front;
  auto lastDifference =
      std::mismatch(left.rbegin(), left.rbegin() + static_cast<long>(least - front), right.rbegin()).first;
  auto back = static_cast<size_t>(lastDifference - left.rbegin());
  while (!isBorder(left, left.size() - back) || !isBorder(right, right.size() - back)) --back;

  std::unordered_map<std::string_view, uint32_t> known;
  const Words ofLeft = wordsOf(left, front, left.size() - back, known);
  const Words ofRight = wordsOf(right, front, right.size() - back, known);
  const bool rightIsShorter = ofRight.values.size() <= ofLeft.values.size();
  const std::vector<Run> runs =
      rightIsShorter ? compare(ofRight.values, ofLeft.values) : compare(ofLeft.values, ofRight.values);

  std::vector<CommonPart> parts;
  append(parts, {0, 0, front});
  // Equal blanks in both texts belong to the words beside them, and count once.
  size_t leftEnd = front, rightEnd = front;
  auto addBlanks = [&](size_t l, size_t r) {
    const std::string_view ofL = ofLeft.blanksBefore(left, l), ofR = ofRight.blanksBefore(right, r);
    const auto beginL = static_cast<size_t>(ofL.data() - left.data()),
               beginR = static_cast<size_t>(ofR.data() - right.data());
    if (ofL != ofR || beginL < leftEnd || beginR < rightEnd) return;
    append(parts, {beginL, beginR, ofL.size()});
    leftEnd = beginL + ofL.size();
    rightEnd = beginR + ofR.size();
  };
  for (const Run& run : runs) {
    const size_t l = rightIsShorter ? run.longer : run.shorter, r = rightIsShorter ? run.shorter : run.longer;
    for (size_t i = 0; i < run.length; ++i) {
      addBlanks(l + i, r + i);
      append(parts, {ofLeft.begins[l + i], ofRight.begins[r + i], ofLeft.ends[l + i] - ofLeft.begins[l + i]});
      leftEnd = ofLeft.ends[l + i];
      rightEnd = ofRight.ends[r + i];
    }
    addBlanks(l + run.length, r + run.length);
  }
  append(parts, {left.size() - back, right.size() - back, back});
  return parts;
}

std::string wordDiff(std::string_view before, std::string_view after) {
  const std::string old = inOneLine(before), now = inOneLine(after);
  std::string line;
  size_t left = 0, right = 0;
  auto change = [&](size_t leftEnd, size_t rightEnd) {
    const std::string_view gone = std::string_view(old).substr(left, leftEnd - left);
    const std::string_view come = std::string_view(now).substr(right, rightEnd - right);
    if (!trimmed(gone).empty()) line += "[-" + std::string(gone) + "-]";
    line += trimmed(come).empty() ? std::string(come) : "{+" + std::string(come) + "+}";
  };
  const std::vector<CommonPart> common = commonParts(old, now);
  for (const CommonPart& part : common) {
    change(part.left, part.right);
    left = part.left + part.length;
    right = part.right + part.length;
    line += shortened(std::string_view(now).substr(part.right, part.length), part.right == 0, right == now.size());
  }
  change(old.size(), now.size());
  return std::string(trimmed(line));
}

}  // namespace hone
