#include "app/places.h"

#include <fmt/format.h>
#include <sys/stat.h>

#include <algorithm>
#include <optional>
#include <set>
#include <string_view>
#include <utility>

#include "text/destination.h"
#include "text/file.h"
#include "text/user_error.h"

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
std::string remedyOf(const NamedPlace& place) { return place.option == "--all" ? "-o" : place.option; }

/// Throws UserError.
Destination writableAt(const NamedPlace& place) {
  return withRemedy(remedyOf(place), [&] { return destinationOf(place.file); });
}

std::optional<Identity> identityOfWritten(const NamedPlace& place) {
  const Destination destination = writableAt(place);
  if (destination.descriptor) return std::nullopt;
  if (destination.existing) return identityOf(destination.file);
  std::error_code error;
  const fs::path whole = fs::weakly_canonical(fs::absolute(destination.file), error);
  return Identity{0, 0, error ? destination.file : whole};
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

void addTest(std::vector<NamedPlace>& places, const RunOptions& run) {
  const CommandSpec& spec = run.command;
  if (run.callable || spec.argv.empty()) return;
  constexpr std::string_view ofShells = " \t\n;|&<>()'\"`=";
  if (spec.kind == TestKind::script) return places.push_back({"--test", spec.argv.front()});
  if (spec.kind == TestKind::library) return places.push_back({"--test-library", spec.argv.front()});
  if (spec.kind == TestKind::server)
    return addWords(places, "--test-server", wordsOf(spec.argv.front(), ofShells), fs::current_path());
  if (spec.argv.front().find('/') != std::string::npos) places.push_back({"the test", spec.argv.front()});
  for (size_t i = 1; i < spec.argv.size(); ++i) {
    addWords(places, "the test", wordsOf(spec.argv[i], "="));
    if (spec.argv[i].find(' ') != std::string::npos) addWords(places, "the test", wordsOf(spec.argv[i], ofShells));
  }
}

void addLanguage(std::vector<NamedPlace>& places, const LanguageChoice& language) {
  for (const fs::path& file : grammarFiles(language).files) places.push_back({"--grammar", file});
  places.push_back({"--replacements", language.replacements});
  places.push_back({"--format", language.format});
}

}  // namespace

void checkPlaces(const std::vector<NamedPlace>& read, const std::vector<NamedPlace>& written) {
  std::vector<std::pair<Identity, const NamedPlace*>> known;
  for (const NamedPlace& place : read)
    if (!place.file.empty())
      if (std::optional<Identity> identity = identityOf(place.file)) known.emplace_back(std::move(*identity), &place);
  const size_t needed = known.size();
  for (const NamedPlace& place : written) {
    if (place.file.empty()) continue;
    const std::optional<Identity> identity = identityOfWritten(place);
    if (!identity) continue;
    const auto same = std::ranges::find(known, *identity, &decltype(known)::value_type::first);
    if (same == known.end()) {
      known.emplace_back(*identity, &place);
      continue;
    }
    const std::string& other = same->second->option;
    const bool isNeeded = same < known.begin() + static_cast<std::ptrdiff_t>(needed);
    throw UserError(fmt::format(
        "{} {} {}: choose another place with {} FILE", place.option, place.file.string(),
        isNeeded ? fmt::format("would overwrite what {} names", other) : fmt::format("is where {} goes already", other),
        remedyOf(place)));
  }
}

void checkPlaces(const RunOptions& run, const fs::path& output, OutputLocks& locks) {
  std::vector<NamedPlace> read = run.alsoRead;
  read.push_back({"INPUT", run.input});
  read.push_back({"--config", run.configuration});
  addTest(read, run);
  for (const fs::path& file : run.command.with.paths()) read.push_back({"--with", file});
  addLanguage(read, run.language);
  std::vector<NamedPlace> files = {
      {"-o", output}, {"--log", run.log}, {"--stats", run.stats}, {"--report", run.report}};
  files.insert(files.end(), run.alsoWritten.begin(), run.alsoWritten.end());
  const NamedPlace bundle{"--bundle", run.bundle};
  std::vector<NamedPlace> written = files;
  written.push_back({"--state", run.memory.folder});
  written.push_back(bundle);
  checkPlaces(read, written);
  for (const NamedPlace& place : files) {
    if (place.file.empty()) continue;
    if (!run.dryRun) locks.take(place.file, place.option, remedyOf(place));
    checkPlace(place.file, remedyOf(place));
  }
  if (!run.dryRun && !run.bundle.empty()) locks.take(bundle.file, bundle.option, bundle.option);
}

fs::path besideOutput(const fs::path& output) { return isStream(output) ? fs::path() : output.parent_path(); }

bool isBelow(const std::filesystem::path& path, const std::filesystem::path& folder) {
  return std::mismatch(folder.begin(), folder.end(), path.begin(), path.end()).first == folder.end();
}

void checkPlace(const std::filesystem::path& file, std::string_view option) {
  withRemedy(option, [&] { checkWritable(file); });
}

bool isStream(const std::filesystem::path& file) { return !file.empty() && !destinationOf(file).isReplaceable(); }

std::filesystem::path outputPlace(const RunOptions& run, const std::filesystem::path& defaultName, OutputLocks& locks) {
  const std::filesystem::path& output = run.output.empty() ? defaultName : run.output;
  checkPlaces(run, output, locks);
  return output;
}

}  // namespace hone
