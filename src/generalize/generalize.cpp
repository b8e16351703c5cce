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
//   (generalize/validity.h), and samples are chosen for what they may teach. The pattern allows what was seen to be
//   valid.

#include "generalize/generalize.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include "generalize/allowed.h"
#include "generalize/gaps.h"
#include "generalize/joint_trial.h"
#include "generalize/members.h"
#include "generalize/place_trial.h"
#include "generalize/witnesses.h"

namespace hone {
namespace {

constexpr size_t mostExemptions = 3;
constexpr size_t mostExamples = 3;

/// Bytes of both texts between what they have in common at their beginnings and ends.
size_t difference(std::string_view a, std::string_view b) {
  size_t begin = 0, end = 0, shorter = std::min(a.size(), b.size());
  while (begin < shorter && a[begin] == b[begin]) ++begin;
  while (end < shorter - begin && a[a.size() - 1 - end] == b[b.size() - 1 - end]) ++end;
  return a.size() + b.size() - 2 * (begin + end);
}

std::string withoutSpace(std::string text) {
  std::erase_if(text, [](unsigned char c) { return std::isspace(c); });
  return text;
}

class AbstractionRun {
 public:
  AbstractionRun(TreePtr tree, Scheduler& scheduler, const GeneralizeOptions& options)
      : tree_(std::move(tree)), scheduler_(scheduler), options_(options) {}

  GeneralizeResult run() {
    if (options_.reduceFirst) reduce();
    result_.reduction = scheduler_.stats();
    if (going()) {
      drafts_ = std::make_shared<Drafts>(tree_, options_.seed);
      abstractBelow(tree_->root());
      shareParts();
      if (options_.insertions) openGaps();
      verifyTogether();
    }
    result_.search = scheduler_.stats();
    if (going()) makePattern();
    result_.all = scheduler_.stats();
    return std::move(result_);
  }

 private:
  bool going() const { return result_.stop == Stop::done; }

  template <typename Kind>
  Kind run(Kind strategy) {
    std::unique_ptr<Strategy> running = std::make_unique<Witnessing>(std::make_unique<Kind>(std::move(strategy)));
    result_.stop = scheduler_.run(running);
    auto& ended = static_cast<Witnessing&>(*running);
    for (const auto& text : ended.failed())
      if (failedTexts_.insert(*text).second)
        failed_.push_back(Tree::parse(tree_->sharedLanguage(), *text, tree_->encoding()));
    return std::move(static_cast<Kind&>(ended.inner()));
  }

  void reduce() {
    ReduceOptions reduction = options_.reduce;
    // Shorter names and white space matter to nobody here; whether a part can be another one is for abstraction.
    if (reduction.passes.empty()) reduction.passes = {"coarse", "hoist", "joint"};
    std::unique_ptr<Strategy> running = std::make_unique<Witnessing>(makeReduction(tree_, reduction));
    result_.stop = scheduler_.run(running);
    auto& ended = static_cast<Witnessing&>(*running);
    tree_ = Tree::parse(tree_->sharedLanguage(), static_cast<const Pipeline&>(ended.inner()).best(), tree_->encoding());
    std::vector<Candidate> tried;
    for (const auto& text : ended.others()) tried.push_back({*text, "reduced"});
    std::vector<Verdict> verdicts = scheduler_.all(tried);  // all of them are known
    for (size_t i = 0; i < verdicts.size(); ++i) {
      TreePtr text = Tree::parse(tree_->sharedLanguage(), tried[i].bytes, tree_->encoding());
      if (text->errors().size() <= tree_->errors().size()) witnesses_.push_back({std::move(text), verdicts[i]});
    }
  }

  /// Learns from what the reduction has tried of the place. Has something passed there?
  bool passedBefore(const Place& place) {
    bool passed = false;
    for (const Witness& witness : witnesses_) {
      std::optional<Binding> binding = correspondence(*tree_, {place}, *witness.text);
      if (!binding) continue;
      if (witness.verdict == Verdict::pass) passed_.emplace_back(witness.text->bytes());
      passed |= witness.verdict == Verdict::pass;
      knowledge_.accepted.add(drafts_->featuresIn(*witness.text, binding->front().second, place),
                              witness.verdict == Verdict::pass);
    }
    return passed;
  }

