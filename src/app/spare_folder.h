// A folder beside the output, for what is about to take its place.
#pragma once

#include <filesystem>
#include <memory>

#include "process/launcher.h"

namespace hone {

/// Has an unpredictable name that nothing had, and only the user may enter it. The destructor removes it with all it
/// holds. If hone is killed, a launcher does.
class SpareFolder {
 public:
  /// Throws UserError.
  explicit SpareFolder(const std::filesystem::path& parent);
  ~SpareFolder();
  SpareFolder(const SpareFolder&) = delete;
  SpareFolder& operator=(const SpareFolder&) = delete;

  /// Absolute.
  const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_;
  std::unique_ptr<Launcher> guard_;
};

}  // namespace hone
