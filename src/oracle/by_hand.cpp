#include "oracle/by_hand.h"

#include <fmt/format.h>

#include "text/shell.h"
#include "text/visible.h"

namespace hone {
namespace {

namespace fs = std::filesystem;

/// A word that stays itself where invisible characters are spelled out for a terminal (text/visible.h): in $'...',
/// which bash, zsh, ksh and POSIX 2024 know.
std::string word(std::string_view text) {
  if (visible(text) == text) return shellQuoted(text);
  std::string quoted = "$'";
  for (size_t at = 0; at < text.size();) {
    const Glyph glyph = glyphAt(text, at);
    const std::string_view bytes = text.substr(at, glyph.length);
    at += glyph.length;
    if (bytes == "'" || bytes == "\\") quoted += '\\';
    if (glyph.text == bytes)
      quoted += bytes;
    else
      for (const char byte : bytes) quoted += fmt::format("\\{:03o}", static_cast<unsigned char>(byte));
  }
  return quoted + "'";
}

/// The same, but each @@ becomes `candidate`, which the shell expands.
std::string word(std::string_view text, const std::string& candidate) {
  constexpr std::string_view placeholder = "@@";
  const size_t at = text.find(placeholder);
  if (at == text.npos) return word(text);
  const std::string_view rest = text.substr(at + placeholder.size());
  return (at > 0 ? word(text.substr(0, at)) : "") + candidate + (rest.empty() ? "" : word(rest, candidate));
}

std::string absolutePath(const fs::path& file) { return fs::absolute(file).lexically_normal().string(); }

std::string programOf(const CommandSpec& spec) {
  const std::string& name = spec.argv.front();
  const bool isPath = spec.kind == TestKind::script || name.find('/') != name.npos;
  return word(isPath ? absolutePath(name) : name);
}

/// The test as a shell command for the file `candidate`.
std::string commandOf(const CommandSpec& spec, const std::string& candidate) {
  std::string text = programOf(spec);
  if (spec.kind == TestKind::script) return fmt::format("{} {} < /dev/null", text, candidate);
  for (size_t i = 1; i < spec.argv.size(); ++i) text += fmt::format(" {}", word(spec.argv[i], candidate));
  return fmt::format("{} < {}", text, readsStandardInput(spec) ? candidate : "/dev/null");
}

/// For a project: in a copy of its folder, or with copies of the files that are its own.
std::vector<std::string> inCopy(const CommandSpec& spec, const fs::path& input) {
  std::string candidate = "\"$PWD\"";
  std::string copy =
      fmt::format("cp -a {} \"$(mktemp -d)\"/{} && cd \"$_\"", word(absolutePath(input)), word(spec.candidateName));
  if (spec.project->eachFile) {
    candidate.clear();
    for (const std::string& file : spec.project->origin->listed)
      candidate += fmt::format("{}{}", candidate.empty() ? "" : " ", word(file));
    copy = fmt::format("d=$(mktemp -d) && cd {} && cp -a --parents -- {} \"$d\" && cd \"$d\"",
                       word(absolutePath(input)), candidate);
  }
  return {copy, fmt::format("{}; echo \"exit status $?\"", commandOf(spec, candidate))};
}

}  // namespace

std::vector<std::string> byHand(const CommandSpec& spec, const fs::path& input) {
  if (spec.kind == TestKind::server) return {fmt::format("echo {} | {}", word(absolutePath(input)), spec.argv.front())};
  if (spec.kind == TestKind::library) return {};
  if (spec.project) return inCopy(spec, input);
  std::string copies = fmt::format("cp {} ./{}", word(absolutePath(input)), word(spec.candidateName));
  for (const fs::path& file : spec.with.paths()) copies += fmt::format(" && cp {} .", word(absolutePath(file)));
  std::vector<std::string> lines = {"cd \"$(mktemp -d)\"", copies};
  std::string command = commandOf(spec, fmt::format("\"$PWD\"/{}", word(spec.candidateName)));
  if (spec.memoryBytes) command = fmt::format("(ulimit -v {}; {})", *spec.memoryBytes / 1024, command);
  lines.push_back(fmt::format("{}; echo \"exit status $?\"", command));
  return lines;
}

}  // namespace hone
