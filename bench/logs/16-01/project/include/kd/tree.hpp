#pragma once
#include <cstdint>
#include <vector>
#include "kd/aabb.hpp"
namespace kd {
struct Node { Aabb box; std::uint32_t left = 0, right = 0; };
class Tree {
public:
    explicit Tree(std::vector<Aabb> boxes);
    const std::vector<Node> &nodes() const { return nodes_; }
private:
    std::uint32_t build(std::vector<Aabb>::iterator first, std::vector<Aabb>::iterator last, int axis);
    std::vector<Node> nodes_;
};
std::vector<std::uint8_t> pack(const Tree &t);
}
