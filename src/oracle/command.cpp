#include "oracle/command.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/algorithm/string/replace.hpp>
#include <string_view>

#include "text/command_text.h"
#include "text/shell.h"
#include "text/user_error.h"

namespace hone {
namespace {

constexpr std::string_view placeholder = candidateMark;

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
  if (spec.project) {
    const bool oneFile = spec.project->reduced && spec.project->reduced->oneFile;
    return std::make_unique<WorkDirectory>(
        ProjectPlace{oneFile ? "" : spec.candidateName, spec.project->beside, spec.project->origin},
        spec.candidateBytes);
  }
  return std::make_unique<WorkDirectory>(spec.candidateName, spec.with, spec.candidateBytes);
}

std::optional<CommandSpec> withCommandOf(const CommandSpec& spec, std::string_view archive) {
  CommandSpec own = spec;
  CommandWords given{{}, {spec.argv.begin() + 1, spec.argv.end()}}, words;
  if (std::optional<CommandWords> left = commandIn(archive))
    words = std::move(*left);
  else
    std::ranges::copy_if(given.arguments, std::back_inserter(words.arguments), hasPlaceholder);
  if (given.namesCandidate() && !words.namesCandidate()) return std::nullopt;
  own.argv = {spec.argv.front()};
  if (!spec.project->reduced->variables.empty()) {
    own.argv = {"env"};
    for (const std::string& name : spec.project->reduced->variables) own.argv.insert(own.argv.end(), {"-u", name});
    own.argv.insert(own.argv.end(), words.variables.begin(), words.variables.end());
    own.argv.push_back(findProgram("command", spec.argv.front()).path);
  }
  own.argv.insert(own.argv.end(), words.arguments.begin(), words.arguments.end());
  return own;
}

PlainTest plainTest(const CommandSpec& spec, std::string_view archive) {
  PlainTest plain{withCommandOf(spec, archive).value_or(spec), withoutCommand(archive)};
  if (spec.project->reduced->oneFile) {
    const auto files = filesOf(plain.candidate);
    plain.candidate = files && !files->empty() ? files->front().contents() : "";
    plain.spec.project.reset();
  } else {
    plain.spec.project->reduced.reset();
  }
  return plain;
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
  const bool isFile = !spec.project || (spec.project->reduced && spec.project->reduced->oneFile);
  return spec.kind == TestKind::command && isFile && std::none_of(spec.argv.begin(), spec.argv.end(), hasPlaceholder);
}

}  // namespace hone
