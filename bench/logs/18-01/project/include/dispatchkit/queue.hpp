#pragma once
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace dispatchkit {

/// Queue: see docs/queue.md
class Queue {
public:
    explicit Queue(std::string name, std::size_t limit = 32);
    bool push(std::uint32_t id);
    std::size_t size() const noexcept { return items_.size(); }
    const std::string& name() const noexcept { return name_; }

private:
    std::string name_;
    std::size_t limit_;
    std::vector<std::uint32_t> items_;
};

}  // namespace dispatchkit
