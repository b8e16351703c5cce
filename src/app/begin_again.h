// Runs a mode again whenever verdicts that it has used were withdrawn (search/workers.h).
#pragma once

#include "app/run_options.h"
#include "search/workers.h"
#include "text/destination.h"
#include "text/user_error.h"

namespace hone {

/// `mode(run)`. When it begins again, it uses the stored verdicts that were not withdrawn, so that the result and the
/// counts are as if there had been no others.
template <typename Mode>
auto withoutWrongVerdicts(RunOptions run, const Mode& mode) {
  for (;;) {
    try {
      return mode(run);
    } catch (const VerdictsWithdrawn&) {
      if (run.input == standardInput)
        throw UserError(
            "a worker of the farm gave wrong verdicts, and standard input can't be read again: start again");
      run.memory.fresh = false;
      run.memory.resume = true;
    }
  }
}

}  // namespace hone