  /// May other contents be asked for at all: is it a rule or a token with several texts, and is there something?
  bool isOpenable(NodeId id) const {
    const Node& node = tree_->node(id);
    // Of another language, the producer knows nothing yet.
    if (tree_->tokenCount(id) == 0 || &tree_->language(id) != &tree_->language()) return false;
    return node.kind == NodeKind::rule ||
           (node.kind == NodeKind::token && tree_->language().hasManyTexts(static_cast<Symbol>(node.symbol)));
  }

  /// Opens the place if it is abstract, with all that are open already.
  bool tryPlace(const Place& place) {
    passing_.clear();
    if (passedBefore(place) && tree_->node(place.nodes.front()).kind != NodeKind::token) return false;
    TrialOptions trial;
    if (options_.samples) trial.fails = *options_.samples;
    trial.passes = mostExemptions;
    // Where a rule around it with the same text was tried in vain there is less hope, and where its kind often was.
    const Node& node = tree_->node(place.nodes.front());
    size_t& undecided = undecided_[{node.kind, node.symbol}];
    trial.unresolved -= undecided >= 2;
    const std::string context = contextOf(*tree_, place);
    // The rules around it vary too much beside others; fewer things can be a token.
    if (entangled_.contains(context) && node.kind != NodeKind::token) return false;
    size_t& unresolved = unresolved_[context];
    if (unresolved > 0)
      trial.unresolved = std::max<size_t>(1, trial.unresolved - std::min(trial.unresolved, unresolved));
    knowledge_.learn(drafts_->presentFeatures(place), Verdict::fail);
    auto others = std::make_shared<const std::vector<Place>>(places_);
    PlaceTrial ended =
        run(PlaceTrial(drafts_, place, others, knowledge_, trial, options_.seed * 131 + place.nodes.front()));
    while (ended.result() == PlaceTrial::Result::entangled && going()) {
      using Blame = PlaceTrial::Blame;
      Blame blame = passes({{&place, ended.own()}}) ? Blame::own : passes(ended.around()) ? Blame::others : Blame::both;
      if (blame != Blame::own) {
        std::vector<Substitution> contents = ended.around();
        contents.push_back({&place, ended.own()});
        notePassed(contents);
      }
      if (blame == Blame::both) entangled_.insert(context);
      ended.settle(blame);
      ended = run(std::move(ended));
    }
    knowledge_.accepted = ended.knowledge().accepted;
    unresolved += ended.unresolved();
    for (const DraftPtr& draft : ended.passing()) {
      notePassed({{&place, draft}});
      passing_.push_back(draft);
    }
    undecided += ended.result() == PlaceTrial::Result::undecided;
    if (ended.result() != PlaceTrial::Result::accepted) return false;
    // What passes where nothing is abstract says nothing of other places.
    knowledge_.failing = ended.knowledge().failing;
    exempted_[context] = ended.passing().size();
    places_.push_back(place);
    return true;
  }

  void notePassed(const std::vector<Substitution>& contents) {
    if (std::optional<std::string> text = drafts_->write(contents)) passed_.push_back(std::move(*text));
  }

  bool passes(const std::vector<Substitution>& contents) { return verdictOf(contents) == Verdict::pass; }

  /// Nothing where there is no such text, or a limit struck.
  std::optional<Verdict> verdictOf(const std::vector<Substitution>& contents, std::string_view step = "blame") {
    std::optional<std::string> text = drafts_->write(contents);
    if (!text) return std::nullopt;
    Candidate candidate{std::move(*text), step};
    std::vector<Verdict> verdicts = scheduler_.all({&candidate, 1});
    return verdicts.empty() ? std::nullopt : std::optional(verdicts.front());
  }

  /// Algorithm 1: the topmost nodes in the subtree that are abstract become places.
  void abstractBelow(NodeId top) {
    for (NodeId id = top; id < tree_->node(top).end && going();) {
      bool accepted = isOpenable(id) && (tryPlace({{id}}) || tryClasses(id));
      id = accepted ? tree_->node(id).end : id + 1;
    }
  }

