// RE2 rejects the names of these groups: they may contain a colon, and several groups may have the same name. So the
// names are removed from the expression and kept in a list by group number.

#include "parse/island_pattern.h"

#include <fmt/format.h>
#include <re2/re2.h>

#include <algorithm>

#include "text/user_error.h"

namespace hone {
namespace {

struct Numbered {
  std::string pattern;
  std::vector<std::pair<int, std::string>> names;
};

/// The pattern with its named groups unnamed.
Numbered withoutNames(std::string_view pattern) {
  Numbered result;
  int groups = 0;
  bool inClass = false;
  for (size_t i = 0; i < pattern.size(); ++i) {
    std::string_view rest = pattern.substr(i);
    if (rest[0] == '\\') {
      result.pattern += rest.substr(0, 2);
      ++i;
      continue;
    }
    if (inClass || rest[0] == '[') {
      // The first character of a class may be a bracket that doesn't close it.
      size_t first = rest.starts_with("[^") ? 2 : 1;
      if (!inClass && rest.substr(first).starts_with("]")) {
        result.pattern += rest.substr(0, first + 1);
        i += first;
        inClass = true;
        continue;
      }
      inClass = rest[0] != ']';
    } else if (rest.starts_with("(?P<")) {
      size_t end = rest.find('>');
      if (end == std::string_view::npos) end = rest.size() - 1;
      result.names.emplace_back(++groups, rest.substr(4, end - 4));
      result.pattern += '(';
      i += end;
      continue;
    } else if (rest[0] == '(' && !rest.starts_with("(?")) {
      ++groups;
    }
    result.pattern += rest[0];
  }
  return result;
}

std::unique_ptr<re2::RE2> compile(const std::string& pattern, RE2::Options::Encoding encoding) {
  RE2::Options options;
  options.set_dot_nl(true);
  options.set_log_errors(false);
  options.set_encoding(encoding);
  return std::make_unique<RE2>(pattern, options);
}

}  // namespace

IslandPattern::IslandPattern(std::string_view pattern) {
  Numbered numbered = withoutNames(pattern);
  for (auto& [number, name] : numbered.names) {
    size_t colon = name.find(':');
    bool prefixed = colon != std::string::npos;
    groups_.emplace_back(number,
                         IslandStart{prefixed ? name.substr(0, colon) : "", name.substr(prefixed ? colon + 1 : 0)});
  }
  if (groups_.empty())
    throw UserError(fmt::format("the island pattern '{}' has no group (?P<language:rule>...)", pattern));
  utf8_ = compile(numbered.pattern, RE2::Options::EncodingUTF8);
  bytes_ = compile(numbered.pattern, RE2::Options::EncodingLatin1);
  for (const auto& regexp : {utf8_.get(), bytes_.get()})
    if (!regexp->ok())
      throw UserError(
          fmt::format("the island pattern '{}' is not valid in RE2, which has no look-ahead and no "
                      "back-references: {}",
                      pattern, regexp->error()));
}

IslandPattern::~IslandPattern() = default;

std::vector<IslandStart> IslandPattern::starts() const {
  std::vector<IslandStart> all;
  for (const auto& [number, start] : groups_) all.push_back(start);
  return all;
}

std::vector<IslandPattern::Part> IslandPattern::find(std::string_view token, Encoding encoding) const {
  const RE2& regexp = encoding == Encoding::utf8 ? *utf8_ : *bytes_;
  std::vector<Part> parts;
  std::vector<re2::StringPiece> found(static_cast<size_t>(regexp.NumberOfCapturingGroups()) + 1);
  re2::StringPiece text(token.data(), token.size());
  for (size_t at = 0; at <= token.size();) {
    if (!regexp.Match(text, at, text.size(), RE2::UNANCHORED, found.data(), static_cast<int>(found.size()))) break;
    for (const auto& [number, start] : groups_) {
      const re2::StringPiece& group = found[static_cast<size_t>(number)];
      if (group.empty()) continue;
      auto begin = static_cast<uint32_t>(group.data() - token.data());
      parts.push_back({begin, begin + static_cast<uint32_t>(group.size()), &start});
    }
    auto end = static_cast<size_t>(found[0].data() + found[0].size() - token.data());
    at = !found[0].empty() ? end : end < token.size() ? end + decode(token, end, encoding).length : end + 1;
  }
  // If groups are nested, the outer one counts.
  std::ranges::stable_sort(
      parts, [](const Part& a, const Part& b) { return a.begin != b.begin ? a.begin < b.begin : a.end > b.end; });
  uint32_t taken = 0;
  std::erase_if(parts, [&](const Part& part) {
    bool inside = part.begin < taken;
    if (!inside) taken = part.end;
    return inside;
  });
  return parts;
}

}  // namespace hone
