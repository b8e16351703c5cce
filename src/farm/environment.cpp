#include "farm/environment.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

#include "process/program.h"
#include "text/user_error.h"

namespace hone {
namespace {

namespace fs = std::filesystem;

EnvironmentFile lookAt(const std::string& name) {
  EnvironmentFile file{name, 0, ""};
  std::error_code error;
  const std::string place = placeHere(file);
  if (place.empty() || !fs::is_regular_file(place, error)) return file;
  file.bytes = fs::file_size(place, error);
  file.sha256 = sha256OfFile(place);
  return file;
}

}  // namespace

std::string placeHere(const EnvironmentFile& file) {
  if (file.name.find('/') == file.name.npos) return programInPath(file.name);
  std::error_code error;
  return fs::path(file.name).is_absolute() && fs::exists(file.name, error) ? file.name : "";
}

std::vector<EnvironmentFile> environmentOf(const CommandSpec& spec, const std::vector<std::string>& same) {
  std::vector<EnvironmentFile> files;
  const auto add = [&](const std::string& name) {
    if (std::ranges::find(files, name, &EnvironmentFile::name) == files.end()) files.push_back(lookAt(name));
  };
  if (spec.kind == TestKind::command) {
    const std::string& program = spec.argv.front();
    add(program.find('/') == program.npos ? program : fs::absolute(program).lexically_normal().string());
    std::error_code error;
    for (size_t i = 1; i < spec.argv.size(); ++i)
      if (fs::path(spec.argv[i]).is_absolute() && fs::is_regular_file(spec.argv[i], error)) add(spec.argv[i]);
  }
  for (const std::string& name : same) {
    add(name.find('/') == name.npos ? name : fs::absolute(name).lexically_normal().string());
    if (files.back().sha256.empty())
      throw UserError(fmt::format("--same {}: there is no such file, and no program of this name", name));
  }
  return files;
}

std::string differenceHere(const std::vector<EnvironmentFile>& wanted) {
  for (const EnvironmentFile& file : wanted) {
    const EnvironmentFile here = lookAt(file.name);
    if (here == file) continue;
    if (here.sha256.empty()) return fmt::format("{} is missing there", file.name);
    return fmt::format("{} is another one there: {} bytes with SHA-256 {:.12}, here {} bytes with {:.12}", file.name,
                       here.bytes, here.sha256, file.bytes, file.sha256);
  }
  return "";
}

}  // namespace hone
