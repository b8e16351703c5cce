// The subcommands. Each function adds its command to the program; the command sets `status` when it runs.
#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

namespace hone {

/// `testCommand`: the arguments after "--".
void addReduceCommand(CLI::App& program, const std::vector<std::string>& testCommand, int& status);
void addLogCommand(CLI::App& program, int& status);
void addTriageCommand(CLI::App& program, const std::vector<std::string>& testCommand, int& status);
void addRepairCommand(CLI::App& program, const std::vector<std::string>& testCommand, int& status);
void addExplainCommand(CLI::App& program, const std::vector<std::string>& testCommand, int& status);
void addPredictCommand(CLI::App& program, int& status);
void addGeneralizeCommand(CLI::App& program, const std::vector<std::string>& testCommand, int& status);
void addParseCommand(CLI::App& program, int& status);
void addGrammarCommand(CLI::App& program, int& status);
void addMatchCommand(CLI::App& program, int& status);
void addGenerateCommand(CLI::App& program, int& status);
void addLanguagesCommand(CLI::App& program, int& status);
void addWorkerCommand(CLI::App& program, int& status);
void addFarmCommands(CLI::App& program, int& status);
void addDocumentationCommands(CLI::App& program);

}  // namespace hone
