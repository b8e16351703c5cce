// The table of options: those of each mode, and what all modes share. The command line adds what files, terminals and
// other machines need (cli/).
#pragma once

#include "hone/hone.h"
#include "hone/language_choice.h"
#include "hone/language_texts.h"
#include "options/option_visitor.h"
#include "oracle/test_options.h"

namespace hone {

/// What a test looks for; it decides the wording of the help.
enum class Sought : uint8_t { failure, acceptance };

/// All of these keep references to `options`, which must outlive the visitor.
void describe(ReduceOptions& options, OptionVisitor& visitor);
void describe(RepairOptions& options, OptionVisitor& visitor);
void describe(GeneralizeOptions& options, OptionVisitor& visitor);
void describe(ExplainOptions& options, OptionVisitor& visitor);
void describe(TestOptions& options, OptionVisitor& visitor, Sought sought = Sought::failure);
void describe(LanguageChoice& choice, OptionVisitor& visitor);
void describe(LanguageTextOptions& options, OptionVisitor& visitor);
/// Whether texts in other languages are parsed too.
void describeIslands(LanguageChoice& choice, OptionVisitor& visitor);
/// Workers, time and stored verdicts: also of a triage, which makes many runs.
void describeResources(RunSettings& settings, Memory& memory, OptionVisitor& visitor);
/// What a single search may do.
void describeSearch(RunSettings& settings, OptionVisitor& visitor);

}  // namespace hone
