#pragma once
#include <complex>
#include <vector>
void fft(std::vector<std::complex<double>>& a, bool inverse = false);
