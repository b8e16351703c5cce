// The loop of the paper's sections 3 and 4: learn a tree from the inputs of known outcome, decide which inputs would
// confirm or refute it, make them, run them, and learn again. The loop ends when no new input has surprised the tree
// for several iterations.
//
// The given input is first made small (explain/shrinking.h), which brings inputs of the other outcome. Requirements ask
// only about features that the tree names, and stay near known inputs; so there are other sources of inputs as well
// (explain/sources.h):
//   questions   what would confirm or refute the tree (explain/questions.h);
//   attack      an input changed so that it comes to a leaf of the other outcome;
//   exchange    an input in which what the tree names is another, or has something else within it;
//   population  inputs that spread from the given ones (explain/population.h);
//   contrast    an input that the tree is wrong about, or one of the small ones, with a single change;
//   coverage    an element that no input has had (explain/novelties.h);
//   grammar     a text made from the grammar alone.
//
// The number of inputs that must confirm a tree grows with the number of choices in the grammar and with the size of
// the given input: in a call of four functions little can matter, in JavaScript much.
//
// An input that the test can't judge (unresolved) teaches nothing, and isn't made again.

#include "explain/explain.h"

#include <algorithm>
#include <cmath>
#include <deque>
#include <ranges>
#include <set>

#include "explain/conclusions.h"
#include "explain/disputes.h"
#include "explain/guided_producer.h"
#include "explain/joint_search.h"
#include "explain/learner.h"
#include "explain/novelties.h"
#include "explain/population.h"
#include "explain/questions.h"
#include "explain/shrinking.h"
#include "explain/sources.h"
#include "explain/tree_places.h"
#include "grammar/reachability.h"
#include "text/user_error.h"

namespace hone {
namespace {

// Before the loop ends:
constexpr size_t calmIterations = 3;  // without a surprise
constexpr size_t calmInputs = 24;     // made and predicted rightly in these; as many as the grammar has ways, or
constexpr size_t triesPerToken = 4;   // so many for each token of the given input, up to
constexpr size_t mostCalmInputs = 300;
constexpr size_t fewestInputs = 48;  // with an outcome

constexpr size_t likelyIterations = 10;  // in which simple behaviours are understood; then each has more inputs
constexpr size_t mostPerIteration = 48;
constexpr double shareOfQuestions = 3;  // of other sources 1: the loop doesn't end before they are asked
constexpr size_t mostFruitless = 12;    // rounds in search of a second outcome
constexpr size_t mostShrinking = 80;    // tests to make the given input small
constexpr size_t mostNeighbours = 60;   // of what is left
constexpr size_t drafts = 4;            // of an input that is made at random
constexpr size_t effort = 60;           // texts read at most to make one wanted input

/// Alternatives that a text of the language chooses from: the more there are, the more inputs have to bear a tree out.
size_t waysOf(const Atn& atn, RuleId start) {
  const std::vector<bool> reachable = reachableRules(atn, start);
  size_t ways = 0;
  for (const State& state : atn.states)
    if (state.kind != StateKind::invalid && reachable[state.rule] && state.transitionCount > 1)
      ways += state.transitionCount;
  return ways;
}

class Loop {
 public:
  Loop(const std::shared_ptr<Language>& language, const TestAll& test, const ExplainOptions& options)
      : language_(language),
        test_(test),
        options_(options),
        random_(options.seed),
        reader_(language->grammar(), options.features),
        pool_(reader_.parts()),
        ways_(waysOf(language->grammar().parser, language->start())) {}

  Explanation run(std::span<const GivenInput> given, const OnIteration& onIteration) {
    try {
      iterate(given, onIteration);
    } catch (const Cancelled&) {
      result_.cancelled = true;
    }
    // What is known is put into words all the same.
    language_->stopBy({});
    if (!bothOutcomes()) return oneSided();
    if (result_.inputs < observations_.size()) learn();
    finish();
    return std::move(result_);
  }

