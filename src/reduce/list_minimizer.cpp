#include "reduce/list_minimizer.h"

#include <fmt/format.h>

#include <cmath>
#include <cstdlib>

#include "reduce/bisect.h"
#include "reduce/cdd.h"
#include "reduce/closed_by_sweep.h"
#include "reduce/ddmin.h"
#include "reduce/wdd.h"
#include "text/user_error.h"

namespace hone {
namespace {

constexpr double decisionFades = 0.99;  ///< with each later one

}  // namespace

void Survival::count(double went, double stays) {
  // So a hundred decisions count about half of what a hundred later ones do.
  const double fading = std::pow(decisionFades, went + stays);
  decided = decided * fading + went + stays;
  stayed = stayed * fading + stays;
}

Minimizer parseMinimizer(std::string_view name) {
  if (name == "ddmin") return Minimizer::ddmin;
  if (name == "bisect") return Minimizer::bisect;
  if (name == "sweep") return Minimizer::sweep;
  if (name == "cdd") return Minimizer::cdd;
  if (name == "wdd") return Minimizer::wdd;
  throw UserError(fmt::format("there is no minimizer '{}'; choose bisect, ddmin, cdd, wdd or sweep", name));
}

PartOrder parsePartOrder(std::string_view name) {
  if (name == "forward") return PartOrder::forward;
  if (name == "backward") return PartOrder::backward;
  if (name == "skip") return PartOrder::skip;
  throw UserError(fmt::format("there is no order '{}'; choose forward, backward or skip", name));
}

std::unique_ptr<ListMinimizer> makeMinimizer(const MinimizerOptions& options, uint32_t elements,
                                             const std::vector<uint32_t>& weights, Survival expected) {
  auto closed = [](std::unique_ptr<ListMinimizer> inner) { return std::make_unique<ClosedBySweep>(std::move(inner)); };
  switch (options.kind) {
    case Minimizer::ddmin: {
      auto ddmin = std::make_unique<Ddmin>(elements, options);
      if (options.complements != PartOrder::skip) return ddmin;
      return closed(std::move(ddmin));
    }
    case Minimizer::cdd: return closed(std::make_unique<Cdd>(elements));
    case Minimizer::wdd: return closed(std::make_unique<Wdd>(elements, weights));
    case Minimizer::sweep: return std::make_unique<Bisect>(elements, BisectOptions{.singly = true, .closes = options.closes});
    case Minimizer::bisect: break;
  }
  return std::make_unique<Bisect>(elements, BisectOptions{.closes = options.closes, .expected = expected});
}

}  // namespace hone
