// The command of a test, as the user gave it and as hone runs it.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "process/program.h"
#include "test/verdict_rules.h"

namespace hone {

/// The meaning of `CommandSpec::argv`.
enum class TestKind : uint8_t {
  command,  ///< "@@" inside any argument stands for the candidate's path; without it the candidate goes to stdin
  script,   ///< `--test`: one script, which gets the candidate's path as its last argument; no rules
  server,   ///< `--test-server`: one command line for the shell; no rules (test/server_test.h)
  library,  ///< `--test-library`: one shared object (test/library_test.h)
};

struct CommandSpec {
  TestKind kind = TestKind::command;
  std::vector<std::string> argv;
  std::string candidateName;                ///< e.g. "input.c"; by default the INPUT's file name
  uint64_t candidateBytes = 0;              ///< the INPUT's size, to choose a place with room for working directories
  std::vector<std::filesystem::path> with;  ///< files copied beside the candidate
  std::optional<double> timeoutSeconds;     ///< nullopt: no limit until TestWorker::setTimeout
  std::optional<uint64_t> memoryBytes;      ///< address space of each process of the test
  VerdictRules rules;
  bool keepEvidence = false;  ///< results have Evidence; for single runs
};

/// For commands and scripts. Finds the program `argv[0]`: a bare command name in PATH, a path or a script relative to
/// the current directory. Throws UserError if it doesn't exist, isn't executable, its "#!" line names no program, or
/// the rest of the spec is inconsistent.
Program checkCommand(const CommandSpec& spec);

/// Throws UserError if it can't be the name of a file in a folder.
void checkCandidateName(const std::string& name);

/// The arguments, argv[0] included, with the candidate's path in its place.
std::vector<std::string> commandLine(const CommandSpec& spec, const Program& program, const std::string& candidate);

/// True if the test gets the candidate on standard input.
bool readsStandardInput(const CommandSpec& spec);

}  // namespace hone
