// The passes of a reduction as one strategy. Each pass works on the tree that the one before has left, and all of them
// are repeated until none finds anything.
#pragma once

#include <memory>
#include <unordered_set>
#include <vector>

#include "reduce/pass.h"
#include "search/cloned.h"
#include "search/strategy.h"
#include "text/hash.h"
#include "tree/renderer.h"

namespace hone {

/// Token sequences that are known not to fail. With other white space they need no further test.
/// A set that is cheap to copy: copies share all but the newest entries.
class Refuted {
 public:
  bool contains(Hash128 tokens) const {
    for (Hash128 other : newest_)
      if (other == tokens) return true;
    return shared_ && shared_->contains(tokens);
  }

  void insert(Hash128 tokens) {
    newest_.push_back(tokens);
    if (newest_.size() < mostNewest) return;
    auto all = shared_ ? std::make_shared<Set>(*shared_) : std::make_shared<Set>();
    all->insert(newest_.begin(), newest_.end());
    shared_ = std::move(all);
    newest_.clear();
  }

 private:
  using Set = std::unordered_set<Hash128>;
  static constexpr size_t mostNewest = 64;
  std::shared_ptr<const Set> shared_;
  std::vector<Hash128> newest_;
};

/// In a text with fewer, the pass `unused` has nothing to do, and no rival begins: what large texts need doesn't pay.
inline constexpr size_t fewTokens = 1000;

/// How large a text is: tokens count before bytes.
struct Size {
  size_t tokens = 0;
  size_t bytes = 0;
  friend auto operator<=>(const Size&, const Size&) = default;
};

/// How often the passes have a turn.
enum class Rounds : uint8_t {
  one,       ///< once each
  inOrder,   ///< until a whole round changes nothing
  bestFirst  ///< the same, and those that pay come first
};

class Pipeline : public Strategy {
 public:
  /// What is made of the result in the end, and kept if it fails: by name, a string literal.
  struct Finish {
    std::string_view name;
    std::string (*make)(const Tree&);
  };

  /// `finishes` are applied one after the other. `tree` is known to fail.
  Pipeline(TreePtr tree, std::vector<PassKind> passes, Rounds rounds, std::vector<Finish> finishes = {});

  std::unique_ptr<Strategy> clone() const override { return std::make_unique<Pipeline>(*this); }
  std::optional<Candidate> propose() override;
  bool unfinished() const override { return unfinished_; }
  void learn(Verdict verdict) override;
  /// Ends the present pass until another one finds something.
  bool skip() override;

  /// Its passes, in their order.
  std::vector<std::string_view> passNames() const;
  /// Whether its last candidates ask again for all that is left; these need the full time limit.
  bool endsWithProof() const;

  /// The smallest text known to fail, and its size.
  const std::string& best() const;
  Size bestSize() const { return bestSize_; }
  /// True when the search is over and its last pass was a proof that went through the result and found nothing.
  bool minimal() const { return minimal_; }

 private:
  /// What the pipeline knows of one of its passes.
  struct Progress {
    bool done = false;       ///< has gone through the present text and found nothing
    size_t patience = 0;     ///< tests without a gain that are left before others have a turn
    size_t preemptedAt = 0;  ///< which run of a pass that was, from 1; 0 if it came to its end
    size_t tests = 0;
    size_t successes = 0;                       ///< of these
    std::optional<double> gain = std::nullopt;  ///< of its last leg
    double pays() const { return static_cast<double>(successes) / static_cast<double>(tests + 1); }
  };

  bool nextPass(bool preempted);
  std::optional<Candidate> proposeFinish();
  std::optional<size_t> choose(bool preempted) const;
  bool comesBefore(size_t i, size_t other) const;
  bool shouldPreempt() const;
  void succeeded();
  std::optional<size_t> leadingRival() const;
  double meanGain() const;
  size_t ordinaryPasses() const;
  std::optional<std::string> written(const Edits& edits);
  const Basis* basis();
  uint64_t questionOf(const Edits& edits) const;
  void workOn(TreePtr tree);
  void dropIdleMarks();
  void recount();
  bool mayBeProgress(Size size) const;
  bool breaksSyntax(const std::string& bytes) const;

  std::shared_ptr<const std::vector<PassKind>> passes_;
  Rounds rounds_;
  std::vector<Finish> finishes_;        ///< that are left
  bool finishing_ = false;              ///< the text of one is being tested
  TreePtr tree_;                        ///< what the present pass works on
  uint64_t treeHash_;                   ///< of its text
  std::shared_ptr<Renderer> renderer_;  ///< of that
  Cloned<Pass> pass_;
  size_t passIndex_ = 0;
  size_t passesRun_ = 0;
  std::vector<Progress> progress_;  ///< by pass
  bool passFound_ = false;
  size_t inVain_ = 0;      ///< tests of the present pass, less what its successes have earned
  bool skipping_ = false;  ///< the user wants no more of the present pass
  size_t discarded_ = 0;   ///< what it has proposed that needed no test, likewise
  bool unfinished_ = false;
  bool minimal_ = false;
  // The text is only written where it is asked for.
  mutable std::shared_ptr<const std::string> best_;  ///< null: the tree with `bestEdits_`
  std::optional<Edits> bestEdits_;
  std::shared_ptr<const Basis> basis_;  ///< of candidates: the tree with the best edits, or what comes near; or null
  bool basisIsOld_ = false;
  Size bestSize_;
  /// The least size of the texts that passes have begun with. Each success makes this smaller, or else `bestSize_`.
  Size leastCounted_;
  size_t firstBytes_;                            ///< of the input
  std::shared_ptr<const std::string> proposed_;  ///< null: the tree with `proposedEdits_`
  std::optional<Edits> proposedEdits_;
  Size proposedSize_;
  Hash128 proposedTokens_;
  Refuted refuted_;
  /// The tests of a pass from its beginning on.
  struct Leg {
    size_t tests = 0;
    std::vector<size_t> left;  ///< bytes, before and after each of its last tests

    void add(size_t bytes);
    double gain() const;  ///< of its last tests
  };
  Leg leg_;                ///< of the present pass
  bool givesWay_ = false;  ///< the present pass, to its rival
};

}  // namespace hone
