#include "palette.h"

#include <array>

namespace {

// A colour whose value is fixed at compile time.
struct FixedRgb : public Rgb {
    consteval FixedRgb() {}
    consteval FixedRgb(int shade) { r = g = b = static_cast<std::uint8_t>(shade); }
};

struct Slot {
    Rgb colour;
    int uses = 0;
};

std::array<Slot, 16> slots;

void reset() {
    for (auto& s : slots) {
        FixedRgb black = FixedRgb();
        s.colour = black;
        s.uses = 0;
    }
}

}  // namespace

int palette_index(int shade) {
    static bool ready = false;
    if (!ready) {
        reset();
        ready = true;
    }
    for (int i = 0; i < 16; ++i) {
        if (slots[i].uses == 0) {
            slots[i].colour.r = static_cast<std::uint8_t>(shade);
            slots[i].uses = 1;
            return i;
        }
        if (slots[i].colour.r == shade) return i;
    }
    return -1;
}
