#include "app/own_files.h"

#include <algorithm>
#include <string_view>

#include "process/program.h"

namespace hone {
namespace {

namespace fs = std::filesystem;

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

}  // namespace

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

}  // namespace hone
