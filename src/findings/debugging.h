// Gives crashes without a stack the signatures that they have below a debugger.
#pragma once

#include "findings/finding.h"
#include "findings/investigation.h"
#include "findings/runs.h"
#include "findings/survey.h"

namespace hone {

/// Runs each finding below the subject's debugger that is ended by a signal and has no other signature. If it is ended
/// by a signal there too, and the stack has functions of the program, the finding gets the signature of that run.
/// Throws what tests throw.
void debug(Survey& survey, const Findings& findings, const Subject& subject, Runs& runs);

}  // namespace hone
