#include "app/source_with_headers.h"

#include <algorithm>

#include "log/alone.h"
#include "text/file.h"

namespace hone {

namespace fs = std::filesystem;

std::optional<SourceFolder> sourceWithHeaders(const FailingCommand& failing, const std::vector<std::string>& alone,
                                              const std::vector<std::string>& headers, const fs::path& scratch) {
  const fs::path& source = failing.inputs.front().file;
  std::vector<fs::path> all = {source};
  for (const std::string& name : headers) {
    fs::path file = (failing.call.folder / name).lexically_normal();
    if (fs::is_regular_file(file) && std::ranges::find(all, file) == all.end()) all.push_back(std::move(file));
  }
  if (all.size() < 2) return std::nullopt;
  fs::path root = source.parent_path();
  for (const fs::path& file : all)
    while (!isBelow(file, root)) root = root.parent_path();
  SourceFolder made{scratch / source.stem(), {}};
  std::vector<std::string> names;
  for (const fs::path& file : all) {
    names.push_back(file.lexically_relative(root).string());
    const fs::path copy = made.folder / names.back();
    fs::create_directories(copy.parent_path());
    fs::copy_file(file, copy, fs::copy_options::overwrite_existing);
  }
  made.argv = onFolder(alone, root.string(), names);
  return made;
}

}  // namespace hone
