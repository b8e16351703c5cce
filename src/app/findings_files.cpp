#include "app/findings_files.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <glob.h>
#include <re2/re2.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <fstream>
#include <iterator>
#include <set>

#include "grammar/bundled.h"
#include "text/file.h"
#include "text/user_error.h"

namespace hone {
namespace {

namespace fs = std::filesystem;

/// What fuzzers, and tools that keep their folders, write beside their findings.
bool isNote(const std::string& name) {
  static const RE2 note(
      R"(README(?:\.txt|\.md)?|HONGGFUZZ\.REPORT\.TXT|fuzzer_(?:stats|setup)|fuzz_bitmap|plot_data|cmdline|)"
      R"(is_main_node|target_hash|fuzz-\d+\.log|.*\.profraw|\.git|\.gitignore|\.gitkeep|\.DS_Store|\.state|\.synced)",
      RE2::Quiet);
  return RE2::FullMatch(name, note);
}

/// Mostly no finding, but it might be one.
bool isProbablyNote(const std::string& name) {
  return name.starts_with('.') || name.ends_with(".log") || name.ends_with(".dict");
}

/// A folder of an AFL++ instance: beside the findings it has the corpus, thousands of files that don't fail.
bool isOfAfl(const fs::path& folder) {
  std::error_code none;
  return fs::is_directory(folder / "queue", none) && fs::is_directory(folder / "crashes", none);
}

bool holdsFindingsOfAfl(const std::string& name) {
  // Kept aside by later sessions: crashes.2024-05-01-12:00:00
  return name == "crashes" || name == "hangs" || name.starts_with("crashes.") || name.starts_with("hangs.");
}

class Collector {
 public:
  explicit Collector(const fs::path& except) : except_(fs::weakly_canonical(except)) {}

  void add(const fs::path& place) {
    if (std::error_code none;
        !except_.empty() && fs::is_directory(place) && fs::weakly_canonical(place, none) == except_)
      throw UserError(fmt::format(
          "{}: this folder of findings is that of the bugs, too; choose another one with -o DIR", place.string()));
    // Without recursion: folders may be nested deeply.
    std::vector<fs::path> folders;
    if (fs::is_directory(place))
      folders.push_back(place.lexically_normal());
    else
      named_.insert(place.lexically_normal());
    while (!folders.empty()) {
      const fs::path folder = std::move(folders.back());
      folders.pop_back();
      const std::error_code error = addFolder(folder, folders);
      if (error && folder == place.lexically_normal())
        throw UserError(fmt::format("can't read the folder {}: {}", folder.string(), error.message()));
      if (error) leaveOut(folder, error);
    }
  }

  /// Those of folders, and those that were named themselves.
  const std::set<fs::path>& ofFolders() const { return files_; }
  const std::set<fs::path>& named() const { return named_; }
  /// What can't be read, with the reason.
  const std::vector<std::string>& unreadable() const { return unreadable_; }
  const std::vector<fs::path>& notes() const { return notes_; }

 private:
  std::error_code addFolder(const fs::path& folder, std::vector<fs::path>& folders) {
    if (!except_.empty() && fs::weakly_canonical(folder) == except_) return {};
    const bool ofAfl = isOfAfl(folder);
    std::error_code error;
    for (const auto& entry : fs::directory_iterator(folder, error)) {
      const std::string name = entry.path().filename().string();
      std::error_code looping;
      const bool isFolder = entry.is_directory(looping);
      if (isNote(name) || (ofAfl && !(isFolder && holdsFindingsOfAfl(name)))) continue;
      if (isProbablyNote(name))
        notes_.push_back(entry.path().lexically_normal());
      else if (isFolder && entry.is_symlink())
        leaveOut(entry.path(), "a link to a folder");
      else if (isFolder)
        folders.push_back(entry.path());
      else if (entry.is_regular_file(looping))
        addFile(entry.path().lexically_normal());
      else
        leaveOut(entry.path(), entry.exists(looping) ? "no regular file" : "a link that leads nowhere");
    }
    return error;
  }

  void addFile(const fs::path& file) {
    if (faccessat(AT_FDCWD, file.c_str(), R_OK, AT_EACCESS) == 0)
      files_.insert(file);
    else
      leaveOut(file, {errno, std::generic_category()});
  }

  void leaveOut(const fs::path& place, const std::error_code& reason) { leaveOut(place, reason.message()); }
  void leaveOut(const fs::path& place, const std::string& reason) {
    unreadable_.push_back(fmt::format("{} ({})", place.string(), reason));
  }

