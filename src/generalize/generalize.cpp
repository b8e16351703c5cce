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
//   trying the contents one by one.
// - Most random contents are nothing a program accepts, and say nothing. So it is learned what is valid
//   (generalize/validity.h), and samples are chosen for what they may teach. The pattern allows what was seen to be
//   valid.

#include "generalize/generalize.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include "generalize/joint_trial.h"
#include "generalize/place_trial.h"

namespace hone {
namespace {

constexpr size_t mostExemptions = 2;
constexpr size_t mostExamples = 3;

/// Bytes of both texts between what they have in common at their beginnings and ends.
size_t difference(std::string_view a, std::string_view b) {
  size_t begin = 0, end = 0, shorter = std::min(a.size(), b.size());
  while (begin < shorter && a[begin] == b[begin]) ++begin;
  while (end < shorter - begin && a[a.size() - 1 - end] == b[b.size() - 1 - end]) ++end;
  return a.size() + b.size() - 2 * (begin + end);
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
    std::unique_ptr<Strategy> running = std::make_unique<Kind>(std::move(strategy));
    result_.stop = scheduler_.run(running);
    Kind& ended = static_cast<Kind&>(*running);
    return std::move(ended);
  }

  void reduce() {
    ReduceOptions reduction = options_.reduce;
    // Shorter names and white space matter to nobody here, and a second round seldom finds what abstraction doesn't.
    if (reduction.passes.empty()) {
      reduction.passes = {"coarse", "hoist", "joint", "hdd"};
      reduction.toFixPoint = false;
    }
    std::unique_ptr<Strategy> strategy = makeReduction(tree_, reduction);
    result_.stop = scheduler_.run(strategy);
    tree_ = Tree::parse(tree_->sharedLanguage(), static_cast<const Pipeline&>(*strategy).best(), tree_->encoding());
  }

  /// May other contents be asked for at all: is it a rule or a token with several texts, and is there something?
  bool isOpenable(NodeId id) const {
    const Node& node = tree_->node(id);
    // Of another language, the producer knows nothing yet.
    if (tree_->tokenCount(id) == 0 || &tree_->language(id) != &tree_->language()) return false;
    return node.kind == NodeKind::rule ||
           (node.kind == NodeKind::token && tree_->language().hasManyTexts(static_cast<Symbol>(node.symbol)));
  }

  PlaceTrial::Result tryPlace(const Place& place) {
    TrialOptions trial;
    if (options_.samples) trial.fails = *options_.samples;
    // A token's texts are of a kind often enough: numbers but 0, names that are no known ones.
    if (tree_->node(place.nodes.front()).kind == NodeKind::token) trial.passes = mostExemptions;
    knowledge_.learn(drafts_->presentFeatures(place), Verdict::fail);
    PlaceTrial ended = run(PlaceTrial(drafts_, place, knowledge_, trial));
    knowledge_.accepted = ended.knowledge().accepted;
    for (const DraftPtr& draft : ended.passing()) notePassed({&place, draft});
    // What passes where nothing is abstract says nothing of other places.
    if (ended.result() == PlaceTrial::Result::accepted) {
      knowledge_.failing = ended.knowledge().failing;
      for (const DraftPtr& draft : ended.passing()) exempted_[place.nodes].push_back(draft);
    }
    return ended.result();
  }

  void notePassed(const Substitution& contents) {
    if (std::optional<std::string> text = drafts_->write({contents})) passed_.push_back(std::move(*text));
  }

  /// Algorithm 1: the topmost nodes in the subtree that are abstract become places.
  void abstractBelow(NodeId top) {
    for (NodeId id = top; id < tree_->node(top).end && going();) {
      bool accepted = isOpenable(id) && tryPlace({{id}}) == PlaceTrial::Result::accepted;
      if (accepted) places_.push_back({{id}});
      id = accepted ? tree_->node(id).end : id + 1;
    }
  }

  bool isTaken(NodeId id) const {
    return std::ranges::any_of(places_, [&](const Place& place) { return overlap(*tree_, place, {{id}}); });
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
      if (nested || isTakenAny(place)) continue;
      if (tryPlace(place) == PlaceTrial::Result::accepted) places_.push_back(place);
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
      JointTrial ended =
          run(JointTrial(drafts_, places, knowledge_, joint, options_.seed * 31 + static_cast<uint64_t>(round)));
      knowledge_ = ended.knowledge();
      joint.explorations -= std::min(joint.explorations, ended.explored());
      accepted_ = ended.result() == JointTrial::Result::accepted;
      if (ended.result() != JointTrial::Result::refuted || !going()) return;
      Substitution blamed = toBlame(ended.counterexample());
      notePassed(blamed);
      if (!exempt(blamed)) demote(*blamed.place);
    }
  }

  void sortPlaces() {
    std::sort(places_.begin(), places_.end(),
              [](const Place& a, const Place& b) { return a.nodes.front() < b.nodes.front(); });
  }

