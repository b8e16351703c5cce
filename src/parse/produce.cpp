// A derivation is written token by token. The text of a token is drawn from the lexer's rules, in the mode that the
// text so far has led to, and appended after a separator. Then the end of the text is lexed again. If this doesn't give
// the tokens of the derivation, other separators and texts are tried. If none fits, no text continues like this (`TEXT
// TEXT` if one token takes everything, or a token of another mode). Then the derivation backtracks some tokens, more
// after each failure, and takes another path.
//
// Lexing only the last few tokens misses a token that swallows many (`module x ;` as one token), so the whole text is
// also lexed at the end.

#include "parse/produce.h"

#include <algorithm>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace hone {
namespace {

constexpr uint32_t mostCharacters = 12;  // of a token, about
constexpr int mostDraws = 12;            // texts tried for one token

}  // namespace

TextProducer::TextProducer(std::shared_ptr<Language> language, TokenTaste taste,
                           const std::vector<std::string>& without)
    : language_(std::move(language)),
      commands_(language_->grammar().lexer.commands()),
      characters_(language_->grammar().lexer.atn, characterChoices(language_->grammar().lexer)) {
  using Kind = LexerAction::Kind;
  const Grammar& grammar = language_->grammar();
  std::vector<bool> producible(static_cast<size_t>(grammar.tokenTypeCount()));
  for (uint32_t mode = 0; mode < grammar.lexer.modeStart.size(); ++mode)
    for (const Transition& transition : grammar.lexer.atn.from(grammar.lexer.modeStart[mode])) {
      RuleId rule = grammar.lexer.atn.states[transition.target].rule;
      if (!characters_.canProduce(rule) || std::ranges::count(without, grammar.lexer.ruleNames[rule]) > 0) continue;
      bool hidden = false, more = false;
      std::vector<Symbol> types = {grammar.lexer.tokenType[rule]};
      for (const LexerAction& command : commands_[rule]) {
        hidden |= command.kind == Kind::skip || (command.kind == Kind::channel && command.argument != 0);
        more |= command.kind == Kind::more;
        if (command.kind == Kind::type) types.push_back(command.argument);
      }
      if (hidden || more) types = {more ? beginnings : hiddenTokens};
      for (Symbol type : types) {
        rules_[{mode, type}].push_back(rule);
        if (type > 0 && type < grammar.tokenTypeCount()) producible[static_cast<size_t>(type)] = true;
      }
    }
  std::vector<RuleId> withoutRules;
  for (RuleId rule = 0; rule < grammar.ruleNames.size(); ++rule)
    if (std::ranges::count(without, grammar.ruleNames[rule]) > 0) withoutRules.push_back(rule);
  tokens_.emplace(grammar.parser, tokenChoices(grammar, producible, taste), withoutRules);
}

const std::vector<RuleId>& TextProducer::rulesFor(uint32_t mode, Symbol type) const {
  static const std::vector<RuleId> none;
  auto found = rules_.find({mode, type});
  return found == rules_.end() ? none : found->second;
}

void TextProducer::setDistinct(const std::string& token) { distinct_.insert(typeNamed(token)); }

void TextProducer::setTags(const TagPairs& tags) {
  tags_ = TagTypes{typeNamed(tags.open), typeNamed(tags.end), typeNamed(tags.empty), {}};
  for (const auto* names : {&tags.names, &tags.optional})
    for (const std::string& name : *names) tags_->names.insert(typeNamed(name));
}

Symbol TextProducer::typeNamed(const std::string& token) const {
  const std::vector<std::string>& names = language_->grammar().tokenNames;
  return static_cast<Symbol>(std::ranges::find(names, token) - names.begin());
}

std::string TextProducer::drawRule(RuleId rule, Random& random) {
  Encoding encoding = Encoding::utf8;
  std::string text;
  Producer::Walk walk(characters_, rule, {static_cast<size_t>(1 + random.below(mostCharacters))}, random,
                      uniformly(random));
  while (std::optional<Symbol> character = walk.next()) encode(*character, encoding, text);
  return text;
}

