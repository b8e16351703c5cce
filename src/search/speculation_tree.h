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

#include "oracle/verdict.h"
#include "search/acceptance_rates.h"
#include "search/strategy.h"
#include "search/trials.h"

namespace hone {

class SpeculationTree {
 public:
  struct Node {
    std::unique_ptr<Strategy> strategy;          ///< has proposed the candidate
    std::shared_ptr<const Candidate> candidate;  ///< null if the strategy proposes nothing more
    Trial* trial = nullptr;                      ///< null if the candidate is
    bool unfinished = false;                     ///< Strategy::unfinished: there is no candidate yet
    bool independent = false;                    ///< Strategy::independent
    bool twoValued = true;                       ///< Strategy::twoValued
    const Expectation* expectation = nullptr;    ///< of the candidate's verdict
    std::optional<Verdict> implied;              ///< the guess on an ancestor with the same bytes
    Node* parent = nullptr;
    Verdict guess = Verdict::fail;                  ///< the verdict that the parent's strategy has learned here
    std::array<std::unique_ptr<Node>, 3> children;  ///< by `branch`

    /// The candidate's verdict, as far as known or implied by guesses on ancestors.
    std::optional<Verdict> verdict() const { return trial->verdict ? trial->verdict : implied; }
    /// The child to take for a verdict. If several verdicts lead to the same state, it is the child for `pass`.
    Verdict branch(Verdict verdict) const;
    std::unique_ptr<Node>& child(Verdict verdict) { return children[static_cast<size_t>(branch(verdict))]; }
  };

  /// The next thing to do, and the probability that the search will reach its node. With a `guess`: make the node's
  /// child for that guess. If the node is unfinished: continue its proposal. Else: start the test of its candidate.
  /// `node` is null if there is nothing to do.
  struct Step {
    Node* node = nullptr;
    std::optional<Verdict> guess;
    double probability = 0;
    bool starts() const { return node != nullptr && !guess && !node->unfinished; }
  };

  /// How many candidates should wait for a worker while all are busy: the next ones for both outcomes of a test.
  static constexpr size_t kLead = 2;

  /// A tree of one node; `first` is the strategy's last proposal. The size of the tree is bounded by `jobs`.
  SpeculationTree(std::unique_ptr<Strategy> strategy, std::optional<Candidate> first, size_t jobs, Trials& trials,
                  AcceptanceRates& rates, const CandidateWriter& writer = {});
  ~SpeculationTree();
  SpeculationTree(const SpeculationTree&) = delete;
  SpeculationTree& operator=(const SpeculationTree&) = delete;

  Node& root() { return *root_; }
  size_t nodes() const { return nodes_; }

  /// The most probable step within the next `testsLeft` new verdicts; without `mayStart`, only steps that grow the
  /// tree. Ignores nodes below a candidate that waits for a worker. Takes much less time than making a candidate.
  Step likeliest(bool mayStart, uint64_t testsLeft);
  /// Does a step that doesn't start a test. Costs one clone and one candidate. Throws what the strategy throws.
  void grow(const Step& step);
  /// Discards the branches that contradict known verdicts.
  void prune();
  /// Makes the root's child for this verdict the new root. Free if the child exists, else costs making a candidate.
  /// Throws what the strategy throws.
  void advance(Verdict verdict);
  /// Ends the strategy's present step (Strategy::skip); its next proposal is the new root. False if the strategy has no
  /// steps. Costs making a candidate. Throws what the strategy throws.
  bool skip();

  /// Destroys the tree and returns the root's strategy.
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
  const CandidateWriter writer_;
  const size_t jobs_;
  size_t nodes_ = 0;
  size_t bytes_ = 0;  ///< of all candidates
  std::unique_ptr<Node> root_;
};

}  // namespace hone
