// Tells which files of a folder stay out of a project, by patterns as in git's `.gitignore`.
#pragma once

#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace re2 {
class RE2;
}

namespace hone {

class IgnoreRules {
 public:
  IgnoreRules();
  ~IgnoreRules();
  IgnoreRules(IgnoreRules&&) noexcept;
  IgnoreRules& operator=(IgnoreRules&&) noexcept;

  /// One pattern, for paths below `folder` (relative; empty: the root): `*.o`, `/build/`, `!keep.o`, `**/tmp`. Comments
  /// and patterns that git wouldn't understand are left out.
  void add(std::string_view pattern, std::string_view folder = "");
  /// Adds the patterns of all lines of a .gitignore.
  void addLines(std::string_view text, std::string_view folder = "");

  /// What the last matching pattern says of the path from the root; nullopt if none matches. O(patterns).
  std::optional<bool> ignores(std::string_view path, bool isFolder) const;

 private:
  struct Rule {
    std::unique_ptr<re2::RE2> path;
    bool ignores;
    bool foldersOnly;
  };
  std::vector<Rule> rules_;
};

}  // namespace hone
