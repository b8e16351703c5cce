// hone generalize: turns one failing input into a pattern of inputs that fail in the same way.
#pragma once

#include <optional>

#include "pattern/pattern.h"
#include "reduce/reduce.h"
#include "search/scheduler.h"

namespace hone {

struct GeneralizeOptions {
  ReduceOptions reduce;
  bool reduceFirst = true;
  double confidence = 0.95, rate = 0.95;  ///< accept when the failure rate is at least that, at this confidence
  std::optional<size_t> samples;          ///< the paper's way: so many samples for each place, instead
  size_t validate = 0;                    ///< measure the pattern with so many more texts, not with the closing test's
  bool classes = true;                    ///< where not any text of a token will do, try those from a bound on
  uint64_t seed = 0;
};

struct GeneralizeResult {
  Stop stop = Stop::done;
  std::optional<Pattern> pattern;  ///< after a limit what was found so far; nothing if that was in the reduction
  SearchStats reduction;           ///< what each part has cost
  SearchStats search;              ///< with the reduction
  bool cutShort = false;           ///< so many tests timed out that parts of the input remain untried
  Rate surroundings;               ///< verdicts on the part that matters elsewhere within the reduced text
  size_t closing = 0;              ///< how many tests of `search` belong to the closing test that was passed
  SearchStats all;                 ///< with the validation
};

/// The tree's text is known to fail. Throws what tests throw.
GeneralizeResult generalize(TreePtr tree, Scheduler& scheduler, const GeneralizeOptions& options);

}  // namespace hone
