#include "parse/indentation.h"

#include <algorithm>

namespace hone {
namespace {

constexpr char indent = '\x0E', dedent = '\x0F', escape = '\x10', newline = '\x11', goesOn = '\x12';
constexpr char escaped = 0x40;  ///< added to a mark behind `escape`

std::string_view textOf(std::string_view text, const Token& token) {
  return text.substr(token.begin, token.end - token.begin);
}

bool isLineEnd(std::string_view text) { return text == "\n" || text == "\r\n" || text == "\r"; }

/// The end of the white space that starts at `at`.
size_t skipBlanks(std::string_view text, size_t at) {
  return std::min(text.find_first_not_of(" \t\f", at), text.size());
}

/// By token: how many pairs of brackets are around it. `single` is set if a bracket has no partner.
std::vector<uint32_t> bracketDepths(const std::vector<Token>& tokens, const IndentationRules& rules,
                                    bool* single = nullptr) {
  // A closing bracket ends the innermost open one of its kind; those inside have no partner.
  std::vector<std::pair<size_t, size_t>> pairs, open;  // tokens; of `open`, token and kind
  std::vector<size_t> openOfKind(rules.brackets.size());
  size_t brackets = 0;
  for (size_t i = 0; i < tokens.size(); ++i)
    for (size_t kind = 0; kind < rules.brackets.size(); ++kind) {
      brackets += tokens[i].type == rules.brackets[kind].first || tokens[i].type == rules.brackets[kind].second;
      if (tokens[i].type == rules.brackets[kind].first) {
        open.emplace_back(i, kind);
        ++openOfKind[kind];
      } else if (tokens[i].type == rules.brackets[kind].second && openOfKind[kind] > 0) {
        for (bool found = false; !found; open.pop_back()) {
          found = open.back().second == kind;
          if (found) pairs.emplace_back(open.back().first, i);
          --openOfKind[open.back().second];
        }
      }
    }
  if (single != nullptr) *single = brackets != 2 * pairs.size();
  std::vector<int32_t> change(tokens.size() + 1);
  for (const auto& [from, to] : pairs) {
    ++change[from + 1];
    --change[to];
  }
  std::vector<uint32_t> depths(tokens.size());
  int32_t depth = 0;
  for (size_t i = 0; i < tokens.size(); ++i) depths[i] = static_cast<uint32_t>(depth += change[i]);
  return depths;
}

std::string escapeMarks(std::string_view plain) {
  std::string text;
  for (char c : plain) {
    if (isIndentationMark(c)) text += escape;
    text += static_cast<char>(isIndentationMark(c) ? c + escaped : c);
  }
  return text;
}

bool isOneOf(Symbol type, const std::vector<Symbol>& types) { return std::ranges::find(types, type) != types.end(); }

/// The tokens of a plain text in which tokens announce texts: each line of such a text is a token of type skippedText.
class PlainTokens {
 public:
  PlainTokens(std::string_view text, const IndentationRules& rules) : text_(text), rules_(rules), looks_(text.size()) {}

  std::vector<Token> all(Encoding encoding, Lexer& lexer, const StopToken& stop) {
    WorkMeter meter(stop);
    for (ModeStack modes = 0;;) {
      tokens_.push_back(lexer.next(text_, encoding, end(), modes, looks_));
      const Token token = tokens_.back();
      meter.spend();
      if (token.type == endOfFile) return std::move(tokens_);
      modes = token.after;
      if (!token.hidden) {
        visible(token);
      } else if (isLineEnd(textOf(text_, token))) {
        if (announced_) {
          modes = *announced_;
          while (textLine()) meter.spend();
        }
        endLine();
      }
    }
  }

 private:
  uint32_t end() const { return tokens_.empty() ? 0 : tokens_.back().end; }

  void visible(const Token& token) {
    const uint32_t column = token.begin - line_;
    const bool bullet = isOneOf(token.type, rules_.bullets);
    if (!first_ && bullet) block_ = column;
    if (first_ && bullet) block_ = *first_;
    if (!first_ && !bullet) first_ = column;
    announced_.reset();
    if (isOneOf(token.type, rules_.texts)) announced_ = token.before;
  }

