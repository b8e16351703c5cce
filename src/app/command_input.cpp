#include "app/command_input.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/algorithm/string/replace.hpp>
#include <cstdlib>
#include <optional>

#include "text/archive.h"
#include "text/command_text.h"
#include "text/file.h"
#include "text/shell.h"
#include "text/user_error.h"

namespace hone {
namespace {

namespace fs = std::filesystem;

constexpr int mostNested = 20;  ///< of files of arguments that name others

/// The words of a file of arguments, as GCC, LLVM and Java read it: between blanks, with quotes and backslashes.
std::vector<std::string> wordsIn(std::string_view text) {
  std::vector<std::string> words;
  std::optional<std::string> word;
  char quote = 0;
  for (size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    const bool isBlank = c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f';
    if (quote == 0 && isBlank) {
      if (word) words.push_back(*std::exchange(word, std::nullopt));
      continue;
    }
    if (!word) word.emplace();
    if (c == '\\' && i + 1 < text.size())
      *word += text[++i];
    else if (quote == 0 && (c == '"' || c == '\''))
      quote = c;
    else if (quote != 0 && c == quote)
      quote = 0;
    else
      *word += c;
  }
  if (word) words.push_back(*word);
  return words;
}

/// Replaces `@file`. A word that begins so and names no file stays, as in GCC.
std::vector<std::string> expanded(const std::vector<std::string>& words, std::vector<NamedPlace>& read, int depth = 0) {
  std::vector<std::string> all;
  for (const std::string& word : words) {
    std::error_code error;
    const fs::path file = word.starts_with('@') ? word.substr(1) : "";
    if (word.starts_with(candidateMark) || file.empty() || !fs::is_regular_file(file, error)) {
      all.push_back(word);
      continue;
    }
    if (depth == mostNested) throw UserError(fmt::format("{}: files of arguments that name each other", word));
    read.push_back({"@", file});
    std::ranges::move(expanded(wordsIn(readFile(file)), read, depth + 1), std::back_inserter(all));
  }
  return all;
}

/// Takes `env NAME=VALUE...` off the front of the command.
std::vector<std::string> takeVariables(std::vector<std::string>& argv) {
  if (fs::path(argv.front()).filename() != "env") return {};
  const auto end = std::find_if_not(argv.begin() + 1, argv.end(), isVariable);
  if (end == argv.begin() + 1 || end == argv.end() || end->starts_with('-')) return {};
  std::vector<std::string> variables(argv.begin() + 1, end);
  argv.erase(argv.begin(), end);
  return variables;
}

std::string nameOf(const std::string& variable) { return variable.substr(0, variable.find('=')); }

/// The input as a project of one file.
void makeProject(RunOptions& run) {
  if (fs::is_directory(run.input)) return;
  CommandSpec& command = run.command;
  if (command.candidateName.empty()) command.candidateName = run.input.filename().string();
  Access access;
  access.narrowTo(run.input);
  run.alsoRead.push_back({"INPUT", run.input});
  auto beside = std::make_shared<std::vector<FileToArchive>>();
  for (const WithFile& file : command.with.read())
    beside->push_back({file.name, static_cast<unsigned>(file.mode) & 0777, false, file.contents});
  beside->push_back({.path = command.candidateName, .contents = ""});  // where the candidate has none
  command.project = ProjectTest{
      .beside = std::move(beside), .reduced = ReducedCommand{.oneFile = true, .variables = {}}, .eachFile = true};
  run.project =
      ProjectOptions{archiveOf({{.path = command.candidateName, .contents = readFile(run.input)}}), access, access, {}};
}

}  // namespace

RunOptions commandRun(RunOptions run, const std::vector<std::string>& variables) {
  CommandSpec& command = run.command;
  if (command.kind != TestKind::command)
    throw UserError("--reduce-command needs the command behind --, with a rule such as --same-crash");
  CommandWords words{takeVariables(command.argv), {}};
  for (const std::string& name : variables) {
    const char* value = std::getenv(name.c_str());
    if (value == nullptr) throw UserError(fmt::format("--reduce-env {}: there is no such variable", name));
    words.variables.push_back(fmt::format("{}={}", name, value));
  }
  words.arguments = expanded({command.argv.begin() + 1, command.argv.end()}, run.alsoRead);
  command.argv.resize(1);
  std::ranges::copy(words.arguments, std::back_inserter(command.argv));
  if (!run.project) makeProject(run);
  if (!command.project->reduced) command.project->reduced.emplace();
  for (const std::string& variable : words.variables) command.project->reduced->variables.push_back(nameOf(variable));
  run.project->archive = withCommand(words, run.project->archive);
  return run;
}

LeftCommand leftCommand(const CommandSpec& spec, std::string_view archive, const std::string& file) {
  const std::optional<CommandSpec> own = withCommandOf(spec, archive);
  const std::optional<CommandWords> words = commandIn(archive);
  LeftCommand left;
  if (!own) return left;
  if (words) left.variables = words->variables;
  for (const std::string& variable : left.variables)
    left.line += fmt::format("{}={} ", nameOf(variable), shellQuoted(variable.substr(variable.find('=') + 1)));
  left.line += shellQuoted(spec.argv.front());
  const PlainTest plain = plainTest(spec, archive);
  std::vector<std::string> candidates = {plain.spec.project ? "." : file};
  if (plain.spec.project && plain.spec.project->eachFile) {
    candidates.clear();
    if (const auto files = filesOf(plain.candidate))
      for (const ArchivedFile& one : *files) candidates.push_back(one.path);
  }
  // What precedes the arguments sets variables and names the program.
  const size_t names = spec.project->reduced->variables.size();
  const size_t first = names == 0 ? 1 : 1 + 2 * names + left.variables.size() + 1;
  for (size_t i = first; i < own->argv.size(); ++i) {
    const std::string& word = own->argv[i];
    if (word.find(candidateMark) == word.npos) {
      left.line += ' ' + shellQuoted(word);
      ++left.arguments;
    } else {
      for (const std::string& candidate : candidates)
        left.line += ' ' + shellQuoted(boost::replace_all_copy(word, candidateMark, candidate));
    }
  }
  if (readsStandardInput(spec)) left.line += " < " + shellQuoted(file);
  return left;
}

}  // namespace hone
