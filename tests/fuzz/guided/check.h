// Ends a fuzz target where a property doesn't hold.
#pragma once

#include <cstdio>
#include <cstdlib>
#include <string_view>

namespace hone::guided {

inline void check(bool holds, std::string_view property) {
  if (holds) return;
  std::fprintf(stderr, "doesn't hold: %.*s\n", static_cast<int>(property.size()), property.data());
  std::abort();
}

}  // namespace hone::guided
