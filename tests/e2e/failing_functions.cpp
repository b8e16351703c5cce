// The failing functions as a library for --test-library; the variable FAILING_FUNCTION says which.
#include "../support/failing_functions.h"

extern "C" int hone_test(const unsigned char* data, size_t size) {
  const std::string_view name = std::getenv("FAILING_FUNCTION");
  for (const hone::cases::FailingFunction& function : hone::cases::failingFunctions)
    if (function.name == name) return static_cast<int>(function.program({reinterpret_cast<const char*>(data), size}));
  return 2;
}
