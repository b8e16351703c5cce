// The loop of the paper's sections 3 and 4: learn a tree from the inputs of known outcome, decide which inputs would
// confirm or refute it (explain/requirements.h), make them (explain/guided_producer.h), run them, and learn again. The
// loop ends when no new input has surprised the tree for several iterations.
//
// It starts from the failing input, inputs near it, and some from the grammar: among them are passing ones.
// Requirements only ask about features that the tree names. So a part of every iteration is made without a requirement:
// inputs from the grammar alone; known inputs of both outcomes with a few changes, so that the inputs spread from the
// given ones; attacks on the leaves; and, in a large grammar, elements that no input covers. In a large grammar, or if
// simple features don't suffice, inputs are also examined place by place (explain/pattern_search.h): first the given
// one, later some that the tree is wrong about. And a population spreads from the given inputs (explain/population.h),
// because what holds near one input may not hold elsewhere.
//
// The number of inputs that must confirm a tree grows with the number of choices in the grammar and with the size of
// the given input: in a call of four functions little can matter, in JavaScript much.
//
// An input that the test can't judge (unresolved) teaches nothing, and isn't made again.

#include "explain/explain.h"

#include <algorithm>
#include <cmath>
#include <deque>
#include <functional>
#include <map>
#include <set>

#include "explain/guided_producer.h"
#include "explain/learner.h"
#include "explain/novelties.h"
#include "explain/pattern_search.h"
#include "explain/population.h"
#include "explain/requirements.h"
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

constexpr size_t likelyIterations = 10;  // in which most behaviours are understood; then each may have more inputs
constexpr size_t mostPerIteration[] = {24, 96};  // again a grammar's ways, within these
constexpr size_t mostFutile = 2;                 // attempts at a requirement that brought no outcome
constexpr size_t mostFruitless = 12;             // rounds in search of a second outcome