 private:
  void iterate(std::span<const GivenInput> given, const OnIteration& onIteration) {
    if (!start(given) || (test_ && !shrink())) return;
    // What lies around the input, until both outcomes are there.
    for (size_t round = 0; test_ && round < mostFruitless && (round == 0 || !bothOutcomes()); ++round)
      if (!tryAll(sources_.draw(2 * options_.perIteration))) break;
    if (!bothOutcomes()) return;
    learn();
    size_t perIteration =
        std::clamp(ways_ / 8, options_.perIteration, std::max(options_.perIteration, mostPerIteration / 2));
    const size_t calmWanted = std::clamp(std::max(ways_, triesPerToken * tokens_), calmInputs, mostCalmInputs);
    while (test_ && result_.iterations < options_.iterations) {
      ++result_.iterations;
      questions_->ask(*learned_, firstGiven().values);
      offerNamedFirst();
      std::vector<PoolInput> made = sources_.draw(perIteration);
      result_.converged = made.empty();
      if (made.empty()) return;
      const size_t predicted = predictedRight_.size(), resolved = observations_.size();
      const bool going = tryAll(std::move(made));
      const std::set<std::string> before = asks();
      learn();
      const bool changed = asks() != before;
      if (changed) made_ = {};
      const bool surprised = std::ranges::count(predictedRight_ | std::views::drop(predicted), false) > 0;
      const bool puzzled = surprised || learned_->errors > 0;
      if (puzzled || result_.iterations > likelyIterations)
        perIteration = std::max(perIteration, std::min(mostPerIteration, perIteration + 1 + perIteration / 8));
      const bool calm = !puzzled && !changed && !questions_->open();
      calmFor_ = calm ? calmFor_ + 1 : 0;
      calmMade_ = calm ? calmMade_ + observations_.size() - resolved : 0;
      if (onIteration) onIteration(result_.iterations, result_);
      result_.converged = calmFor_ >= calmIterations && calmMade_ >= calmWanted && observations_.size() >= fewestInputs;
      if (result_.converged || !going) return;
    }
  }

  /// False where a limit ended it, as in what follows.
  bool start(std::span<const GivenInput> given) {
    std::vector<PoolInput> inputs;
    size_t errors = 0;
    for (const GivenInput& input : given) {
      TreePtr tree = input.tree ? input.tree : Tree::parse(language_, input.text);
      reader_.addWords(*tree);
      errors = std::max(errors, errorsIn(*tree));
      tokens_ = std::max(tokens_, tree->tokenCount(tree->root()));
      inputs.push_back({tree, {}});
    }
    producer_.emplace(language_, reader_, pool_, errors, &validity_);
    population_.emplace(pool_, reader_.space(), *producer_, random_);
    questions_.emplace(reader_, *producer_, random_, options_.mostNegations);
    offered_ = offeredAround(*inputs.front().tree, reader_.parts(), random_);
    addSources();
    std::vector<PoolInput> open;
    for (size_t i = 0; i < inputs.size(); ++i) {
      inputs[i].values = reader_.read(*inputs[i].tree);
      if (!given[i].verdict)
        open.push_back(std::move(inputs[i]));
      else
        note(std::move(inputs[i]), *given[i].verdict);
    }
    if (test_) takeCorpus();
    return open.empty() || !test_ || tryAll(std::move(open));
  }

  void addSources() {
    sources_.add([this] { return learned_ ? questions_->next() : std::nullopt; }, shareOfQuestions);
    sources_.add([this] { return learned_ ? attack() : std::nullopt; });
    sources_.add([this] { return learned_ ? exchange() : std::nullopt; });
    sources_.add([this] { return mostDisputed([this] { return population_->next(); }); });
    sources_.add([this] { return contrast(); });
    sources_.add([this] { return learned_ ? novelty() : std::nullopt; });
    sources_.add([this] { return producer_->fresh(random_); });
  }

  /// Elements that real files have are tried first.
  void takeCorpus() {
    for (const std::string& text : options_.corpus)
      if (TreePtr tree = Tree::parse(language_, text); errorsIn(*tree) == 0)
        pool_.addSample({tree, reader_.read(*tree)});
    std::stable_partition(offered_.begin(), offered_.end(), [&](const Feature& feature) {
      const FeatureId id = reader_.space().id(feature);
      return std::ranges::any_of(pool_.samples(),
                                 [&](const PoolInput& sample) { return reader_.space().value(sample.values, id) > 0; });
    });
    producer_->preferSimple();
  }

