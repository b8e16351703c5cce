// How texts of a language refer to other files of a project.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace re2 {
class RE2;
}

namespace hone {

/// A regular expression for a reference, whose group `file` names the file, and what may replace it.
class FilePattern {
 public:
  /// RE2's syntax, searched in the whole text of a file. `instead` has `@@` for the other file's text; \\1 is the first
  /// group.
  FilePattern(std::string_view pattern, std::string instead);

  struct Match {
    size_t begin, end;  ///< in the text
    std::string file;
    std::string instead;
  };
  /// Finds all matches, from left to right. O(text).
  std::vector<Match> find(std::string_view text) const;

 private:
  std::shared_ptr<const re2::RE2> pattern_;
  std::string instead_;
  int file_;  ///< the group's number
};

}  // namespace hone