// Examining inputs place by place:
constexpr size_t manyWays = 48;          // of a grammar, and
constexpr size_t manyTokens = 10;        // of the given input, that are seldom met by chance: at once
constexpr size_t simpleIterations = 12;  // else only after these, and if of so many inputs more than one is
constexpr size_t tolerable = 33;         // predicted wrongly
constexpr size_t betweenPatterns = 3;    // iterations
constexpr size_t mostTrialsOfFirst = 400;
constexpr size_t mostTrialsOfOthers = 100;
constexpr size_t mostExamined = 2;
constexpr size_t newMembers = 48;  // of the population, in an iteration

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
  using Known = PatternSearch::Known;

  void iterate(std::span<const GivenInput> given, const OnIteration& onIteration) {
    bool going = start(given);
    // What lies around the input, until both outcomes are there.
    for (size_t round = 0; going && test_ && round < mostFruitless && (round == 0 || !bothOutcomes()); ++round) {
      std::vector<PoolInput> around;
      addDistinct(around, 2 * options_.perIteration, [&](size_t turn) { return explore(turn); });
      going = tryAll(std::move(around));
    }
    if (!bothOutcomes()) return;
    learn();
    size_t perIteration = options_.perIteration;
    const size_t most = std::clamp(ways_, mostPerIteration[0], mostPerIteration[1]);
    const size_t calmWanted = std::clamp(std::max(ways_, triesPerToken * tokens_), calmInputs, mostCalmInputs);
    while (going && test_ && result_.iterations < options_.iterations) {
      ++result_.iterations;
      std::vector<PoolInput> made = fromRequirements(perIteration - exploring(perIteration));
      addDistinct(made, exploring(perIteration), [&](size_t turn) { return explore(turn); });
      if (isIntricate() || patterns_->count() > 0)
        addDistinct(made, newMembers, [&](size_t turn) { return member(turn); });
      if (made.empty()) {
        result_.converged = true;
        break;
      }
      size_t surprises = surprises_, resolved = observations_.size();
      if (isIntricate() ? result_.iterations % betweenPatterns == 1
                        : result_.iterations >= simpleIterations && result_.iterations % betweenPatterns == 0)
        going = askForPatterns();
      going = going && tryAll(std::move(made));
      bool calm = surprises_ == surprises;
      std::set<std::string> before = asks();
      learn();
      if (asks() != before) {
        calm = false;
        made_ = {};
      }
      perIteration = std::max(perIteration, std::min(ways_ / 8, most / 2));
      const bool puzzled = surprises_ != surprises || learned_->errors > 0;
      if (puzzled && result_.iterations > likelyIterations)
        perIteration = std::max(perIteration, std::min(most, perIteration + perIteration / 3));
      calm = calm && !openQuestions_ && learned_->errors == 0;
      calmFor_ = calm ? calmFor_ + 1 : 0;
      calmMade_ = calm ? calmMade_ + observations_.size() - resolved : 0;
      if (onIteration) onIteration(result_.iterations, result_);
      if (calmFor_ >= calmIterations && calmMade_ >= calmWanted && observations_.size() >= fewestInputs) {
        result_.converged = true;
        break;
      }
    }
  }

  /// Then no behaviour is expected to have a simple explanation.
  bool isIntricate() const { return ways_ >= manyWays && tokens_ >= manyTokens; }

  bool start(std::span<const GivenInput> given) {
    std::vector<PoolInput> inputs;
    std::vector<std::optional<Verdict>> verdicts;
    for (const GivenInput& input : given) {
      TreePtr tree = input.tree ? input.tree : Tree::parse(language_, input.text);
      reader_.addWords(*tree);
      errors_ = std::max(errors_, errorsIn(*tree));
      tokens_ = std::max(tokens_, tree->tokenCount(tree->root()));
      inputs.push_back({tree, {}});
      verdicts.push_back(input.verdict);
    }
    producer_.emplace(language_, reader_, pool_, errors_, &validity_);
    population_.emplace(pool_, *producer_, random_);
    patterns_.emplace(reader_, pool_, *producer_, random_,
                      [this](std::vector<PoolInput> tried) { return verdictsOf(std::move(tried)); });
    if (isIntricate()) offered_ = offeredAround(*inputs.front().tree, reader_.parts(), random_);
    std::vector<PoolInput> open;
    for (size_t i = 0; i < inputs.size(); ++i) {
      inputs[i].values = reader_.read(*inputs[i].tree);
      if (!verdicts[i])
        open.push_back(std::move(inputs[i]));
      else
        note(std::move(inputs[i]), *verdicts[i]);
    }
    const bool going = open.empty() || !test_ || tryAll(std::move(open));
    for (const Known& known : observations_) population_->add(known.input, known.fails);
    return going;
  }

  /// Where simple features don't suffice: which places of the given input matter? And later, what is it about an input
  /// that the tree is wrong about? The shortest is the easiest to ask. False where a limit ended it.
  bool askForPatterns() {
    bool going = true;
    if (patterns_->count() == 0) {
      if (!isIntricate() && wrong_.size() * tolerable < observations_.size()) return true;
      takeCorpus();
      producer_->preferSimple();
      going = examine(byOutcome_[true].front(), mostTrialsOfFirst);
    } else {
      std::vector<TreePtr> trees;
      for (const Known& known : observations_) trees.push_back(pool_.inputs()[known.input].tree);
      reader_.addCommonWords(trees);
      std::vector<uint32_t> open;
      std::ranges::copy_if(wrong_, std::back_inserter(open),
                           [&](uint32_t i) { return !patterns_->hasExamined(pool_.inputs()[i].tree); });
      auto size = [&](uint32_t i) { return pool_.inputs()[i].tree->bytes().size(); };
      if (!open.empty() && patterns_->count() < mostExamined)
        going = examine(*std::ranges::min_element(open, {}, size), mostTrialsOfOthers);
    }
    patterns_->generalize(observations_);
    pool_.readAgain(reader_);
    return going;
  }

  /// What they have that is new comes first.
  void takeCorpus() {
    for (const std::string& text : options_.corpus)
      if (TreePtr tree = Tree::parse(language_, text); errorsIn(*tree) == 0)
        pool_.addSample({tree, reader_.read(*tree)});
    std::stable_partition(offered_.begin(), offered_.end(), [&](const Feature& feature) {
      const FeatureId id = reader_.space().id(feature);
      return std::ranges::any_of(pool_.samples(),
                                 [&](const PoolInput& sample) { return reader_.space().value(sample.values, id) > 0; });
    });
  }

  bool examine(uint32_t input, size_t mostTrials) {
    return patterns_->examine(pool_.inputs()[input].tree, verdicts_[input], mostTrials);
  }

  void note(PoolInput input, Verdict verdict) {
    auto index = static_cast<uint32_t>(pool_.inputs().size());
    if (!pool_.add(std::move(input), verdict != Verdict::unresolved)) return;
    validity_.note(reader_.space(), pool_.inputs()[index].values, verdict != Verdict::unresolved);
    verdicts_.push_back(verdict);
    if (verdict == Verdict::unresolved) return;
    bool fails = verdict == Verdict::fail;
    if (learned_) surprises_ += predicts(learned_->model, pool_.inputs()[index].values) != fails;
    observations_.push_back({index, fails});
    byOutcome_[fails].push_back(index);
    population_->note(index, fails);
  }

  bool predicts(const Model& model, const FeatureValues& values) {
    auto value = [&](uint32_t feature) {
      return reader_.space().value(values, reader_.space().id(model.features[feature]));
    };
    return model.predict(value).fails;
  }

  bool bothOutcomes() const { return !byOutcome_[true].empty() && !byOutcome_[false].empty(); }

  /// False where a limit ended it.
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
      if (onWay_.contains(candidates[i].bytes)) judgeProducer(inputs[i].values, verdicts[i]);
      if (auto at = purpose_.find(candidates[i].bytes); at != purpose_.end() && verdicts[i] == Verdict::unresolved)
        ++futile_[at->second];
      note(std::move(inputs[i]), verdicts[i]);
    }
    onWay_.clear();
    purpose_.clear();
    return verdicts;
  }

  void judgeProducer(const FeatureValues& values, Verdict verdict) {
    bool fail = predicts(learned_->model, values);
    ++(fail ? made_.madeToFail : made_.madeToPass);
    if (fail && verdict == Verdict::fail) ++made_.failedAsMade;
    if (!fail && verdict == Verdict::pass) ++made_.passedAsMade;
  }

  /// As many more inputs, if `make` comes up with them in some turns; none twice.
  template <typename Make>
  static void addDistinct(std::vector<PoolInput>& inputs, size_t count, Make make) {
    std::set<std::string, std::less<>> texts;
    for (const PoolInput& input : inputs) texts.emplace(input.tree->bytes());
    const size_t wanted = inputs.size() + count;
    for (size_t turn = 0; inputs.size() < wanted && turn < 3 * count; ++turn)
      if (std::optional<PoolInput> input = make(turn); input && texts.emplace(input->tree->bytes()).second)
        inputs.push_back(std::move(*input));
  }

  /// An input near a known one, an attack, or one from the grammar alone.
  std::optional<PoolInput> explore(size_t turn) {
    if (turn % 8 == 7) return producer_->fresh(random_);
    if (turn % 4 == 1 && learned_)
      if (std::optional<PoolInput> made = novelty()) return made;
    if (patterns_->count() > 0 && turn % 8 == 2) return patterns_->member();
    if (turn % 2 == 1 && learned_ && (turn % 8 != 3 || wrong_.empty() || patterns_->count() == 0)) return attack();
    return producer_->vary(startOf(turn), random_);
  }

  /// Of the population; a part of them with something that is new to it.
  std::optional<PoolInput> member(size_t turn) {
    if (turn % 4 == 3)
      if (std::optional<PoolInput> made = novelty()) {
        population_->welcome(*made);
        return made;
      }
    return population_->next();
  }

  /// An input with something that no input with an outcome has had, made of a passing or of a failing one in turn.
  std::optional<PoolInput> novelty() {
    constexpr size_t effort = 60;
    while (!offered_.empty()) {
      const Feature feature = offered_.front();
      if (novelAndFails_) offered_.pop_front();
      novelAndFails_ = !novelAndFails_;
      if (validity_.isKnown(reader_.space().id(feature))) continue;
      const Condition condition{feature, 1};
      if (auto made = producer_->make(std::span(&condition, 1), random_, effort, &anyOf(!novelAndFails_))) return made;
    }
    return std::nullopt;
  }

  /// Any known input, of both outcomes alike; at times one that the tree is wrong about, where there is any.
  const PoolInput& startOf(size_t turn) {
    if ((turn % 8 == 0 || turn % 8 == 3) && !wrong_.empty()) return pool_.inputs()[random_.pick(wrong_)];
    return anyOf(random_.chance(1, 2));
  }

  /// Any known input with that outcome; without one, any at all.
  const PoolInput& anyOf(bool fails) {
    const std::vector<uint32_t>& known = byOutcome_[fails];
    return known.empty() ? random_.pick(pool_.inputs()) : pool_.inputs()[random_.pick(known)];
  }

  /// An attack on a leaf: an input of the other outcome changed so that it comes there, or one of its own changed next
  /// to what the way to the leaf asks for.
  std::optional<PoolInput> attack() {
    constexpr size_t effort = 60;
    const std::vector<Model::Path> paths = learned_->model.paths();
    const Model::Path& path = random_.pick(paths);
    const bool fails = learned_->model.nodes[path.leaf].predictsFail;
    if (path.conditions.empty() || random_.chance(1, 2))
      return producer_->make(path.conditions, random_, effort, &anyOf(!fails));
    return producer_->varyBeside(anyOf(fails), random_.pick(path.conditions).feature, random_);
  }

  /// Questions and other requirements in turn. `openQuestions_`: whether there are any that were just asked, or are
  /// left for the next time.
  std::vector<PoolInput> fromRequirements(size_t count) {
    Requirements wanted = requirementsOf(*learned_, reader_, random_, options_.mostNegations);
    std::vector<Requirement>& questions = wanted.questions;
    std::erase_if(questions, [&](const Requirement& q) { return isSettled(keyOf(q)); });
    openQuestions_ = !questions.empty();
    std::vector<PoolInput> inputs;
    std::set<std::string, std::less<>> texts;
    size_t tries = 0;
    auto meet = [&](const std::vector<Requirement>& list, size_t index) {
      if (index >= list.size() || inputs.size() >= count || tries >= 4 * count) return;
      const std::string key = keyOf(list[index]);
      if (isSettled(key)) return;
      ++tries;
      std::optional<PoolInput> made = producer_->make(list[index].conditions, random_);
      if (list[index].reason == "probe") asked_.insert(key);
      if (!made) {
        ++futile_[key];
        return;
      }
      std::string text(made->tree->bytes());
      if (list[index].reason == "path") onWay_.insert(text);
      if (&list == &questions) purpose_[text] = key;
      if (texts.insert(std::move(text)).second) inputs.push_back(std::move(*made));
    };
    for (size_t i = 0; i < std::max(questions.size(), wanted.others.size()); ++i) {
      meet(questions, i);
      meet(wanted.others, i);
    }
    return inputs;
  }

  bool isSettled(const std::string& key) const {
    auto futile = futile_.find(key);
    return asked_.contains(key) || (futile != futile_.end() && futile->second >= mostFutile);
  }

  /// Of rivals and probes without the numbers, which change with every input.
  std::string keyOf(const Requirement& requirement) const {
    const bool withNumbers = requirement.reason != "rival" && requirement.reason != "probe";
    std::string key;
    for (const Condition& condition : requirement.conditions) {
      if (withNumbers)
        key += show(condition, reader_.parts());
      else
        key += show(condition.feature, reader_.parts()) + (std::isinf(condition.low) ? '<' : '>');
      key += '\n';
    }
    return key;
  }

  /// How many of an iteration's inputs are made without a requirement.
  size_t exploring(size_t perIteration) const {
    const size_t few = options_.perIteration / 4;
    return few + (perIteration - options_.perIteration) / 2;
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
    result_.model = learned_->model;
    result_.inputs = observations_.size();
    result_.errors = learned_->errors;
    wrong_.clear();
    for (const Known& known : observations_)
      if (predicts(learned_->model, pool_.inputs()[known.input].values) != known.fails) wrong_.push_back(known.input);
    learnValidity();
  }

  void learnValidity() {
    constexpr long fewest = 8;
    long unresolved = std::ranges::count(verdicts_, Verdict::unresolved);
    if (unresolved < fewest || static_cast<long>(verdicts_.size()) - unresolved < fewest) return;
    std::vector<Observation> observations;
    for (size_t i = 0; i < verdicts_.size(); ++i)
      observations.push_back({&pool_.inputs()[i].values, verdicts_[i] != Verdict::unresolved});
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
    addExamples();
    return std::move(result_);
  }

  /// The ways to `fail` without the conditions that no passing input needs.
  void addRules() {
    for (const Model::Path& path : result_.model.paths()) {
      if (!result_.model.nodes[path.leaf].predictsFail) continue;
      Rule rule{path.conditions, 0, 0};
      count(rule);
      for (size_t i = 0; i < rule.conditions.size();) {
        Rule shorter = rule;
        shorter.conditions.erase(shorter.conditions.begin() + static_cast<long>(i));
        count(shorter);
        if (shorter.passes <= rule.passes)
          rule = std::move(shorter);
        else
          ++i;
      }
      auto same = [&](const Rule& other) { return sentence(other) == sentence(rule); };
      if (std::ranges::none_of(result_.rules, same)) result_.rules.push_back(std::move(rule));
    }
    std::ranges::stable_sort(result_.rules, std::greater<>(), &Rule::fails);
  }

  std::string sentence(const Rule& rule) const {
    std::string text;
    for (const Condition& condition : rule.conditions) text += show(condition, reader_.parts()) + '\n';
    return text;
  }

  void count(Rule& rule) {
    rule.fails = rule.passes = 0;
    const Aim aim(rule.conditions, reader_.space());
    for (const Known& known : observations_)
      if (aim.distance(pool_.inputs()[known.input].values) == 0) (known.fails ? rule.fails : rule.passes) += 1;
  }

  void finish() {
    result_.model.validity = validity_.tree();
    result_.model.madeToFail = made_.madeToFail;
    result_.model.failedAsMade = made_.failedAsMade;
    result_.model.madeToPass = made_.madeToPass;
    result_.model.passedAsMade = made_.passedAsMade;
    addExamples();
    addRules();
    std::set<RuleId> named;
    const Grammar& grammar = language_->grammar();
    auto name = [&](Part part) {
      if (part == noPart || reader_.parts().isToken(part)) return;
      named.insert(reader_.parts().isRule(part) ? reader_.parts().rule(part)
                                                : grammar.parser.states[reader_.parts().decision(part)].rule);
    };
    for (const Feature& feature : result_.model.features) {
      name(feature.part);
      name(feature.other);
      name(feature.scope);
    }
    auto reachable = std::ranges::count(reachableRules(grammar.parser, language_->start()), true);
    result_.shareOfRules = static_cast<double>(named.size()) / static_cast<double>(std::max<long>(1, reachable));
  }

  /// Shortest first: two for each leaf, and for the producer as many of both outcomes as are of use.
  void addExamples() {
    constexpr size_t mostInputs = 40, longest = 20000;
    std::vector<Known> sorted = observations_;
    std::ranges::stable_sort(sorted, {}, [&](const Known& k) { return pool_.inputs()[k.input].tree->bytes().size(); });
    Model& model = result_.model;
    std::map<uint32_t, size_t> kept;
    for (const Known& known : sorted) {
      const PoolInput& input = pool_.inputs()[known.input];
      auto value = [&](uint32_t f) {
        return reader_.space().value(input.values, reader_.space().id(model.features[f]));
      };
      Forecast prediction = model.predict(value);
      if (prediction.fails != known.fails) continue;
      std::string text(input.tree->bytes());
      ModelNode& leaf = model.nodes[prediction.path.back()];
      if (leaf.examples.size() < 2) leaf.examples.push_back(text);
      if (text.size() <= longest && ++kept[prediction.path.back()] <= mostInputs)
        model.inputs.push_back({std::move(text), known.fails});
    }
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
  std::optional<PatternSearch> patterns_;
  std::optional<Population> population_;
  size_t errors_ = 0;
  std::vector<Verdict> verdicts_;  ///< by input of the pool
  std::vector<Known> observations_;
  std::vector<uint32_t> byOutcome_[2];  ///< inputs that pass, inputs that fail
  std::vector<uint32_t> wrong_;         ///< inputs that the present tree predicts wrongly
  size_t surprises_ = 0;
  std::optional<Learned> learned_;
  std::set<std::string> asked_;           ///< probes, by their keys
  std::map<std::string, size_t> futile_;  ///< by requirement: nothing was made, or the test couldn't judge it
  bool openQuestions_ = false;
  size_t ways_;                               ///< of the grammar, see waysOf
  size_t tokens_ = 0;                         ///< of the largest given input
  std::set<std::string, std::less<>> onWay_;  ///< of the present inputs, those made to follow a way to its leaf
  std::map<std::string, std::string, std::less<>> purpose_;  ///< of the present inputs, those with a question: its key
  Model made_;                                               ///< only the figures of the producer
  size_t calmFor_ = 0, calmMade_ = 0;
  Explanation result_;
};

}  // namespace

Explanation explain(std::span<const GivenInput> given, const std::shared_ptr<Language>& language, const TestAll& test,
                    const ExplainOptions& options, const OnIteration& onIteration) {
  return Loop(language, test, options).run(given, onIteration);
}

}  // namespace hone
