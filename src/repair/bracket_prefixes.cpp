// Without a grammar, brackets and quotes are the only known structure: a prefix is completed by closing what is open.
// The text itself shows which closers its format has. If quotes mostly don't reach over line ends, a quote that is
// still open at the end of its line is taken for an apostrophe.

#include "repair/bracket_prefixes.h"

#include <algorithm>
#include <array>

#include "parse/recovery.h"

namespace hone {
namespace {

class BracketPrefixes : public Prefixes {
 public:
  std::vector<uint32_t> cuts(const std::string& text) override {
    // Behind a line or an element of a list, where a beginning is most likely a whole but for its closers.
    std::vector<uint32_t> result = {0};
    for (uint32_t i = 0; i < text.size(); ++i)
      if (std::string_view(",;\n)]}").find(text[i]) != std::string_view::npos) result.push_back(i + 1);
    if (result.back() != text.size()) result.push_back(static_cast<uint32_t>(text.size()));
    return result;
  }

  uint32_t cutBehind(const std::string& text, uint32_t offset) override {
    size_t found = text.find_first_of(",;\n)]}", offset);
    return static_cast<uint32_t>(found == std::string::npos ? text.size() : found + 1);
  }

  std::optional<std::string> completed(const std::string& text, uint32_t offset) override {
    std::string_view prefix = std::string_view(text).substr(0, offset);
    // A separator at the end waits for an element that won't come.
    size_t end = prefix.find_last_not_of(" \t\r\n,");
    std::string whole(prefix.substr(0, end == std::string_view::npos ? 0 : end + 1));
    // A bracket that ends its line is closed on a line of its own.
    std::vector<std::string> closers;
    char quote = 0;
    for (size_t i = 0; i < whole.size(); ++i) {
      char c = whole[i];
      if (quote != 0) {
        if (c == '\\')
          ++i;
        else if (c == quote || (c == '\n' && quote == '\''))
          quote = 0;
      } else if (c == '"') {
        quote = c;
      } else if (char closer = closerOf(c)) {
        const size_t next = whole.find_first_not_of(" \t\r", i + 1);
        closers.push_back(next != whole.npos && whole[next] == '\n' ? std::string{'\n', closer} : std::string{closer});
      } else if (!closers.empty() && c == closers.back().back()) {
        closers.pop_back();
      }
    }
    if (quote != 0) whole += quote;
    for (size_t i = closers.size(); i-- > 0;) whole += closers[i];
    return whole;
  }

  std::vector<Changes> localChanges(const std::string& text, uint32_t from, uint32_t to) override {
    constexpr uint32_t farthest = 80;
    uint32_t begin = to > farthest ? std::max(from, to - farthest) : from;
    std::vector<Changes> found;
    std::string signs = signsOf(text);
    auto change = [&](uint32_t at, uint32_t removed, std::string inserted) {
      found.push_back({{at, removed, std::move(inserted)}});
    };
    // What does not occur elsewhere is the likeliest thing to be wrong.
    std::array<size_t, 256> counts{};
    for (char c : text) ++counts[static_cast<uint8_t>(c)];
    std::vector<uint32_t> places;
    for (uint32_t at = begin; at < to; ++at) places.push_back(at);
    std::stable_sort(places.begin(), places.end(), [&](uint32_t a, uint32_t b) {
      return counts[static_cast<uint8_t>(text[a])] < counts[static_cast<uint8_t>(text[b])];
    });
    for (uint32_t at : places) {
      change(at, 1, {});
      for (int bit = 0; bit < 7; ++bit) {
        char flipped = static_cast<char>(text[at] ^ (1 << bit));
        if (flipped == '\n' || signs.find(flipped) != std::string::npos || flipped == ' ')
          change(at, 1, std::string(1, flipped));
      }
      if (static_cast<uint8_t>(text[at]) >= 0x80) change(at, 1, std::string(1, static_cast<char>(text[at] & 0x7F)));
    }
    for (char sign : signs)
      for (uint32_t at = to + 1; at-- > begin;) change(at, 0, std::string(1, sign));
    for (uint32_t at : places)
      for (char sign : signs) change(at, 1, std::string(1, sign));
    return found;
  }

  std::vector<Changes> removals(const std::string& text, uint32_t from, uint32_t to) override {
    std::vector<Changes> found = {{{from, to - from, {}}}};
    size_t lineBegin = from == 0 ? 0 : text.rfind('\n', from - 1) + 1;
    size_t lineEnd = std::min(text.find('\n', to), text.size() - 1) + 1;
    found.push_back({{static_cast<uint32_t>(lineBegin), static_cast<uint32_t>(lineEnd - lineBegin), {}}});
    return found;
  }

 private:
  /// The signs that structure the text, most frequent first.
  static std::string signsOf(std::string_view text) {
    std::array<size_t, 128> counts{};
    for (char c : text)
      if (static_cast<uint8_t>(c) < 128) ++counts[static_cast<uint8_t>(c)];
    std::string signs;
    for (char c : std::string_view("\",:;=()[]{}<>/'-|#"))
      if (counts[static_cast<uint8_t>(c)] > 1) signs += c;
    for (char opener : std::string_view("([{"))
      if (counts[static_cast<uint8_t>(opener)] > 0 && signs.find(closerOf(opener)) == std::string::npos)
        signs += closerOf(opener);
    std::stable_sort(signs.begin(), signs.end(),
                     [&](char a, char b) { return counts[static_cast<uint8_t>(a)] > counts[static_cast<uint8_t>(b)]; });
    constexpr size_t most = 8;
    if (signs.size() > most) signs.resize(most);
    return signs;
  }
};

}  // namespace

std::unique_ptr<Prefixes> bracketPrefixes() { return std::make_unique<BracketPrefixes>(); }

}  // namespace hone
