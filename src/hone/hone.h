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
// Inputs and results are bytes in memory. Only `Run::remember` writes files, and no signal is handled. A `Test` is
// a function (oracle/callable_test.h), or `makeTest` (oracle/make_test.h) makes one from a command, a server or a
// library.
//
// Each mode has two forms. The form with a `Run` (hone/run.h) is the one that the command line uses: it offers an
// observer, stored verdicts and `cancel`. The other form makes a `Run` from the test and the settings. Both first test
// the input a few times to see whether the test is flaky. A test without a time limit gets one from the time of these
// runs. At the end, both test the result once more. Both throw UserError if the test is flaky or can't be run, and what
// the test throws.
//
// Only `reduce` looks into islands (parse/islands.h). To the other modes, patterns and predictors, a token is a token.
//
// A Language, a Test and a result may be used by any number of threads at once. A Run serves one call of a mode.
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
#include "hone/run.h"
#include "oracle/callable_test.h"
#include "oracle/make_test.h"
#include "parse/language.h"
#include "pattern/members.h"
#include "reduce/reduce.h"
#include "repair/diagnosis.h"
#include "repair/repair.h"

namespace hone {

struct Reduction : RunOutcome {
  bool interesting = false;  ///< the input fails; if not, `text` is the input
  std::string text;          ///< the smallest text that failed in a test
  size_t tokens = 0;
  bool minimal = false;  ///< 1-tree-minimality was proven (docs/reduce.md)
};

/// Reduces the input to a small text that still fails. Throws UserError for an unknown pass.
Reduction reduce(Run& run, const std::string& input, const std::shared_ptr<Language>& language,
                 const ReduceOptions& options = {});
Reduction reduce(const std::string& input, const std::shared_ptr<Language>& language, Test& test,
                 const ReduceOptions& options = {}, const RunSettings& settings = {});

struct Repairs : RunOutcome {
  bool intact = false;             ///< the input is accepted as it is: there is nothing to repair
  bool lacking = false;            ///< the input lacks a kind of token that all samples of its language have
  bool impatient = false;          ///< it ended because too many candidates were refused in a row
  bool hurried = false;            ///< so much is wrong that not all corrections could be looked at
  std::vector<RepairedText> best;  ///< best first, each accepted, with its changes; empty: nothing was accepted
  std::optional<std::string> converted = {};  ///< of UTF-16 and UTF-32, the text in UTF-8: the changes are of it

  /// What the changes are of.
  const std::string& original(const std::string& given) const { return converted ? *converted : given; }
  uint64_t originalBytes() const { return converted ? converted->size() : inputBytes; }

  // These speak of the best repair.
  bool isDoubtful() const { return !best.empty() && !best.front().doubts.empty(); }  ///< a value is
  uint64_t removedBytes() const;
  uint64_t insertedBytes() const;
  double recoveredFraction() const;  ///< the share of the input's bytes that it kept
};

/// For each repair, what was wrong. `language`: that of the repair, or null.
std::vector<std::vector<Finding>> diagnose(const Repairs& repairs, const std::string& input,
                                           const std::shared_ptr<Language>& language);

/// Finds texts that the test accepts and that keep as much of the input as possible. The verdict `fail` means
/// *accepted*, like exit status 0 of a script. If `language` is null, only brackets and quotes guide the search. If a
/// limit comes first, the repair is the longest text accepted so far. `diagnose` explains the changes in words.
Repairs repair(const std::string& input, const std::shared_ptr<Language>& language, Test& test,
               const RepairOptions& options = {}, const RunSettings& settings = {});
/// The same, with a Run. `language()` is called only if the input isn't accepted.
Repairs repair(Run& run, const std::string& input, const std::function<std::shared_ptr<Language>()>& language,
               const RepairOptions& options = {});
/// The same without a test: a text without a syntax error is accepted. A Stoppable (parse/language.h) ends it with
/// Cancelled.
Repairs repairWithoutTest(const std::string& input, const std::shared_ptr<Language>& language,
                          const RepairOptions& options = {});

struct Generalization : RunOutcome {
  bool interesting = false;        ///< the input fails; if not, there is no pattern
  std::optional<Pattern> pattern;  ///< if a limit ended the run, what was found so far, and nullopt before the search
  std::string line;                ///< `toLine(*pattern)`, for people; empty if there is no pattern
  SearchStats reductionStats;      ///< of the reduction only
  SearchStats searchStats;         ///< of reduction and search, without the validation
  Rate surroundings;               ///< verdicts on the part that matters elsewhere within the reduced text
  size_t closingTests = 0;         ///< tests of the search that belong to the closing test that the pattern passed
};

/// Finds the pattern of the inputs that fail as this one does. `PatternMembers` (pattern/members.h) makes new inputs
/// from it, `matches` tells whether a tree matches it, and `toJson` (pattern/pattern_file.h) turns it into a file.
/// Throws UserError for an unknown pass.
Generalization generalize(Run& run, const std::string& input, const std::shared_ptr<Language>& language,
                          const GeneralizeOptions& options = {});
Generalization generalize(const std::string& input, const std::shared_ptr<Language>& language, Test& test,
                          const GeneralizeOptions& options = {}, const RunSettings& settings = {});

struct Circumstances : RunOutcome {
  /// If all inputs behaved alike, `explanation.oneSided` is set. A `Predictor` predicts verdicts with its `model`.
  Explanation explanation;
  std::string tree;  ///< the model as text, for people
};

/// Finds the circumstances under which a text makes the test fail. It starts from the given texts; one that fails is
/// enough. The first one is always tested, to measure the time; others with a known verdict aren't. Throws UserError if
/// none of them can be parsed.
Circumstances explain(Run& run, std::span<const GivenInput> given, const std::shared_ptr<Language>& language,
                      const ExplainOptions& options = {});
Circumstances explain(std::span<const GivenInput> given, const std::shared_ptr<Language>& language, Test& test,
                      const ExplainOptions& options = {}, const RunSettings& settings = {});

}  // namespace hone
