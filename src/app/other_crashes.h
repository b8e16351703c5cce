// Under --same-crash, keeps the candidates that crashed in another way, since they may show other bugs.
#pragma once

#include <filesystem>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "app/outputs.h"

namespace hone {

struct OtherCrash {
  std::string signature;
  std::filesystem::path file;  ///< the smallest candidate with this signature
  size_t bytes;
};

/// The folder for them, `stem`.other.
std::filesystem::path otherCrashesFolder(std::filesystem::path stem);

class OtherCrashes {
 public:
  /// Candidates go to `otherCrashesFolder(stem)`, which is made for the first one, under new names. `folders`: the
  /// rights of folders of projects.
  void setPlace(std::filesystem::path stem, std::filesystem::path extension, const Access& folders);

  /// Writes the candidate, unless one of at most its size fails alike; a project as a folder. Throws
  /// UserError.
  void keep(std::string_view signature, std::string_view candidate, Outputs& outputs, bool isProject = false);
  /// Call this at the end: an earlier run may have kept the same files. Removes this run's.
  void mergeWithEarlier();

  /// The crashes in the order in which they were found.
  const std::vector<OtherCrash>& kept() const { return kept_; }

 private:
  std::filesystem::path freshPlace(Outputs& outputs, bool isProject) const;

  std::filesystem::path folder_, extension_;
  Access folders_;
  std::vector<OtherCrash> kept_;
  std::vector<std::string> expectations_;  ///< of the kept ones (oracle/same_failure.h)
};

}  // namespace hone
