// The folder of one worker. Its tests find the candidate there and don't disturb those of other workers.
//
//   hone-XXXXXX/work/   the test's working directory: the candidate and copies of the `with` files
//   hone-XXXXXX/tmp/    its TMPDIR, so that the temporary files of a killed script go too
//
// It is on /dev/shm if there is room, since writing a file there costs a microsecond and never reaches a disk.
// The candidate's file is overwritten in place, since a new file or O_TRUNC costs many times that (3 ms on a disk).
// A test may change anything inside: `clean` restores the state before it.
#pragma once

#include <sys/stat.h>

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "text/file_descriptor.h"

namespace hone {

class WorkDirectory {
 public:
  /// Makes the folder and copies the files. `candidateBytes` is the size of the input, to choose a place with room.
  /// Throws UserError where a file can't be copied, two have the same name, or no place can be written.
  WorkDirectory(const std::string& candidateName, const std::vector<std::filesystem::path>& with,
                uint64_t candidateBytes);
  /// Removes what is left; usually the worker's launcher has removed it all.
  ~WorkDirectory();
  WorkDirectory(const WorkDirectory&) = delete;
  WorkDirectory& operator=(const WorkDirectory&) = delete;

  /// All absolute.
  const std::string& root() const { return root_.path; }
  const std::string& work() const { return work_.path; }
  const std::string& temporary() const { return temporary_.path; }
  const std::string& candidate() const { return candidate_; }

  /// Puts the bytes into the candidate's file. Throws UserError where they have no room.
  void write(std::string_view bytes);
  /// The names of all that lies in the test's working directory, sorted.
  std::vector<std::string> entries() const;
  /// Removes what a test left, and restores `with` files that it changed. Throws UserError where a file to restore is
  /// gone. A few microseconds where there is nothing to do: what has kept its times isn't looked into.
  void clean();

 private:
  struct Folder {
    std::string path;
    std::vector<std::string> keep;  ///< the names that belong there
    struct stat state;              ///< when only these were there
  };
  struct WithFile {
    std::filesystem::path source;
    std::string path;
    struct stat state;  ///< of the copy
  };
  void remove();
  void clean(Folder& folder);
  void copy(WithFile& file);
  int openCandidate();

  Folder root_, temporary_, work_;
  std::string candidateName_, candidate_;
  std::vector<WithFile> with_;
  FileDescriptor inUse_;  ///< the root, locked, so that no other hone sweeps it
};

/// Removes work directories of the user's in the folder whose hone and launcher are both gone without cleaning up, as
/// when the machine ran out of memory.
void sweepStale(const std::filesystem::path& folder);

/// The folder in which work directories are made: /dev/shm if it is a tmpfs that can be written, programs can run
/// there (containers often mount it noexec, and a test may compile and run the candidate) and has `bytesNeeded` free;
/// else $TMPDIR if it can be written, else /tmp.
std::filesystem::path placeForWork(uint64_t bytesNeeded);

}  // namespace hone
