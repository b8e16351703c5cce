// From the result of a triage to the files of its folder (app/triage_folder.h).
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "app/outputs.h"
#include "app/run_options.h"
#include "app/triage_folder.h"
#include "findings/triage.h"
#include "process/cancellation.h"

namespace hone {

struct Filing {
  const Findings& findings;  ///< behind the first `count`, the texts of known bugs
  size_t count;
  const std::vector<KnownBug>& known;
  const Triage& found;
  const TriageIndex& earlier;               ///< the bugs of the baseline
  const std::vector<size_t>& knownNumbers;  ///< by known bug: its number in `earlier`
  const std::vector<FiledBug>& soFar;       ///< the bugs of the output folder, if this call continues a triage
  const CommandSpec& command;
  const std::string& extension;    ///< of findings whose names have none
  std::vector<std::string> taken;  ///< names that no bug may have
};

/// The names in the folder of a triage that no triage with this test has made.
std::vector<std::string> foreignNames(const std::filesystem::path& folder, const CommandSpec& command);

/// Names the bugs, known ones as they were. The index holds the bugs of this and of earlier calls: a member that wasn't
/// among this call's findings stays, and so does a bug whose text no call tests, since it isn't finished or is flaky.
TriageIndex filed(const Filing& filing);

struct TriageFolder {
  TriageIndex& index;          ///< gets remarks on what can't be reproduced
  const TriageIndex& earlier;  ///< of the baseline
  const RunOptions& run;
  const Triage& found;
  const std::filesystem::path& baseline;
  std::function<std::shared_ptr<Language>(const FiledBug&)> languageOf;
  Outputs& outputs;
};

/// Writes the whole folder. The index comes last, so a call that is killed leaves an index of what was known before.
/// Tries to reproduce the bugs, unless the triage was cut short. Throws UserError, and Cancelled.
void writeTriage(const TriageFolder& folder, const Cancellation& cancellation);

}  // namespace hone
