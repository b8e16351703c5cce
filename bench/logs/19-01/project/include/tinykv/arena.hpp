#pragma once
#include <cstddef>
#include <memory>
#include <vector>
namespace tinykv {
class Arena {
public:
    explicit Arena(std::size_t block = 4096) : block_(block) {}
    char *alloc(std::size_t n);
    std::size_t used() const { return used_; }
private:
    std::size_t block_, pos_ = 0, used_ = 0;
    std::vector<std::unique_ptr<char[]>> blocks_;
};
}
