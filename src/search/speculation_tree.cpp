#include "search/speculation_tree.h"

#include <algorithm>
#include <utility>

#include "text/hash.h"

namespace hone {

namespace {

// How far the tree may grow below a running test if the verdicts there are already known: far enough to keep all
// workers busy during a test that takes 64 times as long as the others. Most of a node's memory is the candidate and a
// strategy of about the same size.
constexpr size_t kNodesPerJob = 64;
constexpr size_t kMostNodes = 2048;
constexpr size_t kMostBytes = size_t{128} << 20;

/// The guess about the same bytes on the path to the node, if there is one.
std::optional<Verdict> guessAbove(const SpeculationTree::Node& node) {
  for (const SpeculationTree::Node* below = &node; below->parent; below = below->parent) {
    if (below->parent->trial == node.trial && !below->parent->independent) return below->guess;
  }
  return std::nullopt;
}

}  // namespace

Verdict SpeculationTree::Node::branch(Verdict verdict) const {
  if (independent) return Verdict::pass;
  return verdict == Verdict::unresolved && twoValued ? Verdict::pass : verdict;
}

SpeculationTree::SpeculationTree(std::unique_ptr<Strategy> strategy, std::optional<Candidate> first, size_t jobs,
                                 Trials& trials, AcceptanceRates& rates, const CandidateWriter& writer)
    : trials_(trials), rates_(rates), writer_(writer), jobs_(jobs) {
  root_ = makeNode(std::move(strategy), std::move(first));
}

SpeculationTree::~SpeculationTree() { drop(std::move(root_)); }

std::unique_ptr<Strategy> SpeculationTree::dissolve() {
  std::unique_ptr<Strategy> strategy = std::move(root_->strategy);
  drop(std::move(root_));
  return strategy;
}

std::unique_ptr<SpeculationTree::Node> SpeculationTree::makeNode(std::unique_ptr<Strategy> strategy,
                                                                 std::optional<Candidate> candidate) {
  auto node = std::make_unique<Node>();
  node->strategy = std::move(strategy);
  setCandidate(*node, std::move(candidate));
  ++nodes_;
  return node;
}

void SpeculationTree::setCandidate(Node& node, std::optional<Candidate> candidate) {
  node.unfinished = !candidate && node.strategy->unfinished();
  if (!candidate) return;
  node.independent = node.strategy->independent();
  node.twoValued = node.strategy->twoValued();
  if (writer_) candidate->bytes = writer_(candidate->bytes);
  node.candidate = std::make_shared<const Candidate>(*std::move(candidate));
  Expectation& expectation = rates_.of(node.candidate->pass, node.candidate->question);
  node.expectation = &expectation;
  node.trial = &trials_.want(contentHash(node.candidate->bytes), node.candidate->needsFullTime);
  node.trial->pass = node.candidate->pass;
  node.trial->expectation = &expectation;
  node.implied = guessAbove(node);
  bytes_ += node.candidate->bytes.size();
}

void SpeculationTree::drop(std::unique_ptr<Node> node) {
  if (!node) return;
  for (auto& child : node->children) drop(std::move(child));
  if (node->candidate) {
    trials_.release(*node->trial);
    bytes_ -= node->candidate->bytes.size();
  }
  --nodes_;
}

bool SpeculationTree::full() const {
  // Candidates for idle workers are made, however large they are.
  if (nodes_ < jobs_ + kLead) return false;
  return nodes_ >= std::min(kNodesPerJob * jobs_, kMostNodes) || bytes_ >= kMostBytes;
}

/// Branch and bound: a child is never more probable than its parent. As deep as the tree, which is bounded.
struct SpeculationTree::Walk {
  const bool mayStart;
  const bool mayGrow;
  Step best;

  void visit(Node& node, double probability, uint64_t testsLeft) {
    if (probability <= best.probability) return;
    if (node.unfinished) best = {&node, std::nullopt, probability};
    if (!node.candidate) return;
    if (node.trial->waits()) {
      if (mayStart && testsLeft > 0) best = {&node, std::nullopt, probability};
      return;
    }
    bool newTest = !node.trial->committed && !node.implied;
    if (newTest && testsLeft == 0) return;
    uint64_t left = testsLeft - (newTest ? 1 : 0);
    if (node.independent) return follow(node, Verdict::pass, probability, left);
    if (std::optional<Verdict> verdict = node.verdict()) {
      follow(node, *verdict, probability, left);
    } else {
      const double fails = node.expectation->acceptance();
      Verdict likelier = fails > 0.5 ? Verdict::fail : Verdict::pass;
      Verdict other = fails > 0.5 ? Verdict::pass : Verdict::fail;
      follow(node, likelier, probability * std::max(fails, 1 - fails), left);
      follow(node, other, probability * std::min(fails, 1 - fails), left);
    }
  }

  void follow(Node& node, Verdict verdict, double probability, uint64_t testsLeft) {
    if (auto& child = node.child(verdict)) {
      visit(*child, probability, testsLeft);
    } else if (mayGrow && probability > best.probability) {
      best = {&node, node.branch(verdict), probability};
    }
  }
};

SpeculationTree::Step SpeculationTree::likeliest(bool mayStart, uint64_t testsLeft) {
  Walk walk{mayStart, !full(), {}};
  walk.visit(*root_, 1, testsLeft);
  return walk.best;
}

void SpeculationTree::grow(const Step& step) {
  Node& parent = *step.node;
  if (parent.unfinished) {
    setCandidate(parent, parent.strategy->propose());
    return;
  }
  const Verdict guess = *step.guess;
  std::unique_ptr<Strategy> strategy = parent.strategy->clone();
  strategy->learn(guess);
  std::optional<Candidate> candidate = strategy->propose();
  auto& child = parent.child(guess);
  child = makeNode(std::move(strategy), std::move(candidate));
  child->parent = &parent;
  child->guess = guess;
  if (child->trial) child->implied = guessAbove(*child);
}

void SpeculationTree::prune() { pruneBelow(*root_); }

void SpeculationTree::pruneBelow(Node& node) {
  if (!node.candidate) return;
  if (node.trial->verdict) {
    const auto& kept = node.child(*node.trial->verdict);
    for (auto& child : node.children) {
      if (&child != &kept) drop(std::move(child));
    }
  }
  for (auto& child : node.children) {
    if (child) pruneBelow(*child);
  }
}

void SpeculationTree::advance(Verdict verdict) {
  std::unique_ptr<Node> next = std::move(root_->child(verdict));
  if (!next) {
    root_->strategy->learn(verdict);
    next = nextOfRoot();
  }
  next->parent = nullptr;
  drop(std::move(root_));
  root_ = std::move(next);
}

bool SpeculationTree::skip() {
  if (!root_->strategy->skip()) return false;
  std::unique_ptr<Node> next = nextOfRoot();
  drop(std::move(root_));
  root_ = std::move(next);
  return true;
}

/// The node of the next proposal of the root's strategy, which moves to that node.
std::unique_ptr<SpeculationTree::Node> SpeculationTree::nextOfRoot() {
  std::optional<Candidate> candidate = root_->strategy->propose();
  return makeNode(std::move(root_->strategy), std::move(candidate));
}

}  // namespace hone
