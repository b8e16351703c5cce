#pragma once
#include "sigs/signal.hpp"
namespace sigs {
struct loop { signal<int> tick; void run(int n); };
}
