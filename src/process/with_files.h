// The files that a test needs beside the candidate, --with FILE.
//
// They are read once, on first use. So all workers of a run, the stored verdicts and a farm have the same files, even
// if the user changes one meanwhile.
#pragma once

#include <sys/stat.h>

#include <array>
#include <filesystem>
#include <initializer_list>
#include <memory>
#include <string>
#include <vector>

#include "text/lazy.h"

namespace hone {

struct WithFile {
  std::filesystem::path source;
  std::string name;
  mode_t mode = 0;
  std::array<timespec, 2> times = {};  ///< of the last access and the last change
  std::string contents;
};

/// A list of paths, whose copies share what was read.
class WithFiles {
 public:
  WithFiles() = default;
  WithFiles(std::initializer_list<std::filesystem::path> paths) : paths_(paths) {}
  WithFiles(std::vector<std::filesystem::path> paths) : paths_(std::move(paths)) {}

  const std::vector<std::filesystem::path>& paths() const { return paths_; }
  /// Throws UserError if one is no file or can't be read. Thread-safe.
  const std::vector<WithFile>& read() const;

 private:
  std::vector<std::filesystem::path> paths_;
  std::shared_ptr<Lazy<std::vector<WithFile>>> files_ = std::make_shared<Lazy<std::vector<WithFile>>>();
};

}  // namespace hone
