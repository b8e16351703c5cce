#pragma once
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace dispatchkit {

/// Timer: see docs/timer.md
class Timer {
public:
    explicit Timer(std::string name, std::size_t limit = 48);
    bool push(std::uint32_t id);
    std::size_t size() const noexcept { return items_.size(); }
    const std::string& name() const noexcept { return name_; }

private:
    std::string name_;
    std::size_t limit_;
    std::vector<std::uint32_t> items_;
};

}  // namespace dispatchkit
