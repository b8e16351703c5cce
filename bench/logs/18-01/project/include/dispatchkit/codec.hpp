#pragma once
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace dispatchkit {

/// Codec: see docs/codec.md
class Codec {
public:
    explicit Codec(std::string name, std::size_t limit = 160);
    bool push(std::uint32_t id);
    std::size_t size() const noexcept { return items_.size(); }
    const std::string& name() const noexcept { return name_; }

private:
    std::string name_;
    std::size_t limit_;
    std::vector<std::uint32_t> items_;
};

}  // namespace dispatchkit
