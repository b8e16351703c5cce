#include "process/scratch_folder.h"

#include <fmt/format.h>
#include <sys/stat.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>

#include "process/left_behind.h"
#include "text/user_error.h"

namespace hone {

namespace fs = std::filesystem;

ScratchFolder::ScratchFolder(const fs::path& parent, std::string_view name, std::string_view remedy) {
  std::string path = fs::absolute(parent / fmt::format("{}XXXXXX", name)).string();
  if (mkdtemp(path.data()) == nullptr)
    throw UserError(fmt::format("can't write to the folder {}: {}; {}", parent.string(), std::strerror(errno), remedy));
  path_ = path;
  chmod(path_.c_str(), S_IRWXU);  // whatever the umask
}

ScratchFolder::~ScratchFolder() { removeOrReport(path_); }

}  // namespace hone
