#include "tf/names.hpp"
#include <utility>

namespace tf {
template <auto Fn> struct slot { static constexpr auto fn = Fn; };

template <class... Tags> void register_all() {
    (([]<Tags Id>() {
        slot<[] { return Id; }> s;
        (void)s;
    }.template operator()<Tags{}>()), ...);
}

int dispatch(int code) {
    register_all<int, char>();
    return code * 2;
}
}
