#include "text/archive.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <set>

#include "text/command_text.h"
#include "text/decode.h"

namespace hone {
namespace {

constexpr char beginFile = '\x1C', endHeader = '\x1D', endFile = '\x1F';
constexpr std::string_view openFolder = "\x1E\x1C", closeFolder = "\x1E\x1D";
constexpr int32_t strangeByte = 0x100;  ///< + byte: how one is stored that is no text

bool isSeparator(char c) { return beginFile <= c && c <= endFile; }
bool hasSeparator(std::string_view text) { return std::ranges::any_of(text, isSeparator); }

std::string encodedPath(std::string_view path) {
  std::string text;
  for (char c : path) {
    const bool plain = c >= ' ' && c <= '~' && c != '%';
    text += plain ? std::string(1, c) : fmt::format("%{:02X}", static_cast<unsigned char>(c));
  }
  return text;
}

std::optional<std::string> decodedPath(std::string_view text) {
  std::string path;
  for (size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '%') {
      path += text[i];
      continue;
    }
    unsigned value = 0;
    const std::string_view digits = text.substr(i + 1, 2);
    const auto [end, error] = std::from_chars(digits.begin(), digits.end(), value, 16);
    if (digits.size() != 2 || error != std::errc() || end != digits.end()) return std::nullopt;
    path += static_cast<char>(value);
    i += 2;
  }
  return path;
}

bool isText(std::string_view bytes) { return !hasSeparator(bytes) && detectEncoding(bytes) == Encoding::utf8; }

std::string storedBytes(std::string_view bytes) {
  std::string stored;
  for (char c : bytes) {
    const int32_t byte = static_cast<unsigned char>(c);
    encode(byte >= 0x80 || isSeparator(c) ? strangeByte + byte : byte, Encoding::utf8, stored);
  }
  return stored;
}

/// The parts of a path, which is a/b/c.
std::vector<std::string_view> partsOf(std::string_view path) {
  std::vector<std::string_view> parts;
  for (size_t begin = 0; begin <= path.size();) {
    const size_t end = std::min(path.find('/', begin), path.size());
    parts.push_back(path.substr(begin, end - begin));
    begin = end + 1;
  }
  return parts;
}

/// False if two of the paths are equal, or one of them is a folder of another.
bool haveOwnPlaces(const std::vector<ArchivedFile>& files) {
  std::set<std::string_view> paths;
  for (const ArchivedFile& file : files)
    if (!paths.insert(file.path).second) return false;
  for (const ArchivedFile& file : files)
    for (size_t slash = file.path.find('/'); slash != std::string::npos; slash = file.path.find('/', slash + 1))
      if (paths.contains(std::string_view(file.path).substr(0, slash))) return false;
  return true;
}

}  // namespace

std::string ArchivedFile::contents() const {
  if (kind == Kind::text) return std::string(stored);
  std::string bytes;
  for (size_t at = 0; at < stored.size();) {
    const CodePoint point = decode(stored, at, Encoding::utf8);
    if (point.value >= strangeByte && point.value < 2 * strangeByte)
      bytes += static_cast<char>(point.value - strangeByte);
    else
      bytes += stored.substr(at, point.length);
    at += point.length;
  }
  return bytes;
}

std::string archiveOf(std::vector<FileToArchive> files) {
  // Paths are compared by parts, so that the files of a folder are neighbours.
  std::ranges::sort(files, {}, [](const FileToArchive& file) { return partsOf(file.path); });
  std::string archive;
  std::vector<std::string_view> folders;
  for (const FileToArchive& file : files) {
    std::vector<std::string_view> parts = partsOf(file.path);
    parts.pop_back();
    const size_t common = static_cast<size_t>(std::ranges::mismatch(folders, parts).in1 - folders.begin());
    for (size_t i = folders.size(); i > common; --i) archive += closeFolder;
    for (size_t i = common; i < parts.size(); ++i) archive += openFolder;
    folders = std::move(parts);
    const bool plain = isText(file.contents);
    const auto kind = file.isLink ? ArchivedFile::Kind::link
                      : plain     ? ArchivedFile::Kind::text
                                  : ArchivedFile::Kind::bytes;
    archive += beginFile;
    archive += fmt::format("{}{:o} {}", static_cast<char>(kind), file.mode & 0777, encodedPath(file.path));
    archive += endHeader;
    archive += plain ? file.contents : storedBytes(file.contents);
    archive += endFile;
  }
  for (size_t i = folders.size(); i > 0; --i) archive += closeFolder;
  return archive;
}