  /// The next line, if it is empty or indented further than the block in which the text was announced.
  bool textLine() {
    const uint32_t begin = end();
    const auto blanks = static_cast<uint32_t>(skipBlanks(text_, begin));
    const auto lineEnd = static_cast<uint32_t>(std::min(text_.find_first_of("\r\n", begin), text_.size()));
    if (begin == text_.size() || (blanks < lineEnd && blanks - begin <= block_)) return false;
    const uint32_t next = lineEnd + (text_.substr(lineEnd, 2) == "\r\n" ? 2 : lineEnd < text_.size() ? 1 : 0);
    add(blanks, true);
    add(lineEnd, false);
    add(next, true);
    return true;
  }

  void add(uint32_t to, bool hidden) {
    if (to > end()) tokens_.push_back({.type = skippedText, .hidden = hidden, .begin = end(), .end = to});
  }

  void endLine() {
    line_ = end();
    block_ = 0;
    first_.reset();
    announced_.reset();
  }

  std::string_view text_;
  const IndentationRules& rules_;
  VainLooks looks_;
  std::vector<Token> tokens_;
  uint32_t line_ = 0;                   ///< where it begins
  uint32_t block_ = 0;                  ///< the column of the innermost block that the line is in, or begins
  std::optional<uint32_t> first_;       ///< the column of the first token that is no bullet
  std::optional<ModeStack> announced_;  ///< the last token announces a text: the modes before it
};

std::vector<Token> plainTokens(std::string_view text, Encoding encoding, const IndentationRules& rules, Lexer& lexer,
                               const StopToken& stop) {
  return rules.texts.empty() ? lexer.all(text, encoding, stop) : PlainTokens(text, rules).all(encoding, lexer, stop);
}

class Marking {
 public:
  Marking(std::string_view text, const std::vector<Token>& tokens, const IndentationRules& rules,
          std::vector<uint32_t> depths)
      : text_(text), tokens_(tokens), rules_(rules), depths_(std::move(depths)) {
    marked_.reserve(text.size() + text.size() / 8);
  }

  std::string run() {
    for (size_t i = 0; i < tokens_.size(); ++i) {
      const std::string_view token = textOf(text_, tokens_[i]);
      if (tokens_[i].type == endOfFile)
        end();
      else if (tokens_[i].hidden)
        hidden(token, depths_[i] > 0);
      else
        visible(i);
      marked_ += token;
    }
    return std::move(marked_);
  }

 private:
  void hidden(std::string_view token, bool inBrackets) {
    if (!isLineEnd(token)) return;
    if (inBrackets && inLine_) {
      marked_ += goesOn;
    } else {
      atLineEnd_ |= inLine_;
      inLine_ = false;
    }
  }

  void visible(size_t i) {
    const Symbol type = tokens_[i].type;
    if (!inLine_)
      beginLine();
    else if (behindBullet_ && !announcesText(i))
      openInLine();
    else
      behindBullet_ = false;
    behindBullet_ = isOneOf(type, rules_.bullets) && (behindBullet_ || !inLine_);
    inLine_ = true;
  }

  void beginLine() {
    const size_t line = marked_.find_last_of("\n\r") + 1;
    const size_t blanks = skipBlanks(marked_, line);
    // A form feed begins the line anew.
    const size_t feed = std::string_view(marked_).substr(line, blanks - line).find_last_of('\f');
    const size_t begin = feed == std::string_view::npos ? line : line + feed + 1;
    const std::string white = marked_.substr(begin, blanks - begin);
    const std::string rest = marked_.substr(blanks);  // such as what is no token
    marked_.resize(begin);
    endLine();
    while (!std::string_view(white).starts_with(levels_.back())) close();
    if (white.size() > levels_.back().size()) {
      marked_ += indent + white.substr(levels_.back().size()) + indent;
      levels_.push_back(white);
    }
    marked_ += rest;
  }

