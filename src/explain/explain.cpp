// The loop of the paper's Figure 3: learn a tree from the inputs of known outcome, decide which inputs would confirm or
// refute it, make them, run them, and learn again. It ends when no new input has surprised the tree for several rounds.
//
// The given input was made small before (explain/smaller_input.h), which brings inputs of the other outcome. Where new
// inputs come from then: explain/generators.h. An input that the test can't judge (unresolved) teaches nothing, and
// isn't made again.

#include "explain/explain.h"

#include <algorithm>
#include <unordered_set>

#include "explain/generators.h"
#include "explain/smaller_input.h"
#include "grammar/reachability.h"

namespace hone {
namespace {

constexpr size_t mostFruitless = 12;     // rounds in search of a second outcome
constexpr size_t likelyIterations = 10;  // in which simple behaviours are understood; then each has more inputs
constexpr size_t mostPerIteration = 48;
constexpr size_t mostSeeds = 4;         // more ways to fail are no rule that people can use
constexpr size_t mostTestsOfSeed = 30;  // an input of the loop is small already

/// Alternatives that a text of the language chooses from.
size_t waysOf(const Atn& atn, RuleId start) {
  const std::vector<bool> reachable = reachableRules(atn, start);
  size_t ways = 0;
  for (const State& state : atn.states)
    if (state.kind != StateKind::invalid && reachable[state.rule] && state.transitionCount > 1)
      ways += state.transitionCount;
  return ways;
}

/// Has nothing new been learned for long enough? The number of inputs that must confirm a tree grows with the number of
/// choices in the grammar and with the size of the given input: in a call of four functions little can matter, in
/// JavaScript much.
class Calm {
 public:
  Calm(size_t ways, size_t tokens)
      : inputsWanted_(std::clamp(std::max(ways, triesPerToken * tokens), fewestCalm, mostCalm)) {}

  void note(bool calm, size_t newInputs) {
    rounds_ = calm ? rounds_ + 1 : 0;
    inputs_ = calm ? inputs_ + newInputs : 0;
  }
  bool lasts(size_t allInputs) const {
    return rounds_ >= fewestRounds && inputs_ >= inputsWanted_ && allInputs >= fewestInputs;
  }

 private:
  static constexpr size_t fewestRounds = 4;
  static constexpr size_t triesPerToken = 4, fewestCalm = 24, mostCalm = 300;  // inputs of these rounds
  static constexpr size_t fewestInputs = 48;                                   // of all

  size_t inputsWanted_;
  size_t rounds_ = 0, inputs_ = 0;
};

class Loop {
 public:
  Loop(const std::shared_ptr<Language>& language, const TestAll& test, const ExplainOptions& options)
      : language_(language),
        test_(test),
        options_(options),
        random_(options.seed),
        experience_(language->grammar(), options.features) {}

  Explanation run(std::span<const GivenInput> given, const OnIteration& onIteration) {
    try {
      if (start(given) && findBothOutcomes()) refine(onIteration);
    } catch (const Cancelled&) {
      result_.cancelled = true;
    }
    language_->stopBy({});  // what is known is put into words all the same
    conclude();
    return std::move(result_);
  }

 private:
  /// Learns, asks what would refute the tree, and tries that, until nothing is learned any more or a limit ends it.
  void refine(const OnIteration& onIteration) {
    const size_t ways = waysOf(language_->grammar().parser, language_->start());
    size_t perIteration =
        std::clamp(ways / 8, options_.perIteration, std::max(options_.perIteration, mostPerIteration / 2));
    Calm calm(ways, tokens_);
    for (learn(); test_ && result_.iterations < options_.iterations && !result_.converged;) {
      ++result_.iterations;
      generators_->ask();
      std::vector<PoolInput> made = generators_->draw(perIteration);
      const bool nothingLeft = made.empty();
      const size_t known = experience_.known().size(), foretold = experience_.foretold().size();
      const bool goesOn = tryAll(std::move(made));
      learn();
      if (goesOn && beginAnotherClause()) learn();
      const bool surprised = std::ranges::any_of(std::span(experience_.foretold()).subspan(foretold),
                                                 [](const Foretold& one) { return one.saidFail != one.fails; });
      const bool puzzled = surprised || experience_.tree().errors > 0;
      if (puzzled || result_.iterations > likelyIterations)
        perIteration = std::max(perIteration, std::min(mostPerIteration, perIteration + 1 + perIteration / 8));
      calm.note(!puzzled && !experience_.treeChanged() && !generators_->open(), experience_.known().size() - known);
      if (onIteration) onIteration(result_.iterations, result_);
      result_.converged = nothingLeft || calm.lasts(experience_.known().size());
      if (!goesOn) return;
    }
  }

  /// A failing input that the tree says passes may fail in another way. It is made small, and what it has then becomes
  /// features, and is varied. False where there is none.
  bool beginAnotherClause() {
    if (seeds_ == mostSeeds) return false;
    const PoolInput* seed = unexplained();
    if (seed == nullptr || !seedTexts_.insert(contentHash(seed->tree->bytes())).second) return false;
    ++seeds_;
    std::vector<GivenInput> smaller = {{"", Verdict::fail, seed->tree}};
    makeSmaller(smaller, language_, test_, mostTestsOfSeed);
    experience_.reader().addSeed(*smaller.front().tree);
    experience_.pool().readAgain(experience_.reader());
    for (const GivenInput& input : smaller)
      if (!experience_.pool().contains(input.tree->bytes()))
        note({input.tree, experience_.reader().read(*input.tree)}, *input.verdict);
    generators_->planFor(smaller.front().tree);
    return true;
  }

