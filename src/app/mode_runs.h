// One run of each mode, from files to files. Each has a source of its own, MODE_run.cpp. All throw UserError.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/command_input.h"
#include "app/outputs.h"
#include "app/run_options.h"
#include "app/session.h"
#include "app/triage_folder.h"
#include "findings/triage.h"
#include "hone/hone.h"

namespace hone {

struct ReduceSummary {
  RunSummary run;
  Reduction result;
  std::optional<LeftCommand> command;  ///< if that was reduced, too, and the input fails
  bool isEarlier = false;  ///< the output is what it was before the run, which was cut short and found nothing smaller
};

/// From the first test on, the output file always holds the smallest tested text.
ReduceSummary runReduce(const RunOptions& run, const ReduceOptions& options);

struct GeneralizeSummary {
  RunSummary run;
  Generalization result;
  bool isEarlier = false;  ///< the run was cut short, and the output keeps the tested pattern of an earlier one
};

/// The default name of the output.
std::filesystem::path patternName(const std::filesystem::path& input);

/// Writes the pattern to the output file, if one was found.
GeneralizeSummary runGeneralize(const RunOptions& run, const GeneralizeOptions& options);

struct ExplainFiles {
  std::vector<std::filesystem::path> inputs;      ///< to be tested
  std::vector<std::filesystem::path> pass, fail;  ///< with known outcome
  std::vector<std::filesystem::path> corpus;      ///< their parts are used for new inputs too
  bool observeOnly = false;                       ///< learn only from these files, without tests
  bool detail = false;                            ///< print the whole tree
  std::filesystem::path dot, svg;                 ///< empty: no drawing
};

struct ExplainSummary {
  RunSummary run;
  Circumstances result;
  std::string sentences;  ///< the rules
};

/// The model goes to `run.output`. `run.input` is set to the first file.
ExplainSummary runExplain(RunOptions run, const ExplainFiles& files, ExplainOptions options,
                          const std::string& behaviour);

struct RepairRunOptions {
  RepairOptions repair;
  bool grammarOnly = false;  ///< the grammar is the oracle; no program runs
  bool check = false;        ///< only report what is wrong; no output file
  bool diff = false;         ///< the summary needs a diff
  bool inPlace = false;      ///< the output replaces the input afterwards
  bool ask = false;          ///< the user chooses among the accepted repairs
};

struct RepairSummary {
  RunSummary run;
  Repairs result;
  bool copied = false;    ///< the input was accepted unchanged and copied to the output
  bool unjudged = false;  ///< a grammar that takes any text took it: nothing is known
  bool withheld = false;  ///< with --strict: a value is doubtful, and no file was written
  bool declined = false;  ///< with --ask: the user wants none of the repairs, and no file was written
  struct Repair {
    std::filesystem::path output;
    bool isWritten;  ///< not with --check, nor where doubts withhold it or the user declines it
    std::vector<Finding> findings;
    std::vector<DoubtfulValue> doubts;
    std::string diff;
  };
  std::vector<Repair> repairs;  ///< those of `result`
};

/// Where the repair is written unless -o says so.
std::filesystem::path repairedName(const std::filesystem::path& input);

/// The files of all repairs: from the second on, NAME.2.EXT.
std::vector<std::filesystem::path> repairedNames(const std::filesystem::path& output, const RepairRunOptions& options);

/// The repairs of the input with their findings, as one JSON object.
std::string toJson(const RepairSummary& summary, const std::filesystem::path& input);

/// The output file always holds the best accepted text; the names of further repairs get numbers. If the input is
/// accepted unchanged, it is copied to the output, provided that -o names one.
RepairSummary runRepair(RunOptions run, const RepairRunOptions& options);

struct TriageFiles {
  std::vector<std::string> findings;  ///< files, folders and patterns
  bool debugs = true;                 ///< find the stacks of crashes without one, if a debugger is installed
  std::filesystem::path baseline;     ///< the folder of an earlier triage; empty: that of the output, if there is one
};

struct TriageSummary {
  TriageIndex index;
  Stop stop = Stop::done;
  int signal = 0;  ///< the signal that interrupted the triage, or 0
  double wallSeconds = 0;
  std::filesystem::path output;
  std::shared_ptr<Outputs> outputs = std::make_shared<Outputs>();
};

/// Uses of `run`: output (a folder), language, command, callable, timeout, jobs, farm, maxSeconds, state, resume,
/// fresh, stats and what decides messages.
TriageSummary runTriage(const RunOptions& run, const TriageFiles& files, TriageOptions options);

}  // namespace hone
