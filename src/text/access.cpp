#include "text/access.h"

#include <fcntl.h>
#include <sys/xattr.h>
#include <unistd.h>

#include <algorithm>
#include <utility>

#include "text/destination.h"

namespace hone {

namespace fs = std::filesystem;

namespace {

constexpr mode_t allRights = 0777, ownerRights = S_IRWXU, groupRights = S_IRWXG, otherRights = S_IRWXO;

/// The mode without the rights of the group that others don't have.
mode_t suitingEveryGroup(mode_t mode) {
  const mode_t ofOthers = (mode & otherRights) << 3;
  return (mode & ~groupRights) | (mode & groupRights & ofOthers);
}

/// If a file has an access control list, its mode doesn't tell what its group may do.
bool hasAccessList(const fs::path& file) { return getxattr(file.c_str(), "system.posix_acl_access", nullptr, 0) > 0; }

mode_t modeOf(const fs::path& file, const struct stat& state) {
  const mode_t mode = state.st_mode & allRights;
  return hasAccessList(file) ? suitingEveryGroup(mode) : mode;
}

/// Without symbolic links, as far as it exists.
fs::path realPath(const fs::path& path) {
  std::error_code error;
  fs::path real = fs::weakly_canonical(fs::absolute(path, error), error);
  return error ? path : real;
}

bool isWithin(const fs::path& path, const fs::path& folder) {
  return std::ranges::mismatch(folder, path).in1 == folder.end();
}

/// Asks only once, since that sets it for a moment: to one that gives no rights away.
mode_t currentUmask() {
  static const mode_t mask = [] {
    const mode_t before = umask(groupRights | otherRights);
    umask(before);
    return before;
  }();
  return mask;
}

/// Everybody may read it, so it takes nobody's rights away.
bool isForAll(mode_t mode) { return (mode & (S_IRUSR | S_IRGRP | S_IROTH)) == (S_IRUSR | S_IRGRP | S_IROTH); }

}  // namespace

void Access::narrowTo(const fs::path& source) {
  struct stat state;
  const std::optional<int> own = ownDescriptor(source);
  if ((own ? fstat(*own, &state) : stat(source.c_str(), &state)) != 0) return;
  if (!S_ISREG(state.st_mode) && !S_ISDIR(state.st_mode)) return;
  mode_t mode = modeOf(source, state);
  if (!isNarrow_) {
    *this = Access();
    mode_ = mode;
    owner_ = state.st_uid;
    group_ = state.st_gid;
  } else if (!isForAll(mode)) {
    if (group_ != state.st_gid) {
      mode = suitingEveryGroup(mode);
      mode_ = suitingEveryGroup(mode_);
      group_.reset();
    }
    if (owner_ != state.st_uid) owner_.reset();
    mode_ &= mode;
  }
  isNarrow_ = true;
  mode_ |= S_IRUSR | S_IWUSR;  // a later run replaces it
  if (!own) noteFolders(source, state.st_gid);
}

void Access::noteFolders(const fs::path& source, gid_t group) {
  const fs::path parent = realPath(source).parent_path();
  if (std::exchange(lastFolder_, parent) == parent) return;
  for (fs::path folder = parent; folder.has_relative_path(); folder = folder.parent_path()) {
    struct stat state;
    if (stat(folder.c_str(), &state) != 0) continue;
    const mode_t mode = modeOf(folder, state);
    const bool othersEnter = (mode & S_IXOTH) != 0;
    const bool groupEnters = state.st_gid == group ? (mode & S_IXGRP) != 0 : othersEnter;
    const mode_t barred = (groupEnters ? 0 : groupRights) | (othersEnter ? 0 : otherRights);
    if (barred != 0) closed_[folder] |= barred;
  }
}

Access Access::at(const fs::path& place) const {
  Access here = *this;
  if (closed_.empty()) return here;
  std::error_code error;
  const fs::path folder = realPath(fs::absolute(place, error).parent_path());
  for (const auto& [closed, barred] : closed_) {
    if (isWithin(folder, closed)) continue;
    here.mode_ &= ~barred;
    if (!group_ && (barred & otherRights) != 0) here.mode_ &= ~groupRights;
  }
  return here;
}

Access Access::asData() const {
  Access data = *this;
  data.mode_ &= ~mode_t{S_IXUSR | S_IXGRP | S_IXOTH};
  return data;
}

Access Access::asExecutable() const {
  Access folder = asData();
  folder.mode_ |= (folder.mode_ & 0444) >> 2;
  return folder;
}

Access Access::exactly(mode_t mode) const {
  Access exact = *this;
  exact.mode_ = group_ ? mode : suitingEveryGroup(mode);
  exact.isExact_ = true;
  return exact;
}

Access Access::atMost(mode_t mode) const { return exactly(withoutStrangers(mode, true)); }

Access Access::replacing(const fs::path& file, const struct stat& existing) const {
  Access kept;
  kept.mode_ = at(file).withoutStrangers(modeOf(file, existing), !group_ || group_ == existing.st_gid);
  // New files in a shared folder get its group, or can be removed only by their owner.
  if (S_ISDIR(existing.st_mode)) kept.mode_ |= existing.st_mode & (S_ISGID | S_ISVTX);
  kept.owner_ = existing.st_uid;
  kept.group_ = existing.st_gid;
  kept.isExact_ = true;
  return kept;
}

bool Access::suitsAccessLists(const fs::path& file) const { return !isNarrow_ || isForAll(at(file).mode_); }

/// `sameGroup`: the mode's group is that of the sources.
mode_t Access::withoutStrangers(mode_t mode, bool sameGroup) const {
  const mode_t readers = sameGroup ? mode_ : suitingEveryGroup(mode_);
  if (isNarrow_ && (readers & S_IRGRP) == 0) mode &= ~groupRights;
  if (isNarrow_ && (readers & S_IROTH) == 0) mode &= ~otherRights;
  return mode;
}

mode_t Access::modeAtFirst() const { return isExact_ ? mode_ & ownerRights : suitingEveryGroup(mode_); }

bool Access::needsMode() const { return isExact_ || modeAtFirst() != mode_; }

void Access::giveOwner(int file) const {
  struct stat state;
  if (fstat(file, &state) != 0) return;
  // Only root may give a file to another user; a user may give it to a group of theirs.
  [[maybe_unused]] int failed = 0;
  if (group_ && state.st_gid != *group_ && (needsMode() || geteuid() == 0)) failed = fchown(file, uid_t(-1), *group_);
  if (owner_ && state.st_uid != *owner_) failed = fchown(file, *owner_, gid_t(-1));
}

void Access::giveMode(int file) const {
  struct stat state;
  if (fstat(file, &state) != 0) return;
  const mode_t mode = !group_ || state.st_gid == *group_ ? mode_ : suitingEveryGroup(mode_);
  fchmod(file, isExact_ ? mode : mode & ~currentUmask());
}

void setAccess(int file, const fs::path& place, const Access& access) {
  const Access here = access.at(place);
  here.giveOwner(file);
  here.giveMode(file);
}

FileDescriptor Access::create(const fs::path& place, int flags) const {
  FileDescriptor created(open(place.c_str(), O_RDWR | O_CLOEXEC | flags, modeAtFirst()));
  if (!created) return created;
  giveOwner(created.get());
  // Otherwise it was made with its mode, which an access control list of the folder may have changed.
  if (needsMode()) giveMode(created.get());
  return created;
}

FileDescriptor createFile(const fs::path& file, const Access& access) {
  return access.at(file).create(file, O_CREAT | O_EXCL | O_NOFOLLOW);
}

FileDescriptor createUnnamedFile(const fs::path& place, const Access& access) {
  const fs::path folder = place.parent_path();
  return access.at(place).create(folder.empty() ? "." : folder, O_TMPFILE);
}

bool createFolder(const fs::path& folder, const Access& wanted) {
  const Access access = wanted.at(folder);
  if (mkdir(folder.c_str(), access.modeAtFirst()) != 0) return false;
  const FileDescriptor created(open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC));
  if (!created) return true;
  access.giveOwner(created.get());
  if (access.needsMode()) access.giveMode(created.get());
  return true;
}

}  // namespace hone
