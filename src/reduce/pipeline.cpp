// Which pass is next? The passes of the first turn are repeated until none of them finds anything. Then the passes of
// the second turn run one at a time, and as soon as one finds something, those of the first turn start again. The proof
// comes last. So costly searches only see texts that cheap ones can't make smaller.
//
// Within a turn, after the first round, the pass with the highest rate of successes comes next: a pass that has found
// much will likely find the rest, and the sooner it does, the fewer tests are repeated.
//
// A pass is preempted after many tests that gained nothing, or next to nothing: each test costs one of its patience,
// and a success earns patience in proportion to its gain. After the others it is restarted on the text that they have
// left, with twice the patience; tests on known bytes cost nothing then. So no pass keeps another from a success for
// long, and yet each pass is completed in the end.
//
// No deletion is right for every text. Halves of a level (coarse) quickly remove declarations that are independent of
// each other, but they are slow where most declarations are needed by others. There unused and cull are quick, which
// are slow on the former. Which kind a text is shows while it is reduced, and changes. So they are rivals: they work in
// legs. A leg ends when its last tests have gained less than the last ones of a rival's leg, or, if a rival had none
// yet and the text isn't small, less than all tests on the average; that rival is next. (A forager leaves a patch when
// it yields less than others do: Charnov's marginal value theorem.) Only when all rivals have ended in vain, the passes
// behind them are next. bench/results/reduce.md has the ablations.
#include "reduce/pipeline.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace hone {
namespace {

constexpr size_t firstPatience = 256;
constexpr double gainForPatience = 1.0 / 30;  ///< a success that removes such a share of the text earns all of it

constexpr size_t shortestLeg = 32;   ///< a pass starts at the top of the text, where little is left to find
constexpr size_t recentTests = 16;   ///< of a leg: what it gains at present
constexpr double leastShare = 1e-9;  ///< where nothing is left

// A candidate that needs no test costs little, but there may be very many.
constexpr size_t discardsATest = 256;      ///< this many discarded candidates cost as much patience as one test in vain
constexpr size_t mostDiscardsAtOnce = 64;  ///< then the scheduler has a look at what else has happened

/// What each test took off the logarithm of the size.
double gainOf(size_t before, size_t after, size_t tests) {
  const double share = static_cast<double>(after) / static_cast<double>(before);
  return -std::log(std::max(share, leastShare)) / static_cast<double>(tests);
}

}  // namespace

Pipeline::Pipeline(TreePtr tree, std::vector<PassKind> passes, Rounds rounds, std::vector<Finish> finishes)
    : passes_(std::make_shared<const std::vector<PassKind>>(std::move(passes))),
      rounds_(rounds),
      finishes_(std::move(finishes)),
      tree_(std::move(tree)),
      treeHash_(contentHash(tree_->bytes()).low),
      renderer_(std::make_shared<Renderer>(tree_)),
      progress_(passes_->size(), Progress{.patience = firstPatience}),
      best_(std::make_shared<const std::string>(tree_->bytes())),
      bestSize_{renderer_->tokenCount(), tree_->bytes().size()},
      leastCounted_(bestSize_),
      firstBytes_(bestSize_.bytes),
      leg_{.left = {bestSize_.bytes}} {
  if (!passes_->empty()) pass_ = passes_->front().make(tree_, false);
}

std::vector<std::string_view> Pipeline::passNames() const {
  std::vector<std::string_view> names;
  for (const PassKind& pass : *passes_) names.push_back(pass.name);
  return names;
}

bool Pipeline::endsWithProof() const {
  return std::ranges::any_of(*passes_, [](const PassKind& pass) { return pass.turn == Turn::last; });
}

const std::string& Pipeline::best() const {
  if (!best_) best_ = std::make_shared<const std::string>(renderer_->render(*bestEdits_).value().bytes);
  return *best_;
}

std::optional<Candidate> Pipeline::propose() {
  unfinished_ = false;
  for (size_t discards = 0; pass_;) {
    tree_->stop().check();
    if (discards == mostDiscardsAtOnce) {
      unfinished_ = true;
      return std::nullopt;
    }
    const bool preempted = !skipping_ && (givesWay_ || shouldPreempt());
    const std::optional<Edits> edits = preempted || skipping_ ? std::nullopt : pass_->propose();
    if (!edits) {
      if (!nextPass(preempted)) break;
      continue;
    }
    std::optional<std::string> text = written(*edits);
    if (!text) {
      pass_->learn(false);
      ++discards;
      ++discarded_;
      continue;
    }
    const uint64_t question = questionOf(*edits);
    proposed_ = nullptr;
    proposedEdits_ = *edits;
    const PassKind& kind = (*passes_)[passIndex_];
    return Candidate{std::move(*text), kind.name, proposedSize_.tokens, question, kind.turn == Turn::last};
  }
  return proposeFinish();
}

