// hone as a library: `find_package(hone)`, link `hone::hone`, `#include <hone/hone.h>`.
//
//   auto json = hone::Language::bundled("json");
//   hone::CallableTest test([](std::string_view text) {
//     return crashes(text) ? hone::Verdict::fail : hone::Verdict::pass;
//   });
//   hone::Reduction small = hone::reduce(text, json, test);
//
//   hone::CallableTest program([](std::string_view text) {
//     return parses(text) ? hone::Verdict::fail : hone::Verdict::pass;  // as of a script that exits with 0 or 1
//   });
//   hone::Repairs repaired = hone::repair(broken, json, program);
//
// Inputs and results are bytes in memory; nothing is written to files and no signal is handled. A `Test` is a function
// (test/callable_test.h) or anything that `makeTest` (test/make_test.h) makes of a command, a server or a library.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>

#include "explain/explain.h"
#include "explain/predictor.h"
#include "explain/show_model.h"
#include "generalize/generalize.h"
#include "generalize/members.h"
#include "parse/language.h"
#include "reduce/reduce.h"
#include "repair/repair.h"
#include "search/scheduler.h"
#include "test/callable_test.h"
#include "test/make_test.h"

namespace hone {

/// How much may be run at once and at all. The result is the same for every number of jobs.
struct RunSettings {
  int jobs = 0;  ///< parallel tests; 0: all cores
  std::optional<uint64_t> maxTests = std::nullopt;
  std::optional<double> maxSeconds = std::nullopt;
};

struct Reduction {
  bool interesting = false;  ///< does the input fail at all? If not, `text` is the input.
  std::string text;          ///< the smallest text that was seen to fail
  size_t tokens = 0;
  Stop stop = Stop::done;  ///< why it ended
  SearchStats search;
};

/// The smallest input that still fails. Throws UserError for unknown passes, and what the test throws.
Reduction reduce(std::string input, const std::shared_ptr<Language>& language, Test& test,
                 const ReduceOptions& options = {}, const RunSettings& settings = {});

struct Circumstances {
  /// Where all inputs behaved alike, `explanation.oneSided`. Its `model` can be asked about texts with a `Predictor`.
  Explanation explanation;
  std::string tree;  ///< the model as people read it
  Stop stop = Stop::done;
  SearchStats search;
};

/// Under which circumstances a text makes the test fail. It starts from the given texts, of which one that fails is
/// enough; those whose verdict is known aren't tested. Throws UserError where none of them can be parsed, and what the
/// test throws.
Circumstances explain(std::span<const GivenInput> given, const std::shared_ptr<Language>& language, Test& test,
                      const ExplainOptions& options = {}, const RunSettings& settings = {});

struct Repairs {
  bool intact = false;             ///< the input is accepted as it is: there is nothing to repair
  std::vector<RepairedText> best;  ///< best first, each accepted, with its changes; empty: nothing was accepted
  Stop stop = Stop::done;          ///< why it ended
  SearchStats search;
};

/// What is accepted and keeps as much of the input as possible. The test's verdict `fail` stands for *accepted*, as
/// that of a script that exits with 0. `language` may be null: then brackets and quotes have to do. Where a limit came
/// first, the longest text that was accepted until then is the repair. What the changes mean to people says
/// `diagnose` (repair/diagnosis.h); a repair by the grammar alone is `repairByGrammar` (repair/repair.h). Throws what
/// the test throws.
Repairs repair(const std::string& input, const std::shared_ptr<Language>& language, Test& test,
               const RepairOptions& options = {}, const RunSettings& settings = {});

struct Generalization {
  bool interesting = false;        ///< does the input fail at all? If not, there is no pattern.
  std::optional<Pattern> pattern;  ///< nothing either where a limit ended the run before there was one
  std::string line;                ///< the pattern for people, `toText(*pattern)`; empty where there is none
  Stop stop = Stop::done;          ///< why it ended
  SearchStats search;
};

/// The pattern of the inputs that fail as this one does. `PatternMembers` (generalize/members.h) makes new ones of it,
/// `matches` tells whether a tree belongs to it, `toJson` (generalize/pattern_file.h) makes a file of it. Throws
/// UserError for unknown passes, and what the test throws.
Generalization generalize(std::string input, const std::shared_ptr<Language>& language, Test& test,
                          const GeneralizeOptions& options = {}, const RunSettings& settings = {});

}  // namespace hone
