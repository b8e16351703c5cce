// A pattern that finds islands in a token: a regular expression whose named groups tell which text is in which
// language, `"(?P<json:value>.*)"`.
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

/// What a group's text is: a start rule of a language. For `(?P<rule>...)` the language is the empty name.
struct IslandStart {
  std::string language;
  std::string rule;
};

class IslandPattern {
 public:
  /// In RE2's syntax, where `.` is any character. Throws UserError where it is none or has no named group.
  explicit IslandPattern(std::string_view pattern);
  ~IslandPattern();

  struct Part {
    uint32_t begin;  ///< bytes of the token
    uint32_t end;
    const IslandStart* start;  ///< lives as long as the pattern
  };
  /// The texts of named groups in all matches, from left to right; those that are empty or lie in another one don't
  /// count. Amortised O(token) for patterns that match all or nothing.
  std::vector<Part> find(std::string_view token, Encoding encoding) const;
  /// What the groups hold, in their order.
  std::vector<IslandStart> starts() const;

 private:
  std::unique_ptr<re2::RE2> utf8_;
  std::unique_ptr<re2::RE2> bytes_;
  std::vector<std::pair<int, IslandStart>> groups_;
};

}  // namespace hone
