#include "test/identity.h"

#include <fmt/format.h>
#include <sys/stat.h>

#include <boost/algorithm/string/classification.hpp>
#include <boost/algorithm/string/split.hpp>
#include <filesystem>
#include <vector>

#include "text/file.h"
#include "text/hash.h"

namespace hone {

namespace fs = std::filesystem;

namespace {

constexpr uintmax_t smallFile = 1 << 20;

/// Small files are read; of large ones size and time must do. Empty where it is no file.
std::string stateOf(const fs::path& file) {
  struct stat state;
  if (stat(file.c_str(), &state) == -1 || !S_ISREG(state.st_mode)) return "";
  const auto bytes = uintmax_t(state.st_size);
  if (bytes <= smallFile) {
    try {
      return fmt::format("{} {}", bytes, toHex(contentHash(readFile(file))));
    } catch (const std::exception&) {
      // Not readable; its time must do.
    }
  }
  return fmt::format("{} {}.{}", bytes, state.st_mtim.tv_sec, state.st_mtim.tv_nsec);
}

}  // namespace

std::string identityOf(const CommandSpec& spec) {
  std::string text = fmt::format("kind {}\ncandidate {}\n", int(spec.kind), spec.candidateName);
  std::vector<std::string> words = spec.argv;
  if (spec.kind == TestKind::server) {
    text += fmt::format("server {}\nin {}\n", spec.argv.front(), fs::current_path().string());
    boost::split(words, spec.argv.front(), boost::is_space(), boost::token_compress_on);
  } else if (spec.kind != TestKind::library) {
    Program program = checkCommand(spec);
    text += fmt::format("program {} {}\n", program.path, stateOf(program.path));
  }
  for (const std::string& word : words) text += fmt::format("argument {} {}\n", word, stateOf(word));
  for (const fs::path& file : spec.with) text += fmt::format("with {} {}\n", file.filename().string(), stateOf(file));
  text += spec.rules.description();
  if (spec.timeoutSeconds) text += fmt::format("timeout {}\n", *spec.timeoutSeconds);
  if (spec.memoryBytes) text += fmt::format("memory {}\n", *spec.memoryBytes);
  return text;
}

}  // namespace hone