/// What can't be written down, or isn't smaller, or was refuted, needs no test; then nothing. That it must be smaller
/// makes every run end. What is cheap to find out comes first.
std::optional<std::string> Pipeline::written(const Edits& edits) {
  const PassKind& kind = (*passes_)[passIndex_];
  std::optional<Outline> outline = renderer_->outline(edits, basis());
  if (!outline || !mayBeProgress({outline->tokens().count, outline->bytes()})) return std::nullopt;
  if (!kind.exact && refuted_.contains(outline->tokens().hash)) return std::nullopt;
  if (!renderer_->settle(*outline)) return std::nullopt;
  proposedTokens_ = outline->tokens().hash;
  proposedSize_ = {outline->tokens().count, outline->bytes()};
  if (!mayBeProgress(proposedSize_)) return std::nullopt;
  std::string text = renderer_->write(std::move(*outline));
  if ((proposedSize_ == bestSize_ && text == best()) || (kind.mayBreakSyntax && breaksSyntax(text)))
    return std::nullopt;
  return text;
}

/// What was accepted last: nearly all that the next candidates change, too.
const Basis* Pipeline::basis() {
  if (std::exchange(basisIsOld_, false)) basis_ = renderer_->basis(*bestEdits_, basis_.get());
  return basis_.get();
}

/// What the edits change beyond the accepted ones.
uint64_t Pipeline::questionOf(const Edits& edits) const {
  return treeHash_ ^ edits.differenceTo(bestEdits_ ? *bestEdits_ : Edits(tree_->size()));
}

void Pipeline::workOn(TreePtr tree) {
  tree_ = std::move(tree);
  treeHash_ = contentHash(tree_->bytes()).low;
  renderer_ = std::make_shared<Renderer>(tree_);
  bestEdits_ = std::nullopt;
  basis_ = nullptr;
  basisIsOld_ = false;
  proposedEdits_ = std::nullopt;
}

/// Marks of indentation that the plain text doesn't need: a text that was read as tokens and brackets only has had them
/// removed on one side.
void Pipeline::dropIdleMarks() {
  Language& language = tree_->language();
  if (!language.marksIndentation()) return;
  std::string text = language.marked(language.plain(best(), tree_->encoding()), tree_->encoding());
  if (text.size() < best().size()) best_ = std::make_shared<const std::string>(std::move(text));
}

/// What has moved into a text of another language, as a script into its page, has counted as one token until now. The
/// count may grow only if it is smaller than all earlier ones: else a run could go in a circle.
void Pipeline::recount() {
  const Size counted{renderer_->tokenCount(), tree_->bytes().size()};
  if (counted < leastCounted_) leastCounted_ = bestSize_ = counted;
}

std::optional<Candidate> Pipeline::proposeFinish() {
  while (!finishes_.empty()) {
    const Finish finish = finishes_.front();
    finishes_.erase(finishes_.begin());
    if (best() != tree_->bytes()) workOn(Tree::parse(tree_->sharedLanguage(), best(), tree_->encoding()));
    std::string text = finish.make(*tree_);
    if (text == best()) continue;
    const TreePtr finished = Tree::parse(tree_->sharedLanguage(), text, tree_->encoding());
    finishing_ = true;
    proposedSize_ = {finished->tokenCount(finished->root()), text.size()};
    proposed_ = std::make_shared<const std::string>(text);
    return Candidate{std::move(text), finish.name, proposedSize_.tokens};
  }
  return std::nullopt;
}

void Pipeline::learn(Verdict verdict) {
  bool interesting = verdict == Verdict::fail;
  if (std::exchange(finishing_, false)) {
    if (!interesting) return;
    best_ = proposed_;
    bestSize_ = proposedSize_;
    return;
  }
  pass_->learn(interesting);
  progress_[passIndex_].tests += 1;
  ++inVain_;
  if (interesting)
    succeeded();
  else
    refuted_.insert(proposedTokens_);
  leg_.add(bestSize_.bytes);
  if (leg_.tests < shortestLeg) return;
  progress_[passIndex_].gain = leg_.gain();
  const std::optional<size_t> leader = leadingRival();
  givesWay_ = leader && *leader != passIndex_;
}

void Pipeline::succeeded() {
  progress_[passIndex_].successes += 1;
  best_ = proposed_;
  bestEdits_ = proposedEdits_;
  basisIsOld_ = bestEdits_.has_value();
  const double gain = 1 - static_cast<double>(proposedSize_.bytes) / static_cast<double>(bestSize_.bytes);
  const double share = std::clamp(gain / gainForPatience, 0.0, 1.0);
  const auto earned = static_cast<size_t>(share * static_cast<double>(progress_[passIndex_].patience));
  inVain_ -= std::min(inVain_, earned);
  discarded_ -= std::min(discarded_, earned * discardsATest);
  bestSize_ = proposedSize_;
  passFound_ = true;
}

bool Pipeline::skip() {
  skipping_ = static_cast<bool>(pass_);
  return skipping_;
}

bool Pipeline::mayBeProgress(Size size) const {
  return size < bestSize_ || (size == bestSize_ && (*passes_)[passIndex_].mayKeepSize);
}

bool Pipeline::breaksSyntax(const std::string& bytes) const {
  TreePtr parsed = Tree::parse(tree_->sharedLanguage(), bytes, tree_->encoding());
  return parsed->errors().size() + parsed->brokenIslands() > tree_->errors().size() + tree_->brokenIslands();
}

