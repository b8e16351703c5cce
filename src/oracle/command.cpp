#include "oracle/command.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/algorithm/string/replace.hpp>
#include <string_view>

#include "text/shell.h"
#include "text/user_error.h"

namespace hone {

namespace {

constexpr std::string_view placeholder = "@@";

bool hasPlaceholder(const std::string& argument) { return argument.find(placeholder) != std::string::npos; }

/// A command line as users write it for other tools, where `@@` or nothing stands for the candidate.
std::string withPlaceholder(const std::string& line) {
  return hasPlaceholder(line) ? line : fmt::format("{} {}", line, placeholder);
}

std::string forShell(const std::string& line) {
  return boost::replace_all_copy(withPlaceholder(line), placeholder, "\"$1\"");
}

}  // namespace

void checkCandidateName(const std::string& name) {
  if (name.empty() || name == "." || name == ".." || name.find('/') != std::string::npos) {
    throw UserError(fmt::format("'{}' can't be the candidate's name: give a plain file name", name));
  }
}

Program checkCommand(const CommandSpec& spec) {
  if (spec.argv.empty()) throw UserError("no test: give --test SCRIPT or -- COMMAND ARGUMENTS");
  const std::string& name = spec.argv.front();
  const bool isScript = spec.kind == TestKind::script;
  if (isScript && !spec.rules.empty() && !spec.rules.onlySameCrash()) {
    throw UserError(
        fmt::format("--test {}: the script's exit status is the verdict; rules other than --same-crash, such as "
                    "--exit, go with a command after --",
                    name));
  }
  if (!isScript && spec.argv.size() == 1 && name.find(' ') != name.npos && access(name.c_str(), F_OK) == -1)
    throw UserError(fmt::format("'{}' is quoted as one word, the name of a program: {}", name,
                                name.find_first_of("|&;<>") == name.npos
                                    ? "leave out the quotes"
                                    : "for commands of a shell give -c instead of --, and $1 for the candidate"));
  if (isScript && name.find(' ') != name.npos && access(name.c_str(), F_OK) == -1)
    throw UserError(fmt::format("--test names a script, and '{}' is a command: give -c {}, or -- {} with a rule", name,
                                shellQuoted(forShell(name)), withPlaceholder(name)));
  if (!isScript && hasPlaceholder(name)) {
    throw UserError(fmt::format("command {}: the candidate isn't executable; name the program that reads it before {}",
                                name, placeholder));
  }
  checkCandidateName(spec.candidateName);
  return isScript ? programAt("test script", name) : findProgram("command", name);
}

std::unique_ptr<WorkDirectory> workDirectoryFor(const CommandSpec& spec) {
  if (spec.project)
    return std::make_unique<WorkDirectory>(ProjectPlace{spec.candidateName, spec.project->beside, spec.project->origin},
                                           spec.candidateBytes);
  return std::make_unique<WorkDirectory>(spec.candidateName, spec.with, spec.candidateBytes);
}

std::vector<std::string> commandLine(const CommandSpec& spec, const Program& program,
                                     const std::vector<std::string>& candidates) {
  std::vector<std::string> line = {program.argv0};
  for (size_t i = 1; i < spec.argv.size(); ++i) {
    const bool named = spec.kind != TestKind::script && hasPlaceholder(spec.argv[i]);
    if (!named) line.push_back(spec.argv[i]);
    for (const std::string& candidate : candidates)
      if (named) line.push_back(boost::replace_all_copy(spec.argv[i], placeholder, candidate));
  }
  if (spec.kind == TestKind::script) line.insert(line.end(), candidates.begin(), candidates.end());
  return line;
}

bool readsStandardInput(const CommandSpec& spec) {
  return spec.kind == TestKind::command && !spec.project &&
         std::none_of(spec.argv.begin(), spec.argv.end(), hasPlaceholder);
}

}  // namespace hone
