#include "fft.h"
#include <cmath>
void fft(std::vector<std::complex<double>>& a, bool inverse) {
    std::size_t n = a.size();
    if (n < 2) return;
    std::vector<std::complex<double>> even(n / 2), odd(n / 2);
    for (std::size_t i = 0; i < n / 2; ++i) { even[i] = a[2 * i]; odd[i] = a[2 * i + 1]; }
    fft(even, inverse);
    fft(odd, inverse);
    double sign = inverse ? 1.0 : -1.0;
    for (std::size_t k = 0; k < n / 2; ++k) {
        auto t = std::polar(1.0, sign * 2 * M_PI * k / n) * odd[k];
        a[k] = even[k] + t;
        a[k + n / 2] = even[k] - t;
    }
}
