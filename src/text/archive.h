// A folder of files as one text, so that whatever works on a text works on a project: its candidates, hashes and stored
// verdicts. The files come in a fixed order, each as
//
//     FS kind mode ' ' path GS contents US
//
// where FS, GS, RS and US are the separators of ASCII, and RS FS and RS GS surround the files of one folder. The text
// is valid UTF-8 and the separators occur nowhere else, so any list of whole files and folders is an archive again, and
// no length or checksum depends on what is in it:
//
// - A path is relative and percent-encoded, except printable ASCII.
// - Contents that are valid UTF-8 without separators are stored as they are (kind `t`). In others (kind `b`), a byte of
//   128 or more and a separator are stored as the character U+0100 + byte, so one byte is one character of the text.
// - The contents of a link (kind `l`) are its target. A link stays inside of the folder.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hone {

struct ArchivedFile {
  enum class Kind : char { text = 't', bytes = 'b', link = 'l' };
  Kind kind = Kind::text;
  unsigned mode = 0644;     ///< permissions; of links: without meaning
  std::string path;         ///< relative, from the archive's folder
  std::string_view stored;  ///< the contents as they stand in the archive

  bool isLink() const { return kind == Kind::link; }
  /// The contents as they are in the file; of a link, the target.
  std::string contents() const;
};

/// A file to be archived.
struct FileToArchive {
  std::string path;
  unsigned mode = 0644;
  bool isLink = false;
  std::string contents;  ///< of a link, the target
};

/// The archive is in the order of paths, whatever the order of `files`. Each must have a path of its own. O(bytes).
std::string archiveOf(std::vector<FileToArchive> files);

/// The files, referring to `archive`. nullopt if it isn't the text of an archive, if two files need the same place, or
/// if a path or a link leads out of the folder. O(bytes).
std::optional<std::vector<ArchivedFile>> filesOf(std::string_view archive);

/// One file of an archive, from FS to US; nullopt if it is none.
std::optional<ArchivedFile> archivedFile(std::string_view text);

/// True for a relative path without empty parts, `.` and `..`.
bool isPlainPath(std::string_view path);

/// True if a link at `path` to `target` stays inside of the folder, whatever other such links there are.
bool staysInside(std::string_view path, std::string_view target);

/// Number of files, and of bytes in them, without the command (text/command_text.h).
struct ProjectSize {
  size_t files = 0;
  size_t bytes = 0;
  friend bool operator==(const ProjectSize&, const ProjectSize&) = default;
};
/// O(bytes). Of no archive: nothing.
ProjectSize projectSize(std::string_view archive);

/// For people: each file's contents under a line with its path.
std::string listing(std::string_view archive);

}  // namespace hone
