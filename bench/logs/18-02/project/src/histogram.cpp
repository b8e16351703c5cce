#include "histogram.h"
#include <cstring>

namespace {

constexpr int kBands = 4;

int clamp_bin(double v, int bins) {
    if (v < 0) return 0;
    int b = static_cast<int>(v * bins);
    return b >= bins ? bins - 1 : b;
}

}  // namespace

int histogram_peak(const double* samples, int count, int bins) {
    int table[bins];
    std::memset(table, 0, sizeof(int) * bins);
    for (int i = 0; i < count; ++i) ++table[clamp_bin(samples[i], bins)];
    int best = 0;
    for (int b = 1; b < bins; ++b)
        if (table[b] > table[best]) best = b;
    return best;
}

// rows: one per band, each with one counter per channel
template <int Bands>
int widest_row(int (&weights)[Bands], int channels) {
    int rows[Bands][channels];
    for (int b = 0; b < Bands; ++b)
        for (int c = 0; c < channels; ++c) rows[b][c] = weights[b] * (c + 1);
    auto width = [&] {
        int most = 0;
        for (auto& row : rows) most = static_cast<int>(sizeof(row)) > most ? sizeof(row) : most;
        return most;
    };
    return width();
}

int channel_peak(int channels) {
    int weights[kBands] = {1, 2, 4, 8};
    return widest_row(weights, channels);
}
