#include "reduce/list_minimizer.h"

#include "reduce/bisect.h"
#include "reduce/ddmin.h"

namespace hone {

std::unique_ptr<ListMinimizer> makeMinimizer(Minimizer kind, uint32_t elements) {
  if (kind == Minimizer::ddmin) return std::make_unique<Ddmin>(elements);
  return std::make_unique<Bisect>(elements, kind == Minimizer::sweep);
}

}  // namespace hone