bool Pipeline::shouldPreempt() const {
  const bool impatient = inVain_ + discarded_ / discardsATest >= progress_[passIndex_].patience;
  return rounds_ != Rounds::one && impatient && choose(true) != passIndex_;
}

void Pipeline::Leg::add(size_t bytes) {
  if (left.size() > recentTests) left.erase(left.begin());
  left.push_back(bytes);
  ++tests;
}

double Pipeline::Leg::gain() const { return gainOf(left.front(), left.back(), left.size() - 1); }

/// Of all tests so far.
double Pipeline::meanGain() const {
  size_t tests = 1;
  for (const Progress& progress : progress_) tests += progress.tests;
  return gainOf(firstBytes_, bestSize_.bytes, tests);
}

/// Among the present pass and its rivals, the first one that had no leg yet, if the text isn't small and the present
/// pass gains less than tests have on the average, or else the one that gained most.
std::optional<size_t> Pipeline::leadingRival() const {
  if (rounds_ != Rounds::bestFirst) return std::nullopt;
  size_t first = passIndex_;
  while ((*passes_)[first].isRival) --first;
  auto mayBegin = [&] { return bestSize_.tokens >= fewTokens && progress_[passIndex_].gain.value_or(0) < meanGain(); };
  std::optional<size_t> leader;
  for (size_t i = first; i == first || (i < passes_->size() && (*passes_)[i].isRival); ++i) {
    const std::optional<double>& gain = progress_[i].gain;
    if (progress_[i].done) continue;
    if (!gain && mayBegin()) return i;
    if (gain && (!leader || *gain > *progress_[*leader].gain)) leader = i;
  }
  return leader;
}

size_t Pipeline::ordinaryPasses() const {
  return static_cast<size_t>(std::ranges::count(*passes_, false, &PassKind::isRival));
}

bool Pipeline::comesBefore(size_t i, size_t other) const {
  const Turn turn = (*passes_)[i].turn, otherTurn = (*passes_)[other].turn;
  if (turn != otherTurn) return turn < otherTurn;
  const Progress &one = progress_[i], &two = progress_[other];
  if (one.preemptedAt != two.preemptedAt) return one.preemptedAt < two.preemptedAt;
  // What had no test yet keeps its place.
  return rounds_ == Rounds::bestFirst && one.tests > 0 && two.tests > 0 && one.pays() > two.pays();
}

std::optional<size_t> Pipeline::choose(bool preempted) const {
  if (rounds_ == Rounds::one) {
    for (size_t i = passIndex_ + 1; i < passes_->size(); ++i)
      if (!(*passes_)[i].isRival) return i;
    return std::nullopt;
  }
  auto undone = [&](size_t i) {
    const PassKind& kind = (*passes_)[i];
    return !progress_[i].done && !kind.isRival && !(preempted && kind.turn == Turn::last);
  };
  std::optional<size_t> chosen;
  for (size_t step = 1; step <= passes_->size(); ++step) {
    size_t i = (passIndex_ + step) % passes_->size();
    if (!undone(i)) continue;
    // Behind a preempted pass simply the next one: the best one may be the preempted one itself.
    if (!chosen || (!preempted && comesBefore(i, *chosen))) chosen = i;
  }
  return chosen;
}

bool Pipeline::nextPass(bool preempted) {
  const bool isRival = (*passes_)[passIndex_].isRival;
  const bool givesWay = std::exchange(givesWay_, false);
  if (passFound_) {
    dropIdleMarks();
    workOn(Tree::parse(tree_->sharedLanguage(), best(), tree_->encoding()));
    recount();
    for (Progress& progress : progress_) progress.done = false;
  } else if (preempted && !isRival) {
    if (!givesWay) progress_[passIndex_].patience *= 2;
  } else if (!givesWay) {
    progress_[passIndex_].done = true;
  }
  progress_[passIndex_].preemptedAt = preempted && !isRival && !givesWay ? passesRun_ + 1 : 0;
  const bool skipped = std::exchange(skipping_, false);
  if (skipped) progress_[passIndex_].done = true;
  passFound_ = false;
  inVain_ = 0;
  discarded_ = 0;
  progress_[passIndex_].gain = leg_.tests > 0 ? leg_.gain() : 0;  // what proposes nothing gains nothing
  leg_ = {.left = {bestSize_.bytes}};
  // A rival that ends makes room for the others, and these for the passes behind them.
  std::optional<size_t> next;
  if (isRival || givesWay) next = leadingRival();
  const bool isAmongRivals = next.has_value();
  if (!next) next = choose(preempted);
  if (!next) {
    pass_ = nullptr;
    minimal_ = !skipped && rounds_ != Rounds::one && (*passes_)[passIndex_].turn == Turn::last;
    return false;
  }
  // From the last pass of a turn to the first one: little is left to find.
  passIndex_ = *next;
  if (!isAmongRivals) ++passesRun_;
  pass_ = (*passes_)[passIndex_].make(tree_, passesRun_ >= ordinaryPasses());
  return true;
}

}  // namespace hone
