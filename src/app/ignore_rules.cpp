#include "app/ignore_rules.h"

#include <re2/re2.h>

#include <algorithm>
#include <ranges>
#include <utility>

namespace hone {
namespace {

/// The regular expression of [...] at the beginning of the pattern, which is removed; empty if it has no end.
std::string takeClass(std::string_view& pattern) {
  // A bracket directly at the beginning is one of the characters.
  const size_t first = pattern.starts_with("[!") || pattern.starts_with("[^") ? 2 : 1;
  const size_t end = pattern.find(']', first + 1);
  if (end == pattern.npos) return "";
  std::string expression = first == 2 ? "[^/" : "[";
  for (char c : pattern.substr(first, end - first)) {
    if (c == '[' || c == ']' || c == '^' || c == '\\') expression += '\\';
    expression += c;
  }
  pattern.remove_prefix(end + 1);
  return expression + "]";
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
  while (pattern.ends_with(' ') || pattern.ends_with('\r')) pattern.remove_suffix(1);
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