std::optional<std::string> TextProducer::drawToken(Symbol type, uint32_t mode, Random& random) {
  if (auto at = preferred_.find(type); at != preferred_.end() && random.chance(2, 3)) return random.pick(at->second);
  // A token may begin with matches of rules with the command `more`, which may also change the mode.
  constexpr int mostMatches = 20;
  std::string text;
  std::vector<uint32_t> modes = {mode};
  for (int matches = 0; matches < mostMatches; ++matches) {
    const std::vector<RuleId>& last = rulesFor(modes.back(), type);
    const std::vector<RuleId>& more = rulesFor(modes.back(), beginnings);
    if (last.empty() && more.empty()) return std::nullopt;
    if (more.empty() || (!last.empty() && random.chance(1, 2))) return text + drawRule(random.pick(last), random);
    RuleId rule = random.pick(more);
    text += drawRule(rule, random);
    for (const LexerAction& command : commands_[rule]) {
      uint32_t argument = static_cast<uint32_t>(command.argument);
      if (command.kind == LexerAction::Kind::mode) modes.back() = argument;
      if (command.kind == LexerAction::Kind::pushMode) modes.push_back(argument);
      if (command.kind == LexerAction::Kind::popMode) modes.pop_back();
      if (modes.empty()) return std::nullopt;
    }
  }
  return std::nullopt;
}

/// A text in progress.
class TextProducer::Making {
 public:
  Making(TextProducer& owner, RuleId rule, ProducedSize size, Random& random, const Chooser& chooser, Layout layout,
         ModeStack modes)
      : owner_(owner),
        lexer_(owner.language_->lexer()),
        random_(random),
        layout_(layout),
        modes_(modes),
        walk_(*owner.tokens_, rule, size, random, chooser),
        effort_(200 + 20 * size.most) {}

  std::optional<ProducedText> make() {
    for (;;) {
      marks_.resize(placed_.size());
      marks_.push_back(walk_.mark());
      std::optional<Symbol> symbol = walk_.next();
      if (symbol && place(*symbol)) continue;
      size_t good = placed_.size();
      if (!symbol) {
        good = lexesBackFrom(0, false);
        if (good == placed_.size()) return result();
      }
      if (effort_-- == 0) return std::nullopt;
      goBack(good);
    }
  }

 private:
  struct Placed {
    Symbol type;
    uint32_t begin;
    uint32_t end;
    ModeStack before = 0;
    ModeStack after = 0;
  };

  bool place(Symbol type) {
    bool ended = !placed_.empty() && placed_.back().type == endOfFile;
    ModeStack modes = placed_.empty() ? modes_ : placed_.back().after;
    uint32_t end = length();
    if (type == endOfFile) {
      placed_.push_back({type, end, end, modes, modes});
      return true;
    }
    if (ended) return false;
    const std::optional<std::string> name = nameOfEndTag(type);
    std::string last;
    for (int draw = 0; draw < mostDraws; ++draw) {
      std::optional<std::string> text = owner_.drawToken(type, lexer_.modeOf(modes), random_);
      if (!text) return false;
      if (draw + 1 == mostDraws)
        if (const std::string* minimal = owner_.language_->minimalToken(type)) text = *minimal;
      if (draw > 0 && *text == last) continue;
      last = *text;
      if (name) text = *name;
      if (isRepeated(type, *text)) continue;
      for (const std::string& separator : separatorsToTry(lexer_.modeOf(modes))) {
        text_.resize(end);
        text_ += separator;
        uint32_t begin = static_cast<uint32_t>(text_.size());
        text_ += *text;
        placed_.push_back({type, begin, static_cast<uint32_t>(text_.size()), modes, modes});
        if (lexesBackFrom(placed_.size() - std::min<size_t>(placed_.size(), 4), true) == placed_.size()) {
          if (owner_.distinct_.contains(type)) placeOf_[*text] = placed_.size() - 1;
          return true;
        }
        placed_.pop_back();
      }
    }
    text_.resize(end);
    return false;
  }

  std::string_view textOf(const Placed& token) const {
    return std::string_view(text_).substr(token.begin, token.end - token.begin);
  }

  /// Is there a token already that must not have the same text?
  bool isRepeated(Symbol type, const std::string& text) const {
    if (!owner_.distinct_.contains(type)) return false;
    // Entries of tokens that were taken back stay behind.
    const auto found = placeOf_.find(text);
    return found != placeOf_.end() && found->second < placed_.size() &&
           owner_.distinct_.contains(placed_[found->second].type) && textOf(placed_[found->second]) == text;
  }