  /// The one whose contents pass on their own, else the last of a smallest set that passes.
  Substitution toBlame(std::vector<Substitution> contents) {
    auto passes = [&](const std::vector<Substitution>& some) {
      std::optional<std::string> text = drafts_->write(some);
      if (!text) return false;
      Candidate candidate{std::move(*text), "blame"};
      std::vector<Verdict> verdicts = scheduler_.all({&candidate, 1});
      return !verdicts.empty() && verdicts.front() == Verdict::pass;
    };
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

  /// Not the whole place is wrong if the contents that passed have something that those which failed never had.
  bool exempt(const Substitution& passed) {
    std::vector<DraftPtr>& before = exempted_[passed.place->nodes];
    if (before.size() >= mostExemptions) return false;
    Knowledge after = knowledge_;
    after.learn(passed.draft->features, Verdict::pass);
    if (!after.exempts(*passed.draft->features)) return false;
    knowledge_ = std::move(after);
    before.push_back(passed.draft);
    return true;
  }

  void demote(const Place& place) {
    Place gone = place;
    std::erase(places_, gone);
    if (gone.shared()) {
      return;
    }
    NodeId top = gone.nodes.front();
    if (tree_->node(top).kind == NodeKind::token) {
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
    if (accepted_ && !options_.samples) {
      pattern.confidence = options_.confidence;
      pattern.least = options_.rate;
    }
    for (const Place& place : places_) {
      pattern.places.push_back(place);
      pattern.excluded.push_back(excludedAt(place));
    }
    for (ContentFeatureId id : knowledge_.accepted.allProven())
      if (!knowledge_.exempts(id)) pattern.allowed.push_back(drafts_->names().name(id));
    std::sort(pattern.allowed.begin(), pattern.allowed.end());
    validate(pattern);
    std::stable_sort(passed_.begin(), passed_.end(), [&](const std::string& a, const std::string& b) {
      return difference(tree_->bytes(), a) < difference(tree_->bytes(), b);
    });
    for (const std::string& text : passed_)
      if (pattern.passing.size() < mostExamples && std::ranges::find(pattern.passing, text) == pattern.passing.end())
        pattern.passing.push_back(text);
    result_.pattern = std::move(pattern);
  }

  /// For people: the kinds of contents that are never valid there, and those that pass.
  std::vector<std::string> excludedAt(const Place& place) {
    std::set<std::string> excluded;
    for (uint32_t round = 0; round < 2; ++round)
      for (const DraftPtr& draft : drafts_->of(place, round))
        if (draft->features->rootName != tree_->symbolName(place.nodes.front()) &&
            !knowledge_.accepted.seen(draft->features->root) && knowledge_.accepted.refuted(draft->features->root))
          excluded.insert(draft->features->rootName);
    for (const DraftPtr& draft : exempted_[place.nodes]) {
      std::string text;
      for (const MinimalToken& token : *draft->tokens) text += (text.empty() ? "" : " ") + token.text;
      excluded.insert(text);
    }
    return {excluded.begin(), excluded.end()};
  }

  void validate(Pattern& pattern) {
    Random random(options_.seed + 77);
    std::vector<Candidate> candidates;
    for (size_t i = 0; i < options_.validate * 4 && candidates.size() < options_.validate; ++i)
      if (auto contents = drawAllowed(*drafts_, places_, knowledge_, random, 4 + static_cast<uint32_t>(i / 8)))
        if (std::optional<std::string> text = drafts_->write(*contents))
          candidates.push_back({std::move(*text), "validate"});
    std::vector<Verdict> verdicts = scheduler_.all(candidates);
    for (size_t i = 0; i < verdicts.size(); ++i) {
      Rate& rate = pattern.rate;
      ++(verdicts[i] == Verdict::fail ? rate.fail : verdicts[i] == Verdict::pass ? rate.pass : rate.unresolved);
      if (verdicts[i] == Verdict::fail && pattern.failing.size() < mostExamples)
        pattern.failing.push_back(candidates[i].bytes);
      if (verdicts[i] == Verdict::pass) passed_.push_back(candidates[i].bytes);
    }
  }

  TreePtr tree_;
  Scheduler& scheduler_;
  const GeneralizeOptions& options_;
  std::shared_ptr<Drafts> drafts_;
  Knowledge knowledge_;
  bool accepted_ = false;  ///< by the sequential test
  std::vector<std::string> passed_;
  std::vector<Place> places_;
  std::map<std::vector<NodeId>, std::vector<DraftPtr>> exempted_;  ///< by place: contents that pass
  GeneralizeResult result_;
};

}  // namespace

GeneralizeResult generalize(TreePtr tree, Scheduler& scheduler, const GeneralizeOptions& options) {
  return AbstractionRun(std::move(tree), scheduler, options).run();
}

}  // namespace hone
