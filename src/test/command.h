// The command of a test, as the user gave it and as it is run.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "process/program.h"
#include "test/verdict_rules.h"

namespace hone {

/// What `CommandSpec::argv` is.
enum class TestKind : uint8_t {
  command,  ///< "@@" inside any argument stands for the candidate's path; without it the candidate goes to stdin
  script,   ///< `--test`: one script, which gets the candidate's path as its last argument; no rules then
  server,   ///< `--test-server`: one command line for the shell; no rules then (test/server_test.h)
  library,  ///< `--test-library`: one shared object (test/library_test.h)
};

struct CommandSpec {
  TestKind kind = TestKind::command;
  std::vector<std::string> argv;
  std::string candidateName;                ///< e.g. "input.c"; by default the INPUT's file name
  uint64_t candidateBytes = 0;              ///< the INPUT's size, so that working directories lie where there is room
  std::vector<std::filesystem::path> with;  ///< files copied beside the candidate
  std::optional<double> timeoutSeconds;     ///< none: no limit until TestWorker::setTimeout
  std::optional<uint64_t> memoryBytes;      ///< address space of each process of the test
  VerdictRules rules;
  bool keepEvidence = false;  ///< for one look at a test: results say what it wrote and left
};

/// For commands and scripts. Finds the program of `argv[0]`: a bare command name through PATH, a path or a script
/// relative to the current directory. Throws UserError where it doesn't exist, isn't executable, its "#!" line names no
/// program, or the rest of the spec makes no sense.
Program checkCommand(const CommandSpec& spec);

/// Throws UserError where it can't be the name of a file in a folder.
void checkCandidateName(const std::string& name);

/// The arguments, argv[0] included, with the candidate's path in its place.
std::vector<std::string> commandLine(const CommandSpec& spec, const Program& program, const std::string& candidate);

/// True where the candidate goes to standard input.
bool readsStandardInput(const CommandSpec& spec);

}  // namespace hone
