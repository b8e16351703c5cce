// A line is empty, [TABLE] or KEY = VALUE, and may end with a comment. A list may go over several lines.
#include "cli/settings_file.h"

#include <fmt/format.h>

#include <algorithm>

#include "text/decode.h"
#include "text/user_error.h"

namespace hone {
namespace {

constexpr std::string_view blanks = " \t\r";
constexpr std::string_view afterWord = " \t\r\n,[]\"'#=";

class Reader {
 public:
  Reader(std::string_view text, const std::string& file) : rest_(text), file_(file) {}

  std::vector<Setting> read() {
    std::vector<Setting> settings;
    std::string table;
    while (skip(true), !rest_.empty()) {
      if (take('[')) {
        skip(false);
        table = word("the name of a table");
        skip(false);
        if (!take(']')) fail(fmt::format("[{} isn't closed: write [COMMAND]", table));
      } else {
        settings.push_back(setting(table));
      }
      skip(false);
      if (!rest_.empty() && rest_.front() != '\n')
        fail(fmt::format("'{}' is too much: end the line before it", restOfLine()));
    }
    return settings;
  }

 private:
  [[noreturn]] void fail(const std::string& message) const {
    throw UserError(fmt::format("{}:{}: {}", file_, line_, message));
  }

  bool take(char wanted) {
    if (!rest_.starts_with(wanted)) return false;
    rest_.remove_prefix(1);
    return true;
  }

  std::string_view restOfLine() const { return rest_.substr(0, rest_.find('\n')); }

  /// Skips blanks and comments, and line breaks if they have no meaning.
  void skip(bool lineBreaks) {
    for (;;) {
      rest_.remove_prefix(std::min(rest_.find_first_not_of(blanks), rest_.size()));
      if (rest_.starts_with('#')) rest_.remove_prefix(restOfLine().size());
      if (!lineBreaks || !take('\n')) return;
      ++line_;
    }
  }

  std::string word(std::string_view what) {
    const size_t end = std::min(rest_.find_first_of(afterWord), rest_.size());
    if (end == 0) fail(fmt::format("{} is missing before '{}'", what, restOfLine()));
    std::string found(rest_.substr(0, end));
    rest_.remove_prefix(end);
    return found;
  }

  Setting setting(const std::string& table) {
    Setting found{table, word("a key"), {}, line_};
    if (found.key.find('.') != found.key.npos)
      fail(fmt::format("{}: write the options of one command below a line [COMMAND]", found.key));
    skip(false);
    if (!take('=')) fail(fmt::format("{} has no value: write {} = VALUE", found.key, found.key));
    skip(false);
    if (!take('[')) {
      if (rest_.empty() || rest_.front() == '\n') fail(fmt::format("{} has no value", found.key));
      found.values.push_back(value());
      return found;
    }
    while (skip(true), !take(']')) {
      if (rest_.empty()) fail(fmt::format("the list of {} isn't closed", found.key));
      found.values.push_back(value());
      skip(true);
      if (!take(',') && !rest_.empty() && !rest_.starts_with(']'))
        fail(fmt::format("the list of {} lacks a comma", found.key));
    }
    return found;
  }

  std::string value() {
    if (take('\'')) return quoted('\'');
    if (take('"')) return quoted('"');
    return word("a value");
  }

  std::string quoted(char quote) {
    std::string text;
    for (;;) {
      if (rest_.empty() || rest_.front() == '\n') fail("a string isn't closed");
      const char c = rest_.front();
      rest_.remove_prefix(1);
      if (c == quote) return text;
      text += c == '\\' && quote == '"' ? escaped() : c;
    }
  }

  char escaped() {
    constexpr std::string_view names = "\"\\nt", meanings = "\"\\\n\t";
    const size_t found = rest_.empty() ? names.npos : names.find(rest_.front());
    if (found == names.npos) fail("a backslash in \"...\" goes before \", \\, n or t: write '...' for a text as it is");
    rest_.remove_prefix(1);
    return meanings[found];
  }

  std::string_view rest_;
  const std::string& file_;
  size_t line_ = 1;
};

}  // namespace

std::vector<Setting> readSettings(std::string_view text, const std::string& file) {
  if (text.starts_with(byteOrderMark)) text.remove_prefix(byteOrderMark.size());
  return Reader(text, file).read();
}

}  // namespace hone
