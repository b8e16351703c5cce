#include "generalize/form_search.h"

#include <algorithm>
#include <string_view>
#include <vector>

#include "derive/character_class.h"

namespace hone {
namespace {

using Pieces = std::vector<std::string>;  // a character each

constexpr size_t mostCharacters = 6;  // that are needed: a longer text is a word, and stands for itself
constexpr std::string_view small = "abcdefghijklmnopqrstuvwxyz", capitals = "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
                           digits = "0123456789", punctuation = "_-./:;,=+*%&|!?#$@~^<>()[]{}\\'\"`";

Pieces charactersIn(std::string_view text) {
  Pieces all;
  for (const char c : text)
    if ((c & 0xC0) == 0x80 && !all.empty())
      all.back() += c;
    else
      all.emplace_back(1, c);
  return all;
}

std::string joined(const Pieces& pieces) {
  std::string text;
  for (const std::string& one : pieces) text += one;
  return text;
}

size_t numberOf(const std::string& character) { return charactersOf(character).front(); }

class FormSearch {
 public:
  using Ask = std::function<TextVerdict(const std::string&)>;

  FormSearch(std::string text, const Ask& ask) : ask_(ask) {
    const Inside in = insideOf(text);
    before_ = text.substr(0, in.begin);
    own_ = charactersIn(std::string_view(text).substr(in.begin, in.end - in.begin));
    behind_ = text.substr(in.end);
  }

  std::optional<TextForm> find() {
    // One character stands for itself.
    if (own_.size() <= 1 || isOneWord()) return std::nullopt;
    shorten();
    if (interrupted_ || own_.size() > mostCharacters) return std::nullopt;
    TextForm form(before_ + joined(own_) + behind_);
    const size_t first = charactersOf(before_).size();
    for (size_t i = 0; i < own_.size(); ++i)
      learn(form.at(first + i), false, false, [&](const std::string& other) {
        Pieces text = own_;
        text[i] = other;
        return joined(text);
      });
    for (size_t i = 0; i <= own_.size(); ++i)
      learn(form.before(first + i), true, i == 0 || i == own_.size(), [&](const std::string& other) {
        Pieces text = own_;
        text.insert(text.begin() + static_cast<long>(i), other);
        return joined(text);
      });
    frame(form, first);
    if (interrupted_) return std::nullopt;
    simplify(form);
    return form;
  }

 private:
  TextVerdict verdictOn(const std::string& own) { return ask(before_ + own + behind_); }
  TextVerdict ask(const std::string& text) {
    if (interrupted_) return TextVerdict::interrupted;
    const TextVerdict verdict = ask_(text);
    interrupted_ = verdict == TextVerdict::interrupted;
    return verdict;
  }

  /// Fails with no other letters, and with none more? Then all of it is needed, as of most names.
  bool isOneWord() {
    std::string other;
    for (const std::string& one : own_) {
      const char c = characterClassOf(one.front());
      other += c == 'a'   ? (one == "q" ? "w" : "q")
               : c == 'A' ? (one == "K" ? "R" : "K")
               : c == '0' ? (one == "7" ? "4" : "7")
                          : one;
    }
    const std::string own = joined(own_);
    for (const std::string& text : {other, own + "qK7", "qK7" + own})
      if (text != own && verdictOn(text) == TextVerdict::fails) return false;
    return true;
  }

  /// Halves first, then less and less at once.
  void shorten() {
    for (size_t size = std::max<size_t>(1, own_.size() / 2);; size /= 2) {
      for (size_t at = 0; at < own_.size();) {
        Pieces less = own_;
        const size_t end = std::min(at + size, own_.size());
        less.erase(less.begin() + static_cast<long>(at), less.begin() + static_cast<long>(end));
        if (verdictOn(joined(less)) == TextVerdict::fails)
          own_ = std::move(less);
        else
          at += size;
      }
      if (size <= 1 || interrupted_) return;
    }
  }

