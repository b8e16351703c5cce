#include "app/places.h"

#include <fmt/format.h>
#include <sys/stat.h>

#include <algorithm>
#include <optional>
#include <utility>

#include "app/output_place.h"
#include "text/destination.h"
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

/// Throws UserError.
std::optional<Identity> identityOfWritten(const fs::path& file) {
  const Destination destination = destinationOf(file);
  if (destination.descriptor) return std::nullopt;
  if (destination.existing) return identityOf(destination.file);
  std::error_code error;
  const fs::path whole = fs::weakly_canonical(fs::absolute(destination.file), error);
  return Identity{0, 0, error ? destination.file : whole};
}

/// A word of a command that may name a file. In a test's folder, only absolute paths name the same file as here.
void addWords(std::vector<NamedPlace>& places, const std::string& option, std::string_view words,
              std::string_view separators) {
  while (!words.empty()) {
    const size_t end = std::min(words.find_first_of(separators), words.size());
    if (words.starts_with('/')) places.push_back({option, words.substr(0, end)});
    words.remove_prefix(std::min(end + 1, words.size()));
  }
}

void addTest(std::vector<NamedPlace>& places, const RunOptions& run) {
  const CommandSpec& spec = run.command;
  if (run.callable || spec.argv.empty()) return;
  constexpr std::string_view ofShells = " \t\n;|&<>()'\"=";
  if (spec.kind == TestKind::script) return places.push_back({"--test", spec.argv.front()});
  if (spec.kind == TestKind::library) return places.push_back({"--test-library", spec.argv.front()});
  if (spec.kind == TestKind::server) return addWords(places, "--test-server", spec.argv.front(), ofShells);
  if (spec.argv.front().find('/') != std::string::npos) places.push_back({"the test", spec.argv.front()});
  for (size_t i = 1; i < spec.argv.size(); ++i) {
    addWords(places, "the test", spec.argv[i], "=");
    if (spec.argv[i].find(' ') != std::string::npos) addWords(places, "the test", spec.argv[i], ofShells);
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
    const std::optional<Identity> identity = identityOfWritten(place.file);
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
        place.option));
  }
}

void checkPlaces(const RunOptions& run, const fs::path& output) {
  std::vector<NamedPlace> read = run.alsoRead;
  read.push_back({"INPUT", run.input});
  read.push_back({"--config", run.configuration});
  addTest(read, run);
  for (const fs::path& file : run.command.with) read.push_back({"--with", file});
  addLanguage(read, run.language);
  std::vector<NamedPlace> written = {
      {"-o", output}, {"--log", run.log}, {"--stats", run.stats}, {"--report", run.report}};
  written.insert(written.end(), run.alsoWritten.begin(), run.alsoWritten.end());
  const size_t files = written.size();
  written.push_back({"--state", run.state});
  written.push_back({"--bundle", run.bundle});
  checkPlaces(read, written);
  for (size_t i = 0; i < files; ++i)
    if (!written[i].file.empty()) checkPlace(written[i].file, written[i].option);
}

}  // namespace hone
