#include "reduce/list_minimizer.h"

#include <fmt/format.h>

#include "reduce/bisect.h"
#include "reduce/cdd.h"
#include "reduce/closed_by_sweep.h"
#include "reduce/ddmin.h"
#include "reduce/wdd.h"
#include "reduce/wide.h"
#include "text/user_error.h"

namespace hone {

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

void checkWidth(const MinimizerOptions& options) {
  if (options.width > 1 && options.kind != Minimizer::bisect && options.kind != Minimizer::sweep)
    throw UserError("--wide can't be combined with this --minimizer; choose bisect or sweep");
}

std::unique_ptr<ListMinimizer> makeMinimizer(const MinimizerOptions& options, uint32_t elements,
                                             const std::vector<uint32_t>& weights) {
  auto closed = [](std::unique_ptr<ListMinimizer> inner) { return std::make_unique<ClosedBySweep>(std::move(inner)); };
  switch (options.kind) {
    case Minimizer::ddmin: {
      auto ddmin = std::make_unique<Ddmin>(elements, options);
      if (options.complements != PartOrder::skip) return ddmin;
      return closed(std::move(ddmin));
    }
    case Minimizer::cdd: return closed(std::make_unique<Cdd>(elements));
    case Minimizer::wdd: return closed(std::make_unique<Wdd>(elements, weights));
    case Minimizer::sweep:
    case Minimizer::bisect: break;
  }
  const bool singly = options.kind == Minimizer::sweep;
  if (options.width > 1) return std::make_unique<Wide>(elements, options.width, singly);
  return std::make_unique<Bisect>(elements, singly);
}

}  // namespace hone
