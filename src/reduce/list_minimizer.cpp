#include "reduce/list_minimizer.h"

#include <fmt/format.h>

#include "reduce/bisect.h"
#include "reduce/ddmin.h"
#include "text/user_error.h"

namespace hone {

Minimizer parseMinimizer(std::string_view name) {
  if (name == "ddmin") return Minimizer::ddmin;
  if (name == "bisect") return Minimizer::bisect;
  if (name == "sweep") return Minimizer::sweep;
  throw UserError(fmt::format("no list minimizer '{}': there are bisect, ddmin and sweep", name));
}

std::unique_ptr<ListMinimizer> makeMinimizer(const MinimizerOptions& options, uint32_t elements) {
  if (options.kind == Minimizer::ddmin) return std::make_unique<Ddmin>(elements, options.granularity);
  return std::make_unique<Bisect>(elements, options.kind == Minimizer::sweep);
}

}  // namespace hone
