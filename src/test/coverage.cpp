#include "test/coverage.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>

#include "process/run_here.h"
#include "text/file.h"
#include "text/scratch_folder.h"
#include "text/user_error.h"

namespace hone {
namespace {

namespace fs = std::filesystem;

/// The options of all sanitizers, with the user's own before ours, so that ours count.
std::vector<std::string> environmentFor(const fs::path& folder) {
  constexpr const char* options[] = {"ASAN_OPTIONS", "UBSAN_OPTIONS", "LSAN_OPTIONS", "MSAN_OPTIONS", "TSAN_OPTIONS"};
  std::vector<std::string> environment;
  for (char** variable = environ; *variable != nullptr; ++variable)
    if (std::ranges::none_of(options,
                             [&](std::string name) { return std::string_view(*variable).starts_with(name + "="); }))
      environment.emplace_back(*variable);
  for (const char* name : options) {
    const char* own = getenv(name);
    environment.push_back(
        fmt::format("{}={}:coverage=1:coverage_dir={}", name, own == nullptr ? "" : own, folder.string()));
  }
  return environment;
}

/// Reads PROGRAM.PROCESS.sancov: a magic number of 8 bytes, whose lowest one tells the addresses' width, and addresses
/// relative to the module.
void addAddresses(const fs::path& file, Coverage& coverage) {
  const std::string module = file.stem().stem().string();
  const std::string bytes = readFile(file);
  constexpr size_t magic = 8;
  if (bytes.size() < magic) return;
  const size_t width = bytes[0] == 0x64 ? 8 : 4;
  for (size_t at = magic; at + width <= bytes.size(); at += width) {
    uint64_t address = 0;
    for (size_t i = width; i-- > 0;) address = address << 8 | static_cast<unsigned char>(bytes[at + i]);
    coverage.insert(fmt::format("{}+{:#x}", module, address));
  }
}

std::string ownProgram() { return fs::read_symlink("/proc/self/exe").string(); }

}  // namespace

Coverage coverageOf(const std::vector<std::string>& command) {
  // In a test, TMPDIR is in the folder that goes when hone is killed.
  const ScratchFolder folder(fs::temp_directory_path(), "hone-coverage-", "choose another one with TMPDIR");
  std::vector<std::string> words = command;
  words.front() = findProgram("command", command.front()).path;
  const bool isOfAfl = readFile(words.front()).find("__AFL_SHM_ID") != std::string::npos;
  const std::string map = (folder.path() / "map").string();
  if (isOfAfl) {
    const std::string showmap = programInPath("afl-showmap");
    if (showmap.empty())
      throw UserError(
          fmt::format("{} is instrumented for AFL++, and afl-showmap isn't there: install afl++", command.front()));
    // Edges without their counts, and no limits of its own. It makes no file whose path begins with /dev/, as temporary
    // ones of tests do, so another slash stands before it.
    words.insert(words.begin(), {showmap, "-q", "-e", "-t", "none", "-m", "none", "-o", "/" + map, "--"});
  }
  runHere(words, environmentFor(folder.path()));
  if (isOfAfl && fs::exists(map)) return coverageFrom(readFile(map));
  Coverage coverage;
  for (const fs::directory_entry& file : fs::directory_iterator(folder.path()))
    if (file.path().extension() == ".sancov") addAddresses(file.path(), coverage);
  return coverage;
}

std::string toText(const Coverage& coverage) { return fmt::format("{}", fmt::join(coverage, "\n")) + "\n"; }

Coverage coverageFrom(std::string_view text) {
  Coverage coverage;
  while (!text.empty()) {
    const size_t end = std::min(text.find('\n'), text.size());
    // afl-showmap writes PLACE:COUNT.
    if (end > 0) coverage.emplace(text.substr(0, std::min(end, text.find(':'))));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return coverage;
}

CommandSpec reaching(const CommandSpec& spec, const std::string& expected) {
  CommandSpec measured = spec;
  measured.argv = {ownProgram(), "coverage", "--of", expected};
  if (readsStandardInput(spec)) measured.argv.insert(measured.argv.end(), {"--input", "@@"});
  measured.argv.insert(measured.argv.end(), {"--", checkCommand(spec).path});
  measured.argv.insert(measured.argv.end(), spec.argv.begin() + 1, spec.argv.end());
  measured.rules = VerdictRules();
  return measured;
}

std::vector<std::string> measuring(const CommandSpec& spec, const std::string& candidate, const std::string& output) {
  std::vector<std::string> words = {ownProgram(), "coverage", "--output", output};
  if (readsStandardInput(spec)) words.insert(words.end(), {"--input", candidate});
  words.push_back("--");
  const Program program = checkCommand(spec);
  std::vector<std::string> command = commandLine(spec, program, {candidate});
  command.front() = program.path;
  words.insert(words.end(), command.begin(), command.end());
  return words;
}

}  // namespace hone
