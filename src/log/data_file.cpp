#include "log/data_file.h"

#include <re2/re2.h>

#include <algorithm>
#include <cctype>
#include <map>
#include <optional>
#include <set>
#include <string_view>

namespace hone {
namespace {

namespace fs = std::filesystem;

constexpr size_t shortestStem = 4;  ///< of a file's name that a line may name without its suffix
constexpr size_t linesAbove = 12;   ///< of a place in code, in which it names what it reads

using Names = std::set<std::string, std::less<>>;

bool isWordLetter(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0 || static_cast<unsigned char>(c) >= 0x80;
}

/// What a file's name is made of, in a line.
bool isOfName(char c) { return isWordLetter(c) || std::string_view("._-+@%~").find(c) != std::string_view::npos; }

/// Whether `name` stands in the text as a whole name. A sign may stand before it, as in "dir/x.json" or "parse_x.json".
bool isNamedIn(std::string_view text, std::string_view name) {
  for (size_t at = text.find(name); at != text.npos; at = text.find(name, at + 1)) {
    const size_t end = at + name.size();
    if (at > 0 && isWordLetter(text[at - 1])) continue;
    if (end == text.size() || !isOfName(text[end])) return true;
    // The end of a sentence, or of "x.json: ".
    if (text[end] == '.' && (end + 1 == text.size() || !isOfName(text[end + 1]))) return true;
  }
  return false;
}

bool saysThatAllIsWell(const std::string& line) {
  static const RE2 form(
      R"(^\s*(?:\d+[:/] ?\S* ?)?(?:ok\b|PASS|✔|✓|\[\s+OK|--- PASS|\. )|\.\.\.+ *(?:ok|Passed)\b| PASSED\b)");
  return RE2::PartialMatch(line, form);
}

bool saysThatItFailed(const std::string& line) {
  static const RE2 form(R"((?i)\bfail|\bnot ok\b|✖|✗|panicked|\berror\b|dubious)");
  return RE2::PartialMatch(line, form);
}

/// The data and the code of a folder.
struct Project {
  std::vector<fs::path> data, code;
};

Project projectOf(const fs::path& folder, const LogFiles& files) {
  Project project;
  for (const fs::path& file : files.below(folder)) (isData(file) ? project.data : project.code).push_back(file);
  return project;
}

/// The files that the text names; of those with the same name, the one whose path it says, or all.
std::vector<fs::path> namedIn(const std::string& text, const std::vector<fs::path>& files, const fs::path& folder) {
  std::vector<fs::path> named;
  size_t longest = 0;
  for (const fs::path& file : files) {
    const std::string name = file.filename().string();
    if (text.find(name) == text.npos || !isNamedIn(text, name)) continue;
    size_t length = name.size();
    const fs::path path = file.lexically_relative(folder);
    std::string below;
    for (auto part = path.end(); part != path.begin();) {
      --part;
      below = below.empty() ? part->string() : part->string() + "/" + below;
      if (!isNamedIn(text, below)) break;
      length = below.size();
    }
    const bool isSame = !named.empty() && named.back().filename() == file.filename();
    if (isSame && length < longest) continue;
    if (isSame && length > longest) named.pop_back();
    named.push_back(file);
    longest = length;
  }
  return named;
}

/// What `filesOf` finds first in a line: from the message upwards, then from it downwards. Lines that say that
/// something is well are left out.
template <typename FilesOf>
std::vector<fs::path> nearest(const FailureLines& failure, const FilesOf& filesOf) {
  std::vector<size_t> order;
  for (size_t line = failure.message + 1; line-- > failure.begin;) order.push_back(line);
  for (size_t line = failure.message + 1; line < failure.end; ++line) order.push_back(line);
  for (const size_t line : order) {
    if (saysThatAllIsWell(failure.lines[line])) continue;
    if (std::vector<fs::path> found = filesOf(failure.lines[line]); !found.empty()) return found;
  }
  return {};
}

/// A test is often named after its file.
std::vector<fs::path> namedByStem(const FailureLines& failure, const Project& project) {
  std::map<std::string, std::vector<fs::path>, std::less<>> stems;
  for (const fs::path& file : project.data)
    if (const std::string stem = file.stem().string(); stem.size() >= shortestStem) stems[stem].push_back(file);
  return nearest(failure, [&](const std::string& text) -> std::vector<fs::path> {
    if (saysThatItFailed(text))
      for (const auto& [stem, named] : stems)
        if (named.size() == 1 && isNamedIn(text, stem)) return named;
    return {};
  });
}

/// The files whose names without their suffixes stand in quotes.
std::vector<fs::path> quotedIn(const std::string& text, const std::vector<fs::path>& files) {
  static const RE2 quoted(R"re(["'`]([^"'`\s]+)["'`])re");
  std::vector<fs::path> named;
  re2::StringPiece rest(text);
  for (std::string word; RE2::FindAndConsume(&rest, quoted, &word);)
    for (const fs::path& file : files)
      if (word.size() >= shortestStem && file.stem().string() == word) named.push_back(file);
  return named;
}

/// A place in code.
struct Place {
  fs::path file;
  size_t line = 0;  ///< from 1; 0: not known
};

/// The places that the line names: "at lib/x.pl line 5", "x.py:5", "x.php(5)".
std::vector<Place> placesIn(const std::string& text, const Project& project, const fs::path& folder) {
  static const RE2 number(R"(^["']?(?::|, line | line |\(| on line )(\d+))");
  std::vector<Place> places;
  for (fs::path& file : namedIn(text, project.code, folder)) {
    Place place{std::move(file)};
    const std::string name = place.file.filename().string();
    const size_t behind = text.find(name) + name.size();
    size_t line = 0;
    if (RE2::PartialMatch(re2::StringPiece(text.data() + behind, text.size() - behind), number, &line))
      place.line = line;
    places.push_back(std::move(place));
  }
  return places;
}

/// What the code names: near the place if that is known, or else if it is one file only.
std::vector<fs::path> namedByCode(const Place& place, const Project& project, const fs::path& folder,
                                  const LogFiles& files) {
  std::vector<std::vector<fs::path>> named;  // of each line
  const std::string code = files.read(place.file);
  for (size_t begin = 0; begin < code.size();) {
    const size_t end = std::min(code.find('\n', begin), code.size());
    const std::string line = code.substr(begin, end - begin);
    named.push_back(namedIn(line, project.data, folder));
    if (named.back().empty()) named.back() = quotedIn(line, project.data);
    begin = end + 1;
  }
  if (place.line > 0)
    for (size_t line = std::min(place.line, named.size()), above = 0; line > 0 && above < linesAbove; --line, ++above)
      if (!named[line - 1].empty()) return named[line - 1];
  std::set<fs::path> all;
  for (const std::vector<fs::path>& each : named) all.insert(each.begin(), each.end());
  return all.size() == 1 ? std::vector<fs::path>(all.begin(), all.end()) : std::vector<fs::path>();
}

}  // namespace

bool isOfInstalled(const fs::path& folder) {
  return folder == "node_modules" || folder == "site-packages" || folder == "dist-packages";
}

bool isCode(const fs::path& file) {
  static const Names code = {".py",  ".pyi", ".rb",  ".pl",     ".pm",  ".t",    ".php",  ".js",    ".mjs", ".cjs",
                             ".ts",  ".tsx", ".jsx", ".go",     ".rs",  ".java", ".kt",   ".scala", ".c",   ".cc",
                             ".cpp", ".cxx", ".h",   ".hh",     ".hpp", ".sh",   ".bash", ".bats",  ".awk", ".lua",
                             ".R",   ".jl",  ".hs",  ".ml",     ".cs",  ".vhd",  ".mk",   ".cmake", ".am",  ".ac",
                             ".f90", ".adb", ".ads", ".y",      ".l",   ".o",    ".a",    ".so",    ".pyc", ".class",
                             ".jar", ".exe", ".d",   ".gradle", ".jq"};
  static const Names settings = {"Makefile",       "GNUmakefile",    "Rakefile",      "Gemfile",
                                 "Dockerfile",     "Vagrantfile",    "Jenkinsfile",   "package.json",
                                 "pom.xml",        "composer.json",  "tsconfig.json", "package-lock.json",
                                 "pyproject.toml", "setup.cfg",      "tox.ini",       "phpunit.xml",
                                 "Cargo.toml",     "go.mod",         "build.xml",     "meson.build",
                                 "CMakeLists.txt", "CMakeCache.txt", "build.ninja",   "dub.json",
                                 "MANIFEST",       "LICENSE",        "README",        "compile_commands.json"};
  const std::string name = file.filename().string();
  return code.contains(file.extension().string()) || settings.contains(name) || name.starts_with("tsconfig");
}

bool isData(const fs::path& file) {
  static const Names others = {".lock", ".log", ".md", ".rst", ".trs", ".sum"};
  return !isCode(file) && !others.contains(file.extension().string());
}

std::vector<fs::path> namedNearest(const FailureLines& failure, const std::vector<fs::path>& files,
                                   const fs::path& folder) {
  return nearest(failure, [&](const std::string& text) { return namedIn(text, files, folder); });
}

std::vector<fs::path> dataFilesIn(const FailureLines& failure, const fs::path& folder, const LogFiles& files) {
  const Project project = projectOf(folder, files);
  if (project.data.empty()) return {};
  if (std::vector<fs::path> named = namedNearest(failure, project.data, folder); !named.empty()) return named;
  std::vector<fs::path> named = nearest(failure, [&](const std::string& text) -> std::vector<fs::path> {
    for (const Place& place : placesIn(text, project, folder))
      if (std::vector<fs::path> read = namedByCode(place, project, folder, files); !read.empty()) return read;
    return {};
  });
  return !named.empty() ? named : namedByStem(failure, project);
}

}  // namespace hone
