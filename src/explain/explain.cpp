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

/// Rounds in a row that taught nothing new.
struct Calm {
  size_t rounds = 0, inputs = 0;
};
constexpr size_t fewestCalmRounds = 4;
constexpr size_t triesPerToken = 4, fewestCalmInputs = 24, mostCalmInputs = 300;
constexpr size_t fewestInputs = 48;  // of all

class Loop {
 public:
  Loop(const std::shared_ptr<Language>& language, const TestAll& test, const ExplainOptions& options)
      : language_(language),
        test_(test),
        options_(options),
        random_(options.seed),
        experience_(language->grammar(), options.features) {}

  Explanation run(std::span<const GivenInput* const> given, const OnIteration& onIteration) {
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
    // The number of inputs that must confirm a tree grows with the number of choices in the grammar and with the size
    // of the given input: in a call of four functions little can matter, in JavaScript much.
    const size_t calmInputs = std::clamp(std::max(ways, triesPerToken * tokens_), fewestCalmInputs, mostCalmInputs);
    Calm calm;
    for (learn(); test_ && result_.iterations < options_.iterations && !result_.converged;) {
      ++result_.iterations;
      generators_->ask();
      const size_t known = experience_.known().size(), foretold = experience_.foretold().size();
      const auto [made, goesOn] = tryRound(perIteration);
      learn();
      if (goesOn && beginAnotherClause() && !experience_.isReading()) learn();
      const bool surprised = std::ranges::any_of(std::span(experience_.foretold()).subspan(foretold),
                                                 [](const Foretold& one) { return one.saidFail != one.fails; });
      const bool puzzled = surprised || experience_.tree().errors > 0;
      if (puzzled || result_.iterations > likelyIterations)
        perIteration = std::max(perIteration, std::min(mostPerIteration, perIteration + 1 + perIteration / 8));
      const size_t knownNow = experience_.known().size();
      const bool isCalm = !puzzled && !experience_.treeChanged() && !generators_->open();
      calm = isCalm ? Calm{calm.rounds + 1, calm.inputs + knownNow - known} : Calm{};
      if (onIteration) onIteration(result_.iterations, result_);
      result_.converged =
          made == 0 || (calm.rounds >= fewestCalmRounds && calm.inputs >= calmInputs && knownNow >= fewestInputs);
      if (!goesOn) return;
    }
  }

  /// A failing input that the tree says passes may fail in another way. It is made small, and what it has then becomes
  /// features, and is varied. False where there is none.
  bool beginAnotherClause() {
    if (seeds_ == mostSeeds || experience_.isLarge()) return false;
    const PoolInput* seed = unexplained();
    if (seed == nullptr || !seedTexts_.insert(contentHash(seed->bytes())).second) return false;
    ++seeds_;
    std::vector<GivenInput> smaller = {{"", Verdict::fail, seed->tree()}};
    makeSmaller(smaller, language_, test_, mostTestsOfSeed);
    experience_.reader().addSeed(*smaller.front().tree);
    experience_.readNew();
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
      if (shortest == nullptr || input.bytes().size() < shortest->bytes().size()) shortest = &input;
    }
    return shortest;
  }

  /// False where a limit ended it, as in what follows.
  bool start(std::span<const GivenInput* const> given) {
    FeatureReader& reader = experience_.reader();
    std::vector<TreePtr> trees;  // null where it isn't kept
    size_t errors = 0;
    const auto treeOf = [&](const GivenInput& input) {
      return input.tree ? input.tree : Tree::parse(language_, input.text);
    };
    const TreePtr first = treeOf(*given.front());
    for (const GivenInput* input : given) {
      const TreePtr tree = trees.empty() ? first : treeOf(*input);
      reader.addWords(*tree);
      errors = std::max(errors, errorsIn(*tree));
      tokens_ = std::max(tokens_, tree->tokenCount(tree->root()));
      trees.push_back(experience_.pool().addGiven(tree) ? tree : nullptr);
    }
    reader.addSeed(*first);
    reader.endOfNew();
    generators_.emplace(language_, experience_, errors, random_);
    const auto read = [&](size_t i) {
      TreePtr tree = trees[i] ? trees[i] : treeOf(*given[i]);
      FeatureValues values = reader.read(*tree);
      return PoolInput(std::move(tree), std::move(values), given[i]->text);
    };
    std::vector<size_t> open;
    for (size_t i = 0; i < trees.size(); ++i)
      if (given[i]->verdict)
        note(read(i), *given[i]->verdict);
      else
        open.push_back(i);
    if (!test_) return true;
    generators_->takeCorpus(options_.corpus);
    if (given.front()->verdict == Verdict::fail) generators_->planFor(first);
    // Of large inputs, some at a time, lest all trees are there at once.
    constexpr size_t mostNodes = 500'000;  // 30 MB
    for (auto next = open.begin(); next != open.end();) {
      size_t nodes = 0;
      const Tried tried = tryAll([&]() -> std::optional<PoolInput> {
        if (next == open.end() || nodes > mostNodes) return std::nullopt;
        PoolInput input = read(*next++);
        nodes += input.nodes();
        return input;
      });
      if (!tried.goesOn) return false;
    }
    return true;
  }

  bool findBothOutcomes() {
    for (size_t round = 0; test_ && round < mostFruitless && (round == 0 || !experience_.hasBothOutcomes()); ++round)
      if (!tryRound(2 * options_.perIteration).goesOn) break;
    return experience_.hasBothOutcomes();
  }

  struct Tried {
    size_t made;
    bool goesOn;  ///< false where a limit ended it
  };
  /// Tests inputs while others are made. What they teach is noted in the end.
  Tried tryAll(const std::function<std::optional<PoolInput>()>& next) {
    std::vector<PoolInput> inputs;
    bool isAtEnd = false;
    const std::vector<Verdict> verdicts = test_([&]() -> std::optional<Candidate> {
      std::optional<PoolInput> input = next();
      isAtEnd = !input;
      if (isAtEnd) return std::nullopt;
      inputs.push_back(std::move(*input));
      return Candidate{std::string(inputs.back().bytes()), "explain"};
    });
    for (size_t i = 0; i < verdicts.size(); ++i) note(std::move(inputs[i]), verdicts[i]);
    return {inputs.size(), isAtEnd && verdicts.size() == inputs.size()};
  }

  Tried tryRound(size_t count) {
    generators_->beginRound(count);
    return tryAll([&] {
      constexpr size_t nodesBetweenTests = 100'000;  // a tenth of a second
      experience_.readSome(nodesBetweenTests);
      return generators_->draw();
    });
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
    if (const PoolInput* input = unexplained()) result_.unexplained = input->plainText();
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
                    const ExplainOptions& options, const OnIteration& onIteration,
                    std::span<const GivenInput> further) {
  std::vector<const GivenInput*> all;
  for (const auto& some : {given, further})
    for (const GivenInput& input : some) all.push_back(&input);
  return Loop(language, test, options).run(all, onIteration);
}

}  // namespace hone
