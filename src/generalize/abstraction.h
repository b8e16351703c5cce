// Finds the places of a pattern one by one: the parts of a failing text that may have other contents.
#pragma once

#include <concepts>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "derive/variants.h"
#include "generalize/form_search.h"
#include "generalize/generalize.h"
#include "generalize/hindsight.h"
#include "grammar/only_texts.h"
#include "pattern/place_trial.h"
#include "search/strategy.h"
#include "tree/token_index.h"

namespace hone {

/// Runs another strategy and remembers the last of its texts of either kind.
template <std::derived_from<Strategy> Search>
class Witnessing : public Strategy {
 public:
  using Texts = std::vector<std::shared_ptr<const std::string>>;

  explicit Witnessing(Search inner) : inner_(std::move(inner)) {}

  std::unique_ptr<Strategy> clone() const override { return std::make_unique<Witnessing>(*this); }
  std::optional<Candidate> propose() override {
    std::optional<Candidate> candidate = inner_.propose();
    if (candidate) proposed_ = std::make_shared<const std::string>(candidate->bytes);
    return candidate;
  }
  void learn(Verdict verdict) override {
    inner_.learn(verdict);
    (verdict == Verdict::fail ? failed_ : others_).add(proposed_);
  }
  bool unfinished() const override { return inner_.unfinished(); }
  bool twoValued() const override { return inner_.twoValued(); }

  Search& inner() { return inner_; }
  const Texts& failed() const { return failed_.texts; }
  const Texts& others() const { return others_.texts; }

 private:
  struct Last {
    static constexpr size_t most = 256;
    Texts texts;
    size_t oldest = 0;

    void add(std::shared_ptr<const std::string> text) {
      if (texts.size() < most) texts.emplace_back();
      texts[oldest] = std::move(text);
      oldest = (oldest + 1) % most;
    }
  };

  Search inner_;
  std::shared_ptr<const std::string> proposed_;
  Last failed_, others_;
};

class Abstraction {
 public:
  struct Witness {
    TreePtr text;
    Verdict verdict;
  };

  /// `tried`: texts like the tree's that don't fail.
  Abstraction(TreePtr tree, std::vector<Witness> tried, Scheduler& scheduler, const GeneralizeOptions& options)
      : tree_(std::move(tree)),
        witnesses_(std::move(tried)),
        scheduler_(scheduler),
        options_(options),
        drafts_(std::make_shared<Drafts>(tree_, options.seed)),
        words_(onlyWords(tree_->language().grammar())) {}

  /// Opens what may be other: from the root downwards the topmost nodes, then what has the same text in several places,
  /// then what may be added.
  void open();

  /// These contents, each of another place, pass together. The place to blame may no longer have what is like them, or
  /// is closed, and its parts are tried.
  void refute(std::vector<Substitution> passed);

  /// Of the nodes in the core that are closed only because other contents were refused, or because names beside the
  /// core must be the same, some are free: short contents by each alternative of the grammar, with the names that are
  /// there, or the original's other texts of a token do no harm.
  void freeIn(NodeId core, TokenRange tokens, const Tree& original);
  /// Is there a class some of whose texts pass?
  bool hasExceptions() const;
  const std::set<NodeId>& free() const { return free_; }
  /// The innermost nodes with whose other contents a text passed, alone or together.
  std::set<NodeId> needed() const;

  /// Runs a search and keeps what failed.
  template <typename Kind>
  Kind run(Kind strategy) {
    auto running = std::make_unique<Witnessing<Kind>>(std::move(strategy));
    stop_ = scheduler_.run(running);
    for (const auto* texts : {&running->failed(), &running->others()})
      for (const auto& text : *texts)
        if (const std::optional<Verdict> verdict = scheduler_.known(*text)) note(*text, *verdict);
    for (const auto& text : running->failed())
      if (failedTexts_.insert(*text).second)
        failed_.push_back(Tree::parse(tree_->sharedLanguage(), *text, tree_->encoding()));
    return std::move(running->inner());
  }

