#include "oracle/identity.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <sys/stat.h>

#include <algorithm>
#include <boost/algorithm/string/classification.hpp>
#include <boost/algorithm/string/split.hpp>
#include <filesystem>
#include <vector>

#include "text/file.h"
#include "text/hash.h"

namespace hone {

namespace fs = std::filesystem;

namespace {

/// The most bytes to read at each start, in some milliseconds.
constexpr uintmax_t wholeFile = 16 << 20;

/// Identifies the file's content, whatever its path: up to 16 MB by a hash of its bytes. A larger file is identified by
/// device, inode, size and time, so a copy is another file, but another path to it isn't. Empty if it is no file.
std::string contentsOf(const fs::path& file) {
  struct stat state;
  if (stat(file.c_str(), &state) == -1 || !S_ISREG(state.st_mode)) return "";
  const auto bytes = uintmax_t(state.st_size);
  if (bytes <= wholeFile) {
    try {
      return fmt::format("{} {}", bytes, toHex(contentHash(readFile(file))));
    } catch (const std::exception&) {
      // A program may be executable but not readable.
    }
  }
  return fmt::format("{} at {} {}.{}", bytes, state.st_ino, state.st_mtim.tv_sec, state.st_mtim.tv_nsec);
}

/// A file that a word names, identified by name and content: programs may judge the kind of a file by its name.
std::string wordAsFile(const fs::path& word) {
  const std::string contents = contentsOf(word);
  return contents.empty() ? word.string() : word.filename().string() + " " + contents;
}

/// A word of a command. Tests run in their own folders, so only an absolute path names a file of the user; other files
/// are among the `with` files.
std::string argument(const fs::path& word) { return word.is_absolute() ? wordAsFile(word) : word.string(); }

/// A binary may choose its function by the name by which it is called. A script is identified by its content.
std::string programIdentity(const CommandSpec& spec) {
  const Program program = checkCommand(spec);
  const std::string contents = contentsOf(program.path);
  const bool isScript = spec.kind == TestKind::script || program.shellMayRun;
  return isScript ? contents : fs::path(spec.argv.front()).filename().string() + " " + contents;
}

std::string commandIdentity(const CommandSpec& spec) {
  std::string text;
  switch (spec.kind) {
    case TestKind::command:
    case TestKind::script: {
      text = fmt::format("program {}\n", programIdentity(spec));
      for (size_t i = 1; i < spec.argv.size(); ++i) text += fmt::format("argument {}\n", argument(spec.argv[i]));
      break;
    }
    case TestKind::server: {
      // It runs in the current directory, so that is a part of its identity.
      text = fmt::format("in {}\n", fs::current_path().string());
      std::vector<std::string> words;
      boost::split(words, spec.argv.front(), boost::is_space(), boost::token_compress_on);
      for (const std::string& word : words) text += fmt::format("word {}\n", wordAsFile(word));
      break;
    }
    case TestKind::library: text = fmt::format("library {}\n", contentsOf(spec.argv.front())); break;
  }
  return text;
}

}  // namespace

std::string testFileIdentity(const CommandSpec& spec) {
  switch (spec.kind) {
    case TestKind::command:
    case TestKind::script: return contentsOf(checkCommand(spec).path);
    case TestKind::library: return contentsOf(spec.argv.front());
    case TestKind::server: break;
  }
  return "";
}

std::string identityOf(const CommandSpec& spec) {
  std::string text =
      fmt::format("kind {}\ncandidate {}\n{}", int(spec.kind), spec.candidateName, commandIdentity(spec));
  std::vector<std::string> with;
  for (const WithFile& file : spec.with.read())
    with.push_back(fmt::format("with {} {} {}\n", file.name, file.contents.size(), toHex(contentHash(file.contents))));
  std::ranges::sort(with);
  for (const std::string& file : with) text += file;
  if (spec.project)
    text += fmt::format("project {} {}\n", spec.project->eachFile ? "files" : "folder",
                        toHex(contentHash(archiveOf(*spec.project->beside))));
  if (spec.project && spec.project->reduced)
    text += fmt::format("reduced command{} {}\n", spec.project->reduced->oneFile ? "" : " of several",
                        fmt::join(spec.project->reduced->variables, " "));
  text += spec.rules.description();
  // Signatures are stored with the verdicts. Their form has changed twice.
  if (spec.rules.sameCrash()) text += "signatures 3\n";
  if (spec.timeoutSeconds) text += fmt::format("timeout {}\n", *spec.timeoutSeconds);
  if (spec.debugged) text += "debugged\n";
  if (spec.memoryBytes) text += fmt::format("memory {}\n", *spec.memoryBytes);
  return text;
}

}  // namespace hone
