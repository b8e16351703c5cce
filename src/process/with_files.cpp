#include "process/with_files.h"

#include <fmt/format.h>

#include "text/file.h"
#include "text/user_error.h"

namespace hone {
namespace {

namespace fs = std::filesystem;

WithFile readWithFile(const fs::path& source) {
  std::error_code error;
  if (const fs::file_status status = fs::status(source, error); !fs::is_regular_file(status))
    throw UserError(fmt::format("--with {}: {}", source.string(),
                                fs::is_directory(status) ? "it is a folder; name the files inside it"
                                : error                  ? error.message() + "; check its path"
                                                         : "it is no regular file; give a copy of its contents"));
  WithFile file{.source = source, .name = source.filename(), .contents = readFile(source)};
  struct stat state;
  if (stat(source.c_str(), &state) == -1)
    throw UserError(fmt::format("--with {}: {}; check its path", source.string(), std::strerror(errno)));
  file.mode = state.st_mode & 0777;
  file.times = {state.st_atim, state.st_mtim};
  return file;
}

}  // namespace

const std::vector<WithFile>& WithFiles::read() const {
  return files_->get([this] {
    std::vector<WithFile> files;
    for (const fs::path& path : paths_) files.push_back(readWithFile(path));
    return files;
  });
}

}  // namespace hone
