#include "reduce/reduce.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "reduce/hdd.h"
#include "reduce/hoist.h"
#include "reduce/layout.h"
#include "reduce/literals.h"
#include "reduce/names.h"
#include "reduce/tokens.h"
#include "text/user_error.h"

namespace hone {
namespace {

constexpr size_t widestRun = 4;  ///< of tokens that are deleted together

/// All there are, in the order of the default run.
std::vector<PassKind> allPasses(const ReduceOptions& options) {
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
  return {
      {"coarse", hdd(true)},
      {"hoist", [](TreePtr tree, bool) { return makeHoistPass(std::move(tree)); }},
      {"layout", [=](TreePtr tree, bool) { return makeLayoutPass(std::move(tree), minimizer); }, false, true},
      {"joint", [](TreePtr tree, bool) { return makeJointDeletionPass(std::move(tree)); }},
      {"rename", [=](TreePtr tree, bool) { return makeRenamePass(std::move(tree), minimizer); }},
      {"hdd", hdd(false)},
      {"tokens", [](TreePtr tree, bool) { return makeTokenPass(std::move(tree), widestRun); }, true},
      {"merge", [](TreePtr tree, bool) { return makeMergePass(std::move(tree)); }, false, false, true},
      {"literals", [=](TreePtr tree, bool again) { return makeLiteralPass(std::move(tree), forRound(again)); }},
  };
}

}  // namespace

std::vector<std::string> passNames() {
  std::vector<std::string> names;
  for (const PassKind& pass : allPasses({})) names.emplace_back(pass.name);
  return names;
}

std::unique_ptr<Pipeline> makeReduction(TreePtr tree, const ReduceOptions& options) {
  std::vector<PassKind> known = allPasses(options);
  std::vector<std::string> wanted = options.passes.empty() ? passNames() : options.passes;
  std::vector<PassKind> chosen;
  for (const std::string& name : wanted) {
    auto found = std::find_if(known.begin(), known.end(), [&](const PassKind& pass) { return pass.name == name; });
    if (found == known.end())
      throw UserError(fmt::format("no pass '{}': there are {}", name, fmt::join(passNames(), ", ")));
    chosen.push_back(*found);
  }
  return std::make_unique<Pipeline>(std::move(tree), std::move(chosen), options.toFixPoint);
}

}  // namespace hone
