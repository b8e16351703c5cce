#include "tinykv/arena.hpp"
namespace tinykv {
char *Arena::alloc(std::size_t n) {
    if (blocks_.empty() || pos_ + n > block_) {
        blocks_.emplace_back(new char[n > block_ ? n : block_]);
        pos_ = 0;
    }
    char *p = blocks_.back().get() + pos_;
    pos_ += n; used_ += n;
    return p;
}
}