  /// Does the rest of the line, from this token on, only announce a text? That is indented further than the bullet.
  bool announcesText(size_t i) const {
    bool announces = false;
    for (; tokens_[i].type != endOfFile; ++i) {
      if (tokens_[i].hidden && isLineEnd(textOf(text_, tokens_[i]))) break;
      if (isOneOf(tokens_[i].type, rules_.bullets)) return false;
      if (!tokens_[i].hidden) announces = isOneOf(tokens_[i].type, rules_.texts);
    }
    return announces;
  }

  /// A block behind a bullet. A line of thousands of bullets would make as many levels, each as long as the line.
  void openInLine() {
    constexpr size_t mostLevels = 500;
    const size_t bullet = marked_.find_last_not_of(" \t") + 1;
    const std::string white = marked_.substr(bullet);
    behindBullet_ = !white.empty() && levels_.size() < mostLevels;
    if (!behindBullet_) return;
    marked_.resize(bullet);
    marked_ += indent + white + indent;
    levels_.push_back(levels_.back() + ' ' + white);
  }

  void end() {
    atLineEnd_ |= inLine_;
    endLine();
    while (levels_.size() > 1) close();
  }

  void endLine() {
    if (atLineEnd_) marked_ += newline;
    atLineEnd_ = false;
  }

  void close() {
    marked_ += dedent;
    levels_.pop_back();
  }

  std::string_view text_;
  const std::vector<Token>& tokens_;
  const IndentationRules& rules_;
  std::vector<uint32_t> depths_;
  std::string marked_;
  std::vector<std::string> levels_ = {""};  ///< the indentation of the open blocks
  bool inLine_ = false;                     ///< a logical line has begun
  bool behindBullet_ = false;               ///< it has only bullets so far
  bool atLineEnd_ = false;                  ///< it has ended, and its mark isn't written yet
};

/// A logical line where each line end that isn't in brackets is a blank, with the comments before it.
std::string joinedLine(std::string_view line, Encoding encoding, const IndentationRules& rules, Lexer& lexer,
                       const StopToken& stop) {
  const std::vector<Token> tokens = lexer.all(line, encoding, stop);
  const std::vector<uint32_t> depths = bracketDepths(tokens, rules);
  std::string joined;
  for (size_t i = 0; i < tokens.size();) {
    size_t last = i;
    bool ends = false;
    for (; last < tokens.size() && tokens[last].hidden; ++last)
      ends |= textOf(line, tokens[last]).starts_with(goesOn) && depths[last] == 0;
    if (ends) joined += ' ';
    if (last == i) ++last;
    if (!ends) joined += line.substr(tokens[i].begin, tokens[last - 1].end - tokens[i].begin);
    i = last;
  }
  return joined;
}

class Writing {
 public:
  Writing(std::string_view marked, Encoding encoding, const IndentationRules& rules, Lexer& lexer)
      : marked_(marked), encoding_(encoding), rules_(rules), lexer_(lexer) {
    plain_.reserve(marked.size() + marked.size() / 4);
    const size_t lineFeed = marked.find('\n');
    if (lineFeed != marked.npos && lineFeed > 0 && marked[lineFeed - 1] == '\r') lineEnd_ = "\r\n";
  }

  std::string run(const StopToken& stop) {
    WorkMeter meter(stop);
    dropFirstBlanks();
    while (!marked_.empty()) {
      const std::string_view line = marked_.substr(0, marked_.find(newline));
      meter.spend();
      if (line.find(goesOn) != line.npos)
        write(joinedLine(line, encoding_, rules_, lexer_, stop));
      else
        write(line);
      beginsLine_ |= line.size() < marked_.size();
      marked_.remove_prefix(std::min(line.size() + 1, marked_.size()));
    }
    return std::move(plain_);
  }

