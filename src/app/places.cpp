#include "app/places.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <optional>
#include <string>
#include <utility>

#include "process/mount.h"
#include "process/program.h"
#include "text/destination.h"
#include "text/file.h"

namespace hone {
namespace {

namespace fs = std::filesystem;

/// Identifies a file, whatever its path: by device and inode, or by folder and name if it doesn't exist yet.
struct Identity {
  dev_t device = 0;
  ino_t number = 0;
  fs::path path;

  bool operator==(const Identity&) const = default;
};

std::optional<Identity> identityOf(const fs::path& file) {
  struct stat state;
  if (stat(file.c_str(), &state) != 0) return std::nullopt;
  // Folders may conflict too.
  if (!S_ISREG(state.st_mode) && !S_ISDIR(state.st_mode)) return std::nullopt;
  return Identity{state.st_dev, state.st_ino, {}};
}

/// The option by which the user changes the place: -o for files that get their names from the output.
std::string optionOf(const NamedPlace& place) { return place.option == "--all" ? "-o" : place.option; }

/// The same with its value, as in --help.
std::string remedyOf(const NamedPlace& place) {
  if (place.option == "--bundle") return "--bundle PLACE";
  return optionOf(place) + (place.kind == NamedPlace::Kind::file ? " FILE" : " DIR");
}

/// Throws UserError.
Destination writableAt(const NamedPlace& place) {
  return withRemedy(remedyOf(place), [&] { return destinationOf(place.file); });
}

/// Absolute, without links and without a slash at its end.
fs::path wholePath(const fs::path& path) {
  std::error_code error;
  const fs::path whole = fs::weakly_canonical(fs::absolute(path), error);
  const fs::path& best = error ? path : whole;
  return best.has_filename() ? best : best.parent_path();
}

std::optional<Identity> identityOfWritten(const Destination& destination) {
  if (destination.descriptor) return std::nullopt;
  if (destination.existing) return identityOf(destination.file);
  return Identity{0, 0, wholePath(destination.file)};
}

[[noreturn]] void refuse(const NamedPlace& place, const std::string& reason) {
  throw UserError(fmt::format("{} {} {}: choose another place with {}", place.option, place.file.string(), reason,
                              remedyOf(place)));
}

/// Nothing may be the same file as another one.
void checkFiles(const std::vector<NamedPlace>& read, const std::vector<NamedPlace>& written) {
  std::vector<std::pair<Identity, const NamedPlace*>> known;
  for (const NamedPlace& place : read)
    if (std::optional<Identity> identity = identityOf(place.file)) known.emplace_back(std::move(*identity), &place);
  const size_t needed = known.size();
  const NamedPlace* printed = nullptr;  // two texts would be one on standard output
  for (const NamedPlace& place : written) {
    const Destination destination = writableAt(place);
    if (destination.descriptor == STDOUT_FILENO) {
      if (printed != nullptr) refuse(place, fmt::format("is where {} goes already", printed->option));
      printed = &place;
    }
    const std::optional<Identity> identity = identityOfWritten(destination);
    if (!identity) continue;
    const auto same = std::ranges::find(known, *identity, &decltype(known)::value_type::first);
    if (same == known.end()) {
      known.emplace_back(*identity, &place);
      continue;
    }
    const std::string& other = same->second->option;
    const bool isNeeded = same < known.begin() + static_cast<std::ptrdiff_t>(needed);
    refuse(place, isNeeded ? fmt::format("would overwrite what {} names", other)
                           : fmt::format("is where {} goes already", other));
  }
}

/// Is the path in the folder? A link there is, and so is a file to which a link elsewhere leads.
bool isIn(const fs::path& path, const fs::path& folder) {
  return isBelow(wholePath(path), folder) || isBelow(wholePath(fs::absolute(path).parent_path()), folder);
}

/// Nothing may be written into a folder that is read, or that is replaced as a whole; and a folder that is replaced may
/// hold nothing that is read.
void checkFolders(const std::vector<NamedPlace>& read, const std::vector<NamedPlace>& written) {
  std::error_code ignored;
  std::vector<std::pair<fs::path, const NamedPlace*>> readFolders;
  for (const NamedPlace& place : read)
    if (fs::is_directory(place.file, ignored)) readFolders.emplace_back(wholePath(place.file), &place);
  for (const NamedPlace& place : written) {
    const Destination destination = writableAt(place);
    if (destination.descriptor) continue;
    const fs::path file = wholePath(destination.file);
    for (const auto& [whole, folder] : readFolders)
      if (isBelow(file, whole))
        refuse(place, fmt::format("lies in {}, which {} names, and hone changes nothing there", folder->file.string(),
                                  folder->option));
    for (const NamedPlace& folder : written)
      if (&folder != &place && folder.kind == NamedPlace::Kind::replacedFolder && isBelow(file, wholePath(folder.file)))
        refuse(place, fmt::format("lies in {}, where {} goes", folder.file.string(), folder.option));
    if (place.kind != NamedPlace::Kind::replacedFolder || !fs::is_directory(file, ignored)) continue;
    if (isMountPoint(file.string())) refuse(place, "is where a file system is mounted, which can't be replaced");
    if (const std::optional<std::string> mount = mountBelow(file.string()))
      refuse(place, fmt::format("holds {}, where a file system is mounted, so it can't be replaced",
                                (place.file / fs::path(*mount).lexically_relative(file)).string()));
    for (const NamedPlace& needed : read)
      if (fs::exists(fs::symlink_status(needed.file, ignored)) && isIn(needed.file, file))
        refuse(place, fmt::format("is a folder that holds {}, which {} names", needed.file.string(), needed.option));
  }
}

std::vector<NamedPlace> givenOnly(std::vector<NamedPlace> places) {
  std::erase_if(places, [](const NamedPlace& place) { return place.file.empty(); });
  return places;
}

std::vector<fs::path> wordsOf(std::string_view text, std::string_view separators) {
  std::vector<fs::path> words;
  while (!text.empty()) {
    const size_t end = std::min(text.find_first_of(separators), text.size());
    if (end > 0) words.emplace_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return words;
}

/// Adds the files that a command's words name. Relative paths start in the folder of the command, or in a folder that
/// another word names, as in `cd DIR; sh test.sh`. `here`: the folder of the command; empty: a test's own folder.
void addWords(std::vector<NamedPlace>& places, const std::string& option, const std::vector<fs::path>& words,
              const fs::path& here = "") {
  std::error_code ignored;
  std::vector<fs::path> folders = {here};
  for (const fs::path& word : words)
    if (const fs::path named = here / word; named.is_absolute() && fs::is_directory(named, ignored))
      folders.push_back(named);
  for (const fs::path& word : words)
    for (const fs::path& folder : folders)
      if (const fs::path named = folder / word; named.is_absolute() && fs::is_regular_file(named, ignored))
        places.push_back({option, named});
}

/// Finds a program as the system does: a name without a slash in PATH.
fs::path programFile(const std::string& name) { return name.find('/') == name.npos ? programInPath(name) : name; }

void addTest(std::vector<NamedPlace>& places, const RunOptions& run) {
  const CommandSpec& spec = run.command;
  if (run.callable || spec.argv.empty()) return;
  constexpr std::string_view ofShells = " \t\n;|&<>()'\"`=";
  if (spec.kind == TestKind::script) return places.push_back({"--test", spec.argv.front()});
  if (spec.kind == TestKind::library) return places.push_back({"--test-library", spec.argv.front()});
  if (spec.kind == TestKind::server)
    return addWords(places, "--test-server", wordsOf(spec.argv.front(), ofShells), fs::current_path());
  places.push_back({"the test", programFile(spec.argv.front())});
  for (size_t i = 1; i < spec.argv.size(); ++i) {
    addWords(places, "the test", wordsOf(spec.argv[i], "="));
    if (spec.argv[i].find(' ') != std::string::npos) addWords(places, "the test", wordsOf(spec.argv[i], ofShells));
  }
}

void addFarm(std::vector<NamedPlace>& places, const RunOptions& run) {
  if (!run.farm) return;
  places.push_back({"--key", run.farm->keyFile});
  for (const std::string& name : run.farm->same) places.push_back({"--same", programFile(name)});
}

void addLanguage(std::vector<NamedPlace>& places, const LanguageChoice& language) {
  places.push_back({"--replacements", language.replacements});
  places.push_back({"--format", language.format});
  for (const fs::path& file : allGrammarFiles(language))
    places.push_back({language.format.empty() ? "--grammar" : "--format", file});
}

/// The files that a run needs, with the options that name them: what it reads, and what its test is made of. If the
/// user has given a folder, these are the folder and the files that were read, which may lie elsewhere.
std::vector<NamedPlace> neededFiles(const RunOptions& run) {
  std::vector<NamedPlace> files = run.alsoRead;
  // If several files are given, the input is the folder around them, which holds other files as well.
  if (!run.project) files.push_back({"INPUT", run.input});
  files.push_back({"--config", run.configuration});
  addTest(files, run);
  for (const fs::path& file : run.command.with.paths()) files.push_back({"--with", file});
  addFarm(files, run);
  addLanguage(files, run.language);
  return files;
}

}  // namespace

void checkPlaces(const std::vector<NamedPlace>& read, const std::vector<NamedPlace>& written) {
  const std::vector<NamedPlace> needed = givenOnly(read), results = givenOnly(written);
  checkFiles(needed, results);
  checkFolders(needed, results);
}

void checkPlaces(const RunOptions& run, const fs::path& output, OutputLocks& locks) {
  using PlaceKind = NamedPlace::Kind;
  std::vector<NamedPlace> written = {{"-o", output, run.isFolder() ? PlaceKind::replacedFolder : PlaceKind::file},
                                     {"--log", run.log},
                                     {"--stats", run.stats},
                                     {"--report", run.report},
                                     {"--report", run.reportText}};
  written.insert(written.end(), run.alsoWritten.begin(), run.alsoWritten.end());
  written.push_back({"--state", run.memory.folder, PlaceKind::folder});
  written.push_back({"--bundle", run.bundle, PlaceKind::replacedFolder});
  written = givenOnly(std::move(written));
  checkPlaces(neededFiles(run), written);
  for (const NamedPlace& place : written) {
    // Any number of runs may share their verdicts.
    if (!run.dryRun && place.kind != PlaceKind::folder) locks.take(place.file, place.option, optionOf(place));
    if (place.kind == PlaceKind::file) checkPlace(place.file, remedyOf(place));
  }
}

void checkPlace(const std::filesystem::path& file, std::string_view option) {
  withRemedy(option, [&] { checkWritable(file); });
}

fs::path keepChanged(const fs::path& from, const fs::path& place) {
  for (int number = 1;; ++number) {
    const fs::path name = place.string() + ".changed" + (number > 1 ? std::to_string(number) : "");
    if (moveToFreePlace(from, name)) return name;
    if (errno != EEXIST && errno != ENOTEMPTY)
      throw UserError(fmt::format("{} was changed since hone wrote it, and can't be kept as {}: {}", place.string(),
                                  name.string(), std::strerror(errno)));
  }
}

bool isStream(const std::filesystem::path& file) { return !file.empty() && !destinationOf(file).isReplaceable(); }

std::filesystem::path outputPlace(const RunOptions& run, const std::filesystem::path& defaultName, OutputLocks& locks) {
  const std::filesystem::path& output = run.output.empty() ? defaultName : run.output;
  checkPlaces(run, output, locks);
  return output;
}

}  // namespace hone
