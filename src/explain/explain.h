// Alhazen: learns under which circumstances a program behaves in a certain way, by making inputs that test what it has
// learned so far (Kampmann, Havrikov, Soremekun, Zeller: "When Does My Program Do This? Learning Circumstances of
// Software Behavior", ESEC/FSE 2020).
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "explain/feature_reader.h"
#include "explain/model.h"
#include "search/strategy.h"

namespace hone {

struct ExplainOptions {
  std::vector<FeatureKind> features = featureKinds();
  size_t iterations = 30;
  size_t perIteration = 8;  ///< new inputs of the first iteration; more where the tree keeps changing
  uint64_t seed = 0;
  std::vector<std::string> corpus =
      {};  ///< of their parts new inputs are made as well; texts with syntax errors are not
};

/// An input to start from.
struct GivenInput {
  std::string text;
  std::optional<Verdict> verdict = std::nullopt;  ///< where it is known it isn't tested
  TreePtr tree = nullptr;                         ///< where it is known it isn't parsed
};

struct Explanation {
  bool oneSided = false;    ///< all inputs behaved alike: there is nothing to tell apart, and the tree is a leaf
  Model model;              ///< nodes, features, examples and inputs
  std::vector<Rule> rules;  ///< the ways to `fail`, those first that bear out more
  size_t iterations = 0;
  size_t inputs = 0;                    ///< with an outcome
  size_t errors = 0;                    ///< of these, wrongly predicted
  std::vector<Foretold> foretold = {};  ///< what the tree of then said of each input before its test
  std::string unexplained;  ///< the shortest failing input that the tree says passes; empty if there is none
  bool converged = false;   ///< ended since nothing new was learned any more
  bool cancelled = false;   ///< ended since the language's stop token stopped it
  double shareOfRules = 0;  ///< rules named in the tree, of those that can be reached

  /// False if the tree asks nothing: all inputs behaved alike, or nothing was found that tells them apart.
  bool tellsApart() const { return !oneSided && model.nodes.size() > 1; }
};

/// Verdicts of all candidates in order, which are made while others are tested; fewer where a limit struck, which ends
/// the loop.
using TestAll = std::function<std::vector<Verdict>(const NextCandidate&)>;

/// What is reported between two iterations.
using OnIteration = std::function<void(size_t iteration, const Explanation& soFar)>;

/// Without `test` it learns from the given inputs alone; `further` ones come after the others. Deterministic for a
/// seed, whatever the order in which tests end. Throws UserError where no input can be parsed.
Explanation explain(std::span<const GivenInput> given, const std::shared_ptr<Language>& language, const TestAll& test,
                    const ExplainOptions& options, const OnIteration& onIteration = {},
                    std::span<const GivenInput> further = {});

}  // namespace hone
