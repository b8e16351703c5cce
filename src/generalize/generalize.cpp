// Gopinath, Kampmann, Havrikov, Soremekun, Zeller: Abstracting Failure-Inducing Inputs (ISSTA 2020), on hone's tree.
//
// Problem. An input fails. Which of its parts matter? The answer is a pattern: the input with some parts left open,
// such that whatever the grammar allows there, the text still fails, as long as the program accepts it at all.
//
// The paper reduces the input (here: reduce/), then goes down its tree. A part stays open if many random contents of
// its kind all fail; else its own parts are tried. What is open on its own may not be together with others, so each is
// tried again with all others varied. Last, parts with the same text are varied together, all in the same way.
//
// Here the steps are the same, but not how samples are spent:
// - A part is chosen with a few samples; the joint test of all places gives the confidence (generalize/joint_trial.h).
// - What passes in a joint test has one place that is to blame, or some that are so only together: it is found by
//   trying the contents one by one. If they have an alternative of the grammar that what fails never has, the place
//   stays open but for that alternative.
// - Most random contents are nothing a program accepts, and say nothing. So it is learned what is valid
//   (pattern/content_validity.h), and samples are chosen for what they may teach. The pattern allows what was seen
//   to be valid.

#include "generalize/generalize.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <set>

#include "generalize/abstraction.h"
#include "generalize/core_search.h"
#include "generalize/environment_search.h"
#include "generalize/joint_trial.h"
#include "pattern/members.h"
#include "text/common_parts.h"

namespace hone {
namespace {

std::string withoutSpace(std::string text) {
  std::erase_if(text, [](unsigned char c) { return std::isspace(c); });
  return text;
}

constexpr uint64_t fewTimeouts = 100;  ///< that any search may have

class GeneralizeRun {
 public:
  GeneralizeRun(TreePtr tree, Scheduler& scheduler, const GeneralizeOptions& options)
      : tree_(std::move(tree)), scheduler_(scheduler), options_(options) {}

  GeneralizeResult run() {
    try {
      runToEnd();
    } catch (const Cancelled&) {
      if (result_.stop == Stop::done) result_.stop = scheduler_.stopReason();
    }
    if (result_.stop != Stop::done && abstraction_) sketchPattern();
    result_.all = scheduler_.stats();
    return std::move(result_);
  }

 private:
  void runToEnd() {
    original_ = tree_;
    reductionTexts_.emplace_back(tree_->bytes(), Verdict::fail);
    std::vector<Abstraction::Witness> tried;
    if (options_.reduceFirst) tried = reduce();
    result_.reduction = scheduler_.stats();
    if (result_.stop != Stop::done) return;
    abstraction_ = std::make_unique<Abstraction>(tree_, std::move(tried), scheduler_, options_);
    Abstraction& abstraction = *abstraction_;
    abstraction.drafts()->borrowWords(*original_);
    for (const auto& [text, verdict] : reductionTexts_) abstraction.note(text, verdict);
    // Candidates that hang may cost as much as they did in the reduction, half of it before the closing test.
    const uint64_t timeouts = std::max<uint64_t>(fewTimeouts, result_.reduction.timedOut);
    abstraction.endAfterTimeouts(result_.reduction.timedOut + timeouts / 2);
    abstraction.open();
    result_.cutShort = abstraction.isTooSlow();
    abstraction.endAfterTimeouts(result_.reduction.timedOut + timeouts);
    verifyTogether(abstraction);
    if (abstraction.going() && !result_.cutShort) lookAround(abstraction);
    result_.search = scheduler_.stats();
    result_.stop = abstraction.stop();
    if (result_.stop == Stop::done) makePattern(abstraction);
  }

  /// After a limit: what has been found so far, without another test and in little time.
  void sketchPattern() {
    result_.pattern = sketch(*abstraction_);
    result_.pattern->tried = abstraction_->tried();
    result_.search = scheduler_.stats();
  }

  /// What is known of the places.
  Pattern sketch(Abstraction& abstraction) const {
    Pattern pattern;
    pattern.tree = tree_;
    pattern.places = abstraction.places();
    pattern.allowed = abstraction.drafts()->allowedNames(pattern.places, abstraction.knowledge());
    pattern.excluded = abstraction.drafts()->excludedNames(pattern.places, abstraction.knowledge());
    return pattern;
  }

