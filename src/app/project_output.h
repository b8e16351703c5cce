// The folder that holds the best project so far. At every moment it is a whole one: a new version is written into a
// spare folder beside it, and then the two exchange their names.
#pragma once

#include <filesystem>
#include <memory>
#include <string_view>
#include <vector>

#include "app/run_options.h"
#include "process/project_folder.h"
#include "text/attributes.h"

namespace hone {

/// The folder of -o, or NAME.reduced in the current folder, or beside a folder that is the current one.
/// Throws UserError if that is the project itself or one contains the other, or if it can't be written.
std::filesystem::path projectOutputPlace(const RunOptions& run);

/// Throws UserError if the folder isn't empty, and not an earlier result as hone wrote it: no files but hone's own may
/// get lost. O(bytes in it).
void checkReplaceable(const std::filesystem::path& folder);

class ProjectOutput {
 public:
  /// `folders`: the rights of the folders in it. Only this user may enter them until the end. `files`: who can read all
  /// files of the project. Any file of the result may hold text of any of them.
  ProjectOutput(const std::filesystem::path& folder, std::shared_ptr<const ProjectOrigin> origin, const Access& folders,
                const Access& files);
  /// Removes what isn't the result.
  ~ProjectOutput();
  ProjectOutput(const ProjectOutput&) = delete;
  ProjectOutput& operator=(const ProjectOutput&) = delete;

  /// Replaces the result. Costs what differs from the result before the last one. If somebody else has changed the
  /// folder since the last time, it moves to a free name beside it. Throws UserError, also if that happens again.
  void write(std::string_view archive);
  /// Writes it again if its files aren't there any more as they were written, and returns whether it had to.
  bool restore(std::string_view archive);

 private:
  class SpareFolder;

  void begin();
  bool isOwn(const std::string& replaced) const;
  void keep(const std::string& replaced);
  void keepChangedSince();

  const std::string place_;
  const std::shared_ptr<const ProjectOrigin> origin_;
  Access folders_, files_;
  bool replaces_ = false;
  Attributes existing_;                         ///< of the folder that is replaced
  bool keepsLists_ = true;                      ///< access control lists among them
  std::unique_ptr<SpareFolder> spare_;          ///< made by the first `write`
  std::unique_ptr<ProjectFolder> next_, last_;  ///< `last_` is the result
  size_t writes_ = 0;
  std::vector<std::filesystem::path> kept_;  ///< folders that somebody else has changed
};

}  // namespace hone
