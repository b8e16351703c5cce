#include "app/ignore_rules.h"

#include <re2/re2.h>

#include <algorithm>
#include <ranges>
#include <utility>

namespace hone {
namespace {

/// The regular expression of [...] at the beginning of the pattern, which is removed; empty if it has no end. A bracket
/// directly at the beginning is one of the characters; [:alpha:] and its like mean the same to RE2.
std::string takeClass(std::string_view& pattern) {
  const bool negated = pattern.starts_with("[!") || pattern.starts_with("[^");
  std::string expression = negated ? "[^/" : "[";
  const size_t first = negated ? 2 : 1;
  for (size_t at = first; at < pattern.size(); ++at) {
    if (pattern[at] == ']' && at > first) {
      pattern.remove_prefix(at + 1);
      return expression + "]";
    }
    const size_t named = pattern.substr(at).starts_with("[:") ? pattern.find(":]", at + 2) : pattern.npos;
    if (named != pattern.npos) {
      expression += pattern.substr(at, named + 2 - at);
      at = named + 1;
      continue;
    }
    const bool escaped = pattern[at] == '\\' && at + 1 < pattern.size();
    if (escaped) ++at;
    const char c = pattern[at];
    if (c == '[' || c == ']' || c == '^' || c == '\\' || (escaped && c == '-')) expression += '\\';
    expression += c;
  }
  return "";
}

/// Blanks at the end are no part of a pattern, unless a backslash is before them.
std::string_view withoutTrailingBlanks(std::string_view pattern) {
  while (pattern.ends_with(' ') || pattern.ends_with('\r')) {
    const std::string_view before = pattern.substr(0, pattern.size() - 1);
    const size_t backslashes = before.size() - (before.find_last_not_of('\\') + 1);
    if (backslashes % 2 == 1) break;
    pattern = before;
  }
  return pattern;
}

std::string regexOf(std::string_view pattern) {
  std::string expression;
  bool atPart = true;  // at the beginning of a name
  while (!pattern.empty()) {
    const bool part = std::exchange(atPart, false);
    if (part && pattern.starts_with("**/")) {
      expression += "(?:.*/)?";
      pattern.remove_prefix(3);
      atPart = true;
    } else if (part && pattern == "**") {
      expression += ".+";
      break;
    } else if (pattern.front() == '[') {
      const std::string characters = takeClass(pattern);
      if (characters.empty()) return "";
      expression += characters;
    } else {
      if (pattern.front() == '\\' && pattern.size() > 1) {
        pattern.remove_prefix(1);
        expression += RE2::QuoteMeta(pattern.substr(0, 1));
      } else if (pattern.front() == '*') {
        expression += "[^/]*";
      } else if (pattern.front() == '?') {
        expression += "[^/]";
      } else {
        expression += RE2::QuoteMeta(pattern.substr(0, 1));
      }
      atPart = pattern.front() == '/';
      pattern.remove_prefix(1);
    }
  }
  return expression;
}

}  // namespace

IgnoreRules::IgnoreRules() = default;
IgnoreRules::~IgnoreRules() = default;
IgnoreRules::IgnoreRules(IgnoreRules&&) noexcept = default;
IgnoreRules& IgnoreRules::operator=(IgnoreRules&&) noexcept = default;

void IgnoreRules::add(std::string_view pattern, std::string_view folder) {
  pattern = withoutTrailingBlanks(pattern);
  if (pattern.empty() || pattern.front() == '#') return;
  const bool keeps = pattern.front() == '!';
  if (keeps) pattern.remove_prefix(1);
  const bool foldersOnly = pattern.ends_with('/');
  if (foldersOnly) pattern.remove_suffix(1);
  const bool anywhere = pattern.find('/') == pattern.npos;
  if (pattern.starts_with('/')) pattern.remove_prefix(1);
  const std::string expression = regexOf(pattern);
  if (expression.empty()) return;
  std::string whole = folder.empty() ? "" : RE2::QuoteMeta(folder) + "/";
  if (anywhere) whole += "(?:.*/)?";
  RE2::Options options;
  options.set_encoding(RE2::Options::EncodingLatin1);
  options.set_log_errors(false);
  options.set_dot_nl(true);
  auto path = std::make_unique<RE2>(whole + expression, options);
  if (path->ok()) rules_.push_back({std::move(path), !keeps, foldersOnly});
}

void IgnoreRules::addLines(std::string_view text, std::string_view folder) {
  while (!text.empty()) {
    const std::string_view line = text.substr(0, text.find('\n'));
    add(line, folder);
    text.remove_prefix(std::min(line.size() + 1, text.size()));
  }
}

std::optional<bool> IgnoreRules::ignores(std::string_view path, bool isFolder) const {
  for (const Rule& rule : rules_ | std::views::reverse)
    if ((isFolder || !rule.foldersOnly) && RE2::FullMatch(path, *rule.path)) return rule.ignores;
  return std::nullopt;
}

}  // namespace hone