  bool shrink() {
    if (observations_.empty()) return true;
    const Known first = observations_.front();
    Shrinking shrinking(pool_.inputs()[first.input].tree, first.fails ? Verdict::fail : Verdict::pass, *producer_,
                        mostShrinking);
    auto toTheEnd = [&] {
      for (;;) {
        std::vector<PoolInput> inputs = shrinking.next();
        if (inputs.empty()) return true;
        const size_t count = inputs.size();
        const std::vector<Verdict> verdicts = verdictsOf(std::move(inputs));
        shrinking.note(verdicts);
        if (verdicts.size() < count) return false;
      }
    };
    if (!toTheEnd() || !sweep(*shrinking.smallest())) return false;
    shrinking.replaceToo();
    return toTheEnd();
  }

  /// All that is one step away from what is left of the input.
  bool sweep(const Tree& tree) {
    std::vector<PoolInput> near = producer_->neighbours(tree, random_);
    random_.shuffle(near);
    if (near.size() > mostNeighbours) near.resize(mostNeighbours);
    return tryAll(std::move(near));
  }

  void note(PoolInput input, Verdict verdict) {
    auto index = static_cast<uint32_t>(pool_.inputs().size());
    if (!pool_.add(std::move(input), verdict != Verdict::unresolved)) return;
    const PoolInput& noted = pool_.inputs()[index];
    const bool resolved = verdict != Verdict::unresolved, fails = verdict == Verdict::fail;
    validity_.note(reader_.space(), noted.values, resolved);
    producer_->note(noted, resolved);
    sources_.note(noted, resolved);
    resolved_.push_back(resolved);
    if (!resolved) return;
    if (learned_) predictedRight_.push_back(predictsFail(learned_->model, reader_, noted.values) == fails);
    observations_.push_back({index, fails});
    byOutcome_[fails].push_back(index);
    population_->note(index, fails);
  }

  bool bothOutcomes() const { return !byOutcome_[true].empty() && !byOutcome_[false].empty(); }

  bool tryAll(std::vector<PoolInput> inputs) {
    const size_t count = inputs.size();
    return verdictsOf(std::move(inputs)).size() == count;
  }

  /// Fewer where a limit ended it. What they teach is noted.
  std::vector<Verdict> verdictsOf(std::vector<PoolInput> inputs) {
    std::vector<Candidate> candidates;
    for (const PoolInput& input : inputs) candidates.push_back({std::string(input.tree->bytes()), "explain"});
    std::vector<Verdict> verdicts = test_(candidates);
    for (size_t i = 0; i < verdicts.size(); ++i) {
      if (questions_->followsPath(candidates[i].bytes)) judgeProducer(inputs[i].values, verdicts[i]);
      if (verdicts[i] == Verdict::unresolved) questions_->noteUnresolved(candidates[i].bytes);
      note(std::move(inputs[i]), verdicts[i]);
    }
    return verdicts;
  }

  void judgeProducer(const FeatureValues& values, Verdict verdict) {
    bool fail = predictsFail(learned_->model, reader_, values);
    ++(fail ? made_.madeToFail : made_.madeToPass);
    if (fail && verdict == Verdict::fail) ++made_.failedAsMade;
    if (!fail && verdict == Verdict::pass) ++made_.passedAsMade;
  }

  const PoolInput& firstGiven() const { return pool_.inputs().front(); }

  /// Other alternatives of the rules that the given input has at what the tree names: the next thing to try.
  void offerNamedFirst() {
    const Tree& tree = *firstGiven().tree;
    std::vector<bool> near(reader_.parts().count());
    for (const Feature& feature : learned_->model.features)
      for (NodeId node : reader_.occurrences(tree, feature)) {
        const NodeId around = tree.node(node).kind == NodeKind::rule ? node : ruleAbove(tree, node);
        for (NodeId id = around; around != noNode && id < tree.node(around).end; ++id)
          if (tree.node(id).kind == NodeKind::rule) near[tree.node(id).symbol] = true;
      }
    const auto others = std::stable_partition(offered_.begin(), offered_.end(), [&](const Feature& feature) {
      return feature.alternative != anyAlternative && near[feature.part];
    });
    // Of few alternatives each is likelier to matter than one of many.
    std::stable_sort(offered_.begin(), others, [&](const Feature& a, const Feature& b) {
      return reader_.parts().alternativeCount(a.part) < reader_.parts().alternativeCount(b.part);
    });
  }

