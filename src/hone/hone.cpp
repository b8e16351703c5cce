#include "hone/hone.h"

#include <algorithm>
#include <chrono>
#include <limits>
#include <utility>

#include "explain/smaller_input.h"
#include "hone/language_choice.h"
#include "parse/islands.h"
#include "repair/plain_encoding.h"
#include "repair/samples.h"
#include "text/user_error.h"

namespace hone {

namespace {

/// Searches for a smaller text than `result.text`, by trees of the language.
Stop searchIn(const std::shared_ptr<Language>& language, Run& run, const ReduceOptions& options, Reduction& result) {
  std::unique_ptr<Pipeline> search;
  const Stop stop = run.untilStopped(language, [&] {
    TreePtr tree = result.interesting ? Tree::parse(language, result.text) : run.parse(language, result.text);
    result.tokens = tree->tokenCount(tree->root());
    search = makeReduction(tree, options);
    if (!result.interesting) {
      const std::optional<Verdict> verdict = run.testInput(result.text);
      result.interesting = verdict == Verdict::fail;
      if (!result.interesting) return run.cutOff();
      run.askControls(*tree);
    }
    run.searchMarked(language, tree->encoding());
    if (search->endsWithProof()) run.followFailures();
    tree.reset();  // The search drops the input's tree as soon as it has a smaller one.
    return run.scheduler().run(search);
  });
  if (result.interesting && search) {
    result.minimal = stop == Stop::done && search->minimal();
    result.text = language->plain(search->best(), detectEncoding(result.text));
    result.tokens = search->bestSize().tokens;
  }
  return stop;
}

/// First, whole files of a large project go, most of which need no tree then.
Stop search(const std::shared_ptr<Language>& language, Run& run, const ReduceOptions& options, Reduction& result) {
  if (language->isSelfDelimiting() && result.text.size() > mostParsed && options.passes.empty()) {
    ReduceOptions wholeFiles = options;
    wholeFiles.passes = {"coarse"};
    wholeFiles.layout = ResultLayout::keep;
    const Stop stop = searchIn(Language::withoutIslands(language), run, wholeFiles, result);
    if (stop != Stop::done || !result.interesting) return stop;
  }
  return searchIn(language, run, options, result);
}

using MoveSources = std::vector<std::unique_ptr<MoveSource>>;

/// Lets each source make `result.text` smaller until none of its moves is accepted. True if one was. `least`: smaller
/// than all texts that moves began with or led to, so that moves and passes can't go in a circle.
bool tryMoves(const MoveSources& sources, const std::shared_ptr<Language>& language, Run& run, Size& least,
              Reduction& result) {
  bool found = false;
  // The texts of moves are plain ones.
  run.scheduler().writeBy(nullptr);
  least = std::min(least, Size{result.tokens, result.text.size()});
  for (const std::unique_ptr<MoveSource>& source : sources) {
    for (bool again = true; again && run.cutOff() == Stop::done;) {
      std::vector<ProposedMove> moves = source->moves(result.text, run.scheduler().stopToken());
      auto search = std::make_unique<MoveSearch>(language, result.text, least, std::move(moves));
      run.scheduler().run(search);
      again = search->found();
      if (!again) continue;
      found = true;
      result.minimal = false;
      result.text = search->best();
      least = search->bestSize();
      result.tokens = least.tokens;
    }
  }
  return found;
}

/// Passes, then moves, then passes again on what these have made smaller.
Stop searchWithMoves(const std::shared_ptr<Language>& language, Run& run, const ReduceOptions& options,
                     Reduction& result) {
  MoveSources sources;
  const RunSettings& settings = run.settings();
  for (const MakeMoveSource& make : options.moves)
    sources.push_back(make({.inputName = settings.inputName,
                            .project = settings.project,
                            .oneFile = settings.oneFile,
                            .seconds = options.moveSeconds,
                            .warn = [&run](std::string_view message) { run.note(message); }}));
  Size least{std::numeric_limits<size_t>::max(), 0};
  for (;;) {
    Stop stop = search(language, run, options, result);
    if (stop != Stop::done || !result.interesting || sources.empty()) return stop;
    bool found = false;
    stop = run.untilStopped(language, [&] {
      found = tryMoves(sources, language, run, least, result);
      return run.cutOff();
    });
    if (stop != Stop::done || !found || !options.toFixPoint) return stop;
  }
}

}  // namespace

Reduction reduce(Run& run, const std::string& input, const std::shared_ptr<Language>& language,
                 const ReduceOptions& options) {
  Reduction result{{}, false, input};
  // A reduction proposes only smaller texts than it has, so the last failure is the best.
  run.setBest(
      [](const Commit& commit) { return commit.verdict == Verdict::fail && commit.candidate.pass != controlPass; });
  const Stop stop = searchWithMoves(language, run, options, result);
  if (result.interesting)
    if (std::optional<Failure> earlier = run.confirm(result.text)) {
      result.text = std::move(earlier->text);
      result.tokens = earlier->tokens;
    }
  run.finish(stop, result);
  if (result.refuted()) result.minimal = false;
  if (!result.interesting) return result;
  const ProjectSize size = run.sizeOf(result.text);
  result.outputBytes = size.bytes;
  result.outputFiles = size.files;
  result.outputTokens = result.tokens;
  return result;
}

uint64_t Repairs::removedBytes() const {
  uint64_t bytes = 0;
  if (!best.empty())
    for (const Change& change : best.front().changes) bytes += change.removed;
  return bytes;
}

uint64_t Repairs::insertedBytes() const {
  uint64_t bytes = 0;
  if (!best.empty())
    for (const Change& change : best.front().changes) bytes += change.inserted.size();
  return bytes;
}

double Repairs::recoveredFraction() const {
  if (best.empty()) return intact ? 1 : 0;
  const auto bytes = static_cast<double>(originalBytes());
  return bytes == 0 ? 1 : (bytes - static_cast<double>(removedBytes())) / bytes;
}

std::vector<std::vector<Finding>> diagnose(const Repairs& repairs, const std::string& input,
                                           const std::shared_ptr<Language>& language) {
  std::optional<TextAutomaton> automaton;
  // The automaton reads indentation only in marked texts.
  if (language && !language->marksIndentation()) automaton.emplace(language);
  std::vector<std::vector<Finding>> findings;
  const std::string& original = repairs.original(input);
  for (const RepairedText& repaired : repairs.best)
    findings.push_back(
        diagnose(original, repaired.changes, automaton ? &*automaton : nullptr, detectEncoding(original)));
  return findings;
}

Repairs repair(Run& run, const std::string& input, const std::function<std::shared_ptr<Language>()>& language,
               const RepairOptions& options) {
  Repairs result;
  run.setBest([longest = std::optional<size_t>()](const Commit& commit) mutable {
    const size_t size = commit.candidate.bytes.size();
    if (!accepted(commit.verdict) || commit.candidate.pass == Run::inputPass || (longest && size <= *longest))
      return false;
    longest = size;
    return true;
  });
  std::optional<std::shared_ptr<Language>> known;
  auto choose = [&] {
    if (!known) known = Language::withoutIslands(language());
    return *known;
  };
  Stop stop = run.untilStopped(nullptr, [&] {
    const std::optional<Verdict> verdict = run.testInput(input, acceptanceWords);
    // Whoever asks for a plain encoding wants it of an accepted text, too.
    const bool mends = options.plainEncoding && verdict && accepted(*verdict) &&
                       !findEncodingFaults(input, choose().get()).mended.empty();
    result.intact = verdict && accepted(*verdict) && !mends;
    return run.cutOff();
  });
  if (!result.intact && stop == Stop::done) {
    const std::shared_ptr<Language> chosen = choose();
    stop = run.untilStopped(chosen, [&] {
      // Who asks for deletion alone wants to know what is maximal, and without a grammar there is little else.
      const bool patient = options.method != RepairMethod::correct || !chosen;
      result.lacking = !patient && lacksWhatSamplesHave(*chosen, input);
      if (chosen) run.searchMarked(chosen, detectEncoding(input));
      Oracle oracle(run.scheduler(), Patience(patient ? Patience::endless : options.patience, result.lacking));
      RepairResult repaired = repair(oracle, input, chosen, options);
      result.best = std::move(repaired.repairs);
      result.converted = std::move(repaired.converted);
      result.hurried = repaired.hurried;
      result.impatient = repaired.impatient;
      return repaired.stop;
    });
  }
  if (!result.best.empty()) {
    // An earlier accepted text replaces it if it is no longer accepted.
    if (std::optional<Failure> earlier = run.confirm(result.best.front().text)) {
      const std::string& original = result.original(input);
      const Changes changes = difference(original, earlier->text);
      result.best = {{earlier->text, changes, {}, doubtfulValues(original, changes, {}, nullptr)}};
    }
  }
  run.finish(stop, result);
  if (!result.best.empty()) result.outputBytes = result.best.front().text.size();
  if (result.intact) result.outputBytes = input.size();
  return result;
}

Repairs repairWithoutTest(const std::string& input, const std::shared_ptr<Language>& language,
                          const RepairOptions& options) {
  Repairs result;
  result.inputBytes = input.size();
  RepairResult found = repairByGrammar(input, language, options);
  result.hurried = found.hurried;
  result.best = std::move(found.repairs);
  result.converted = std::move(found.converted);
  result.intact = !result.best.empty() && result.best.front().changes.empty() && !result.converted;
  if (result.intact) result.best.clear();
  result.outputBytes = result.intact ? input.size() : result.best.empty() ? 0 : result.best.front().text.size();
  return result;
}

Generalization generalize(Run& run, const std::string& input, const std::shared_ptr<Language>& given,
                          const GeneralizeOptions& options) {
  Generalization result;
  const std::shared_ptr<Language> language = Language::withoutIslands(given);
  run.setBest([best = input.size()](const Commit& commit) mutable {
    const size_t size = commit.candidate.bytes.size();
    if (commit.verdict != Verdict::fail || commit.candidate.pass == controlPass || size >= best) return false;
    best = size;
    return true;
  });
  const Stop stop = run.untilStopped(language, [&] {
    const TreePtr tree = run.parse(language, input);
    const std::optional<Verdict> verdict = run.testInput(input);
    result.interesting = verdict == Verdict::fail;
    if (!result.interesting) return run.cutOff();
    run.askControls(*tree);
    run.searchMarked(language, tree->encoding());
    run.followFailures();
    GeneralizeResult found = generalize(tree, run.scheduler(), options);
    if (found.cutShort)
      run.note("so many tests ran into the time limit that not all parts were tried; the others stay as they are");
    result.pattern = std::move(found.pattern);
    result.reductionStats = std::move(found.reduction);
    result.searchStats = std::move(found.search);
    result.closingTests = found.closing;
    result.surroundings = found.surroundings;
    return found.stop;
  });
  std::string reduced;
  if (result.pattern) {
    result.line = toLine(*result.pattern);
    reduced = result.pattern->tree->plainText();
    run.confirmBasis(reduced);
  }
  run.finish(stop, result);
  if (result.pattern) {
    result.outputBytes = reduced.size();
    result.outputTokens = result.pattern->tree->tokenCount(result.pattern->tree->root());
  }
  return result;
}

/// One in N tests of an explanation serves to make the input small.
constexpr uint64_t shareOfReduction = 5;
/// What was read by then of the inputs that were tried is put into words.
constexpr std::chrono::milliseconds timeForWords{100};

Circumstances explain(Run& run, std::span<const GivenInput> given, const std::shared_ptr<Language>& anyLanguage,
                      const ExplainOptions& options) {
  Circumstances result;
  const std::shared_ptr<Language> language = Language::withoutIslands(anyLanguage);
  result.explanation.oneSided = true;
  const Stop stop = run.untilStopped(language, [&] {
    if (given.empty()) throw UserError("no input to explain: give one that fails");
    const TreePtr tree = run.parse(language, given.front().text);
    const std::optional<Verdict> verdict = run.testInput(given.front().text);
    if (!verdict) return run.cutOff();
    if (verdict == Verdict::fail) run.askControls(*tree);
    run.searchMarked(language, tree->encoding());
    TestAll test = [&](const NextCandidate& next) { return run.scheduler().each(next); };
    std::vector<GivenInput> inputs = {{given.front().text, given.front().verdict.value_or(*verdict), tree}};
    if (verdict == inputs.front().verdict && verdict != Verdict::unresolved) {
      const uint64_t mostTests = run.settings().maxTests.value_or(usualExplainTests) / shareOfReduction;
      auto search = std::make_unique<SmallerInput>(tree, *verdict, mostTests);
      // After a limit, what was tried is put into words all the same; soon, where somebody waits for the end.
      if (const Stop stopped = run.scheduler().run(search); stopped != Stop::done) {
        const bool isCounted = stopped == Stop::maxTests;
        language->stopBy(isCounted ? StopToken() : StopSource(std::chrono::steady_clock::now() + timeForWords).token());
        test = {};
      }
      inputs = search->inputs(tree);
    }
    result.explanation = explain(inputs, language, test, options, {}, given.subspan(1));
    if (result.explanation.cancelled && run.cutOff() == Stop::done) return run.scheduler().stopReason();
    return run.cutOff();
  });
  if (!result.explanation.oneSided) run.confirmBasis();
  if (!result.explanation.model.nodes.empty())
    result.tree = toText(result.explanation.model, Parts(language->grammar()));
  run.finish(stop, result);
  return result;
}

Reduction reduce(const std::string& input, const std::shared_ptr<Language>& language, Test& test,
                 const ReduceOptions& options, const RunSettings& settings) {
  Run run(test, settings);
  return reduce(run, input, language, options);
}

Repairs repair(const std::string& input, const std::shared_ptr<Language>& language, Test& test,
               const RepairOptions& options, const RunSettings& settings) {
  Run run(test, settings);
  return repair(
      run, input, [&] { return language; }, options);
}

Generalization generalize(const std::string& input, const std::shared_ptr<Language>& language, Test& test,
                          const GeneralizeOptions& options, const RunSettings& settings) {
  Run run(test, settings);
  return generalize(run, input, language, options);
}

Circumstances explain(std::span<const GivenInput> given, const std::shared_ptr<Language>& language, Test& test,
                      const ExplainOptions& options, const RunSettings& settings) {
  Run run(test, settings);
  return explain(run, given, language, options);
}

}  // namespace hone
