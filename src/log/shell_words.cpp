#include "log/shell_words.h"

#include <algorithm>
#include <cctype>

namespace hone {
namespace {

constexpr std::string_view blanks = " \t\r\n";

bool isDigit(char c) { return c >= '0' && c <= '9'; }

class ShellReader {
 public:
  explicit ShellReader(std::string_view line) : line_(line) { commands_.emplace_back(); }

  std::optional<std::vector<ShellCommand>> read() {
    while (at_ < line_.size()) {
      const char c = line_[at_];
      if (blanks.find(c) != blanks.npos) {
        endWord();
        ++at_;
      } else if (c == '#' && !inWord_) {
        break;
      } else if (std::string_view("&|;()<>").find(c) != std::string_view::npos) {
        if (!readOperator()) return std::nullopt;
      } else if (!readPiece()) {
        return std::nullopt;
      }
    }
    endWord();
    std::erase_if(commands_, [](const ShellCommand& each) { return each.words.empty(); });
    return std::move(commands_);
  }

 private:
  enum class Next { word, input, output };

  ShellCommand& command() { return commands_.back(); }

  void endWord() {
    if (!inWord_) return;
    if (next_ == Next::input)
      command().input = word_;
    else if (next_ == Next::word && command().words.empty() && isAssignment(word_) && !quotedName_)
      command().environment.push_back(word_);
    else if (next_ == Next::word)
      command().words.push_back(word_);
    next_ = Next::word;
    word_.clear();
    inWord_ = quotedName_ = false;
  }

  void nextCommand(std::string_view join) {
    endWord();
    commands_.emplace_back();
    command().join = join;
  }

  char following(size_t distance) const { return at_ + distance < line_.size() ? line_[at_ + distance] : '\0'; }

  bool readOperator() {
    const char c = line_[at_], second = following(1);
    if (c == '<' && (second == '<' || second == '(')) return false;
    if (c == '>' && second == '(') return false;
    if (c == '<' || c == '>' || (c == '&' && second == '>')) {
      // The number of a descriptor belongs to the redirection.
      if (inWord_ && std::ranges::all_of(word_, isDigit)) {
        word_.clear();
        inWord_ = false;
      }
      endWord();
      next_ = c == '<' ? Next::input : Next::output;
      while (at_ < line_.size() && std::string_view("<>&|").find(line_[at_]) != std::string_view::npos) ++at_;
      return true;
    }
    const std::string_view both = line_.substr(at_, 2);
    const bool isDouble = both == "&&" || both == "||" || both == ";;";
    nextCommand(c == '(' || c == ')' ? ";" : line_.substr(at_, isDouble ? 2 : 1));
    at_ += isDouble ? 2 : 1;
    return true;
  }

  /// A character outside of quotes, or a quoted part.
  bool readPiece() {
    const char c = line_[at_];
    const bool begins = !inWord_;
    inWord_ = true;
    if (c == '\'') return readSingle();
    if (c == '"') return readDouble();
    if (c == '$' && following(1) == '\'') return readEscaped();
    if (c == '\\') {
      if (following(1) != '\n') word_ += following(1);
      if (at_ + 1 >= line_.size()) word_.pop_back();
      at_ += 2;
      return true;
    }
    if ((c == '$' && following(1) == '(') || c == '`') return readSubstitution();
    if (c == '$' || c == '*' || c == '?' || (begins && c == '~')) command().needsShell = true;
    word_ += c;
    ++at_;
    return true;
  }

  /// What a shell would replace by the output of commands.
  bool readSubstitution() {
    command().needsShell = true;
    const bool isOld = line_[at_] == '`';
    const size_t begin = at_;
    int depth = isOld ? 1 : 0;
    for (at_ += isOld ? 1 : 0; at_ < line_.size(); ++at_) {
      const char c = line_[at_];
      if (c == '\\') {
        ++at_;
        continue;
      }
      if (isOld ? c == '`' : c == ')') --depth;
      if (!isOld && c == '(') ++depth;
      if (depth == 0 && (c == ')' || isOld)) {
        word_ += line_.substr(begin, ++at_ - begin);
        return true;
      }
    }
    return false;
  }

  void noteQuote() {
    if (word_.find('=') == word_.npos) quotedName_ = true;
  }

  bool readSingle() {
    noteQuote();
    const size_t end = line_.find('\'', at_ + 1);
    if (end == line_.npos) return false;
    word_ += line_.substr(at_ + 1, end - at_ - 1);
    at_ = end + 1;
    return true;
  }

  bool readDouble() {
    noteQuote();
    for (++at_; at_ < line_.size(); ++at_) {
      char c = line_[at_];
      if (c == '"') {
        ++at_;
        return true;
      }
      if (c == '\\' && std::string_view("$`\"\\\n").find(following(1)) != std::string_view::npos) {
        c = line_[++at_];
        if (c == '\n') continue;
      } else if (c == '$' || c == '`') {
        command().needsShell = true;
      }
      word_ += c;
    }
    return false;
  }

  /// $'...', as bash shows words with control characters.
  bool readEscaped() {
    constexpr std::string_view names = "abefnrtv", values = "\a\b\x1b\f\n\r\t\v";
    noteQuote();
    for (at_ += 2; at_ < line_.size(); ++at_) {
      const char c = line_[at_];
      if (c == '\'') {
        ++at_;
        return true;
      }
      if (c != '\\') {
        word_ += c;
        continue;
      }
      const char kind = following(1);
      ++at_;
      if (const size_t known = names.find(kind); known != names.npos) {
        word_ += values[known];
      } else if (kind == 'x' || isDigit(kind)) {
        const int base = kind == 'x' ? 16 : 8;
        const size_t begin = at_ + (base == 16 ? 1 : 0), most = base == 16 ? 2 : 3;
        size_t length = 0;
        while (length < most && begin + length < line_.size() &&
               (base == 16 ? std::isxdigit(static_cast<unsigned char>(line_[begin + length])) != 0
                           : line_[begin + length] >= '0' && line_[begin + length] <= '7'))
          ++length;
        if (length == 0) return false;
        word_ += static_cast<char>(std::stoi(std::string(line_.substr(begin, length)), nullptr, base));
        at_ = begin + length - 1;
      } else {
        word_ += kind;
      }
    }
    return false;
  }

  std::string_view line_;
  size_t at_ = 0;
  std::vector<ShellCommand> commands_;
  std::string word_;
  bool inWord_ = false;
  bool quotedName_ = false;  ///< a quote stands before the word's "=", if it has one
  Next next_ = Next::word;
};

}  // namespace

bool isAssignment(std::string_view word) {
  const size_t equals = word.find('=');
  if (equals == word.npos || equals == 0 || isDigit(word.front())) return false;
  return std::ranges::all_of(word.substr(0, equals),
                             [](unsigned char c) { return c < 0x80 && (std::isalnum(c) != 0 || c == '_'); });
}

std::optional<std::vector<ShellCommand>> parseShellLine(std::string_view line) { return ShellReader(line).read(); }

}  // namespace hone
