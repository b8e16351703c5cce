#include "explain/smaller_input.h"

#include <utility>

#include "explain/guided_producer.h"
#include "reduce/reduce.h"

namespace hone {
namespace {

// The texts to learn from, beside the smallest: so many that reading them takes no longer than a few tests.
constexpr size_t mostKept = 80, mostKeptBytes = 16'384;

Pipeline structureOnly(TreePtr tree) {
  ReduceOptions options;
  // Shorter names and white space matter to nobody here.
  options.passes = {"coarse", "hoist"};
  return std::move(*makeReduction(std::move(tree), options));
}

}  // namespace

SmallerInput::SmallerInput(TreePtr input, Verdict wanted, size_t mostTests)
    : pipeline_(structureOnly(std::move(input))), wanted_(wanted), testsLeft_(mostTests) {}

std::optional<Candidate> SmallerInput::propose() {
  if (testsLeft_ == 0) return std::nullopt;
  std::optional<Candidate> candidate = pipeline_.propose();
  if (candidate) proposed_ = std::make_shared<const std::string>(candidate->bytes);
  return candidate;
}

void SmallerInput::learn(Verdict verdict) {
  --testsLeft_;
  pipeline_.learn(verdict == wanted_ ? Verdict::fail : Verdict::pass);
  tried_.push_front({proposed_, verdict});
  triedBytes_ += proposed_->size();
  while (tried_.size() > mostKept || triedBytes_ > mostKeptBytes) {
    triedBytes_ -= tried_.back().text->size();
    tried_.pop_back();
  }
}

std::vector<GivenInput> SmallerInput::inputs(const TreePtr& input) const {
  const auto parse = [&](const std::string& text) {
    return Tree::parse(input->sharedLanguage(), text, input->encoding());
  };
  std::vector<GivenInput> inputs = {{"", wanted_, parse(pipeline_.best())}};
  if (input->bytes().size() <= mostKeptBytes) inputs.push_back({"", wanted_, input});
  for (const Tried& tried : tried_) {
    TreePtr tree = parse(*tried.text);
    if (errorsIn(*tree) <= errorsIn(*input)) inputs.push_back({"", tried.verdict, std::move(tree)});
  }
  return inputs;
}

void makeSmaller(std::vector<GivenInput>& given, const std::shared_ptr<Language>& language, const TestAll& test,
                 size_t mostTests) {
  GivenInput& first = given.front();
  if (!first.tree) first.tree = Tree::parse(language, first.text);
  const auto verdictOn = [&](const Candidate& candidate) -> std::optional<Verdict> {
    const std::vector<Verdict> verdicts =
        test([one = std::optional(candidate)]() mutable { return std::exchange(one, {}); });
    return verdicts.empty() ? std::nullopt : std::optional(verdicts.front());
  };
  if (!first.verdict) first.verdict = verdictOn({first.text, "explain"});
  if (!first.verdict || first.verdict == Verdict::unresolved) return;
  const TreePtr input = first.tree;
  SmallerInput search(input, *first.verdict, mostTests);
  std::optional<Verdict> verdict;
  do {
    while (const std::optional<Candidate> candidate = search.propose()) {
      verdict = verdictOn(*candidate);
      if (!verdict) break;
      search.learn(*verdict);
    }
  } while (search.unfinished() && verdict);
  std::vector<GivenInput> smaller = search.inputs(input);
  given.erase(given.begin());
  given.insert(given.begin(), smaller.begin(), smaller.end());
}

}  // namespace hone
