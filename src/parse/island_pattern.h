// A pattern that finds islands in a token: a regular expression such as `"(?P<json:value>.*)"`, whose named groups
// match texts of the languages that they name.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "text/decode.h"

namespace re2 {
class RE2;
}

namespace hone {

/// The language and start rule of a group's text. For `(?P<rule>...)`, `language` is empty.
struct IslandStart {
  std::string language;
  std::string rule;
};

class IslandPattern {
 public:
  /// RE2's syntax; `.` matches any character. Throws UserError if it is invalid or has no named group.
  explicit IslandPattern(std::string_view pattern);
  ~IslandPattern();

  struct Part {
    uint32_t begin;  ///< byte offsets in the token
    uint32_t end;
    const IslandStart* start;  ///< lives as long as the pattern
  };
  /// The texts of named groups in all matches, from left to right, without empty texts and texts inside another one.
  /// Amortised O(token) for patterns that match all or nothing.
  std::vector<Part> find(std::string_view token, Encoding encoding) const;
  /// The languages and start rules of the groups, in the order of the groups.
  std::vector<IslandStart> starts() const;

 private:
  std::unique_ptr<re2::RE2> utf8_;
  std::unique_ptr<re2::RE2> bytes_;
  std::vector<std::pair<int, IslandStart>> groups_;
};

}  // namespace hone
