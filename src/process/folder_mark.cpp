#include "process/folder_mark.h"

#include <sys/xattr.h>

#include <array>
#include <filesystem>
#include <optional>

#include "process/file_state.h"

namespace hone {
namespace {

namespace fs = std::filesystem;

std::string markFor(const FolderContents& contents) {
  std::string text;
  for (const auto& [path, hash] : contents) (text += toHex(hash) + path) += '\0';
  return toHex(contentHash(text));
}

/// nullopt if something in it can't be read, or is neither a file nor a link.
std::optional<FolderContents> contentsIn(const fs::path& folder) {
  FolderContents contents;
  std::error_code error;
  for (fs::recursive_directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error)) {
    const fs::file_type type = entry->symlink_status(error).type();
    if (error) break;
    if (type == fs::file_type::directory) continue;
    const std::string path = entry->path().lexically_relative(folder).string();
    if (type == fs::file_type::symlink) {
      contents[keyOfLink(path)] = contentHash(fs::read_symlink(entry->path(), error).string());
      continue;
    }
    const std::optional<Hash128> hash = type == fs::file_type::regular ? hashOfFile(entry->path()) : std::nullopt;
    if (!hash) return std::nullopt;
    contents[path] = *hash;
  }
  if (error) return std::nullopt;
  return contents;
}

}  // namespace

std::string keyOfLink(const std::string& path) { return path + "/"; }

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
