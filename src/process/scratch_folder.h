// A folder for a while.
#pragma once

#include <filesystem>
#include <string_view>

namespace hone {

/// Made by the constructor, removed with all it holds by the destructor. A program that is killed leaves it.
class ScratchFolder {
 public:
  /// Makes it in the folder `parent`, with a name that begins like this. Throws UserError, which ends with the remedy.
  ScratchFolder(const std::filesystem::path& parent, std::string_view name, std::string_view remedy);
  ~ScratchFolder();
  ScratchFolder(const ScratchFolder&) = delete;
  ScratchFolder& operator=(const ScratchFolder&) = delete;

  /// Absolute.
  const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_;
};

}  // namespace hone
