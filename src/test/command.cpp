#include "test/command.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <boost/algorithm/string/replace.hpp>
#include <boost/process/search_path.hpp>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <string_view>

#include "text/user_error.h"

namespace hone {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view placeholder = "@@";

bool hasPlaceholder(const std::string& argument) { return argument.find(placeholder) != std::string::npos; }

/// As far as the kernel reads it.
std::string firstBytes(const fs::path& file) {
  std::string bytes(256, '\0');
  std::ifstream stream(file, std::ios::binary);
  stream.read(bytes.data(), std::streamsize(bytes.size()));
  bytes.resize(size_t(stream.gcount()));
  return bytes;
}

/// A script whose interpreter is missing fails with "no such file", of which nobody thinks of the first line.
void checkInterpreter(std::string_view what, const std::string& name, std::string_view start) {
  if (!start.starts_with("#!")) return;
  std::string_view line = start.substr(2, start.find('\n') - 2);
  line.remove_prefix(std::min(line.find_first_not_of(" \t"), line.size()));
  std::string interpreter(line.substr(0, line.find_first_of(" \t")));
  if (interpreter.ends_with('\r')) {
    throw UserError(
        fmt::format("{} {} has Windows line ends, so that its #! line names no program: "
                    "sed -i 's/\\r$//' {}",
                    what, name, name));
  }
  if (!fs::path(interpreter).is_absolute()) return;  // relative to the test's working directory, which isn't there yet
  if (access(interpreter.c_str(), X_OK) == -1) {
    throw UserError(fmt::format("{} {} wants to be run by {}, which is no program: correct its first line", what, name,
                                interpreter));
  }
}

Program findProgram(const std::string& name, bool isScript) {
  const std::string_view what = isScript ? "test script" : "command";
  Program program;
  if (isScript || name.find('/') != std::string::npos) {
    program.path = fs::absolute(name);
    program.argv0 = program.path;
    if (access(program.path.c_str(), F_OK) == -1) {
      const std::string folder = fs::path(program.path).lexically_normal().parent_path().string();
      throw UserError(errno == ENOENT ? fmt::format("{} {} doesn't exist in {}: check its path", what, name, folder)
                                      : fmt::format("{} {}: {}; check its path", what, name, std::strerror(errno)));
    }
  } else {
    std::string found = boost::process::search_path(name).string();
    if (found.empty()) {
      throw UserError(fs::exists(name)
                          ? fmt::format("command {} is not in PATH: write ./{} for the file here", name, name)
                          : fmt::format("command {} is not in PATH: install it or give its path", name));
    }
    program.path = fs::absolute(found);
    program.argv0 = name;
  }
  if (fs::is_directory(program.path)) {
    throw UserError(fmt::format("{} {} is a folder: name the program inside it", what, name));
  }
  if (access(program.path.c_str(), X_OK) == -1) {
    throw UserError(fmt::format("{} {} is not executable: chmod +x {}", what, name, name));
  }
  std::string start = firstBytes(program.path);
  checkInterpreter(what, name, start);
  program.shellMayRun = start.find('\0') == std::string::npos;
  return program;
}

}  // namespace

void checkCandidateName(const std::string& name) {
  if (name.empty() || name == "." || name == ".." || name.find('/') != std::string::npos) {
    throw UserError(fmt::format("'{}' can't be the candidate's name: give the input's file name", name));
  }
}

Program checkCommand(const CommandSpec& spec) {
  if (spec.argv.empty()) throw UserError("no test given: use --test SCRIPT or -- COMMAND ARGUMENTS");
  const std::string& name = spec.argv.front();
  const bool isScript = spec.kind == TestKind::script;
  if (isScript && !spec.rules.empty()) {
    throw UserError(
        fmt::format("--test {}: the script's exit code is the verdict; rules such as --exit go with a "
                    "command after --",
                    name));
  }
  if (!isScript && spec.argv.size() == 1 && name.find(' ') != name.npos && access(name.c_str(), F_OK) == -1)
    throw UserError(fmt::format("'{}' is quoted as one word, the name of a program: leave out the quotes", name));
  if (!isScript && hasPlaceholder(name)) {
    throw UserError(fmt::format("command {}: the candidate isn't executable; name the program that reads it before {}",
                                name, placeholder));
  }
  checkCandidateName(spec.candidateName);
  return findProgram(name, isScript);
}

std::vector<std::string> commandLine(const CommandSpec& spec, const Program& program, const std::string& candidate) {
  std::vector<std::string> line = spec.argv;
  line.front() = program.argv0;
  if (spec.kind == TestKind::script) {
    line.push_back(candidate);
  } else {
    for (size_t i = 1; i < line.size(); ++i) boost::replace_all(line[i], placeholder, candidate);
  }
  return line;
}

bool readsStandardInput(const CommandSpec& spec) {
  return spec.kind == TestKind::command && std::none_of(spec.argv.begin(), spec.argv.end(), hasPlaceholder);
}

}  // namespace hone
