#include "reduce/list_minimizer.h"

#include "reduce/bisect.h"
#include "reduce/ddmin.h"
#include "reduce/wide.h"

namespace hone {

std::unique_ptr<ListMinimizer> makeMinimizer(const MinimizerOptions& options, uint32_t elements) {
  if (options.kind == Minimizer::ddmin) return std::make_unique<Ddmin>(elements);
  const bool singly = options.kind == Minimizer::sweep;
  if (options.width > 1) return std::make_unique<Wide>(elements, options.width, singly);
  return std::make_unique<Bisect>(elements, singly);
}

}  // namespace hone
