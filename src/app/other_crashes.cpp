#include "app/other_crashes.h"

#include <fmt/format.h>

#include <utility>

#include "app/project_output.h"
#include "text/file.h"
#include "text/user_error.h"

namespace hone {

std::filesystem::path otherCrashesFolder(std::filesystem::path stem) {
  stem += ".other";
  return stem;
}

void OtherCrashes::setPlace(std::filesystem::path stem, std::filesystem::path extension) {
  folder_ = otherCrashesFolder(std::move(stem));
  extension_ = std::move(extension);
}

void OtherCrashes::keep(std::string_view signature, std::string_view candidate, bool isProject) {
  auto found = bySignature_.find(signature);
  if (found == bySignature_.end()) {
    std::error_code error;
    std::filesystem::create_directories(folder_, error);
    if (error) throw UserError(fmt::format("can't create {}: {}", folder_.string(), error.message()));
    std::filesystem::path file = folder_ / fmt::format("{}{}", kept_.size() + 1, extension_.string());
    found = bySignature_.emplace(signature, kept_.size()).first;
    kept_.push_back({std::string(signature), std::move(file), candidate.size() + 1});
  }
  OtherCrash& crash = kept_[found->second];
  if (candidate.size() >= crash.bytes) return;
  crash.bytes = candidate.size();
  if (isProject)
    ProjectOutput(crash.file, nullptr).write(candidate);
  else
    writeFile(crash.file, candidate);
}

}  // namespace hone
