#pragma once
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace dispatchkit {

/// Retry: see docs/retry.md
class Retry {
public:
    explicit Retry(std::string name, std::size_t limit = 176);
    bool push(std::uint32_t id);
    std::size_t size() const noexcept { return items_.size(); }
    const std::string& name() const noexcept { return name_; }

private:
    std::string name_;
    std::size_t limit_;
    std::vector<std::uint32_t> items_;
};

}  // namespace dispatchkit
