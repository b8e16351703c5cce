#include "reduce/reduce.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "reduce/passes.h"
#include "reduce/pretty.h"
#include "reduce/unit_pass.h"
#include "text/removed.h"
#include "text/user_error.h"

namespace hone {
namespace {

constexpr size_t manyTokens = 8000;  ///< in a larger text, lines don't pay
constexpr size_t widestRun = 4;      ///< of tokens that are deleted together
constexpr size_t widestRunAtMax = 16;

struct KnownPass {
  Effort from;  ///< the least effort that includes it
  PassKind kind;
};

/// What Picireny calls a phase, as passes of ours.
struct Phase {
  std::string_view name;
  std::vector<std::string> passes;
};

const std::vector<Phase>& phases() {
  static const std::vector<Phase> all = {{"prune", {"hdd"}},
                                         {"coarse-prune", {"coarse"}},
                                         {"prune+hoist", {"hdd", "hoist"}},
                                         {"coarse-prune+hoist", {"coarse", "hoist"}}};
  return all;
}

/// All there are, in the order of the default run.
std::vector<KnownPass> knownPasses() {
  // When everything has been tried once, nearly all that is left counts: then halves only cost tests.
  auto forRound = [](bool again) { return again ? Minimizer::sweep : Minimizer::bisect; };
  auto hdd = [=](bool coarse) {
    return [=](TreePtr tree, bool again) { return makeHdd(std::move(tree), forRound(again), coarse); };
  };
  auto plain = [](std::unique_ptr<Pass> (*make)(TreePtr)) {
    return [make](TreePtr tree, bool) { return make(std::move(tree)); };
  };
  auto unused = [](TreePtr tree, bool) {
    const bool isLarge = tree->tokenCount(tree->root()) >= fewTokens;
    return isLarge ? makeUnusedPass(std::move(tree)) : makeGreedyPass(std::move(tree), {});
  };
  auto lines = [=](TreePtr tree, bool again) {
    const bool isLarge = tree->tokenCount(tree->root()) >= manyTokens;
    return isLarge ? makeGreedyPass(std::move(tree), {}) : makeLinePass(std::move(tree), forRound(again));
  };
  auto tokens = [](size_t widest) {
    return [widest](TreePtr tree, bool) { return makeTokenPass(std::move(tree), widest); };
  };
  using enum Effort;
  return {
      {quick,
       {.name = "options",
        .make = [=](TreePtr tree, bool again) { return makeOptionPass(std::move(tree), forRound(again)); },
        .ofProjects = true}},
      {quick,
       {.name = "values",
        .make = plain(makeValuePass),
        .mayBreakSyntax = true,
        .mayKeepSize = true,
        .ofProjects = true}},
      {quick,
       {.name = "files",
        .make = [=](TreePtr tree, bool again) { return makeReferencedFilePass(std::move(tree), forRound(again)); },
        .ofProjects = true}},
      {quick, {.name = "lines", .make = lines, .ofUnknown = true}},
      {quick, {.name = "coarse", .make = hdd(true)}},
      {quick, {.name = "unused", .make = unused, .isRival = true}},
      {quick, {.name = "cull", .make = plain(makeCullPass), .isRival = true}},
      {quick, {.name = "hoist", .make = plain(makeHoistPass)}},
      {quick, {.name = "layout", .make = plain(makeLayoutPass), .exact = true}},
      {normal, {.name = "includes", .make = plain(makeIncludePass), .mayBreakSyntax = true, .ofProjects = true}},
      {normal, {.name = "rename", .make = plain(makeRenamePass)}},
      {quick, {.name = "hdd", .make = hdd(false)}},
      {normal, {.name = "tokens", .make = tokens(widestRun), .mayBreakSyntax = true}},
      {normal, {.name = "merge", .make = plain(makeMergePass), .mayKeepSize = true}},
      {normal,
       {.name = "literals",
        .make = [=](TreePtr tree, bool again) { return makeLiteralPass(std::move(tree), forRound(again)); },
        .exact = true}},
      {max, {.name = "joint", .make = plain(makeJointDeletionPass), .turn = Turn::second}},
      {max, {.name = "rewrap", .make = plain(makeRewrapPass), .turn = Turn::second}},
      {max, {.name = "windows", .make = tokens(widestRunAtMax), .turn = Turn::second, .mayBreakSyntax = true}},
      {max, {.name = "pairs", .make = plain(makePairPass), .turn = Turn::second, .mayBreakSyntax = true}},
      {max, {.name = "loose", .make = plain(makeLoosePass), .turn = Turn::third}},
      {normal,
       {.name = "proof", .make = plain(makeProofPass), .turn = Turn::last, .mayBreakSyntax = true, .exact = true}},
  };
}

std::string unknownPass(std::string_view name) {
  const std::string removed = aboutRemoved(Removed::pass, name);
  return fmt::format("there is no pass '{}'{}", name,
                     removed.empty() ? fmt::format("; choose from {}", fmt::join(passNames(), ", ")) : removed);
}

/// The method as a pass alone.
PassKind passOf(Method method) {
  if (method == Method::ddmin) return {.name = "ddmin", .make = [](TreePtr tree, bool) { return makeDdminPass(tree); }};
  return {.name = "hdd", .make = [](TreePtr tree, bool) { return makeHdd(tree, Minimizer::ddmin, false); }};
}

}  // namespace

Method parseMethod(std::string_view name) {
  if (name == "hone") return Method::hone;
  if (name == "ddmin") return Method::ddmin;
  if (name == "hdd") return Method::hdd;
  throw UserError(fmt::format("there is no method '{}'; choose hone, ddmin or hdd", name));
}

Effort parseEffort(std::string_view name) {
  if (name == "quick") return Effort::quick;
  if (name == "normal") return Effort::normal;
  if (name == "max") return Effort::max;
  throw UserError(fmt::format("there is no effort '{}'; choose quick, normal or max", name));
}

ResultLayout parseLayout(std::string_view name) {
  if (name == "keep") return ResultLayout::keep;
  if (name == "tight") return ResultLayout::tight;
  if (name == "pretty") return ResultLayout::pretty;
  throw UserError(fmt::format("there is no layout '{}'; choose keep, tight or pretty", name));
}

std::vector<std::string> passNames() {
  std::vector<std::string> names;
  for (const KnownPass& pass : knownPasses()) names.emplace_back(pass.kind.name);
  return names;
}

std::unique_ptr<Pipeline> makeReduction(TreePtr tree, const ReduceOptions& options) {
  if (options.method != Method::hone) {
    if (!options.passes.empty()) throw UserError("--method is one algorithm alone: leave --passes out");
    const Rounds rounds = options.toFixPoint ? Rounds::inOrder : Rounds::one;
    return std::make_unique<Pipeline>(std::move(tree), std::vector{passOf(options.method)}, rounds);
  }
  std::vector<KnownPass> known = knownPasses();
  const bool ofProject = tree->language().isSelfDelimiting();
  const bool ofUnknown = tree->language().name() == "generic";
  std::vector<PassKind> chosen;
  auto add = [&](std::string_view name) {
    auto found = std::ranges::find_if(known, [&](const KnownPass& pass) { return pass.kind.name == name; });
    if (found == known.end()) throw UserError(unknownPass(name));
    chosen.push_back(found->kind);
    // The order that was asked for is the order.
    if (found->kind.turn != Turn::last) chosen.back().turn = Turn::first;
    chosen.back().isRival = false;
  };
  for (const std::string& name : options.passes) {
    auto phase = std::ranges::find(phases(), name, &Phase::name);
    if (phase == phases().end())
      add(name);
    else
      for (const std::string& pass : phase->passes) add(pass);
  }
  for (const KnownPass& pass : known) {
    bool wanted = options.passes.empty() && pass.from <= options.effort;
    const bool isVain = (options.layout == ResultLayout::keep && pass.kind.name == "layout") ||
                        (!ofProject && pass.kind.ofProjects) || (!ofUnknown && pass.kind.ofUnknown);
    if (wanted && !isVain) chosen.push_back(pass.kind);
  }
  std::vector<Pipeline::Finish> finishes;
  if (options.effort != Effort::max) finishes.push_back({"close", closedText});
  if (options.layout == ResultLayout::pretty) finishes.push_back({"pretty", prettyText});
  Rounds rounds = !options.toFixPoint ? Rounds::one : options.passes.empty() ? Rounds::bestFirst : Rounds::inOrder;
  return std::make_unique<Pipeline>(std::move(tree), std::move(chosen), rounds, std::move(finishes));
}

}  // namespace hone
