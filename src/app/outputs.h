// What a run writes for the user: the result, and all files and folders beside it. While the run lasts, no other one
// writes to these places (app/output_locks.h). Nobody may read them who couldn't read the input (text/access.h). At the
// end they are there, whatever the tests did.
#pragma once

#include <filesystem>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/output_locks.h"
#include "text/access.h"

namespace hone {

/// Prints that the file or folder has lost these extended attributes.
void tellLost(const std::filesystem::path& place, const std::vector<std::string>& attributes);

/// Not thread-safe.
class Outputs {
 public:
  OutputLocks locks;
  Access access;  ///< of the results

  /// Writes a file with data about the run or the input, and remembers it. Throws UserError.
  void write(const std::filesystem::path& file, std::string_view bytes) { write(file, bytes, access.asData()); }
  void write(const std::filesystem::path& file, std::string_view bytes, const Access& own);
  /// Writes a file, and remembers nothing. It goes where the place was when the run locked it: never through a link
  /// that something else has made since, which may lead to a file of the user's. Throws UserError.
  void replace(const std::filesystem::path& file, std::string_view bytes, const Access& own);
  /// Makes a folder, and those around it, and remembers them. Throws UserError.
  void makeFolder(const std::filesystem::path& folder);

  /// Removes a file, which needn't be there, and forgets it. Throws UserError.
  void remove(const std::filesystem::path& file);

  /// Remembers a file that was written otherwise.
  void remember(const std::filesystem::path& file, std::string_view bytes, const Access& own);
  /// The same for anything else. `restore` writes it again if it isn't there as it was written, and returns whether it
  /// had to; it may throw UserError.
  void remember(const std::filesystem::path& place, std::function<bool()> restore);

  struct Confirmation {
    std::set<std::filesystem::path> restored;  ///< something else had removed or changed them, now or at earlier calls
    std::vector<std::string> errors;           ///< of what couldn't be written again
    /// Names of extended attributes that files lost when they were replaced.
    std::map<std::filesystem::path, std::vector<std::string>> lost;
  };
  /// Writes again what isn't there as it was written. Call it when no test runs any more, and at the end.
  Confirmation confirm();

 private:
  struct Written {
    std::string bytes;
    Access access;
  };
  std::map<std::filesystem::path, Written> files_;
  std::map<std::filesystem::path, std::vector<std::string>> lost_;
  std::set<std::filesystem::path> restored_;
  std::vector<std::filesystem::path> folders_;  ///< those around others come first
  std::vector<std::pair<std::filesystem::path, std::function<bool()>>> others_;
};

}  // namespace hone
