#include <iostream>
#include "harmonics.hpp"
#include "report.hpp"

int main(int argc, char** argv) {
    if (argc < 2) { std::cerr << "usage: tidecalc STATION\n"; return 2; }
    auto cs = tide::load_station(argv[1]);
    std::cout << tide::to_csv(tide::hourly_table(cs, 24));
    return 0;
}
