// Slots which take their "do nothing" default from the type of a lambda.
#include "sigs/signal.hpp"
#include <cassert>
#include <string>
#include <type_traits>

namespace {

template <class T> struct counting {
    int n = 0;
    void operator()(const T &) { ++n; }
};

template <class T>
using nothing = decltype([]() -> void {});

template <class T, class Default = nothing<T>>
int fire(sigs::signal<T> &s, const T &v) {
    if (s.size() == 0) {
        Default{}();
        return 0;
    }
    s(v);
    return 1;
}

void with_slot() {
    sigs::signal<std::string> s;
    int seen = 0;
    s.connect([&](const std::string &t) { seen += t.size(); });
    assert((fire<std::string, counting<int>>(s, "abc") == 1));
    assert(seen == 3);
}

void without_slot() {
    sigs::signal<int> s;
    assert(fire<int>(s, 3) == 0);
    static_assert(std::is_empty_v<counting<void *>> == false);
}

}

int main() {
    with_slot();
    without_slot();
}