  /// Which characters may stand there. `isOpen`: what can't be tried does no harm; `atEnd`: several can be tried at
  /// once, as no other character is between those that are needed.
  template <typename With>
  void learn(Characters& set, bool isOpen, bool atEnd, With with) {
    bool anyFails = false;
    auto tells = [&](const std::string& text) {
      const TextVerdict verdict = verdictOn(with(text));
      anyFails |= verdict == TextVerdict::fails;
      return verdict;
    };
    auto add = [&](std::string_view group) {
      for (const char c : group) set.set(static_cast<unsigned char>(c));
    };
    auto allows = [&](TextVerdict verdict) {
      return verdict == TextVerdict::fails || (isOpen && verdict == TextVerdict::impossible);
    };
    // Letters and digits: two of each class.
    const bool wordsFail = atEnd && tells("qK7") == TextVerdict::fails;
    for (const std::string_view group : {small, capitals, digits}) {
      if (wordsFail) {
        add(group);
        continue;
      }
      const std::string one(1, group[group.size() / 2 + 3]), other(1, group[1]);
      const TextVerdict a = tells(one), b = tells(other);
      if (allows(a) && allows(b)) {
        add(group);
      } else if (allows(a) != allows(b) || (!isOpen && set[numberOf(one)])) {
        for (const char c : group)
          if (allows(tells(std::string(1, c)))) add({&c, 1});
      }
      if (interrupted_) return;
    }
    // Where no other sign fails, each is tried that is there for something elsewhere; where all fail, some will do.
    std::string usual = "_-./:%";
    const std::string frame = joined(own_) + before_ + behind_;
    std::erase_if(usual, [&](char c) { return frame.find(c) != std::string::npos; });
    if (atEnd && tells(usual) == TextVerdict::fails) add(usual);
    Characters impossible;
    size_t failed = 0, tried = 0;
    for (const char c : punctuation) {
      if (set[static_cast<unsigned char>(c)]) continue;
      constexpr size_t enough = 8;
      if (frame.find(c) == std::string::npos && tried >= enough && (failed == 0 || failed == tried)) {
        if (failed == tried) add({&c, 1});
        continue;
      }
      const TextVerdict verdict = tells(std::string(1, c));
      if (verdict == TextVerdict::fails) add({&c, 1});
      if (verdict == TextVerdict::impossible) impossible.set(static_cast<unsigned char>(c));
      if (verdict == TextVerdict::impossible) continue;
      ++tried;
      failed += verdict == TextVerdict::fails;
      if (interrupted_) return;
    }
    if (tells(" ") == TextVerdict::fails) set.set(' ');
    if (tells("\u00e9") == TextVerdict::fails) set.set(beyondAscii);
    if (!isOpen) return;
    if (!anyFails) set.reset();
    if (set[' ']) set.set('\t').set('\n').set('\r');
    // Where most may be, so may what can't be tried, and control characters.
    if (set.count() + impossible.count() <= beyondAscii / 2) return;
    set |= impossible;
    for (size_t i = 0; i < ' '; ++i) set.set(i);
    set.set(0x7F);
  }

  /// Between two characters, what may be at the one of them needn't be said where the other side is open.
  static void simplify(TextForm& form) {
    auto isIn = [](const Characters& some, const Characters& all) { return (some & ~all).none(); };
    for (size_t i = 0; i < form.size(); ++i) {
      if (isIn(form.before(i), form.at(i)) && isIn(form.at(i), form.before(i + 1))) form.before(i).reset();
      if (isIn(form.before(i + 1), form.at(i)) && isIn(form.at(i), form.before(i))) form.before(i + 1).reset();
    }
  }

  /// Other quotes, and what may be before them.
  void frame(TextForm& form, size_t first) {
    if (before_.size() != 1 || before_ != behind_) return;
    for (const char quote : {'"', '\'', '`'}) {
      const std::string other(1, quote);
      if (other == before_ || ask(other + joined(own_) + other) != TextVerdict::fails) continue;
      form.at(0).set(static_cast<unsigned char>(quote));
      form.at(form.size() - 1).set(static_cast<unsigned char>(quote));
    }
    for (const char c : std::string(small) + std::string(capitals))
      if (ask(c + before_ + joined(own_) + behind_) == TextVerdict::fails)
        form.before(first - 1).set(static_cast<unsigned char>(c));
  }

  const Ask& ask_;
  std::string before_, behind_;
  Pieces own_;
  bool interrupted_ = false;
};

}  // namespace

std::optional<TextForm> findForm(std::string text, const std::function<TextVerdict(const std::string&)>& ask) {
  return FormSearch(std::move(text), ask).find();
}

}  // namespace hone
