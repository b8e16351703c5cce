// The command of a test, as the user gave it and as hone runs it.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "oracle/verdict_rules.h"
#include "process/program.h"
#include "process/sandbox.h"
#include "process/work_directory.h"

namespace hone {

/// How the user wants the programs of tests to be started (oracle/forking.h).
enum class Launch : uint8_t {
  automatic,  ///< by forks where they save time, also in scripts
  exec,
  fork,  ///< by forks wherever they can be
  warm,  ///< by forks at the input, of commands only
};

/// The meaning of `CommandSpec::argv`.
enum class TestKind : uint8_t {
  command,  ///< "@@" inside any argument stands for the candidate's path; without it the candidate goes to stdin
  script,   ///< `--test`: one script, which gets the candidate's path as its last argument; no rules
  server,   ///< `--test-server`: one command line for the shell; no rules (oracle/server_test.h)
  library,  ///< `--test-library`: one shared object (oracle/library_test.h)
};

/// What is special about a test whose command is a part of its candidates (text/command_text.h).
struct ReducedCommand {
  bool oneFile = false;                ///< the candidate is this command and one file, which may be empty
  std::vector<std::string> variables;  ///< their names; a program has only those that the candidate sets
};

/// What is special about a test whose candidates are projects (text/archive.h).
struct ProjectTest {
  std::shared_ptr<const std::vector<FileToArchive>> beside;  ///< instead of `with` (process/work_directory.h)
  std::shared_ptr<const ProjectOrigin> origin = nullptr;     ///< where the project was read from, if it is known
  std::optional<ReducedCommand> reduced = {};
  bool eachFile = false;  ///< "@@" stands for the candidate's files, each by its path, and not for their folder
};

struct CommandSpec {
  TestKind kind = TestKind::command;
  std::vector<std::string> argv;
  std::string candidateName;             ///< e.g. "input.c"; by default the INPUT's file name
  uint64_t candidateBytes = 0;           ///< the INPUT's size, to choose a place with room for working directories
  WithFiles with;                        ///< files copied beside the candidate
  std::optional<ProjectTest> project;    ///< the candidates are projects; `candidateName` is that of their folder
  std::optional<double> timeoutSeconds;  ///< nullopt: no limit until TestWorker::setTimeout
  std::optional<uint64_t> memoryBytes;   ///< address space of each process of the test
  VerdictRules rules;
  bool debugged =
      false;  ///< a command that a signal ended without a stack runs once more, below gdb (oracle/debugger.h)
  std::shared_ptr<const Sandbox> sandbox;  ///< null: none
  bool keepEvidence = false;               ///< results have Evidence; for single runs
  Launch launch = Launch::exec;            ///< how the runs of a search start the program (oracle/forking.h)
};

/// For commands and scripts. Finds the program `argv[0]`: a bare command name in PATH, a path or a script relative to
/// the current directory. Throws UserError if it doesn't exist, isn't executable, its "#!" line names no program, or
/// the rest of the spec is inconsistent.
Program checkCommand(const CommandSpec& spec);

/// Throws UserError if it can't be the name of a file in a folder.
void checkCandidateName(const std::string& name);

/// The folder of a worker that runs such tests.
std::unique_ptr<WorkDirectory> workDirectoryFor(const CommandSpec& spec);

/// Of a reduced command: the spec with the arguments and variables that the candidate has. nullopt if the candidate's
/// place isn't among the arguments any more.
std::optional<CommandSpec> withCommandOf(const CommandSpec& spec, std::string_view archive);

/// The same as a test whose command isn't reduced, and its candidate.
struct PlainTest {
  CommandSpec spec;
  std::string candidate;
};
PlainTest plainTest(const CommandSpec& spec, std::string_view archive);

/// The arguments, argv[0] included, with the candidate's path in its place; with several paths, what contains that
/// place stands there once for each.
std::vector<std::string> commandLine(const CommandSpec& spec, const Program& program,
                                     const std::vector<std::string>& candidates);

/// True if the test gets the candidate on standard input.
bool readsStandardInput(const CommandSpec& spec);

}  // namespace hone
