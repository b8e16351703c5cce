#include "sigs/loop.hpp"
#include <cassert>
int main() {
    sigs::loop l;
    int sum = 0;
    l.tick.connect([&](int i) { sum += i; });
    l.run(5);
    assert(sum == 10);
}