  /// After the token was tried with any text: is there a class of texts that it may have?
  bool tryClasses(NodeId id) {
    if (!options_.classes || tree_->node(id).kind != NodeKind::token) return false;
    constexpr int mostClasses = 3;
    std::vector<std::string> passed;
    for (int tried = 0; tried < mostClasses && !passing_.empty() && going(); ++tried) {
      for (const DraftPtr& draft : passing_) passed.push_back(draft->tokens->front().text);
      std::vector<TextClass> classes = classesOf(tree_->text(id), passed);
      if (classes.empty()) return false;
      if (tryPlace({{id}, classes.front()})) return true;
    }
    return false;
  }

  bool isTaken(NodeId id) const {
    return std::ranges::any_of(places_, [&](const Place& place) { return overlap(*tree_, place, {{id}}); });
  }

  /// What may be added anywhere. Parts in all gaps at once are one test; where that doesn't fail, halves of them.
  void openGaps() {
    constexpr uint32_t rounds = 3;
    std::vector<Place> gaps = findGaps(tree_, places_);
    std::vector<size_t> fails(gaps.size());
    for (uint32_t round = 0; round < rounds && going(); ++round) {
      std::vector<Substitution> parts;
      for (size_t i = 0; i < gaps.size(); ++i) {
        const std::vector<DraftPtr>& drafts = drafts_->of(gaps[i], 0);
        if (fails[i] == round && !drafts.empty()) parts.push_back({&gaps[i], drafts[round % drafts.size()]});
      }
      for (const Substitution& part : thoseThatFail(std::move(parts)))
        ++fails[static_cast<size_t>(part.place - gaps.data())];
    }
    for (size_t i = 0; i < gaps.size() && going(); ++i)
      if (fails[i] == rounds) places_.push_back(gaps[i]);
  }

  /// Those of the parts that can be added, each with about half of the others. O(k log n) tests where k can't.
  std::vector<Substitution> thoseThatFail(std::vector<Substitution> parts) {
    std::vector<std::vector<Substitution>> open;
    if (!parts.empty()) open.push_back(std::move(parts));
    std::vector<Substitution> failing;
    while (!open.empty() && going()) {
      std::vector<Substitution> some = std::move(open.back());
      open.pop_back();
      if (std::optional<Verdict> verdict = verdictOf(some, "insert"); verdict == Verdict::fail) {
        knowledge_.learn(together(some), Verdict::fail);
        failing.insert(failing.end(), some.begin(), some.end());
      } else if (some.size() > 1) {
        auto middle = some.begin() + static_cast<long>(some.size() / 2);
        open.emplace_back(middle, some.end());
        open.emplace_back(some.begin(), middle);
      } else if (verdict) {
        knowledge_.learn(some.front().draft->features, *verdict);
        if (verdict == Verdict::pass) notePassed(some);
      }
    }
    return failing;
  }

  /// Algorithm 3: what has the same text in several places, and could be exchanged in none of them alone.
  void shareParts() {
    std::map<std::pair<std::pair<NodeKind, uint32_t>, std::string>, std::vector<NodeId>> groups;
    for (NodeId id = 0; id < tree_->size(); ++id)
      if (isOpenable(id) && !isTaken(id))
        groups[{{tree_->node(id).kind, tree_->node(id).symbol}, visibleText(id)}].push_back(id);
    std::vector<std::vector<NodeId>> order;
    for (auto& [key, nodes] : groups)
      if (nodes.size() > 1) order.push_back(std::move(nodes));
    // Large ones first, as one of them settles those inside.
    std::sort(order.begin(), order.end(), [&](const auto& a, const auto& b) { return a.front() < b.front(); });
    for (const std::vector<NodeId>& nodes : order) shareSome(nodes);
  }

  std::string visibleText(NodeId id) const {
    std::string text;
    for (NodeId i = id; i < tree_->node(id).end; ++i)
      if (tree_->node(i).kind == NodeKind::token) text += std::string(tree_->text(i)) + ' ';
    return text;
  }

