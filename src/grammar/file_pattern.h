// How texts of a language refer to other files of a project, and how two texts become one.
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
  /// RE2's syntax, searched in the whole text of a file. `instead` has `@@` for the other file's text; without that,
  /// the text goes to the beginning of the file. \\1 is the first group.
  FilePattern(std::string_view pattern, std::string instead);

  struct Match {
    size_t begin, end;  ///< in the text
    std::string file;
    std::string instead;
  };
  /// From left to right. O(text).
  std::vector<Match> find(std::string_view text) const;

 private:
  std::shared_ptr<const re2::RE2> pattern_;
  std::string instead_;
  int file_;  ///< the group's number
};

/// How one text is appended to another.
struct Joining {
  std::string head;                  ///< matches what must precede the rest of both; empty: nothing must
  std::vector<std::string> dropped;  ///< match in their first group what only a file of its own may have
  std::string separator;             ///< what ends a statement where no line break does
  bool sharesNames = false;          ///< the files of a program do, without any import
};

/// The first match of the pattern at the beginning of the text: its length.
size_t headLength(const std::string& pattern, std::string_view text);

/// The places of the first group in all matches, as offsets.
std::vector<std::pair<size_t, size_t>> placesOfGroup(const std::string& pattern, std::string_view text);

}  // namespace hone
