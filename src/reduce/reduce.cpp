#include "reduce/reduce.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "reduce/hdd.h"
#include "reduce/hoist.h"
#include "reduce/layout.h"
#include "reduce/literals.h"
#include "reduce/names.h"
#include "reduce/proof.h"
#include "reduce/tokens.h"
#include "text/user_error.h"

namespace hone {
namespace {

constexpr size_t widestRun = 4;  ///< of tokens that are deleted together
constexpr size_t widestRunAtMax = 16;

struct KnownPass {
  Effort from;  ///< the least effort that includes it
  PassKind kind;
};

/// All there are, in the order of the default run.
std::vector<KnownPass> knownPasses(const ReduceOptions& options) {
  MinimizerOptions minimizer = options.minimizer;
  // When everything has been tried once, nearly all that is left counts: then halves only cost tests.
  auto forRound = [=](bool again) {
    MinimizerOptions chosen = minimizer;
    if (again && chosen.kind == Minimizer::bisect) chosen.kind = Minimizer::sweep;
    return chosen;
  };
  auto hdd = [=](bool coarse) {
    return [=](TreePtr tree, bool again) { return makeHdd(std::move(tree), {forRound(again), coarse}); };
  };
  auto plain = [](std::unique_ptr<Pass> (*make)(TreePtr)) {
    return [make](TreePtr tree, bool) { return make(std::move(tree)); };
  };
  auto tokens = [](size_t widest) {
    return [widest](TreePtr tree, bool) { return makeTokenPass(std::move(tree), widest); };
  };
  using enum Effort;
  return {
      {quick, {.name = "coarse", .make = hdd(true)}},
      {quick, {.name = "hoist", .make = plain(makeHoistPass)}},
      {quick,
       {.name = "layout",
        .make = [=](TreePtr tree, bool) { return makeLayoutPass(std::move(tree), minimizer); },
        .exact = true}},
      {normal, {.name = "joint", .make = plain(makeJointDeletionPass)}},
      {normal,
       {.name = "rename", .make = [=](TreePtr tree, bool) { return makeRenamePass(std::move(tree), minimizer); }}},
      {quick, {.name = "hdd", .make = hdd(false)}},
      {normal, {.name = "tokens", .make = tokens(widestRun), .mayBreakSyntax = true}},
      {normal, {.name = "merge", .make = plain(makeMergePass), .mayKeepSize = true}},
      {normal,
       {.name = "literals",
        .make = [=](TreePtr tree, bool again) { return makeLiteralPass(std::move(tree), forRound(again)); }}},
      {max, {.name = "windows", .make = tokens(widestRunAtMax), .turn = Turn::second, .mayBreakSyntax = true}},
      {normal,
       {.name = "proof", .make = plain(makeProofPass), .turn = Turn::last, .mayBreakSyntax = true, .exact = true}},
  };
}

}  // namespace

Effort parseEffort(std::string_view name) {
  if (name == "quick") return Effort::quick;
  if (name == "normal") return Effort::normal;
  if (name == "max") return Effort::max;
  throw UserError(fmt::format("no effort '{}': there are quick, normal and max", name));
}

std::vector<std::string> passNames() {
  std::vector<std::string> names;
  for (const KnownPass& pass : knownPasses({})) names.emplace_back(pass.kind.name);
  return names;
}

std::unique_ptr<Pipeline> makeReduction(TreePtr tree, const ReduceOptions& options) {
  std::vector<KnownPass> known = knownPasses(options);
  std::vector<PassKind> chosen;
  if (options.passes.empty()) {
    for (const KnownPass& pass : known)
      if (pass.from <= options.effort) chosen.push_back(pass.kind);
  }
  for (const std::string& name : options.passes) {
    auto found = std::ranges::find_if(known, [&](const KnownPass& pass) { return pass.kind.name == name; });
    if (found == known.end())
      throw UserError(fmt::format("no pass '{}': there are {}", name, fmt::join(passNames(), ", ")));
    chosen.push_back(found->kind);
    // The order that was asked for is the order.
    if (found->kind.turn == Turn::second) chosen.back().turn = Turn::first;
  }
  return std::make_unique<Pipeline>(std::move(tree), std::move(chosen), options.toFixPoint);
}

}  // namespace hone
