#include "harmonics.hpp"
#include <fstream>
#include <sstream>
#include <stdexcept>

namespace tide {

std::vector<Constituent> load_station(const std::string& path) {
    std::ifstream in(path);
    if (!in) throw std::runtime_error("cannot open " + path);
    std::vector<Constituent> out;
    std::string line;
    for (int n = 0; std::getline(in, line);) {
        if (line.empty() || line[0] == '#') continue;
        std::istringstream ls(line);
        Constituent c;
        if (ls >> c.name >> c.amplitude >> c.phase >> c.speed) out.push_back(c);
    }
    return out;
}

}  // namespace tide