  /// Reduces the tree, and returns what it has tried last that doesn't fail.
  std::vector<Abstraction::Witness> reduce() {
    ReduceOptions reduction = options_.reduce;
    // Shorter names and white space matter to nobody here; whether a part can be another one is for abstraction.
    if (reduction.passes.empty()) reduction.passes = {"coarse", "hoist", "joint"};
    auto running = std::make_unique<Witnessing<Pipeline>>(std::move(*makeReduction(tree_, reduction)));
    result_.stop = scheduler_.run(running);
    tree_ = Tree::parse(tree_->sharedLanguage(), running->inner().best(), tree_->encoding());
    std::vector<Abstraction::Witness> tried;
    for (const auto& bytes : running->failed()) reductionTexts_.emplace_back(*bytes, Verdict::fail);
    for (const auto& bytes : running->others()) {
      // The reduction itself may have been told less, for two of the three verdicts are alike to it.
      const std::optional<Verdict> verdict = scheduler_.known(*bytes);
      if (!verdict) continue;
      reductionTexts_.emplace_back(*bytes, *verdict);
      TreePtr text = Tree::parse(tree_->sharedLanguage(), *bytes, tree_->encoding());
      if (text->errors().size() <= tree_->errors().size()) tried.push_back({std::move(text), *verdict});
    }
    return tried;
  }

  size_t failsForConfidence() const {
    if (options_.samples) return *options_.samples;
    return static_cast<size_t>(std::ceil(std::log(1 - options_.confidence) / std::log(options_.rate)));
  }

  /// Algorithm 2, with all places varied at once.
  void verifyTogether(Abstraction& abstraction) {
    constexpr int mostRounds = 60;
    JointOptions joint;
    joint.fails = failsForConfidence();
    if (result_.cutShort) joint.unresolved = fewTimeouts / 2;
    for (int round = 0; round < mostRounds && abstraction.going() && !abstraction.places().empty(); ++round) {
      auto places = std::make_shared<const std::vector<Place>>(abstraction.places());
      // They were chosen for what they may teach, so that half of the texts at least are fresh.
      joint.failed = std::min(failedMembers(abstraction), joint.fails / 2);
      joint.exceptions = abstraction.hasExceptions();
      const uint64_t before = scheduler_.stats().tests;
      JointTrial ended = abstraction.run(JointTrial(abstraction.drafts(), places, abstraction.knowledge(), joint,
                                                    options_.seed * 31 + static_cast<uint64_t>(round)));
      abstraction.learn(ended.knowledge());
      joint.explorations -= std::min(joint.explorations, ended.explored());
      closing_ = ended.rate();
      closing_.fail += joint.failed;
      failing_ = ended.failing();
      accepted_ = ended.result() == JointTrial::Result::accepted && closing_.pass == 0;
      if (ended.result() != JointTrial::Result::refuted || !abstraction.going()) {
        result_.closing = scheduler_.stats().tests - before;
        result_.closing -= std::min(result_.closing, ended.explored());
        return;
      }
      abstraction.refute(ended.counterexample());
    }
  }

  /// Of all texts that were tried: those of the pattern as it is now, with other contents at all its places.
  size_t failedMembers(Abstraction& abstraction) const {
    const Pattern pattern = sketch(abstraction);
    return static_cast<size_t>(std::ranges::count_if(
        abstraction.failed(), [&](const TreePtr& text) { return matches(pattern, *text, true, true); }));
  }

  /// Each of its two questions may cost as much as the places have.
  void lookAround(Abstraction& abstraction) {
    Pattern pattern = sketch(abstraction);
    constexpr uint64_t fewAsked = 12;
    const size_t mostAsked = std::max(fewAsked, scheduler_.stats().tests - result_.reduction.tests - result_.closing);
    const auto askIn = [&](std::string_view step) {
      return [&abstraction, step](std::string text) {
        return abstraction.going() ? abstraction.verdictOn(std::move(text), step) : std::nullopt;
      };
    };
    std::map<uint32_t, LayoutFact> facts = layoutFacts(*tree_, askIn("layout"));
    const TokenIndex index(*tree_);
    const std::vector<TreePtr> passing = abstraction.passingTexts();
    for (const auto& [token, fact] : facts)
      if (abstraction.going() && isAllLayout(hiddenBefore(*tree_, index, token), passing, askIn("layout"))) {
        around_.layout = std::move(facts);
        around_.onlyLayout = token;
        return;
      }
    if (!abstraction.going()) return;
    const std::set<NodeId> needed = abstraction.needed();
    const std::vector<TreePtr> real = realTexts(tree_);
    const TokenRange tokens = index.in(innermostAround(*tree_, needed));
    Endings endings;
    around_ = findEnvironment(pattern, *original_, real, tokens, mostAsked, askIn("around"), endings);
    if (!abstraction.going()) return;
    around_.layout = std::move(facts);
    pattern.around = around_;
    std::vector<Host> hosts = hostsFor(tree_, needed, abstraction.passingTexts(), original_, real, options_.seed);
    Core core = findCore(pattern, needed, std::move(hosts), std::move(endings), askIn("core"));
    around_.core = core.node;
    around_.element = core.element;
    result_.surroundings = core.tried;
    around_.surroundings = std::move(core.surroundings);
    abstraction.freeIn(core.node == noNode ? 0 : core.node, core.tokens, *original_);
    around_.free = abstraction.free();
    if (abstraction.going()) findOtherLiterals(pattern, *original_, askIn("around"), around_);
  }

