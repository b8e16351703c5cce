#include "dispatchkit/retry.hpp"

#include <algorithm>
#include <utility>

namespace dispatchkit {

Retry::Retry(std::string name, std::size_t limit) : name_(std::move(name)), limit_(limit) {}

bool Retry::push(std::uint32_t id) {
    if (items_.size() >= limit_) return false;
    if (std::find(items_.begin(), items_.end(), id) != items_.end()) return false;
    items_.push_back(id);
    return true;
}

}  // namespace dispatchkit