 private:
  /// The white space before the first token if the token that stood there before it is gone.
  void dropFirstBlanks() {
    const size_t end = std::min(marked_.find_first_not_of(" \t"), marked_.size());
    if (end == 0 || end == marked_.size()) return;
    const Token next = lexer_.next(marked_, encoding_, static_cast<uint32_t>(end), 0);
    if (!next.hidden) marked_.remove_prefix(end);
  }

  void write(std::string_view line) {
    for (size_t at = 0; at < line.size();) {
      if (beginsLine_) at = begin(line, at);
      const size_t from = at;
      while (at < line.size() && !isIndentationMark(line[at])) ++at;
      plain_ += line.substr(from, at - from);
      if (at < line.size()) at = mark(line, at);
    }
  }

  /// Writes the line end and the indentation before the next text.
  size_t begin(std::string_view line, size_t at) {
    const size_t blanks = skipBlanks(line, at);
    if (blanks == line.size()) return blanks;
    if (isIndentationMark(line[blanks]) && line[blanks] != escape && line[blanks] != goesOn) return blanks;
    beginsLine_ = false;
    plain_.resize(plain_.find_last_not_of(" \t") + 1);
    const size_t end = plain_.find_last_not_of(" \t\f");
    if (end != plain_.npos && plain_[end] != '\n' && plain_[end] != '\r') plain_ += lineEnd_;
    plain_ += levels_.back();
    return blanks;
  }

  size_t mark(std::string_view line, size_t at) {
    const char mark = line[at++];
    if (mark == escape && at < line.size()) {
      plain_ += static_cast<char>(line[at++] - escaped);
    } else if (mark == dedent) {
      if (levels_.size() > 1) levels_.pop_back();
      beginsLine_ = true;
    } else if (mark == indent) {
      const size_t end = skipBlanks(line, at);
      const std::string white(line.substr(at, end - at));
      at = end + (end < line.size() && line[end] == indent);
      beginsLine_ |= !inLine();
      if (beginsLine_)
        levels_.push_back(levels_.back() + white);
      else
        at = beginBehindBullet(line, at, white);
    }
    return at;
  }

  /// The block has the column of the next token, so blanks around its mark count too.
  size_t beginBehindBullet(std::string_view line, size_t at, const std::string& white) {
    const size_t next = skipBlanks(line, at);
    plain_ += white;
    plain_ += line.substr(at, next - at);
    levels_.push_back(levels_.back() + ' ' + plain_.substr(plain_.find_last_not_of(" \t") + 1));
    return next;
  }

  /// True behind a bullet.
  bool inLine() const {
    const size_t last = plain_.find_last_not_of(" \t\f");
    return !rules_.bullets.empty() && last != plain_.npos && plain_[last] != '\n' && plain_[last] != '\r';
  }

  std::string_view marked_;  ///< the rest
  Encoding encoding_;
  const IndentationRules& rules_;
  Lexer& lexer_;
  std::string_view lineEnd_ = "\n";
  std::string plain_;
  std::vector<std::string> levels_ = {""};
  bool beginsLine_ = false;
};

}  // namespace

std::string markIndentation(std::string_view plain, Encoding encoding, const IndentationRules& rules, Lexer& lexer,
                            const StopToken& stop) {
  const std::string text = escapeMarks(plain);
  const std::vector<Token> tokens = plainTokens(text, encoding, rules, lexer, stop);
  bool single = false;
  std::string marked = Marking(text, tokens, rules, bracketDepths(tokens, rules, &single)).run();
  // Behind a bracket without a partner, the lexer may take a token for a bracket that is none in the marked text.
  if (single && plainIndentation(marked, encoding, rules, lexer, stop) != plain)
    marked = Marking(text, tokens, rules, std::vector<uint32_t>(tokens.size())).run();
  return marked;
}

std::string plainIndentation(std::string_view marked, Encoding encoding, const IndentationRules& rules, Lexer& lexer,
                             const StopToken& stop) {
  return Writing(marked, encoding, rules, lexer).run(stop);
}

}  // namespace hone
