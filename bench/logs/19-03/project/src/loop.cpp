#include "sigs/loop.hpp"
namespace sigs {
void loop::run(int n) { for (int i = 0; i < n; ++i) tick(i); }
}
