#include "text/attributes.h"

#include <sys/xattr.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <optional>
#include <string_view>

namespace hone {
namespace {

constexpr const char* accessList = "system.posix_acl_access";

/// The system's are access control lists: of POSIX, NFS or CIFS.
bool isAccessList(std::string_view name) { return name.starts_with("system."); }

/// Rights and signatures of the old contents.
bool isOfContents(std::string_view name) {
  constexpr std::array<std::string_view, 3> names = {"security.capability", "security.evm", "security.ima"};
  return std::ranges::find(names, name) != names.end();
}

/// Calls a function of the kernel that fills a buffer, or without one says how much it needs.
template <typename Read>
std::optional<std::string> readAll(const Read& read) {
  for (;;) {
    const ssize_t needed = read(nullptr, 0);
    if (needed < 0) return std::nullopt;
    std::string bytes(static_cast<size_t>(needed), '\0');
    const ssize_t got = read(bytes.data(), bytes.size());
    if (got < 0 && errno == ERANGE) continue;  // it has grown
    if (got < 0) return std::nullopt;
    bytes.resize(std::min(bytes.size(), static_cast<size_t>(got)));
    return bytes;
  }
}

}  // namespace

Attributes Attributes::of(const std::filesystem::path& file) {
  Attributes result;
  const char* path = file.c_str();
  const std::optional<std::string> names =
      readAll([&](char* buffer, size_t size) { return llistxattr(path, buffer, size); });
  if (!names) return result;
  for (size_t begin = 0; begin < names->size();) {
    const std::string name = names->c_str() + begin;
    begin += name.size() + 1;
    if (isOfContents(name)) continue;
    if (auto value = readAll([&](char* buffer, size_t size) { return lgetxattr(path, name.c_str(), buffer, size); }))
      result.values_.emplace(name, std::move(*value));
  }
  return result;
}

std::string Attributes::ofUsers() const {
  std::string text;
  for (const auto& [name, value] : values_)
    if (name.starts_with("user.") || isAccessList(name))
      text += name + '\0' + std::to_string(value.size()) + '\0' + value;
  return text;
}

std::vector<std::string> Attributes::giveTo(int file, bool accessLists) const {
  std::vector<std::string> missing;
  if (!accessLists || !values_.contains(accessList)) fremovexattr(file, accessList);
  for (const auto& [name, value] : values_) {
    if (isAccessList(name) && !accessLists) {
      missing.push_back(name);
      continue;
    }
    // A security module may have set it already, and let nobody set it.
    const auto has = readAll([&](char* buffer, size_t size) { return fgetxattr(file, name.c_str(), buffer, size); });
    if (has == value) continue;
    if (fsetxattr(file, name.c_str(), value.data(), value.size(), 0) != 0) missing.push_back(name);
  }
  return missing;
}

}  // namespace hone