  /// All together, else all but one, and so on; bounded.
  void shareSome(std::vector<NodeId> nodes) {
    std::erase_if(nodes, [&](NodeId id) { return isTaken(id); });
    constexpr size_t mostCombinations = 12, mostNodes = 16;
    if (nodes.size() < 2 || nodes.size() > mostNodes) return;
    std::vector<uint32_t> combinations;
    for (uint32_t bits = 0; bits < (1u << nodes.size()); ++bits)
      if (std::popcount(bits) >= 2) combinations.push_back(bits);
    std::stable_sort(combinations.begin(), combinations.end(),
                     [](uint32_t a, uint32_t b) { return std::popcount(a) > std::popcount(b); });
    if (combinations.size() > mostCombinations) combinations.resize(mostCombinations);
    for (uint32_t bits : combinations) {
      if (!going()) return;
      Place place;
      for (size_t i = 0; i < nodes.size(); ++i)
        if (bits >> i & 1) place.nodes.push_back(nodes[i]);
      bool nested = false;
      for (size_t i = 1; i < place.nodes.size(); ++i) nested |= place.nodes[i] < tree_->node(place.nodes[i - 1]).end;
      if (nested || isTakenAny(place) || !triedTogether_.insert(place.nodes).second) continue;
      tryPlace(place);
    }
  }

  bool isTakenAny(const Place& place) const {
    return std::ranges::any_of(place.nodes, [&](NodeId id) { return isTaken(id); });
  }

  size_t failsForConfidence() const {
    if (options_.samples) return *options_.samples;
    return static_cast<size_t>(std::ceil(std::log(1 - options_.confidence) / std::log(options_.rate)));
  }

  /// Algorithm 2, with all places varied at once.
  void verifyTogether() {
    constexpr int mostRounds = 60;
    JointOptions joint;
    joint.fails = failsForConfidence();
    for (int round = 0; round < mostRounds && going() && !places_.empty(); ++round) {
      sortPlaces();
      auto places = std::make_shared<const std::vector<Place>>(places_);
      joint.failed = failedMembers();
      const uint64_t before = scheduler_.stats().tests;
      JointTrial ended =
          run(JointTrial(drafts_, places, knowledge_, joint, options_.seed * 31 + static_cast<uint64_t>(round)));
      knowledge_ = ended.knowledge();
      joint.explorations -= std::min(joint.explorations, ended.explored());
      closing_ = ended.rate();
      failing_ = ended.failing();
      accepted_ = ended.result() == JointTrial::Result::accepted;
      if (ended.result() != JointTrial::Result::refuted || !going()) {
        result_.closing = scheduler_.stats().tests - before;
        result_.closing -= std::min(result_.closing, ended.explored());
        return;
      }
      Substitution blamed = toBlame(ended.counterexample());
      notePassed({blamed});
      if (exempt(blamed)) continue;
      demote(*blamed.place);
    }
  }

  /// Of all texts that were tried: those of the pattern as it is now, with other contents at all its places.
  size_t failedMembers() const {
    Pattern pattern;
    pattern.tree = tree_;
    pattern.places = places_;
    pattern.allowed = allowedNames(*drafts_, places_, knowledge_);
    return static_cast<size_t>(
        std::ranges::count_if(failed_, [&](const TreePtr& text) { return matches(pattern, *text, true, true); }));
  }

  void sortPlaces() {
    std::sort(places_.begin(), places_.end(),
              [](const Place& a, const Place& b) { return a.position() < b.position(); });
  }

  /// The one whose contents pass on their own, else the last of a smallest set that passes.
  Substitution toBlame(std::vector<Substitution> contents) {
    if (contents.size() > 1) {
      for (const Substitution& one : contents)
        if (passes({one})) return one;
      for (size_t i = 0; i < contents.size() && contents.size() > 2;) {
        std::vector<Substitution> without = contents;
        without.erase(without.begin() + static_cast<long>(i));
        if (passes(without))
          contents = std::move(without);
        else
          ++i;
      }
    }
    return contents.back();
  }

  /// Not the whole place is wrong if the contents that passed have an alternative that those which failed never had.
  bool exempt(const Substitution& passed) {
    size_t& before = exempted_[contextOf(*tree_, *passed.place)];
    if (before >= mostExemptions) return false;
    Knowledge after = knowledge_;
    after.learn(passed.draft->features, Verdict::pass);
    if (!after.exempts(*passed.draft->features)) return false;
    knowledge_ = std::move(after);
    ++before;
    return true;
  }

