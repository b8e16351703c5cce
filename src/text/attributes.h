// The extended attributes of a file or folder: what users and programs have noted with it, and its access control
// lists. Where hone puts a new file in the place of an old one, they go over to the new one.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace hone {

class Attributes {
 public:
  /// Those that can be read; of a link, its own. None if there is nothing.
  static Attributes of(const std::filesystem::path& file);
  void remove(const std::string& name) { values_.erase(name); }
  /// Those that users give a file: their own and access control lists. Two of these texts are the same if all of them
  /// are.
  std::string ofUsers() const;

  /// Gives them to an open file or folder. Without `accessLists`, these aren't given. A list that the folder around has
  /// given it goes. Returns the names of those that it hasn't got, but for what the kernel drops with each change of
  /// a file.
  std::vector<std::string> giveTo(int file, bool accessLists) const;

 private:
  std::map<std::string, std::string> values_;
};

}  // namespace hone
