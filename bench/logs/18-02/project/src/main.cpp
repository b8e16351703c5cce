#include "fft.h"
#include "histogram.h"
#include "window.h"
#include <cstdio>
int main() {
    auto w = hann(64);
    std::printf("%d %d\n", histogram_peak(w.data(), 64, 16), channel_peak(2));
}
