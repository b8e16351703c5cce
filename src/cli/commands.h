// The subcommands, and what they share: exit statuses and options.
#pragma once

#include <CLI/CLI.hpp>
#include <cstdio>
#include <string>
#include <string_view>
#include <vector>

#include "app/run_options.h"
#include "app/session.h"
#include "options/option_visitor.h"
#include "options/options.h"

namespace hone {

/// Each function adds its command to the program; the command sets `status` when it runs. `testCommand`: the arguments
/// after "--".
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

// The exit status of hone, and its messages about runs that a limit or a signal ended.

/// The documented exit statuses.
enum ExitStatus : int { exitDone = 0, exitNotInteresting = 1, exitUsage = 2, exitLimit = 3, exitDoubtful = 4 };

/// Whether there is an output file, by this run or an earlier one.
enum class Result : uint8_t { written, earlier, none };

/// 0 if the run was completed. Otherwise, after a message on standard error: 3 after a limit, or if the result did not
/// hold and an earlier one replaced it; 2 if no earlier result holds either; 128 + N after signal N.
int exitStatus(const RunSummary& run, Result result);

/// For a run without a result: `status`, or 2 after a message if another file couldn't be written.
int concluded(const RunSummary& run, int status);

/// The last word on what a run has written: makes it true that it is there. Says what had to be written again. False,
/// after a message, if that failed.
bool confirmed(Outputs& outputs);

/// Prints the findings of --dry-run. Returns 1 if a run would end at once, since the input hasn't the needed
/// verdict.
int showPlan(const RunSummary& run, std::optional<Verdict> needed);

/// What the test did with the input, for a message that this isn't what the mode needs: the end of a sentence, then
/// lines of details.
std::string firstCheckOf(const RunSummary& run);

/// For a run whose input did not fail: as `exitStatus` if a limit came first, else 1 after a message.
int notInteresting(const RunSummary& run, const std::filesystem::path& input);

/// The stream for the summary of a run: standard output, unless the result goes there.
std::FILE* summaryStream(const RunSummary& run);

// The options that commands share: those of languages, and of runs with a test.

/// `testCommand`: the arguments after "--".
void addTestOptions(CLI::App& command, const std::vector<std::string>& testCommand, TestOptions& options,
                    Sought sought = Sought::failure);

/// --language, --grammar, --start.
void addLanguageOptions(CLI::App& command, LanguageChoice& choice);
/// --no-islands; by default the choice has islands.
void addIslandOptions(CLI::App& command, LanguageChoice& choice);

/// Adds the options for input, output, jobs, limits, statistics and messages.
/// `inputs`: where several inputs go; null: the command takes one.
void addRunOptions(CLI::App& command, RunOptions& options, std::vector<std::filesystem::path>* inputs = nullptr);
/// Parts of them: jobs, time limits and stored verdicts; messages and the file of options; the farm.
void addResourceOptions(CLI::App& command, RunOptions& options);
void addMessageOptions(CLI::App& command, RunOptions& options);
void addFarmOptions(CLI::App& command, RunOptions& options);

/// Adds --bundle, for modes whose result is a failing text.
void addBundleOption(CLI::App& command, RunOptions& options);
/// Makes --bundle an error with this reason: "--bundle packs a failure, but ...".
void refuseBundle(CLI::App& command, std::string_view reason);

/// Options as options of a command: those of the table (options/options.h), and the command's own.
class DescribedOptions : public OptionVisitor {
 public:
  explicit DescribedOptions(CLI::App& command) : command_(command) {}

  /// A file that is written; `-` is standard output.
  void output(OptionName name, std::filesystem::path& file);

  void group(std::string_view name) override { group_ = name; }
  void flag(OptionName name, std::function<void(bool)> set, bool usual = false) override;
  void word(OptionName name, std::function<void(const std::string&)> set, std::string usual = {}) override;
  void words(OptionName name, std::function<void(std::vector<std::string>)> set, bool commas = false) override;
  void files(OptionName name, std::function<void(std::vector<std::string>)> set) override;
  void whole(OptionName name, uint64_t least, uint64_t most, std::function<void(uint64_t)> set,
             std::optional<uint64_t> usual = std::nullopt) override;
  void number(OptionName name, NumberRange range, std::function<void(double)> set,
              std::optional<double> usual = std::nullopt) override;

 private:
  template <typename Value, typename Set>
  CLI::Option* add(const OptionName& name, Set set);

  CLI::App& command_;
  std::string group_ = "Options";
};

/// Replaces "-" as a file name by standard input.
CLI::Validator dashIsInput();

/// Adds an option or positional argument that names input files; `-` is standard input.
template <typename Target>
CLI::Option* addInput(CLI::App& command, const std::string& names, Target& target, const std::string& description) {
  return command.add_option(names, target, description)->transform(dashIsInput())->type_name("FILE");
}

}  // namespace hone
