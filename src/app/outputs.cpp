#include "app/outputs.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <sys/stat.h>

#include <cerrno>
#include <cstring>
#include <optional>

#include "text/destination.h"
#include "text/file.h"
#include "text/tell.h"
#include "text/user_error.h"

namespace hone {
namespace {

namespace fs = std::filesystem;

bool holds(const fs::path& file, std::string_view bytes) {
  struct stat state;
  if (lstat(file.c_str(), &state) != 0 || !S_ISREG(state.st_mode)) return false;
  if (static_cast<uint64_t>(state.st_size) != bytes.size()) return false;
  try {
    return readFile(file) == bytes;
  } catch (const UserError&) {
    return false;
  }
}

}  // namespace

void tellLost(const fs::path& place, const std::vector<std::string>& attributes) {
  tell(stderr, "hone: {} was replaced, and has lost its {}: set {} again\n", place,
       fmt::format("{}", fmt::join(attributes, ", ")), attributes.size() == 1 ? "it" : "them");
}

void Outputs::write(const fs::path& file, std::string_view bytes, const Access& own) {
  replace(file, bytes, own);
  remember(file, bytes, own);
}

void Outputs::replace(const fs::path& file, std::string_view bytes, const Access& own) {
  const auto note = [&](std::vector<std::string> lost) {
    // Later ones replace a file that has lost them already.
    if (!lost.empty()) lost_.try_emplace(file, std::move(lost));
  };
  const std::optional<fs::path> place = locks.settled(file);
  if (!place) return note(writeFile(file, bytes, own));
  std::error_code error;
  if (const fs::path folder = place->parent_path(); fs::weakly_canonical(folder, error) != folder)
    throw UserError(fmt::format("can't write {}: something else has made a link of a folder around it", file.string()));
  note(replaceFile(*place, bytes, own, file));
}

void Outputs::remove(const fs::path& file) {
  std::error_code error;
  fs::remove(file, error);
  if (error) throw UserError(fmt::format("can't remove {}: {}", file.string(), error.message()));
  files_.erase(file);
}

void Outputs::remember(const fs::path& file, std::string_view bytes, const Access& own) {
  // What was written to a stream is gone.
  if (destinationOf(file).isReplaceable()) files_.insert_or_assign(file, Written{std::string(bytes), own});
}

void Outputs::remember(const fs::path& place, std::function<bool()> restore) {
  others_.emplace_back(place, std::move(restore));
}

void Outputs::makeFolder(const fs::path& folder) {
  std::error_code none;
  if (folder.empty() || fs::is_directory(folder, none)) return;
  const fs::path around = folder.parent_path();
  makeFolder(around);
  if (!folder.has_filename()) return;
  if (!createFolder(folder, access.asExecutable()) && errno != EEXIST)
    throw UserError(fmt::format("can't create the folder {}: {}", folder.string(), std::strerror(errno)));
  folders_.push_back(folder);
}

Outputs::Confirmation Outputs::confirm() {
  Confirmation result;
  auto attempt = [&](const fs::path& place, const auto& restore) {
    try {
      if (restore()) restored_.insert(place);
    } catch (const UserError& error) {
      result.errors.emplace_back(error.what());
    }
  };
  for (const fs::path& folder : folders_) createFolder(folder, access.asExecutable());
  for (const auto& [file, written] : files_)
    attempt(file, [&] {
      const std::optional<fs::path> place = locks.settled(file);
      if (holds(place ? *place : destinationOf(file).file, written.bytes)) return false;
      replace(file, written.bytes, written.access);
      return true;
    });
  for (const auto& [place, restore] : others_) attempt(place, restore);
  result.lost = lost_;
  result.restored = restored_;
  return result;
}

}  // namespace hone
