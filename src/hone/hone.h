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
// Inputs and results are bytes in memory; nothing but `Run::remember` writes files, and no signal is handled. A `Test`
// is a function (test/callable_test.h) or anything that `makeTest` (test/make_test.h) makes of a command, a server or a
// library.
//
// Each mode comes in two forms. The one that takes a `Run` (hone/run.h) is what the command line uses: it has an
// observer, stored verdicts and `cancel`. The other one makes such a run of the test and the settings. In both the
// input is tested first, and a few times more, to see whether the test is flaky; tests that have no limit of time get
// one from how long that took; and the result is tested once more at the end. They throw UserError where the test is
// flaky or can't be run, and what the test throws.
//
// One Language, one Test and one result of these functions serve any number of threads at once; a Run serves one call.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>

#include "explain/explain.h"
#include "explain/predictor.h"
#include "explain/show_model.h"
#include "generalize/generalize.h"
#include "generalize/members.h"
#include "hone/run.h"
#include "parse/language.h"
#include "reduce/reduce.h"
#include "repair/repair.h"
#include "test/callable_test.h"
#include "test/make_test.h"

namespace hone {

struct Reduction : RunOutcome {
  bool interesting = false;  ///< does the input fail at all? If not, `text` is the input.
  std::string text;          ///< the smallest text that was seen to fail
  size_t tokens = 0;
  bool minimal = false;  ///< 1-tree-minimality was proven
};

/// The smallest input that still fails. Throws UserError for unknown passes.
Reduction reduce(Run& run, const std::string& input, const std::shared_ptr<Language>& language,
                 const ReduceOptions& options = {});
Reduction reduce(const std::string& input, const std::shared_ptr<Language>& language, Test& test,
                 const ReduceOptions& options = {}, const RunSettings& settings = {});

struct Repairs : RunOutcome {
  bool intact = false;             ///< the input is accepted as it is: there is nothing to repair
  bool hurried = false;            ///< so much is wrong that not all corrections could be looked at
  std::vector<RepairedText> best;  ///< best first, each accepted, with its changes; empty: nothing was accepted
};

/// What is accepted and keeps as much of the input as possible. The test's verdict `fail` stands for *accepted*, as
/// that of a script that exits with 0. `language` may be null: then brackets and quotes have to do. Where a limit came
/// first, the longest text that was accepted until then is the repair. What the changes mean to people says
/// `diagnose` (repair/diagnosis.h); a repair by the grammar alone is `repairByGrammar` (repair/repair.h).
Repairs repair(const std::string& input, const std::shared_ptr<Language>& language, Test& test,
               const RepairOptions& options = {}, const RunSettings& settings = {});
/// The same. The language is asked for only where the input isn't accepted.
Repairs repair(Run& run, const std::string& input, const std::function<std::shared_ptr<Language>()>& language,
               const RepairOptions& options = {});

struct Generalization : RunOutcome {
  bool interesting = false;        ///< does the input fail at all? If not, there is no pattern.
  std::optional<Pattern> pattern;  ///< nothing either where a limit ended the run before there was one
  std::string line;                ///< the pattern for people, `toText(*pattern)`; empty where there is none
  SearchStats reductionStats;      ///< of the reduction alone
  SearchStats searchStats;         ///< of reduction and search: all but the validation
  size_t closingTests = 0;         ///< how many tests of the search belong to the closing test that was passed
};

/// The pattern of the inputs that fail as this one does. `PatternMembers` (generalize/members.h) makes new ones of it,
/// `matches` tells whether a tree belongs to it, `toJson` (generalize/pattern_file.h) makes a file of it. Throws
/// UserError for unknown passes.
Generalization generalize(Run& run, const std::string& input, const std::shared_ptr<Language>& language,
                          const GeneralizeOptions& options = {});
Generalization generalize(const std::string& input, const std::shared_ptr<Language>& language, Test& test,
                          const GeneralizeOptions& options = {}, const RunSettings& settings = {});

struct Circumstances : RunOutcome {
  /// Where all inputs behaved alike, `explanation.oneSided`. Its `model` can be asked about texts with a `Predictor`.
  Explanation explanation;
  std::string tree;  ///< the model as people read it
};

/// Under which circumstances a text makes the test fail. It starts from the given texts, of which one that fails is
/// enough. The first one is tested in any case, for its time; others whose verdict is known aren't. Throws UserError
/// where none of them can be parsed.
Circumstances explain(Run& run, std::span<const GivenInput> given, const std::shared_ptr<Language>& language,
                      const ExplainOptions& options = {});
Circumstances explain(std::span<const GivenInput> given, const std::shared_ptr<Language>& language, Test& test,
                      const ExplainOptions& options = {}, const RunSettings& settings = {});

}  // namespace hone
