// A message of a shell or a program names the file that it missed. If a file of that name is in the current directory
// or beside the script, the user forgot that the test runs in its own folder.

#include "oracle/likely_cause.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace hone {
namespace {

namespace fs = std::filesystem;

constexpr int cannotExecute = 126;
constexpr int notFound = 127;

constexpr std::string_view missingWords[] = {"No such file",       "no such file",   "not found",    "cannot open",
                                             "can't open",         "Can't open",     "cannot find",  "No module named",
                                             "Cannot find module", "does not exist", "doesn't exist"};
constexpr std::string_view deniedWords[] = {"ermission denied"};
constexpr std::string_view memoryWords[] = {"out of memory", "Out of memory",         "OutOfMemory",     "MemoryError",
                                            "bad_alloc",     "annot allocate memory", "memory exhausted"};

bool containsAny(std::string_view text, std::span<const std::string_view> parts) {
  return std::ranges::any_of(parts, [&](std::string_view part) { return text.find(part) != text.npos; });
}

/// The last line that contains one of the parts; empty if none does.
std::string_view lineWith(std::string_view text, std::span<const std::string_view> parts) {
  std::string_view found;
  while (!text.empty()) {
    const std::string_view line = text.substr(0, text.find('\n'));
    if (containsAny(line, parts)) found = line;
    text.remove_prefix(std::min(line.size() + 1, text.size()));
  }
  return found;
}

/// Possible file names in a message.
std::vector<std::string> wordsOf(std::string_view line) {
  constexpr std::string_view between = " \t\r'\"`:;,()[]<>";
  std::vector<std::string> words;
  while (!line.empty()) {
    const size_t begin = std::min(line.find_first_not_of(between), line.size());
    const size_t end = std::min(line.find_first_of(between, begin), line.size());
    if (end > begin) words.emplace_back(line.substr(begin, end - begin));
    line.remove_prefix(end);
  }
  return words;
}

struct MissingFile {
  std::string name;  ///< as the test calls it
  fs::path place;    ///< where it is
};

/// A file that the message names and the test's folder lacks, but that is where the user may have meant it to be.
std::optional<MissingFile> fileNamedIn(std::string_view message, const CommandSpec& spec) {
  std::vector<fs::path> places = {fs::current_path()};
  if (spec.kind == TestKind::script) places.push_back(fs::absolute(spec.argv.front()).parent_path());
  const fs::path script = spec.kind == TestKind::script ? fs::absolute(spec.argv.front()) : fs::path();
  std::error_code ignored;
  for (const std::string& word : wordsOf(message)) {
    if (fs::path(word).is_absolute()) continue;
    for (const std::string& name : {word, word + ".py"}) {
      const bool beside =
          std::ranges::any_of(spec.with.paths(), [&](const fs::path& with) { return with.filename() == name; });
      if (beside || name == spec.candidateName) continue;
      for (const fs::path& place : places) {
        const fs::path file = (place / name).lexically_normal();
        if (!fs::is_regular_file(file, ignored) || file == script.lexically_normal()) continue;
        return MissingFile{name, file};
      }
    }
  }
  return std::nullopt;
}

std::string remedyFor(const MissingFile& missing, const CommandSpec& spec, const fs::path& input) {
  if (missing.place == fs::absolute(input).lexically_normal())
    return fmt::format("the test names {} itself, but is to look at the candidate: write {}", missing.name,
                       spec.kind == TestKind::script ? "\"$1\"" : "@@");
  const bool isPath = missing.name.find('/') != missing.name.npos;
  const bool isHere = missing.place == (fs::current_path() / missing.name).lexically_normal();
  return fmt::format("the test runs in a folder of its own, which has no {}: {} {}", missing.name,
                     isPath ? "write" : "give --with", isHere && !isPath ? missing.name : missing.place.string());
}

}  // namespace

std::string likelyCause(const CommandSpec& spec, const fs::path& input, const TestResult& seen) {
  const std::string said = seen.evidence ? seen.evidence->err + "\n" + seen.evidence->out : "";
  if (seen.doubt == Doubt::launcherKilled) return killsItsParent;
  if (seen.timedOut) return "the test took too long: make it faster, or give it more time with --timeout S";
  const std::string_view missing = lineWith(said, missingWords);
  if (std::optional<MissingFile> file = fileNamedIn(missing, spec)) return remedyFor(*file, spec, input);
  if (seen.exitCode == notFound) return "a command of the test was not found: install it, or write its absolute path";
  if (const std::string_view denied = lineWith(said, deniedWords); seen.exitCode == cannotExecute || !denied.empty()) {
    return fmt::format("{}: make it executable (chmod +x) or readable for you",
                       denied.empty() ? "a command of the test can't be executed" : denied);
  }
  if (const std::string_view line = lineWith(said, memoryWords); !line.empty() && spec.memoryBytes)
    return fmt::format("the test ran out of memory: raise --memory, which is {} MB", *spec.memoryBytes >> 20);
  if (missing.empty()) return "";
  if (spec.project)
    return "the test lacks a file or a folder: relative paths start in its own folder, so write absolute paths or give "
           "--with FILE; empty folders and what else was left out aren't there";
  return "the test lacks a file: relative paths start in its own folder, so write absolute paths or give --with FILE";
}

}  // namespace hone
