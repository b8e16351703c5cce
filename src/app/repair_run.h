// One run of `hone repair`, from files to files.
#pragma once

#include <string>
#include <vector>

#include "app/session.h"
#include "repair/diagnosis.h"
#include "repair/repair.h"

namespace hone {

struct RepairRunOptions {
  RepairOptions repair;
  bool grammarOnly = false;  ///< the grammar judges, no program is run
  bool check = false;        ///< only say what is wrong: no output file
  bool diff = false;         ///< wanted in the summary
};

struct RepairSummary {
  RunSummary run;
  bool intact = false;  ///< the input was accepted as it is; then there are no repairs
  struct Repair {
    std::filesystem::path output;
    std::vector<Finding> findings;
    std::string diff;
  };
  std::vector<Repair> repairs;   ///< best first; empty: nothing was accepted
  double recoveredFraction = 0;  ///< bytes of the input that the best one kept
  uint64_t removedBytes = 0, insertedBytes = 0;
};

/// What was found wrong, as one JSON object: the repairs with their findings.
std::string toJson(const RepairSummary& summary);

/// The output file holds the best accepted text at every moment; the second repair and so on get numbers. Throws
/// UserError.
RepairSummary runRepair(const RunOptions& run, const RepairRunOptions& options);

}  // namespace hone
