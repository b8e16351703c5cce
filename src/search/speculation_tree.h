// The speculation tree: the next proposals of the strategy after each outcome of the pending tests.
//
// The root is the current state of the strategy with its candidate. Its children are copies of the strategy that have
// learned one outcome each. A node with a known verdict has a single child. scheduler.cpp draws and explains the tree.
// Not thread-safe: used by the scheduler's own thread only.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>

#include "search/acceptance_rates.h"
#include "search/strategy.h"
#include "search/trials.h"
#include "test/verdict.h"

namespace hone {

class SpeculationTree {
 public:
  struct Node {
    std::unique_ptr<Strategy> strategy;          ///< has proposed the candidate
    std::shared_ptr<const Candidate> candidate;  ///< null where the strategy proposes nothing more
    Trial* trial = nullptr;                      ///< null as the candidate
    bool unfinished = false;                     ///< the strategy has to go on before there is a candidate
    const double* acceptance = nullptr;          ///< the probability that the candidate fails
    std::optional<Verdict> implied;              ///< the guess above that had the same bytes
    Node* parent = nullptr;
    Verdict guess = Verdict::fail;                  ///< what the parent's strategy was told to get here
    std::array<std::unique_ptr<Node>, 3> children;  ///< by the verdict that `strategy` was told

    /// What is known of the candidate's verdict, given the guesses above.
    std::optional<Verdict> verdict() const { return trial->verdict ? trial->verdict : implied; }
    /// The child that stands for a verdict: where several lead to the same state, `pass` stands for them.
    Verdict branch(Verdict verdict) const;
    std::unique_ptr<Node>& child(Verdict verdict) { return children[static_cast<size_t>(branch(verdict))]; }
  };

  /// Something to do, and the probability that the search will come past it: start the test of `node`'s candidate, or
  /// grow the tree: with a `guess`, make the node's child for that guess, else go on with a node that is unfinished.
  /// `node` is null where there is nothing to do.
  struct Step {
    Node* node = nullptr;
    std::optional<Verdict> guess;
    double probability = 0;
    bool starts() const { return node != nullptr && !guess && !node->unfinished; }
  };

  /// So many candidates should wait for a worker while all are busy: the next after either outcome of a lone test.
  static constexpr size_t kLead = 2;

  /// A tree of one node: `first` is what the strategy has just proposed. The tree grows as far as `jobs` need it.
  SpeculationTree(std::unique_ptr<Strategy> strategy, std::optional<Candidate> first, size_t jobs, Trials& trials,
                  AcceptanceRates& rates);
  ~SpeculationTree();
  SpeculationTree(const SpeculationTree&) = delete;
  SpeculationTree& operator=(const SpeculationTree&) = delete;

  Node& root() { return *root_; }
  size_t nodes() const { return nodes_; }

  /// The most probable step on the way of the next `testsLeft` new verdicts; without `mayStart` only those that grow
  /// the tree. A candidate that waits for a worker hides what is below it. Cheap against making a candidate.
  Step likeliest(bool mayStart, uint64_t testsLeft);
  /// Does a step that doesn't start a test. Costs a clone and a candidate. Throws what the strategy throws.
  void grow(const Step& step);
  /// Throws away what known verdicts have proven wrong.
  void prune();
  /// The verdict of the root's candidate becomes history, and the state after it the new root. Costs nothing where the
  /// child was there, else making a candidate. Throws what the strategy throws.
  void advance(Verdict verdict);
  /// Ends the strategy's present step (Strategy::skip); what it proposes then is the new root. False where it has no
  /// steps. Costs making a candidate. Throws what the strategy throws.
  bool skip();

  /// Ends the tree; returns the root's strategy.
  std::unique_ptr<Strategy> dissolve();

 private:
  struct Walk;
  std::unique_ptr<Node> makeNode(std::unique_ptr<Strategy> strategy, std::optional<Candidate> candidate);
  std::unique_ptr<Node> nextOfRoot();
  void setCandidate(Node& node, std::optional<Candidate> candidate);
  void pruneBelow(Node& node);
  void drop(std::unique_ptr<Node> node);
  bool full() const;

  Trials& trials_;
  AcceptanceRates& rates_;
  const size_t jobs_;
  size_t nodes_ = 0;
  size_t bytes_ = 0;  ///< of all candidates
  std::unique_ptr<Node> root_;
};

}  // namespace hone
