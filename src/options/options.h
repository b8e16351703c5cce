// The table of options: those of each mode and of a test. The command line adds what files, terminals and other
// machines need (cli/).
#pragma once

#include "hone/hone.h"
#include "options/option_visitor.h"
#include "test/test_options.h"

namespace hone {

/// What a test looks for; it decides the wording of the help.
enum class Sought : uint8_t { failure, acceptance };

/// All of these keep references to `options`, which must outlive the visitor.
void describe(ReduceOptions& options, OptionVisitor& visitor);
void describe(RepairOptions& options, OptionVisitor& visitor);
void describe(GeneralizeOptions& options, OptionVisitor& visitor);
void describe(ExplainOptions& options, OptionVisitor& visitor);
void describe(TestOptions& options, OptionVisitor& visitor, Sought sought = Sought::failure);

}  // namespace hone
