#include "pattern/text_form.h"

#include <fmt/format.h>

namespace hone {
namespace {

constexpr std::string_view beyondRange = "\\x{80}-\\x{10FFFF}";
constexpr std::string_view special = "\\[]{}()*+?.^$|-";

std::string escaped(size_t character) {
  if (character == '\n') return "\\n";
  if (character == '\t') return "\\t";
  if (character == '\r') return "\\r";
  const auto byte = static_cast<char>(character);
  if (special.find(byte) != std::string_view::npos) return {'\\', byte};
  return {byte};
}

std::string ranges(const Characters& set) {
  std::string text;
  for (size_t from = 0; from < beyondAscii; ++from) {
    if (!set[from]) continue;
    size_t to = from;
    while (to + 1 < beyondAscii && set[to + 1]) ++to;
    text += escaped(from);
    if (to > from + 1) text += '-';
    if (to > from) text += escaped(to);
    from = to;
  }
  if (set[beyondAscii]) text += beyondRange;
  return text;
}

std::string written(const Characters& set) {
  if (set.all()) return "[^]";
  if (set.count() == 1 && !set[beyondAscii])
    for (size_t i = 0; i < beyondAscii; ++i)
      if (set[i]) return escaped(i);
  if (set.count() > beyondAscii / 2) return "[^" + ranges(~set) + ']';
  return '[' + ranges(set) + ']';
}

class Reader {
 public:
  explicit Reader(std::string_view text) : rest_(text) {}

  bool done() const { return rest_.empty(); }
  bool skip(std::string_view word) {
    if (!rest_.starts_with(word)) return false;
    rest_.remove_prefix(word.size());
    return true;
  }
  std::optional<size_t> character() {
    const bool isEscaped = skip("\\");
    if (rest_.empty() || static_cast<unsigned char>(rest_.front()) >= beyondAscii) return std::nullopt;
    const char byte = rest_.front();
    if (!isEscaped && special.find(byte) != std::string_view::npos) return std::nullopt;
    rest_.remove_prefix(1);
    if (isEscaped && byte == 'n') return '\n';
    if (isEscaped && byte == 't') return '\t';
    if (isEscaped && byte == 'r') return '\r';
    return static_cast<unsigned char>(byte);
  }
  std::optional<Characters> set() {
    Characters found;
    if (!skip("[")) {
      const std::optional<size_t> one = character();
      if (!one) return std::nullopt;
      return found.set(*one);
    }
    const bool isComplement = skip("^");
    while (!skip("]")) {
      if (skip(beyondRange)) {
        found.set(beyondAscii);
        continue;
      }
      const std::optional<size_t> from = character();
      if (!from) return std::nullopt;
      const std::optional<size_t> to = skip("-") ? character() : from;
      if (!to) return std::nullopt;
      for (size_t one = *from; one <= *to; ++one) found.set(one);
    }
    return isComplement ? ~found : found;
  }

 private:
  std::string_view rest_;
};

}  // namespace

std::vector<size_t> charactersOf(std::string_view text) {
  std::vector<size_t> found;
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte < beyondAscii) found.push_back(byte);
    if ((byte & 0xC0) == 0xC0) found.push_back(beyondAscii);
  }
  return found;
}

TextForm::TextForm(std::string_view text) {
  for (const size_t one : charactersOf(text)) at_.push_back(Characters().set(one));
  before_.resize(at_.size() + 1);
}

std::optional<TextForm> TextForm::read(std::string_view expression) {
  TextForm form;
  form.before_.emplace_back();
  for (Reader reader(expression); !reader.done();) {
    const std::optional<Characters> set = reader.set();
    if (!set) return std::nullopt;
    if (reader.skip("*")) {
      form.before_.back() |= *set;
    } else {
      form.at_.push_back(*set);
      form.before_.emplace_back();
    }
  }
  return form;
}

bool TextForm::matches(std::string_view text) const {
  std::vector<bool> reached(size() + 1);  // so many places are filled
  reached[0] = true;
  for (const size_t one : charactersOf(text)) {
    std::vector<bool> next(size() + 1);
    for (size_t i = 0; i <= size(); ++i) {
      if (!reached[i]) continue;
      if (before_[i][one]) next[i] = true;
      if (i < size() && at_[i][one]) next[i + 1] = true;
    }
    reached = std::move(next);
  }
  return reached[size()];
}

std::string TextForm::expression() const {
  std::string text;
  for (size_t i = 0; i <= size(); ++i) {
    if (before_[i].any()) text += written(before_[i]) + '*';
    if (i < size()) text += written(at_[i]);
  }
  return text;
}

bool TextForm::hasQuotes() const {
  const Characters quotes = Characters().set('"').set('\'').set('`');
  return size() >= 2 && at_.front().any() && (at_.front() & ~quotes).none() && at_.front() == at_.back() &&
         before_.back().none();
}

std::string TextForm::words() const {
  if (hasQuotes()) {
    // Only what is between them is said.
    TextForm inner;
    inner.at_.assign(at_.begin() + 1, at_.end() - 1);
    inner.before_.assign(before_.begin() + 1, before_.end() - 1);
    return inner.words();
  }
  const size_t end = size();
  auto isOpen = [&](size_t i) { return before_[i].count() > beyondAscii / 2; };
  if (end == 0) return isOpen(0) ? "any" : "empty";
  std::string own;
  for (size_t i = 0; i < end; ++i) {
    if (i > 0 && before_[i].any()) own += isOpen(i) ? "…" : written(before_[i]) + '*';
    own += written(at_[i]);
  }
  if (isOpen(0) && isOpen(end)) return fmt::format("contains {}", own);
  if (before_[0].none() && isOpen(end)) return fmt::format("begins with {}", own);
  if (isOpen(0) && before_[end].none()) return fmt::format("ends with {}", own);
  return fmt::format("like {}", expression());
}

std::string TextForm::draw(Random& random) const {
  std::string text;
  auto add = [&](const Characters& set) {
    std::vector<size_t> usual, all;
    for (size_t i = ' '; i <= beyondAscii; ++i)
      if (set[i] && i != 0x7F) {
        all.push_back(i);
        if (i < beyondAscii && std::isalnum(static_cast<int>(i))) usual.push_back(i);
      }
    const std::vector<size_t>& from = !usual.empty() && random.chance(2, 3) ? usual : all;
    if (from.empty()) return;
    const size_t one = from[random.below(from.size())];
    text += one == beyondAscii ? std::string("\u00e9") : std::string(1, static_cast<char>(one));
  };
  for (size_t i = 0; i <= size(); ++i) {
    if (before_[i].any())
      for (uint64_t more = random.below(4); more > 0; --more) add(before_[i]);
    if (i < size()) add(at_[i]);
  }
  return text;
}

}  // namespace hone
