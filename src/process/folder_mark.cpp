#include "process/folder_mark.h"

#include <fmt/format.h>
#include <sys/stat.h>
#include <sys/xattr.h>

#include <array>
#include <filesystem>
#include <optional>

#include "process/file_state.h"
#include "text/attributes.h"

namespace hone {
namespace {

namespace fs = std::filesystem;

std::string markFor(const FolderContents& contents) {
  std::string text;
  for (const auto& [path, hash] : contents) (text += toHex(hash) + path) += '\0';
  return toHex(contentHash(text));
}

/// nullopt if something in it can't be read, is on another mount, or is neither a file, a link nor a folder.
std::optional<FolderContents> contentsIn(const fs::path& folder) {
  FolderContents contents;
  std::error_code error;
  const std::optional<FileState> top = stateOf(folder);
  for (fs::recursive_directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error)) {
    const std::optional<FileState> state = stateOf(entry->path());
    if (!state || !top || state->mount != top->mount) return std::nullopt;
    std::optional<Hash128> bytes;
    if (S_ISDIR(state->mode)) bytes = Hash128();
    if (S_ISLNK(state->mode)) bytes = contentHash(fs::read_symlink(entry->path(), error).string());
    if (S_ISREG(state->mode)) bytes = hashOfFile(entry->path());
    if (error) break;
    if (!bytes) return std::nullopt;
    contents[entry->path().lexically_relative(folder).string()] = hashOfEntry(entry->path(), *bytes);
  }
  if (error) return std::nullopt;
  return contents;
}

}  // namespace

Hash128 hashOfEntry(const std::string& path, Hash128 bytes) {
  const FileState state = stateOf(path).value_or(FileState());
  return contentHash(fmt::format("{} {:o} {} {} {}", toHex(bytes), state.mode, state.user, state.group,
                                 Attributes::of(path).ofUsers()));
}

bool markFolder(const std::string& folder, const FolderContents& contents) {
  const std::string mark = markFor(contents);
  return lsetxattr(folder.c_str(), folderMark, mark.data(), mark.size(), 0) == 0;
}

FolderMark markOf(const std::string& folder) {
  std::array<char, 64> value{};
  const ssize_t size = lgetxattr(folder.c_str(), folderMark, value.data(), value.size());
  if (size < 0) return FolderMark::none;
  const std::optional<FolderContents> contents = contentsIn(folder);
  const bool same = contents && markFor(*contents) == std::string_view(value.data(), static_cast<size_t>(size));
  return same ? FolderMark::intact : FolderMark::broken;
}

}  // namespace hone
