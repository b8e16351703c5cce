// Repair: turns a text that a program refuses into one that it accepts, and keeps as much of it as possible.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "parse/language.h"
#include "repair/change.h"
#include "repair/conflict_markers.h"
#include "repair/damage.h"
#include "repair/doubtful_value.h"
#include "repair/oracle.h"
#include "repair/values.h"

namespace hone {

enum class RepairMethod : uint8_t {
  correct,    ///< least-cost edits, and whatever else it takes
  lexical,    ///< deletion alone from here on: ddmax on characters
  syntactic,  ///< on tokens
  hybrid,     ///< on lines where they are the format's units, tokens, then characters of what was dropped
};

/// Of the options --units and --subset-only. Throws UserError that names the units there are.
RepairMethod parseRepairMethod(std::string_view units, bool subsetOnly);

struct RepairOptions {
  RepairMethod method = RepairMethod::correct;
  size_t all = 1;  ///< so many different repairs, if there are
  /// So many candidates that are refused in a row end the search; 0: any number. Not where hone can only delete.
  size_t patience = 200;
  MergeSide preferred = MergeSide::any;  ///< of a merge conflict, the side that is tried first
  Damage damage = Damage::automatic;
  bool records = false;        ///< each line is a text of the language, as in JSON Lines
  bool strict = false;         ///< a text with a doubtful value is no result; for whoever writes the result
  bool plainEncoding = false;  ///< faults of the encoding are mended first (plain_encoding.h)
};

struct KnownCorrection;

struct RepairedText {
  std::string text;
  Changes changes;                         ///< what makes it of the original
  std::vector<Changes> rivals = {};        ///< repairs that were accepted and are as good
  std::vector<DoubtfulValue> doubts = {};  ///< where a value may be wrong
  std::optional<ValueCounts> values = {};  ///< nullopt where no grammar is known
};

struct RepairResult {
  std::vector<RepairedText> repairs;  ///< best first; empty: nothing was accepted
  Stop stop = Stop::done;
  bool impatient = false;  ///< it ended because so many candidates were refused in a row
  bool hurried = false;    ///< so much is wrong that not all corrections could be looked at, or even one found
  std::shared_ptr<KnownCorrection> known = {};  ///< of the text that was corrected, as the damage asks for
  std::optional<std::string> converted = {};    ///< of UTF-16 and UTF-32, the text in UTF-8: the changes are of it
};

/// `language` is null where none is known. The text is one that the program has refused. Every candidate is tested
/// before it counts. Where a limit came first, the longest text that was accepted until then is the repair.
RepairResult repair(Oracle& oracle, const std::string& text, const std::shared_ptr<Language>& language,
                    const RepairOptions& options);

/// Without a program: least-cost edits after which the text is in the language. Empty if it is without.
RepairResult repairByGrammar(const std::string& text, const std::shared_ptr<Language>& language,
                             const RepairOptions& options);

}  // namespace hone