  void makePattern(Abstraction& abstraction) {
    Pattern pattern = sketch(abstraction);
    Random random(options_.seed);
    auto anything = [](const Draft&) { return true; };
    if (accepted_ && !options_.samples) {
      pattern.confidence = options_.confidence;
      pattern.least = options_.rate;
    }
    // A place where nothing else may stand is none.
    Drafts members(tree_, options_.seed, idsOf(pattern.allowed));
    std::erase_if(pattern.places,
                  [&](const Place& place) { return !drawContents(members, {place}, anything, random, 4); });
    pattern.allowed = abstraction.drafts()->allowedNames(pattern.places, abstraction.knowledge());
    pattern.excluded = abstraction.drafts()->excludedNames(pattern.places, abstraction.knowledge());
    pattern.around = around_;
    learnFrom(abstraction.knownVerdicts(), pattern);
    pattern.rate = closing_;
    auto plain = [&](const std::string& text) { return tree_->language().plain(text, tree_->encoding()); };
    pattern.tried = abstraction.tried();
    std::vector<std::string> failed = failing_;
    for (const TreePtr& text : abstraction.failed())
      if (matches(pattern, *text, false)) failed.emplace_back(text->bytes());
    for (const std::string& text : nearest(std::move(failed))) pattern.failing.push_back(plain(text));
    std::vector<std::string> passed = abstraction.passed();
    validate(pattern, passed);
    for (const std::string& text : nearest(std::move(passed))) pattern.passing.push_back(plain(text));
    result_.pattern = std::move(pattern);
  }

  /// The texts that differ least from the input, each at another place of it if there are such.
  std::vector<std::string> nearest(std::vector<std::string> texts) const {
    std::set<std::string> met{withoutSpace(std::string(tree_->bytes()))};
    std::erase_if(texts, [&](const std::string& text) { return !met.insert(withoutSpace(text)).second; });
    const auto difference = [&](const std::string& text) { return differingPart(tree_->bytes(), text); };
    std::ranges::stable_sort(texts, {}, [&](const std::string& text) { return difference(text).bytes; });
    std::vector<std::string> chosen;
    auto isElsewhere = [&](const std::string& text) {
      return std::ranges::none_of(chosen, [&, part = difference(text)](const std::string& other) {
        return part.begin <= difference(other).end && difference(other).begin <= part.end;
      });
    };
    for (const bool anywhere : {false, true})
      for (const std::string& text : texts)
        if (chosen.size() < Pattern::mostExamples && (anywhere || isElsewhere(text)) &&
            std::ranges::find(chosen, text) == chosen.end())
          chosen.push_back(text);
    return chosen;
  }

  /// The closing test's texts were fresh as well: these are others, as many as are asked for if there are so many.
  void validate(Pattern& pattern, std::vector<std::string>& passed) {
    if (options_.validate == 0) return;
    PatternMembers members(pattern, options_.seed + 77);
    std::vector<Candidate> candidates;
    std::set<std::string> different;
    for (size_t i = 0; i < options_.validate; ++i)
      if (std::optional<std::string> text = members.next(); text && different.insert(*text).second)
        candidates.push_back({std::move(*text), "validate"});
    std::vector<Verdict> verdicts = scheduler_.all(candidates);
    pattern.rate = {};
    for (size_t i = 0; i < verdicts.size(); ++i) {
      pattern.rate.count(verdicts[i]);
      if (verdicts[i] == Verdict::pass) passed.push_back(candidates[i].bytes);
    }
  }

  TreePtr tree_;
  TreePtr original_;                                             ///< before the reduction
  std::vector<std::pair<std::string, Verdict>> reductionTexts_;  ///< what it began with, and what it tried last
  Scheduler& scheduler_;
  const GeneralizeOptions& options_;
  std::unique_ptr<Abstraction> abstraction_;  ///< after the reduction
  bool accepted_ = false;                     ///< by the sequential test
  Rate closing_;                              ///< of the last closing test
  std::vector<std::string> failing_;          ///< some of its texts
  Environment around_;
  GeneralizeResult result_;
};

}  // namespace

GeneralizeResult generalize(TreePtr tree, Scheduler& scheduler, const GeneralizeOptions& options) {
  return GeneralizeRun(std::move(tree), scheduler, options).run();
}

}  // namespace hone