std::optional<ArchivedFile> archivedFile(std::string_view text) {
  if (text.size() < 2 || text.front() != beginFile || text.back() != endFile) return std::nullopt;
  text = text.substr(1, text.size() - 2);
  const size_t end = text.find(endHeader);
  const std::string_view header = text.substr(0, end);
  const size_t space = header.find(' ');
  if (end == text.npos || space == header.npos) return std::nullopt;
  ArchivedFile file;
  file.kind = static_cast<ArchivedFile::Kind>(header.front());
  file.stored = text.substr(end + 1);
  using Kind = ArchivedFile::Kind;
  if (file.kind != Kind::text && file.kind != Kind::bytes && file.kind != Kind::link) return std::nullopt;
  const std::string_view mode = header.substr(1, space - 1);
  const auto [rest, error] = std::from_chars(mode.begin(), mode.end(), file.mode, 8);
  std::optional<std::string> path = decodedPath(header.substr(space + 1));
  if (error != std::errc() || rest != mode.end() || file.mode > 0777 || !path || !isPlainPath(*path))
    return std::nullopt;
  if (hasSeparator(file.stored)) return std::nullopt;
  file.path = std::move(*path);
  if (file.isLink() && !staysInside(file.path, file.contents())) return std::nullopt;
  return file;
}

std::optional<std::vector<ArchivedFile>> filesOf(std::string_view archive) {
  std::vector<ArchivedFile> files;
  size_t depth = 0;
  while (!archive.empty()) {
    if (archive.starts_with(openFolder) || archive.starts_with(closeFolder)) {
      if (archive.starts_with(closeFolder) && depth-- == 0) return std::nullopt;
      depth += archive.starts_with(openFolder);
      archive.remove_prefix(openFolder.size());
      continue;
    }
    const size_t end = archive.find(endFile);
    std::optional<ArchivedFile> file;
    if (end != archive.npos) file = archivedFile(archive.substr(0, end + 1));
    if (!file) return std::nullopt;
    files.push_back(std::move(*file));
    archive.remove_prefix(end + 1);
  }
  if (depth > 0 || !haveOwnPlaces(files)) return std::nullopt;
  return files;
}

bool isPlainPath(std::string_view path) {
  return path.find('\0') == path.npos && std::ranges::none_of(partsOf(path), [](std::string_view part) {
           return part.empty() || part == "." || part == "..";
         });
}

bool staysInside(std::string_view path, std::string_view target) {
  // Only `..` at the beginning, so that it doesn't matter where a link in the middle leads.
  std::vector<std::string_view> parts = partsOf(target);
  const auto up = static_cast<size_t>(std::ranges::find_if(parts, [](std::string_view part) { return part != ".."; }) -
                                      parts.begin());
  if (target.empty() || target.front() == '/' || target.find('\0') != target.npos) return false;
  return up < partsOf(path).size() &&
         std::find(parts.begin() + static_cast<long>(up), parts.end(), "..") == parts.end();
}

ProjectSize projectSize(std::string_view archive) {
  ProjectSize size;
  const auto files = filesOf(archive);
  if (!files) return size;
  for (const ArchivedFile& file : *files) {
    if (file.path == commandPath) continue;
    ++size.files;
    size.bytes +=
        file.kind == ArchivedFile::Kind::bytes ? characterCount(file.stored, Encoding::utf8) : file.stored.size();
  }
  return size;
}

std::string listing(std::string_view archive) {
  std::string text;
  const auto files = filesOf(archive);
  if (!files) return std::string(archive);
  for (const ArchivedFile& file : *files) {
    const std::string_view path = file.path == commandPath ? "(the command)" : std::string_view(file.path);
    text += fmt::format("==> {}{} <==\n", path, file.isLink() ? " (link)" : "") + file.contents();
    if (text.back() != '\n') text += '\n';
  }
  return text;
}

}  // namespace hone
