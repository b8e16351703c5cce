#include "test/by_hand.h"

#include <fmt/format.h>

#include "text/shell.h"

namespace hone {
namespace {

namespace fs = std::filesystem;

std::string absolutePath(const fs::path& file) { return fs::absolute(file).lexically_normal().string(); }

std::string programOf(const CommandSpec& spec) {
  const std::string& name = spec.argv.front();
  const bool isPath = spec.kind == TestKind::script || name.find('/') != name.npos;
  return shellQuoted(isPath ? absolutePath(name) : name);
}

/// The test as a shell command for the file `candidate`.
std::string commandOf(const CommandSpec& spec, const std::string& candidate) {
  std::string text = programOf(spec);
  if (spec.kind == TestKind::script) return fmt::format("{} {} < /dev/null", text, candidate);
  for (size_t i = 1; i < spec.argv.size(); ++i) text += fmt::format(" {}", shellQuoted(spec.argv[i], "@@", candidate));
  return fmt::format("{} < {}", text, readsStandardInput(spec) ? candidate : "/dev/null");
}

/// For a project: in a copy of its folder.
std::vector<std::string> inCopy(const CommandSpec& spec, const fs::path& input) {
  const std::string candidate = spec.project->eachFile ? "FILES" : "\"$PWD\"";
  return {fmt::format("cp -a {} \"$(mktemp -d)\"/{} && cd \"$_\"", shellQuoted(absolutePath(input)),
                      shellQuoted(spec.candidateName)),
          fmt::format("{}; echo \"exit status $?\"", commandOf(spec, candidate))};
}

}  // namespace

std::vector<std::string> byHand(const CommandSpec& spec, const fs::path& input) {
  if (spec.kind == TestKind::server)
    return {fmt::format("echo {} | {}", shellQuoted(absolutePath(input)), spec.argv.front())};
  if (spec.kind == TestKind::library) return {};
  if (spec.project) return inCopy(spec, input);
  std::string copies = fmt::format("cp {} ./{}", shellQuoted(absolutePath(input)), shellQuoted(spec.candidateName));
  for (const fs::path& file : spec.with.paths()) copies += fmt::format(" && cp {} .", shellQuoted(absolutePath(file)));
  std::vector<std::string> lines = {"cd \"$(mktemp -d)\"", copies};
  std::string command = commandOf(spec, fmt::format("\"$PWD\"/{}", shellQuoted(spec.candidateName)));
  if (spec.memoryBytes) command = fmt::format("(ulimit -v {}; {})", *spec.memoryBytes / 1024, command);
  lines.push_back(fmt::format("{}; echo \"exit status $?\"", command));
  return lines;
}

}  // namespace hone
