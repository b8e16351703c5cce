#pragma once
#include <vector>
std::vector<double> hann(int n);
std::vector<double> blackman(int n);