  void demote(const Place& place) {
    Place gone = place;
    std::erase(places_, gone);
    if (gone.gap) return;
    NodeId top = gone.nodes.front();
    if (gone.shared() || tree_->node(top).kind == NodeKind::token) {
      shareParts();
      return;
    }
    size_t before = places_.size();
    for (NodeId child : tree_->children(top)) abstractBelow(child);
    if (places_.size() == before) shareParts();
  }

  void makePattern() {
    sortPlaces();
    Pattern pattern;
    pattern.tree = tree_;
    Random random(options_.seed);
    auto anything = [](const Features&) { return true; };
    if (accepted_ && !options_.samples) {
      pattern.confidence = options_.confidence;
      pattern.least = options_.rate;
    }
    // A place where nothing else may stand is none.
    Drafts members(tree_, options_.seed, idsOf(allowedNames(*drafts_, places_, knowledge_)));
    std::erase_if(places_, [&](const Place& place) { return !drawContents(members, {place}, anything, random, 4); });
    pattern.places = places_;
    pattern.allowed = allowedNames(*drafts_, places_, knowledge_);
    pattern.rate = closing_;
    pattern.failing = failing_;
    validate(pattern);
    std::stable_sort(passed_.begin(), passed_.end(), [&](const std::string& a, const std::string& b) {
      return difference(tree_->bytes(), a) < difference(tree_->bytes(), b);
    });
    std::set<std::string> shown;
    for (const std::string& text : passed_)
      if (pattern.passing.size() < mostExamples && shown.insert(withoutSpace(text)).second)
        pattern.passing.push_back(text);
    result_.pattern = std::move(pattern);
  }

  /// The closing test's texts were fresh as well: these are others, as many as are asked for.
  void validate(Pattern& pattern) {
    if (options_.validate == 0) return;
    PatternMembers members(pattern, options_.seed + 77);
    std::vector<Candidate> candidates;
    for (size_t i = 0; i < options_.validate; ++i)
      if (std::optional<std::string> text = members.next()) candidates.push_back({std::move(*text), "validate"});
    std::vector<Verdict> verdicts = scheduler_.all(candidates);
    pattern.rate = {};
    for (size_t i = 0; i < verdicts.size(); ++i) {
      pattern.rate.count(verdicts[i]);
      if (verdicts[i] == Verdict::pass) passed_.push_back(candidates[i].bytes);
    }
  }

  struct Witness {
    TreePtr text;
    Verdict verdict;
  };

  TreePtr tree_;
  std::vector<Witness> witnesses_;  ///< what the reduction has tried last
  Scheduler& scheduler_;
  const GeneralizeOptions& options_;
  std::shared_ptr<Drafts> drafts_;
  Knowledge knowledge_;
  std::vector<DraftPtr> passing_;  ///< of the last trial of a place
  std::set<std::string> failedTexts_;
  std::vector<TreePtr> failed_;       ///< texts that failed, of the abstraction
  bool accepted_ = false;             ///< by the sequential test
  Rate closing_;                      ///< of the last closing test
  std::vector<std::string> failing_;  ///< some of its texts
  std::vector<std::string> passed_;
  std::vector<Place> places_;
  std::set<std::vector<NodeId>> triedTogether_;  ///< nodes of shared places, accepted or not
  std::set<std::string> entangled_;              ///< places, as they are named, that can't be open beside others
  std::map<std::pair<NodeKind, uint32_t>, size_t> undecided_;  ///< by kind of node: trials that told nothing
  std::map<std::string, size_t> unresolved_;  ///< by place, as it is named: contents tried that were refused
  std::map<std::string, size_t> exempted_;    ///< by place: how often something was excluded that passes
  GeneralizeResult result_;
};

}  // namespace

GeneralizeResult generalize(TreePtr tree, Scheduler& scheduler, const GeneralizeOptions& options) {
  return AbstractionRun(std::move(tree), scheduler, options).run();
}

}  // namespace hone