  /// An input with something that no input with an outcome has had, made of a passing or of a failing one in turn.
  std::optional<PoolInput> novelty() {
    while (!offered_.empty()) {
      const Feature feature = offered_.front();
      if (novelAndFails_) offered_.pop_front();
      novelAndFails_ = !novelAndFails_;
      if (validity_.isKnown(reader_.space().id(feature))) continue;
      const Condition condition{feature, 1};
      // In the given input there are more places for it, in a small one it is seen better.
      const bool small = random_.chance(1, 2);
      if (auto made = producer_->make(std::span(&condition, 1), random_, effort,
                                      small ? &population_->any(!novelAndFails_) : &firstGiven()))
        return made;
    }
    return std::nullopt;
  }

  /// Of some drafts the one about which the tree and its rivals agree least, and that has what tested inputs had least.
  template <typename Make>
  std::optional<PoolInput> mostDisputed(Make make) {
    std::optional<PoolInput> best;
    std::pair<size_t, double> most;
    for (size_t i = 0; i < drafts; ++i) {
      std::optional<PoolInput> made = make();
      if (!made) continue;
      const std::pair own(learned_ ? disputes(*learned_, reader_.space(), made->values) : 0,
                          population_->rarity(made->values));
      if (best && own <= most) continue;
      most = own;
      best = std::move(made);
    }
    return best;
  }

  /// An input that the tree is wrong about, or any other, with few changes.
  std::optional<PoolInput> contrast() {
    if (observations_.empty()) return std::nullopt;
    return mostDisputed([&] {
      const bool wrong = !wrong_.empty() && random_.chance(1, 2);
      return producer_->vary(wrong ? pool_.inputs()[random_.pick(wrong_)] : population_->any(random_.chance(1, 2)),
                             random_);
    });
  }

  /// An attack on a leaf: an input of the other outcome changed so that it comes there, or one of its own changed next
  /// to what the way to the leaf asks for.
  std::optional<PoolInput> attack() {
    const std::vector<Model::Path> paths = learned_->model.paths();
    const Model::Path& path = random_.pick(paths);
    const bool fails = learned_->model.nodes[path.leaf].predictsFail;
    if (path.conditions.empty() || random_.chance(1, 2))
      return producer_->make(path.conditions, random_, effort, &population_->any(!fails));
    return mostDisputed(
        [&] { return producer_->varyBeside(population_->any(fails), random_.pick(path.conditions).feature, random_); });
  }

  /// Is it this very text that counts, and nothing within it? A tree that names too much is mostly refuted by one
  /// change.
  std::optional<PoolInput> exchange() {
    const std::vector<Feature>& named = learned_->model.features;
    if (named.empty()) return std::nullopt;
    const Feature& feature = random_.pick(named);
    constexpr size_t draws = 5;  // some inputs don't have it
    for (size_t i = 0; i < draws; ++i)
      if (auto made = producer_->varyAt(population_->any(random_.chance(2, 3)), feature, random_)) return made;
    return std::nullopt;
  }

  /// What the tree asks, whatever the order: trees that say the same in another order are as good.
  std::set<std::string> asks() const {
    std::set<std::string> features;
    for (const Feature& feature : learned_->model.features) features.insert(show(feature, reader_.parts()));
    return features;
  }

  void learn() {
    std::vector<Observation> observations;
    for (const Known& known : observations_) observations.push_back({&pool_.inputs()[known.input].values, known.fails});
    learned_ = hone::learn(reader_, observations);
    for (bool better = true; better && addJoints();) {  // which may be conditions of further ones
      for (size_t i = 0; i < observations.size(); ++i)
        observations[i].values = &pool_.inputs()[observations_[i].input].values;
      Learned again = hone::learn(reader_, observations);
      better = again.cost < learned_->cost;
      learned_ = std::move(again);
    }
    result_.model = learned_->model;
    result_.inputs = observations_.size();
    result_.errors = learned_->errors;
    wrong_.clear();
    for (const Known& known : observations_)
      if (predictsFail(learned_->model, reader_, pool_.inputs()[known.input].values) != known.fails)
        wrong_.push_back(known.input);
    learnValidity();
  }

