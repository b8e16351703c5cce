#pragma once
#include <map>
#include <string>
#include <vector>
#include "harmonics.hpp"

namespace tide {
using Table = std::map<std::string, std::vector<double>>;
Table hourly_table(const std::vector<Constituent>& cs, int hours);
std::string to_csv(const Table& t);
}
