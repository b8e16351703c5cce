// A folder that holds the files of one project after the other (text/archive.h), for tests or as a result.
//
// Only what differs from the project before is changed. Nothing is trusted meanwhile: each file and folder has a time
// that nobody sets by chance, so a look at its state tells whether a test has touched it; where a write by a mapping
// doesn't show there (process/file_state.h), the contents are compared, too. Files that were touched are made anew,
// what was added to a folder goes, and if a folder itself was replaced, the whole content is made anew. So every
// project is found as if it were the first. No link is ever followed, and no mount entered.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "process/file_state.h"
#include "process/folder_mark.h"
#include "text/access.h"
#include "text/archive.h"
#include "text/hash.h"
#include "text/project_origin.h"

namespace hone {

class ProjectFolder {
 public:
  /// `root` is made by the first `write`; nothing else may use it. `place`: the folder in it for the projects; empty:
  /// the root itself. `beside`: files that are always there, with paths from the root.
  explicit ProjectFolder(std::string root, std::string place = "",
                         std::shared_ptr<const std::vector<FileToArchive>> beside = nullptr);
  /// Texts that name files of `origin` by absolute paths name those of the folder `home` instead.
  void rebase(std::shared_ptr<const ProjectOrigin> origin, std::string home);
  /// The files are for users: folders have these rights after `handOver`, and files the modes of the archive, but
  /// nobody may read them who can't read the sources of `files`.
  void makeFor(const Access& folders, const Access& files) { access_ = {folders, files}; }
  /// The folder stays.
  ~ProjectFolder() = default;
  ProjectFolder(const ProjectFolder&) = delete;
  ProjectFolder& operator=(const ProjectFolder&) = delete;

  /// Makes the folder hold the archive's files; a command (text/command_text.h) is none. False, without any change, if
  /// it is none. Throws UserError or Shortage if there is no room. Costs a look at each file, or the reading of each,
  /// and what has to be changed.
  bool write(std::string_view archive);
  /// The paths of the last archive's files, from `place`.
  const std::vector<std::string>& files() const { return files_; }
  /// The folder has been renamed.
  void moved(std::string root) { root_ = std::move(root); }
  /// True if the files of the last archive are there as they were written.
  bool isIntact() const;
  /// True if there is anything that isn't as hone wrote it: another file or folder, or another content, mode, owner
  /// or extended attribute of one, or a mount.
  bool holdsOther() const;
  /// Marks the folder as one that hone wrote (process/folder_mark.h), for the files of the last archive.
  void mark();
  /// Gives all files and folders the present time, and folders the rights of `makeFor`. Until then, only this user may
  /// enter them. What somebody else has changed stays so.
  void handOver();
  /// Removes the folder with its contents.
  void remove();

 private:
  struct Placed {
    Hash128 contents;
    unsigned mode;
    bool isLink;
    FileState state;
    Hash128 bytes;  ///< of the file, or of the link's target
    Hash128 entry;  ///< hashOfEntry; only for users
  };
  struct Wanted {
    Hash128 contents;
    unsigned mode;
    bool isLink;
    const ArchivedFile* archived;  ///< or else
    const FileToArchive* beside;
  };
  using Plan = std::map<std::string, Wanted, std::less<>>;

  std::string full(const std::string& path) const { return path.empty() ? root_ : root_ + "/" + path; }
  Plan planFor(const std::vector<ArchivedFile>& files) const;
  bool putRight();
  bool putRightFolder(const std::string& path, const FileState& state);
  bool isUntouched(const std::string& path, const Placed& file) const;
  bool isChanged(const std::string& path, const Placed& file) const;
  void writeMark() const;
  bool isMarked(const std::string& path) const;
  bool hasAdded(const std::string& path, const FileState& state) const;
  void change(const Plan& plan);
  void makeFolder(const std::string& path);
  void place(const std::string& path, const Wanted& file);
  int openForWriting(const std::string& path) const;
  void settle(const std::string& folder);
  [[noreturn]] void fail(const std::string& path) const;

  std::string root_, place_;
  std::shared_ptr<const std::vector<FileToArchive>> beside_;
  std::shared_ptr<const ProjectOrigin> origin_;  ///< may be null
  std::string home_;
  struct ForUsers {
    Access folders, files;
  };
  std::optional<ForUsers> access_;
  std::map<std::string, Placed, std::less<>> placed_;      ///< by path from the root
  std::map<std::string, FileState, std::less<>> folders_;  ///< the same; the root is ""
  std::optional<FolderContents> marked_;                   ///< of the folders alone, but for the root
  bool timesTell_ = true;                                  ///< timesShowMappedWrites
  bool known_ = false;                                     ///< the folder was left as the members say
  std::vector<std::string> files_;
};

}  // namespace hone
