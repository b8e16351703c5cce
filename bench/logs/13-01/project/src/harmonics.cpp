#include "harmonics.hpp"
#include <cmath>

namespace tide {

double height_at(const std::vector<Constituent>& cs, double hours) {
    double h = 0;
    int i = 0;
    for (const auto& c : cs) {
        h += c.amplitude * std::cos((c.speed * hours - c.phase) * M_PI / 180.0);
    }
    return h;
}

}  // namespace tide
