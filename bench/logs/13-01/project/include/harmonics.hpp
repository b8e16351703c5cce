#pragma once
#include <string>
#include <vector>

namespace tide {

struct Constituent {
    std::string name;
    double amplitude;   // metres
    double phase;       // degrees
    double speed;       // degrees per hour
};

double height_at(const std::vector<Constituent>& cs, double hours);
std::vector<Constituent> load_station(const std::string& path);

}  // namespace tide
