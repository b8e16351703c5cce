// One run of `hone repair`, from files to files.
#pragma once

#include <string>
#include <vector>

#include "app/session.h"
#include "hone/hone.h"

namespace hone {

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
/// accepted unchanged, it is copied to the output, provided that -o names one. Throws UserError.
RepairSummary runRepair(RunOptions run, const RepairRunOptions& options);

}  // namespace hone
