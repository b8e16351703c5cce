#include "app/other_crashes.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "app/project_output.h"
#include "oracle/same_failure.h"
#include "text/file.h"
#include "text/user_error.h"

namespace hone {

namespace fs = std::filesystem;

fs::path otherCrashesFolder(fs::path stem) {
  stem += ".other";
  return stem;
}

void OtherCrashes::setPlace(fs::path stem, fs::path extension, const Access& folders) {
  folder_ = otherCrashesFolder(std::move(stem));
  extension_ = std::move(extension);
  folders_ = folders;
}

void OtherCrashes::keep(std::string_view signature, std::string_view candidate, Outputs& outputs, bool isProject) {
  const auto found = std::ranges::find_if(
      expectations_, [&](const std::string& expectation) { return meets(expectation, signature, candidate); });
  const auto number = static_cast<size_t>(found - expectations_.begin());
  if (number == kept_.size()) {
    outputs.makeFolder(folder_);
    fs::path place = freshPlace(outputs, isProject);
    expectations_.push_back(expectationOf(signature, candidate));
    kept_.push_back({std::string(signature), std::move(place), candidate.size() + 1});
  }
  OtherCrash& crash = kept_[number];
  if (candidate.size() >= crash.bytes) return;
  crash.bytes = candidate.size();
  if (isProject)
    ProjectOutput(crash.file, nullptr, folders_, outputs.access).write(candidate);
  else
    outputs.replace(crash.file, candidate, outputs.access);
}

/// Makes an empty file or folder whose name nothing had.
fs::path OtherCrashes::freshPlace(Outputs& outputs, bool isProject) const {
  for (size_t number = kept_.size() + 1;; ++number) {
    fs::path place = folder_ / fmt::format("{}{}", number, isProject ? "" : extension_.string());
    if (fs::exists(fs::symlink_status(place)) || !outputs.locks.takeIfFree(place)) continue;
    if (isProject ? createFolder(place, folders_) : writeNewFile(place, "", outputs.access)) return place;
    if (isProject && errno != EEXIST)
      throw UserError(fmt::format("can't create {}: {}", place.string(), std::strerror(errno)));
  }
}

void OtherCrashes::mergeWithEarlier() {
  std::set<fs::path> own;
  for (const OtherCrash& crash : kept_) own.insert(crash.file);
  std::error_code none;
  for (const fs::directory_entry& entry : fs::directory_iterator(folder_, none)) {
    if (own.contains(entry.path()) || !entry.is_regular_file(none)) continue;
    const auto same = std::ranges::find_if(kept_, [&](const OtherCrash& crash) {
      return own.contains(crash.file) && entry.file_size(none) == crash.bytes &&
             fs::is_regular_file(crash.file, none) && readFile(entry.path()) == readFile(crash.file);
    });
    if (same == kept_.end()) continue;
    fs::remove(same->file, none);
    same->file = entry.path();
  }
}

}  // namespace hone
