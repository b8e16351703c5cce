#include "kd/tree.hpp"
#include <cstdio>
int main() {
    std::vector<kd::Aabb> v;
    kd::Aabb b;
    while (std::scanf("%f %f %f %f %f %f", &b.lo[0], &b.lo[1], &b.lo[2], &b.hi[0], &b.hi[1], &b.hi[2]) == 6) v.push_back(b);
    auto bytes = kd::pack(kd::Tree(v));
    return std::fwrite(bytes.data(), 1, bytes.size(), stdout) != bytes.size();
}