  /// Were there any new ones?
  bool addJoints() {
    if (learned_->model.leafCount() <= 2 && learned_->errors == 0) return false;
    std::vector<JointExample> examples;
    for (const Known& known : observations_) {
      const PoolInput& input = pool_.inputs()[known.input];
      examples.push_back({input.tree.get(), &input.values, known.fails});
    }
    std::vector<Feature> joints = findJoints(reader_, *learned_, examples);
    if (std::ranges::all_of(joints, [&](const Feature& joint) { return reader_.reads(joint); })) return false;
    std::ranges::copy_if(learned_->model.features, std::back_inserter(joints),
                         [](const Feature& feature) { return feature.kind == FeatureKind::joint; });
    reader_.setJoints(joints);
    pool_.readAgain(reader_);
    return true;
  }

  void learnValidity() {
    constexpr long fewest = 8;
    const long unresolved = std::ranges::count(resolved_, false);
    if (unresolved < fewest || static_cast<long>(resolved_.size()) - unresolved < fewest) return;
    std::vector<Observation> observations;
    for (size_t i = 0; i < resolved_.size(); ++i) observations.push_back({&pool_.inputs()[i].values, resolved_[i]});
    validity_.setTree(std::make_shared<const Model>(hone::learn(reader_, observations).model));
  }

  Explanation oneSided() {
    result_.oneSided = true;
    ModelNode leaf;
    leaf.fails = byOutcome_[true].size();
    leaf.passes = byOutcome_[false].size();
    leaf.predictsFail = leaf.fails >= leaf.passes;
    result_.model.nodes = {leaf};
    result_.inputs = observations_.size();
    addExamples(result_.model, pool_, reader_, observations_);
    return std::move(result_);
  }

  /// A tree is right about nearly all inputs that it was learned from, so it is judged by those that came after it.
  void judge() {
    constexpr size_t fewest = 20, share = 10;
    result_.predicted = std::min(predictedRight_.size(), std::max(fewest, predictedRight_.size() / share));
    result_.predictedRightly = static_cast<size_t>(
        std::count(predictedRight_.end() - static_cast<long>(result_.predicted), predictedRight_.end(), true));
  }

  void finish() {
    judge();
    result_.model.validity = validity_.tree();
    result_.model.madeToFail = made_.madeToFail;
    result_.model.failedAsMade = made_.failedAsMade;
    result_.model.madeToPass = made_.madeToPass;
    result_.model.passedAsMade = made_.passedAsMade;
    addExamples(result_.model, pool_, reader_, observations_);
    result_.rules = rulesOf(result_.model, pool_, reader_, observations_);
    result_.shareOfRules = shareOfRules(result_.model, reader_.parts(), language_->start());
  }

  std::shared_ptr<Language> language_;
  const TestAll& test_;
  const ExplainOptions& options_;
  Random random_;
  FeatureReader reader_;
  Pool pool_;
  InputValidity validity_;
  std::optional<GuidedProducer> producer_;
  std::deque<Feature> offered_;  ///< see novelties.h
  bool novelAndFails_ = false;
  std::optional<Population> population_;
  std::optional<Questions> questions_;
  InputSources sources_;
  std::vector<bool> resolved_;  ///< by input of the pool: whether it has an outcome
  std::vector<Known> observations_;
  std::vector<uint32_t> byOutcome_[2];  ///< inputs that pass, inputs that fail
  std::vector<uint32_t> wrong_;         ///< inputs that the present tree predicts wrongly
  std::vector<bool> predictedRight_;    ///< by input that came after the first tree: whether the tree of then was right
  std::optional<Learned> learned_;
  size_t ways_;        ///< of the grammar, see waysOf
  size_t tokens_ = 0;  ///< of the largest given input
  Model made_;         ///< only the figures of the producer
  size_t calmFor_ = 0, calmMade_ = 0;
  Explanation result_;
};

}  // namespace

Explanation explain(std::span<const GivenInput> given, const std::shared_ptr<Language>& language, const TestAll& test,
                    const ExplainOptions& options, const OnIteration& onIteration) {
  return Loop(language, test, options).run(given, onIteration);
}

}  // namespace hone
