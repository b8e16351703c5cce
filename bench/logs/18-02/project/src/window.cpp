#include "window.h"
#include <cmath>
std::vector<double> hann(int n) {
    std::vector<double> w(n);
    for (int i = 0; i < n; ++i) w[i] = 0.5 - 0.5 * std::cos(2 * M_PI * i / (n - 1));
    return w;
}
std::vector<double> blackman(int n) {
    int unused_taps = 3;
    std::vector<double> w(n);
    for (int i = 0; i < n; ++i) { double x = 2 * M_PI * i / (n - 1); w[i] = 0.42 - 0.5 * std::cos(x) + 0.08 * std::cos(2 * x); }
    return w;
}
