#include "tinykv/store.hpp"
#include <iostream>
int main(int argc, char **argv) {
    tinykv::Store s;
    for (int i = 1; i + 1 < argc; i += 2) s.put(argv[i], argv[i + 1]);
    for (auto &r : tinykv::by_sequence(s.all())) std::cout << r.key << "=" << r.value << "\n";
}