  const fs::path except_;
  std::vector<std::string> unreadable_;
  std::vector<fs::path> notes_;
  std::set<fs::path> files_, named_;
};

std::vector<fs::path> globbed(const std::string& pattern) {
  std::vector<fs::path> found;
  glob_t result{};
  if (glob(pattern.c_str(), 0, nullptr, &result) == 0)
    for (size_t i = 0; i < result.gl_pathc; ++i) found.emplace_back(result.gl_pathv[i]);
  globfree(&result);
  return found;
}

Collector collected(const std::vector<std::string>& words, const fs::path& except) {
  Collector collector(except);
  for (const std::string& word : words) {
    const std::vector<fs::path> places = fs::exists(word) ? std::vector<fs::path>{word} : globbed(word);
    if (places.empty())
      throw UserError(fmt::format("{}: no such file or folder; give the files that a fuzzer has found", word));
    for (const fs::path& place : places) collector.add(place);
  }
  return collector;
}

/// A file may have been named in several ways.
std::vector<fs::path> eachOnce(const std::set<fs::path>& files) {
  std::vector<fs::path> once;
  std::set<fs::path> seen;
  for (const fs::path& file : files)
    if (std::error_code none; seen.insert(fs::weakly_canonical(file, none)).second) once.push_back(file);
  return once;
}

bool isExecutable(const fs::path& file) {
  std::error_code error;
  if ((fs::status(file, error).permissions() & fs::perms::owner_exec) == fs::perms::none) return false;
  std::string head(4, ' ');
  std::ifstream(file, std::ios::binary).read(head.data(), static_cast<std::streamsize>(head.size()));
  return head == "\177ELF" || head.starts_with("#!");
}

/// What people write and compilers make, by name. Such a file may be a finding too, of a compiler.
bool isSource(const fs::path& file) {
  static const RE2 source(
      R"((?i).*\.(?:c|h|cc|hh|cpp|hpp|cxx|hxx|m|mm|rs|go|zig|d|swift|java|kt|cs|py|js|ts|o|a|so|class|cmake|mk)|)"
      R"(makefile|cmakelists\.txt|build\.(?:ninja|zig)|cargo\.toml)");
  return RE2::FullMatch(file.filename().string(), source);
}

bool isInCommand(const fs::path& file, const std::vector<std::string>& command) {
  std::error_code error;
  return std::ranges::any_of(command, [&](const std::string& word) { return fs::equivalent(file, word, error); });
}

/// Moves files for which `isStrange` holds from one list to the other, unless it holds for all.
void putAside(FindingsFiles& found, const std::set<fs::path>& named,
              const std::function<bool(const fs::path&)>& isStrange) {
  const auto strange = [&](const fs::path& file) { return !named.contains(file) && isStrange(file); };
  if (std::ranges::all_of(found.files, strange)) return;
  std::ranges::copy_if(found.files, std::back_inserter(found.strangers), strange);
  std::erase_if(found.files, strange);
}

}  // namespace

FindingsFiles findingsFiles(const std::vector<std::string>& words, const fs::path& except,
                            const std::vector<std::string>& command) {
  const Collector collector = collected(words, except);
  std::set<fs::path> files = collector.ofFolders();
  files.insert(collector.named().begin(), collector.named().end());
  FindingsFiles found{eachOnce(files), {}, collector.notes(), collector.unreadable()};
  std::erase_if(found.notes, [&](const fs::path& note) { return collector.named().contains(note); });
  putAside(found, collector.named(), [&](const fs::path& file) { return isInCommand(file, command); });
  putAside(found, collector.named(), isExecutable);
  putAside(found, collector.named(), isSource);
  std::ranges::sort(found.strangers);
  std::ranges::sort(found.notes);
  return found;
}

std::string findingExtension(const fs::path& file) {
  static const RE2 known(R"(\.[A-Za-z0-9_+-]{1,10})");
  const std::string name = file.filename().string(), extension = file.extension().string();
  if (name.starts_with("id:") || name.starts_with("id_") || extension == ".fuzz") return "";
  return RE2::FullMatch(extension, known) ? extension : "";
}

std::string commonExtension(const std::vector<fs::path>& files, const LanguageChoice& language) {
  std::map<std::string, size_t> times;
  for (const fs::path& file : files) ++times[findingExtension(file)];
  times.try_emplace("");
  const auto commonest =
      std::ranges::max_element(times, {}, [](const auto& entry) { return entry.first.empty() ? 0 : entry.second; });
  if (!commonest->first.empty()) return commonest->first;
  const BundledLanguage* named = language.name.empty() ? nullptr : bundledNamed(language.name);
  return named == nullptr || named->extensions.empty() ? "" : named->extensions.front();
}

std::vector<std::string> FindingsLanguages::samples() const {
  constexpr size_t most = 16, longest = 1 << 14;
  std::vector<std::string> texts;
  std::error_code error;
  for (const fs::path& file : files_) {
    if (texts.size() == most) break;
    if (fs::file_size(file, error) > longest) continue;
    try {
      texts.push_back(readFile(file));
    } catch (const UserError&) {
      // It is left out.
    }
  }
  return texts;
}

std::shared_ptr<Language> FindingsLanguages::of(const fs::path& file) {
  std::string extension = findingExtension(file);
  if (extension.empty()) extension = extension_;
  std::lock_guard lock(mutex_);
  std::shared_ptr<Language>& language = made_[choice_.isGiven() ? "" : extension];
  if (language) return language;
  ChosenLanguage chosen =
      chooseLanguage(choice_, "finding" + extension, extension.empty() ? samples() : std::vector<std::string>());
  if (!chosen.note.empty()) note_(chosen.note);
  return language = std::move(chosen.language);
}

}  // namespace hone
