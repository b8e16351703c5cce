#include "kd/tree.hpp"
namespace kd {
Tree::Tree(std::vector<Aabb> boxes) {
    nodes_.reserve(boxes.size() * 2);
    if (!boxes.empty()) build(boxes.begin(), boxes.end(), 0);
}
std::uint32_t Tree::build(std::vector<Aabb>::iterator first, std::vector<Aabb>::iterator last, int axis) {
    const auto id = static_cast<std::uint32_t>(nodes_.size());
    nodes_.emplace_back();
    for (auto it = first; it != last; ++it) nodes_[id].box.grow(*it);
    if (last - first > 1) {
        auto mid = first + (last - first) / 2;
        std::nth_element(first, mid, last, [axis](const Aabb &a, const Aabb &b) {
            return a.centre()[axis] < b.centre()[axis];
        });
        nodes_[id].left = build(first, mid, (axis + 1) % 3);
        nodes_[id].right = build(mid, last, (axis + 1) % 3);
    }
    return id;
}
}