  /// Nothing if a limit struck. A text that passes is kept for people to see.
  std::optional<Verdict> verdictOn(std::string text, std::string_view step);

  /// A text that was tried.
  void note(const std::string& text, Verdict verdict) { verdicts_.emplace(text, verdict); }
  /// All that were tried, but for some of long searches; those first that are most like the tree's.
  KnownVerdicts knownVerdicts() const;

  /// From now on, the search ends when so many tests of the run have timed out, the earlier ones included.
  void endAfterTimeouts(uint64_t timeouts) { mostTimedOut_ = timeouts; }
  bool isTooSlow() const { return scheduler_.stats().timedOut >= mostTimedOut_; }

  Stop stop() const { return stop_; }
  bool going() const { return stop_ == Stop::done && !isTooSlow(); }
  const std::shared_ptr<Drafts>& drafts() const { return drafts_; }
  /// In the order of the text.
  const std::vector<Place>& places();
  const Knowledge& knowledge() const { return knowledge_; }
  void learn(Knowledge knowledge) { knowledge_ = std::move(knowledge); }
  /// Texts that failed in any search.
  const std::vector<TreePtr>& failed() const { return failed_; }
  /// Those first that are most like the tree's.
  std::vector<TreePtr> passingTexts() const;
  /// In the order of the search, so that parts may be there several times.
  const std::vector<TriedPart>& tried() const { return tried_; }
  /// Texts that passed, of which some may be the same.
  const std::vector<std::string>& passed() const { return passed_; }

 private:
  bool passedBefore(const Place& place);
  bool isOpenable(NodeId id) const;
  bool tryPlace(const Place& place);
  bool tryClasses(Place place);
  bool tryForm(Place place);
  TextVerdict verdictWith(const Place& place, const std::string& other);
  void findBound(Place& place, const std::vector<std::string>& outside);
  void openNames();
  bool isByte(NodeId id) const;
  void boundBytes();
  void abstractBelow(NodeId top);
  void shareParts();
  void shareSome(std::vector<NodeId> nodes);
  Substitution toBlame(std::vector<Substitution> contents);
  bool exempt(const Substitution& passed);
  void demote(Place place);

  void notePassed(const std::vector<Substitution>& contents);
  bool passes(const std::vector<Substitution>& contents);
  bool hasPassed(NodeId id) const;
  bool isFree(NodeId id, const Tree& original);
  std::vector<std::string> textsWith(NodeId id, const Tree& original);
  bool isTaken(const Place& place) const;

  TreePtr tree_;
  std::vector<Witness> witnesses_;
  Scheduler& scheduler_;
  const GeneralizeOptions& options_;
  std::shared_ptr<Drafts> drafts_;
  std::vector<std::optional<std::string>> words_;  ///< by token type: that can only be written in one way, but for case
  Stop stop_ = Stop::done;
  uint64_t mostTimedOut_ = UINT64_MAX;
  Knowledge knowledge_;
  std::vector<Place> places_;
  std::set<NodeId> free_;
  Variants variants_{tree_->sharedLanguage()};
  std::vector<DraftPtr> passing_;  ///< of the last trial of a place
  std::map<std::string, Verdict> verdicts_;
  std::set<std::string> failedTexts_;
  std::vector<TreePtr> failed_;
  std::vector<std::string> passed_;
  std::vector<TriedPart> tried_;
  std::set<std::vector<NodeId>> triedTogether_;  ///< nodes of shared places, accepted or not
  /// Whether a number does harm may depend on more than its size: from 2^53 on, a double holds every second one.
  bool mayHaveExceptions_ = false;
  std::set<std::string> exceptional_;  ///< places of a class some of whose texts pass
  std::set<std::string> entangled_;    ///< places, as they are named, that can't be open beside others
  std::map<std::pair<NodeKind, uint32_t>, size_t> undecided_;  ///< by kind of node: trials that told nothing
  std::map<std::string, size_t> unresolved_;  ///< by place, as it is named: contents tried that were refused
  std::map<std::string, size_t> exempted_;    ///< by place: how often something was excluded that passes
};

}  // namespace hone
