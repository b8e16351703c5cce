#pragma once
int histogram_peak(const double* samples, int count, int bins);
int channel_peak(int channels);