  /// If a token of this type is the name of an end tag now, the name of its start tag.
  std::optional<std::string> nameOfEndTag(Symbol type) const {
    const std::optional<TagTypes>& tags = owner_.tags_;
    if (!tags || placed_.empty() || placed_.back().type != tags->end || !tags->names.contains(type))
      return std::nullopt;
    size_t closed = 0;
    for (size_t i = placed_.size() - 1; i-- > 0;) {
      const bool named = tags->names.contains(placed_[i + 1].type);
      if (placed_[i].type == tags->empty || (placed_[i].type == tags->end && named)) ++closed;
      if (placed_[i].type != tags->open || !named) continue;
      if (closed == 0) return std::string(textOf(placed_[i + 1]));
      --closed;
    }
    return std::nullopt;
  }

  uint32_t length() const { return placed_.empty() ? 0 : placed_.back().end; }

  std::vector<std::string> separatorsToTry(uint32_t mode) {
    const std::vector<std::string>& known = owner_.language_->separators();
    std::vector<std::string> order;
    uint64_t nothing = layout_ == Layout::wild ? 8 : 3;
    if (random_.chance(nothing, 16) || placed_.empty()) order.emplace_back();
    const std::vector<RuleId>& hidden = owner_.rulesFor(mode, hiddenTokens);
    if (layout_ == Layout::wild && !hidden.empty() && random_.chance(1, 4)) {
      std::string drawn = owner_.drawRule(random_.pick(hidden), random_);
      order.push_back(drawn);
      // A comment may extend to the next line break.
      for (const std::string& separator : known) order.push_back(drawn + separator);
    }
    if (random_.chance(1, 16)) order.push_back(random_.pick(known));
    order.insert(order.end(), known.begin(), known.end());
    order.emplace_back();
    return order;
  }

  /// Lexes the text from the token `first` on and stores the modes. Returns the first token that differs from the
  /// derivation, or placed_.size().
  size_t lexesBackFrom(size_t first, bool open) {
    size_t next = first;
    uint32_t at = first == 0 ? 0 : placed_[first].begin;
    ModeStack modes = first == 0 ? modes_ : placed_[first].before;
    for (;;) {
      Token token = lexer_.next(text_, Encoding::utf8, at, modes, open);
      if (token.type == lexicalError || (token.end == at && token.type != endOfFile)) return next;
      at = token.end;
      modes = token.after;
      if (token.hidden) continue;
      if (token.type == endOfFile) {
        while (next < placed_.size() && placed_[next].type == endOfFile) ++next;
        return next;
      }
      if (next == placed_.size()) return next - 1;
      Placed& expected = placed_[next];
      if (token.type != expected.type || token.begin != expected.begin || token.end != expected.end) return next;
      expected.before = token.before;
      expected.after = token.after;
      ++next;
    }
  }

  /// How many tokens to backtrack from the one that failed: none at first, then more and more.
  void goBack(size_t from) {
    constexpr uint32_t triesAtOnePlace = 3, mostDoublings = 20;
    if (from > furthest_) {
      furthest_ = from;
      failures_ = 0;
    }
    ++failures_;
    size_t steps = (size_t{1} << std::min(failures_ / triesAtOnePlace, mostDoublings)) - 1;
    size_t to = from - std::min(from, steps);
    walk_.back(marks_[to]);
    placed_.resize(to);
    text_.resize(length());
  }

  ProducedText result() {
    ProducedText made{std::move(text_), walk_.nodes(), {}};
    for (const Placed& token : placed_) made.tokens.push_back(made.text.substr(token.begin, token.end - token.begin));
    return made;
  }

  TextProducer& owner_;
  Lexer& lexer_;
  Random& random_;
  Layout layout_;
  ModeStack modes_;  ///< before the text
  Producer::Walk walk_;
  size_t effort_;
  std::string text_;
  std::vector<Placed> placed_;
  std::unordered_map<std::string, size_t> placeOf_;  ///< of distinct texts
  std::vector<Producer::Walk::Mark> marks_;          ///< before each token
  size_t furthest_ = 0;                              ///< where it failed
  uint32_t failures_ = 0;                            ///< there
};

std::optional<ProducedText> TextProducer::produce(RuleId rule, ProducedSize size, Random& random,
                                                  const Chooser& chooser, Layout layout, ModeStack modes) {
  if (!tokens_->canProduce(rule)) return std::nullopt;
  return Making(*this, rule, size, random, chooser, layout, modes).make();
}

}  // namespace hone