  /// The shortest failing input that the tree says passes; null if there is none.
  const PoolInput* unexplained() {
    const PoolInput* shortest = nullptr;
    for (const Known& known : experience_.known()) {
      const PoolInput& input = experience_.pool().inputs()[known.input];
      if (!known.fails || experience_.predictsFail(input.values)) continue;
      if (shortest == nullptr || input.tree->bytes().size() < shortest->tree->bytes().size()) shortest = &input;
    }
    return shortest;
  }

  /// False where a limit ended it, as in what follows.
  bool start(std::span<const GivenInput> given) {
    FeatureReader& reader = experience_.reader();
    std::vector<TreePtr> trees;
    size_t errors = 0;
    for (const GivenInput& input : given) {
      trees.push_back(input.tree ? input.tree : Tree::parse(language_, input.text));
      reader.addWords(*trees.back());
      errors = std::max(errors, errorsIn(*trees.back()));
      tokens_ = std::max(tokens_, trees.back()->tokenCount(trees.back()->root()));
    }
    reader.addSeed(*trees.front());
    generators_.emplace(language_, experience_, errors, random_);
    for (const TreePtr& tree : trees) experience_.pool().addGiven(tree);
    std::vector<PoolInput> open;
    for (size_t i = 0; i < trees.size(); ++i) {
      PoolInput input{trees[i], reader.read(*trees[i])};
      if (given[i].verdict)
        note(std::move(input), *given[i].verdict);
      else
        open.push_back(std::move(input));
    }
    if (!test_) return true;
    generators_->takeCorpus(options_.corpus);
    if (given.front().verdict == Verdict::fail) generators_->planFor(trees.front());
    return tryAll(std::move(open));
  }

  bool findBothOutcomes() {
    for (size_t round = 0; test_ && round < mostFruitless && (round == 0 || !experience_.hasBothOutcomes()); ++round)
      if (!tryAll(generators_->draw(2 * options_.perIteration))) break;
    return experience_.hasBothOutcomes();
  }

  bool tryAll(std::vector<PoolInput> inputs) {
    const size_t count = inputs.size();
    return verdictsOf(std::move(inputs)).size() == count;
  }

  /// Fewer where a limit ended it. What they teach is noted.
  std::vector<Verdict> verdictsOf(std::vector<PoolInput> inputs) {
    if (inputs.empty()) return {};
    std::vector<Candidate> candidates;
    for (const PoolInput& input : inputs) candidates.push_back({std::string(input.tree->bytes()), "explain"});
    std::vector<Verdict> verdicts = test_(candidates);
    for (size_t i = 0; i < verdicts.size(); ++i) note(std::move(inputs[i]), verdicts[i]);
    return verdicts;
  }

  void note(PoolInput input, Verdict verdict) {
    const auto index = static_cast<uint32_t>(experience_.pool().inputs().size());
    if (experience_.note(std::move(input), verdict)) generators_->note(index, verdict);
  }

  void learn() {
    experience_.learn();
    static_cast<DecisionTree&>(result_.model) = experience_.tree().model;
    result_.inputs = experience_.known().size();
    result_.errors = experience_.tree().errors;
  }

  void conclude() {
    if (experience_.hasBothOutcomes()) {
      if (result_.inputs < experience_.known().size()) learn();
    } else {
      result_.oneSided = true;
      result_.inputs = experience_.known().size();
      const size_t fails = experience_.count(true), passes = experience_.count(false);
      result_.model.nodes = {{.fails = fails, .passes = passes, .predictsFail = fails >= passes}};
    }
    addExamples(result_.model, experience_.pool(), experience_.reader(), experience_.known());
    if (result_.oneSided) return;
    result_.model.validity = generators_->learnValidity();
    if (const PoolInput* input = unexplained()) result_.unexplained = input->tree->plainText();
    result_.foretold = experience_.foretold();
    result_.model.predictions = figuresOf(result_.foretold);
    result_.rules = rulesOf(result_.model, experience_.pool(), experience_.reader(), experience_.known());
    result_.shareOfRules = shareOfRules(result_.model, experience_.reader().parts(), language_->start());
  }

  std::shared_ptr<Language> language_;
  const TestAll& test_;
  const ExplainOptions& options_;
  Random random_;
  Experience experience_;
  std::optional<Generators> generators_;
  size_t seeds_ = 0;                       ///< ways to fail that were begun beside the first
  std::unordered_set<Hash128> seedTexts_;  ///< of the inputs that they came from
  size_t tokens_ = 0;                      ///< of the largest given input
  Explanation result_;
};

}  // namespace

Explanation explain(std::span<const GivenInput> given, const std::shared_ptr<Language>& language, const TestAll& test,
                    const ExplainOptions& options, const OnIteration& onIteration) {
  return Loop(language, test, options).run(given, onIteration);
}

}  // namespace hone
