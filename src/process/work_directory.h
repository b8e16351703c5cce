// The folder of one worker. Its tests find the candidate there, apart from those of other workers.
//
//   hone-N-XXXXXX/work/   the test's working directory: the candidate and copies of the `with` files
//   hone-N-XXXXXX/tmp/    its TMPDIR, so that the temporary files of a killed script go too
//
// N is the folder's inode number, by which hone knows what a killed hone has left from a folder of the user's.
//
// It lies in /dev/shm if there is room, since writing a file there takes a microsecond and never reaches a disk. The
// candidate's file is overwritten in place, since a new file or O_TRUNC takes much longer (3 ms on a disk). A test may
// change anything in the folder: `clean` restores the previous state. What it can't remove isn't in the way of the next
// test, and the user hears of it (process/left_behind.h).
//
// If candidates are projects (text/archive.h), work/ holds the folder of the candidate and what lies beside it
// (process/project_folder.h), and the test runs in that folder.
#pragma once

#include <sys/stat.h>

#include <array>
#include <cstdint>
#include <filesystem>
#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "process/file_state.h"
#include "process/project_folder.h"
#include "text/file_descriptor.h"
#include "text/lazy.h"

namespace hone {

// The files that a test needs beside the candidate, --with FILE.
//
// They are read once, on first use. So all workers of a run, the stored verdicts and a farm have the same files, even
// if the user changes one meanwhile.

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

/// Where a project's files are in a work directory.
struct ProjectPlace {
  std::string name;                                          ///< of the folder; empty: none, the test runs around it
  std::shared_ptr<const std::vector<FileToArchive>> beside;  ///< further files, with paths from the folder's parent
  std::shared_ptr<const ProjectOrigin> origin = nullptr;     ///< whose absolute paths lead to the folder
};

class WorkDirectory {
 public:
  /// Makes the folder and copies the files. `candidateBytes`, the size of the input, decides which place has room.
  /// Throws UserError if a file can't be read or copied, two files have the same name, or no place is writable.
  WorkDirectory(const std::string& candidateName, const WithFiles& with, uint64_t candidateBytes);
  /// The same for projects.
  WorkDirectory(const ProjectPlace& place, uint64_t candidateBytes);
  /// A folder for programs that get no candidate, such as compilers, whose temporary files are large.
  WorkDirectory() : WorkDirectory("", {}, uint64_t(64) << 20) {}
  /// Removes the folder. If hone dies, the worker's launcher does.
  ~WorkDirectory();
  WorkDirectory(const WorkDirectory&) = delete;
  WorkDirectory& operator=(const WorkDirectory&) = delete;

  /// Absolute paths.
  const std::string& root() const { return root_.path; }
  /// Where the test runs.
  const std::string& work() const { return project_ ? candidate_ : work_.path; }
  const std::string& temporary() const { return temporary_.path; }
  const std::string& candidate() const { return candidate_; }

  /// Writes the bytes to the candidate's file, or the files of an archive to its folder. False if it isn't the text of
  /// an archive. Throws UserError if there is no room.
  bool write(std::string_view bytes);
  /// The last candidate's files, if it is a project; with paths from its folder.
  const std::vector<std::string>& files() const { return project_->files(); }
  /// The names of all entries of the test's working directory, sorted.
  std::vector<std::string> entries() const;
  /// Removes what a test left, and restores `with` files that it changed. A few microseconds if nothing changed, since
  /// entries with unchanged times aren't read. Where times don't tell (timesShowMappedWrites), `with` files are read.
  void clean();

 private:
  struct Folder {
    std::string path;
    std::vector<std::string> keep;  ///< the names that belong there
    FileState state;                ///< when the folder held only these
  };
  /// The copy of a `with` file.
  struct Copy {
    const WithFile* file;
    std::string path;
    FileState state;
    Hash128 hash;  ///< of its contents; only where times don't tell
  };
  void makeRoot(uint64_t bytesNeeded);
  void cleanFirst();
  void remove();
  void writeFile(std::string_view bytes);
  void clean(Folder& folder);
  void settle(Folder& folder);
  bool restoreCopies();
  void place(Copy& copy);
  int openCandidate();

  Folder root_, temporary_, work_;
  std::string candidate_;
  struct stat made_ = {};  ///< the candidate's file, when it was made
  WithFiles with_;
  std::vector<Copy> copies_;
  bool timesTell_ = true;                   ///< timesShowMappedWrites
  std::unique_ptr<ProjectFolder> project_;  ///< null: the candidate is a file
  FileDescriptor inUse_;                    ///< the root, locked, so that no other hone sweeps it
};

/// Removes the user's work directories in the folder that neither hone nor a launcher cleaned up, for instance because
/// both were killed.
void sweepStale(const std::filesystem::path& folder);

/// The folder for work directories: /dev/shm if it is a writable tmpfs with `bytesNeeded` free where programs can run
/// (containers often mount it noexec, and a test may compile and run the candidate); else $TMPDIR if it is writable,
/// else /tmp.
std::filesystem::path placeForWork(uint64_t bytesNeeded);

}  // namespace hone
